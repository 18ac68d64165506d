import { ok } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { applyBy, type EffectOf } from '../src/effects.ts';
import { figureScenes } from '../src/scene-kind.ts';

interface Figure {
  readonly id: string;
  readonly side: 'ours' | 'theirs' | 'nobody';
}
interface Scene {
  readonly figures: readonly Figure[];
}

const changes = {
  figureAdded: ({ figures }: Scene, { figure }: { readonly figure: Figure }): Scene => ({
    figures: [...figures, figure],
  }),
  cleared: (_: Scene): Scene => ({ figures: [] }),
};

const scenes = figureScenes<Scene, Figure, EffectOf<typeof changes>>({
  empty: { figures: [] },
  schema: { parse: (raw) => ok(raw as Scene), json: {} },
  apply: applyBy<Scene, typeof changes>(changes),
  turn: () => null,
  opponent: (fighter) => (fighter.side === 'nobody' ? null : { ...fighter, side: 'theirs' }),
  isPlayers: ({ side }) => side === 'ours',
});

test('characters enter as they are, fighters as opponents', () => {
  const mira = { id: 'mira', side: 'ours' } as const;
  const entered = scenes.apply(scenes.empty, [...scenes.enter(mira), ...(scenes.oppose(mira) ?? [])]);
  expect(entered).toEqual({ figures: [mira, { id: 'mira', side: 'theirs' }] });
  expect(scenes.oppose({ id: 'stone', side: 'nobody' })).toBeNull();
});

test('only those for players arrive', () => {
  const [mira, ork] = [
    scenes.enter({ id: 'mira', side: 'ours' }),
    scenes.enter({ id: 'ork', side: 'theirs' }),
  ];
  expect(scenes.newFigures([...mira, ...ork, { kind: 'cleared' }])).toEqual(['mira']);
});

import { expect, test } from 'vitest';
import { fightOutcome, weakestOf } from '../src/bout.ts';
import { applyBy, changesOf } from '../src/effects.ts';
import { offerKinds } from '../src/offer.ts';
import { stageSteps } from '../src/stage.ts';
import { tableKind } from '../src/table-kind.ts';

interface Figure {
  readonly id: string;
  readonly life: number;
  readonly armour: string;
}
interface Scene {
  readonly figures: readonly Figure[];
  readonly round: number;
}

const mira: Figure = { id: 'mira', life: 3, armour: '' };
const ork: Figure = { id: 'ork', life: 2, armour: 'chain' };
const scene: Scene = { figures: [mira, ork], round: 1 };
const { pace, byFigure, onFigure } = offerKinds('tiny');

const table = tableKind<Scene, Figure, null>('tiny', {
  play: { topic: () => null, verdict: () => null, dice: () => [], left: () => [] },
  stage: () => ({ character: mira, steps: [], waitsFor: [], hints: [] }),
  view: (_scene, { id }) => ({
    ...{ id, name: id, side: 'players', sort: '', tracks: [], status: [], at: null, isOut: false },
  }),
  statuses: [],
  pace: { begin: ['start'], time: ['rest', 'sleep'] },
  offers: (_scene, figure) => [byFigure(figure)('wait')],
  growth: () => null,
  gmOffers: () => [pace('start')],
  mainTrack: (_scene, figure) => ({
    track: 'life',
    less: onFigure(figure)('hurt', {}, { by: 1 }),
    more: null,
  }),
});

test('a table answers for those who are there, and as for nobody otherwise', () => {
  expect(table.offers(scene, 'mira', null).map(({ input }) => input)).toEqual([{ figure: 'mira' }]);
  expect(table.offers(scene, 'nobody', null)).toEqual([]);
  expect(table.mainTrack(scene, 'ork', null)?.less?.target).toBe('ork');
  expect(table.mainTrack(scene, 'nobody', null)).toBeNull();
  expect(table.character(scene, 'ork')).toBe(ork);
  expect(table.character(scene, 'nobody')).toBeUndefined();
  expect(table.figures(scene, null).map(({ id }) => id)).toEqual(['mira', 'ork']);
});

test('what a system does not say is as without a board', () => {
  expect([table.board(scene), table.aim(scene, 'mira', [0, 0], null)]).toEqual([null, null]);
  expect(table.moves(scene, 'mira', null)).toEqual([]);
  expect(table.pace).toEqual({
    ...{ begin: ['tiny/start'], next: [], end: [], place: [], time: ['tiny/rest', 'tiny/sleep'] },
  });
});

test('what is counted goes up and down, and what is set is carried by the effect', () => {
  const { counts, sets, setsOfScene } = changesOf<Scene, Figure>();
  const changes = { life: counts('life'), armour: sets('armour'), round: setsOfScene('round') };
  const apply = applyBy<Scene, typeof changes>(changes);
  const after = apply(scene, [
    { kind: 'life', figure: 'mira', by: -2 },
    { kind: 'armour', figure: 'ork', armour: '' },
    { kind: 'round', round: 4 },
  ]);
  expect(after).toEqual({
    figures: [
      { ...mira, life: 1 },
      { ...ork, armour: '' },
    ],
    round: 4,
  });
});

test('steps of a stage name their action and carry their input', () => {
  const [first, second] = stageSteps('tiny', [
    ['rest', { hours: 8 }],
    ['attack', (_scene, idOf) => ({ target: idOf('Ork') })],
  ]);
  expect([first?.action, first?.input(scene, String)]).toEqual(['tiny/rest', { hours: 8 }]);
  expect(second?.input(scene, (name) => name.toLowerCase())).toEqual({ target: 'ork' });
});

test('whoever stands alone has won; the weakest is attacked first', () => {
  const fought = (id: string, side: string, state: 'standing' | 'out') => ({
    id,
    side,
    state,
    left: 1,
    most: 1,
  });
  const won = [fought('a', 'A', 'standing'), fought('b', 'B', 'out')];
  expect(fightOutcome(3, won)).toEqual({ winner: 'A', rounds: 3, fighters: won });
  expect(fightOutcome(1, [fought('a', 'A', 'standing'), fought('b', 'B', 'standing')]).winner).toBeNull();
  expect(fightOutcome(1, [fought('a', 'A', 'out')]).winner).toBeNull();
  const lifeOf = ({ life }: Figure) => life;
  expect(weakestOf(scene.figures, () => true, lifeOf)).toBe(ork);
  expect(weakestOf(scene.figures, ({ id }) => id === 'mira', lifeOf)).toBe(mira);
  expect(weakestOf(scene.figures, () => false, lifeOf)).toBeUndefined();
});

import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { type Fact, ok } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { odds, oddsJson, roll, rollJson } from '../src/index.ts';

const LIMITS = { runs: 100, totals: 100, faces: 100, answers: 100 };
interface Scene {
  readonly figures: readonly { readonly id: string; readonly hearts: number }[];
}

/** Grundregelwerk with a rule of its own: nobody comes in with more than three hearts. */
const strict: System = {
  ...grundregelwerk,
  scene: {
    ...grundregelwerk.scene,
    read: (raw) => {
      const parsed = grundregelwerk.scene.parse(raw);
      if (!parsed.ok) return parsed;
      const scene = parsed.value as Scene;
      const changes = scene.figures
        .filter(({ hearts }) => hearts > 3)
        .map(({ id }): Fact & { id: string } => ({ kind: 'cut', id }));
      const figures = scene.figures.map((one) => ({ ...one, hearts: Math.min(one.hearts, 3) }));
      return ok({ scene: { ...scene, figures }, changes });
    },
  },
  words: {
    de: { ...grundregelwerk.words.de, fact: (fact) => (fact.kind === 'cut' ? 'Gekürzt.' : 'Sonst.') },
    en: { ...grundregelwerk.words.en, fact: (fact) => (fact.kind === 'cut' ? 'Cut.' : 'Else.') },
  },
};
const registry = { systems: [strict] };
const request = (hearts: number) => ({
  action: 'grundregelwerk/attack',
  input: {
    scene: {
      figures: [
        { id: 'mira', hearts, traits: { S: 10, G: 8, M: 6 } },
        { id: 'ork', category: 'minion' },
      ],
    },
    attacker: 'mira',
    target: 'ork',
  },
});

test('a scene that was typed in is brought to a legal state, and the answer says what was changed', () => {
  const world = { dice: { roll: () => 1 } as never, limits: LIMITS };
  const rolled = roll(registry, { ...request(5), faces: [10], policy: 'first' }, world);
  if (!rolled.ok) throw new Error(rolled.error.code);
  expect((rolled.value.parsed as { scene: Scene }).scene.figures[0]?.hearts).toBe(3);
  expect(rollJson(registry, rolled.value, 'de').adjusted).toEqual([{ code: 'cut', message: 'Gekürzt.' }]);
  const found = odds(registry, request(5), LIMITS);
  if (!found.ok) throw new Error(found.error.code);
  expect(oddsJson(registry, found.value, 'en')['adjusted']).toEqual([{ code: 'cut', message: 'Cut.' }]);
});

test('where nothing was wrong nothing is said', () => {
  const found = odds(registry, request(3), LIMITS);
  if (!found.ok) throw new Error(found.error.code);
  expect(oddsJson(registry, found.value, 'en')).not.toHaveProperty('adjusted');
});

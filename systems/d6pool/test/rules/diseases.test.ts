import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { DISEASES } from '../../src/data/diseases.ts';
import { DAY, YEAR } from '../../src/data/durations.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Affliction, Figure, Scene } from '../../src/model.ts';
import { diseaseStep, infect } from '../../src/rules/diseases.ts';
import { NO_HELP } from '../../src/rules/nothing-named.ts';
import { after, DEFAULTS, foe, hero, sceneWith } from '../fixtures.ts';

const illness = (disease: string, challenges = 0, misses = 0): Affliction => ({
  kind: 'disease',
  id: disease,
  disease,
  nextAt: 0,
  challenges,
  misses,
});
const ill = (disease: string, challenges = 0, misses = 0, figure: Figure = hero()): Scene =>
  sceneWith([{ ...figure, afflictions: [illness(disease, challenges, misses)] }]);
const step = (scene: Scene, answers: Tape, figure = 'hero') => {
  const input: Input<'poison-step'> = { scene, figure, affliction: null, ...NO_HELP };
  const { outcome, effects } = scripted(diseaseStep, input, DEFAULTS, answers).outcome;
  return { outcome, scene: applyEffects(scene, effects), figure: after(scene, effects, figure) };
};
// END 2 without a success: total 1; gangrene has 4 attack and 4 damage dice.
const LOST = [1, 1];
const HIT = [5, 1, 1, 1];
const MISS = [1, 1, 1, 1];

describe('diseases', () => {
  test('[DP-ILL-04] the table', () => {
    expect(DISEASES).toEqual({
      smallpox: {
        cause: 'contagion',
        attack: 8,
        damage: 5,
        incubation: [12 * DAY],
        recurrence: 7 * DAY,
        disadvantages: ['blindness', 'brainDamage'],
      },
      malaria: {
        cause: 'mosquitoBite',
        attack: 6,
        damage: 3,
        incubation: [7 * DAY],
        recurrence: 2 * DAY,
        disadvantages: [],
      },
      gangrene: {
        cause: 'woundInfection',
        attack: 4,
        damage: 4,
        incubation: [7 * DAY],
        recurrence: 7 * DAY,
        disadvantages: ['lame', 'missingHand'],
      },
      leprosy: {
        cause: 'dropletInfection',
        attack: 4,
        damage: 0,
        incubation: [2 * YEAR, 3 * YEAR, 4 * YEAR, 5 * YEAR],
        recurrence: 183 * DAY,
        disadvantages: ['deformations'],
      },
    });
  });

  test('[DP-ILL-01] [DP-ILL-02] after infection the first attack comes with the end of the incubation', () => {
    const scene = sceneWith([hero()], { clock: 10 });
    const { outcome, effects } = scripted(
      infect,
      { scene, figure: 'hero', disease: 'malaria' },
      DEFAULTS,
      [],
    ).outcome;
    expect(outcome).toEqual({ kind: 'infected', seconds: 7 * DAY });
    expect(after(scene, effects, 'hero').afflictions).toMatchObject([
      { disease: 'malaria', nextAt: 10 + 7 * DAY },
    ]);
  });

  test('[DP-ILL-04] how many years leprosy takes says the GM', () => {
    const scene = sceneWith([hero()]);
    const run = scripted(infect, { scene, figure: 'hero', disease: 'leprosy' }, DEFAULTS, ['4years']);
    expect(run.outcome.outcome).toMatchObject({ seconds: 4 * YEAR });
  });

  test('[DP-ILL-02] attack dice against endurance, damage, and the next recurrence', () => {
    const { outcome, figure } = step(ill('gangrene'), [LOST, HIT, [5, 6, 1, 1], ['none', 'none']]);
    expect(outcome).toEqual({ kind: 'harmed', wounds: 2, state: 'conscious', next: 7 * DAY });
    expect(figure.afflictions).toMatchObject([{ nextAt: 7 * DAY, challenges: 1, misses: 0 }]);
  });

  test('[DP-ILL-03] [DP-R-112] two in a row without damage cure it; a first miss alone does not', () => {
    const one = step(ill('gangrene'), [LOST, MISS]);
    expect(one.outcome).toMatchObject({ kind: 'withstood' });
    expect(step(one.scene, [LOST, MISS])).toMatchObject({
      outcome: { kind: 'over' },
      figure: { afflictions: [] },
    });
  });

  test('[DP-ILL-04] [DP-R-112] leprosy does no damage: numbness first, later a secondary infection each time', () => {
    const first = step(ill('leprosy'), [LOST, HIT]);
    expect(first.outcome).toMatchObject({ kind: 'harmed', wounds: 0, next: 183 * DAY });
    expect(first.figure.afflictions).toHaveLength(1);
    const second = step(first.scene, [LOST, HIT]);
    expect(second.figure.afflictions).toMatchObject([
      { disease: 'leprosy', misses: 0, challenges: 2 },
      { disease: 'gangrene', nextAt: 7 * DAY, challenges: 0 },
    ]);
    expect(step(ill('leprosy', 1, 1), [LOST, MISS]).outcome).toMatchObject({ kind: 'over' });
  });

  test('[DP-ILL-05] [DP-ADV-05] a wound becomes a disadvantage if player and GM name the same one', () => {
    const hurt = [LOST, HIT, [5, 6, 1, 1]] as const;
    const agreed = step(ill('gangrene'), [...hurt, ['lame', 'lame']]);
    expect(agreed.outcome).toMatchObject({ wounds: 1 });
    expect(agreed.figure).toMatchObject({ wounds: 1, disadvantages: { lame: 1 } });
    const disagreed = step(ill('gangrene'), [...hurt, ['lame', 'missingHand']]);
    expect(disagreed.figure).toMatchObject({ wounds: 2, disadvantages: {} });
  });

  test('[DP-ILL-05] for an NPC the GM alone decides; where nothing fits nobody is asked', () => {
    const npc = sceneWith([foe({ afflictions: [illness('gangrene')] })]);
    expect(step(npc, [[1], HIT, [5, 1, 1, 1], ['missingHand']], 'foe').figure).toMatchObject({
      wounds: 0,
      disadvantages: { missingHand: 1 },
    });
    expect(step(ill('malaria'), [LOST, [5, 1, 1, 1, 1, 1], [5, 1, 1]]).outcome).toMatchObject({ wounds: 1 });
  });

  test('[DP-ILL-02] the healthy have nothing to roll for', () => {
    const input: Input<'poison-step'> = {
      scene: sceneWith([hero()]),
      figure: 'hero',
      affliction: null,
      ...NO_HELP,
    };
    expect(scripted(diseaseStep, input, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-affliction',
    });
  });
});

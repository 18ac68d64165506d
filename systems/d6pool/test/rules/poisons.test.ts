import { chance, type Rule, type Tape, toNumber } from '@tafelrunde/kernel';
import { oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { DAY, HOUR, MINUTE } from '../../src/data/durations.ts';
import { POISONS } from '../../src/data/poisons.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Affliction, Scene } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { endAffliction } from '../../src/rules/afflictions.ts';
import { NO_HELP } from '../../src/rules/nothing-named.ts';
import { doseDamage, doseTime, firstAid, poison, poisonStep } from '../../src/rules/poisons.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { rollOf } from '../rolls.ts';

const venom = (overrides: Partial<Extract<Affliction, { kind: 'poison' }>> = {}): Affliction => ({
  kind: 'poison',
  id: 'venom',
  poison: 'snakeVenom',
  dose: 1,
  nextAt: 0,
  challenges: 1,
  misses: 0,
  ...overrides,
});
const bitten = (overrides = {}) =>
  sceneWith([hero({ afflictions: [venom(overrides)] }), foe({ side: 'players' })]);
const step = (scene: Scene, answers: Tape, h = DEFAULTS) => {
  const input: Input<'poison-step'> = { scene, figure: 'hero', affliction: null, ...NO_HELP };
  const { outcome, effects } = scripted(poisonStep, input, h, answers).outcome;
  return { outcome, scene: applyEffects(scene, effects), figure: after(scene, effects, 'hero') };
};
const NONE = [1, 1, 1, 1, 1, 1];

describe('poisons', () => {
  test('[DP-POI-07] the table', () => {
    expect(POISONS).toEqual({
      arsenic: { attack: 6, damage: 2, first: 3 * DAY, followUp: DAY, way: 'ingested' },
      belladonna: { attack: 7, damage: 4, first: 12 * HOUR, followUp: 12 * HOUR, way: 'ingested' },
      cyanide: { attack: 8, damage: 6, first: 0, followUp: 2 * HOUR, way: 'ingested' },
      thallium: { attack: 7, damage: 4, first: 3 * DAY, followUp: 3 * DAY, way: 'ingested' },
      snakeVenom: { attack: 6, damage: 4, first: 2 * MINUTE, followUp: 10 * MINUTE, way: 'injected' },
    });
  });

  test('[DP-POI-01] [DP-POI-02] poison that got in waits for its first effect', () => {
    const scene = sceneWith([hero()], { clock: 100 });
    const input = { scene, figure: 'hero', poison: 'snakeVenom' as const, dose: 1 };
    const { outcome, effects } = scripted(poison, input, DEFAULTS, []).outcome;
    expect(outcome).toEqual({ kind: 'waits', seconds: 120 });
    expect(after(scene, effects, 'hero').afflictions).toEqual([
      {
        kind: 'poison',
        id: 'snakeVenom',
        poison: 'snakeVenom',
        dose: 1,
        nextAt: 220,
        challenges: 0,
        misses: 0,
      },
    ]);
  });

  test('[DP-POI-02] cyanide works immediately, and again after two hours', () => {
    const scene = sceneWith([hero()], { clock: 100 });
    const input = { scene, figure: 'hero', poison: 'cyanide' as const, dose: 1 };
    // END 2: none, total 1; 8 dice: 1 success, no crits; 6 damage dice: 1 wound
    const answers = [
      [1, 1],
      [5, 1, 1, 1, 1, 1, 1, 1],
      [5, 1, 1, 1, 1, 1],
    ];
    const { outcome, effects } = scripted(poison, input, DEFAULTS, answers).outcome;
    expect(outcome).toEqual({ kind: 'harmed', wounds: 1, state: 'conscious', next: 2 * HOUR });
    expect(after(scene, effects, 'hero').afflictions).toMatchObject([
      { nextAt: 100 + 2 * HOUR, challenges: 1 },
    ]);
  });

  test('[DP-POI-02] [DP-R-111] attack dice against endurance with its automatic success, then a damage roll', () => {
    // END 5, 1: 1 + 1 = 2; attack 5, 6: 2, no crits; damage dice 4: 5, 6: 2 wounds against difficulty 1
    const { outcome, figure } = step(bitten(), [
      [5, 1],
      [5, 6, 1, 1, 1, 1],
      [5, 6, 1, 1],
    ]);
    expect(outcome).toEqual({ kind: 'harmed', wounds: 2, state: 'conscious', next: 10 * MINUTE });
    expect(figure).toMatchObject({ wounds: 2, woundSources: ['snakeVenom'] });
    expect(figure.afflictions).toMatchObject([{ nextAt: 600, challenges: 2, misses: 0 }]);
    // one success is below 2: withstood
    expect(
      step(bitten(), [
        [5, 1],
        [5, 1, 1, 1, 1, 1],
      ]).outcome,
    ).toMatchObject({ kind: 'withstood', wounds: 0 });
  });

  test('[DP-R-111] wound dice burden the victim; the poison itself is never burdened', () => {
    const scene = sceneWith([hero({ wounds: 1, afflictions: [venom()] })]);
    // END none, penalty die fails: 0 + 1 - 1 = 0; attack 0 successes reach 0
    expect(step(scene, [[1, 1], [6], NONE, [1, 1, 1, 1]]).outcome).toMatchObject({ kind: 'withstood' });
  });

  test('[DP-POI-02] [DP-R-111] without damage from the first effect the poison is over, or it counts as one', () => {
    const first = bitten({ challenges: 0 });
    const missed = [[1, 1], NONE];
    expect(step(first, missed)).toMatchObject({
      outcome: { kind: 'over', next: null },
      figure: { afflictions: [] },
    });
    const counted = step(first, missed, house({ poisonFirstMiss: 'countsAsOne' }));
    expect(counted.figure.afflictions).toMatchObject([{ misses: 1 }]);
  });

  test('[DP-POI-03] two challenges in a row without damage end it; damage in between does not count', () => {
    const one = step(bitten(), [[1, 1], NONE]);
    expect(one.outcome).toMatchObject({ kind: 'withstood' });
    const hurt = step(one.scene, [
      [1, 1],
      [5, 1, 1, 1, 1, 1],
      [5, 1, 1, 1],
    ]);
    expect(hurt.figure.afflictions).toMatchObject([{ misses: 0 }]);
    // hit, but the damage roll fails: no damage (and a wound die on the victim's roll)
    const harmless = step(hurt.scene, [[1, 1], [1], [5, 1, 1, 1, 1, 1], [1, 1, 1, 1]]);
    expect(harmless.figure.afflictions).toMatchObject([{ misses: 1 }]);
    expect(step(harmless.scene, [[1, 1], [1], NONE])).toMatchObject({
      outcome: { kind: 'over' },
      figure: { afflictions: [] },
    });
  });

  test('[DP-POI-04] crits are damage dice, or a special effect in their place', () => {
    const hit = [
      [1, 1],
      [5, 6, 6, 1, 1, 1],
    ] as const; // 3 against 1: 2 crits
    expect(step(bitten(), [...hit, 'damage', [5, 1, 1, 1, 5, 1]]).outcome).toMatchObject({ wounds: 2 });
    expect(step(bitten(), [...hit, 'effect', [5, 1, 1, 1]]).outcome).toMatchObject({ wounds: 1 });
  });

  test('[DP-POI-05] first aid helps the next poison challenge, and only the poisoned', () => {
    const scene = bitten();
    const aid = {
      ...rollOf({ figure: 'foe' }),
      scene,
      helped: 'hero',
      description: '',
      attribute: 'dexterity' as const,
    };
    const { outcome, effects } = scripted(firstAid, aid, DEFAULTS, [[5]]).outcome; // DEX 1
    expect(outcome).toMatchObject({ kind: 'success', automatic: 1 });
    const helped = applyEffects(scene, effects);
    // END none + 1 automatic + 1 by support: 2; the poison needs 2
    expect(
      step(helped, [
        [1, 1],
        [5, 1, 1, 1, 1, 1],
      ]).outcome,
    ).toMatchObject({ kind: 'withstood' });
    const healthy = { ...aid, scene: sceneWith([hero(), foe()]) };
    expect(scripted(firstAid, healthy, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'not-poisoned',
    });
  });

  test('[DP-POI-06] [DP-R-111] a stronger dose does more and works sooner, and can be traced', () => {
    expect(doseTime(600, 2)).toBe(300);
    expect([doseDamage(2, 1.5), doseDamage(5, 1.5)]).toEqual([3, 7]);
    const scene = sceneWith([hero()]);
    const { facts } = scripted(poison, { scene, figure: 'hero', poison: 'arsenic', dose: 3 }, DEFAULTS, []);
    expect(facts[0]).toMatchObject({ kind: 'poisoned', seconds: DAY, traceable: true });
    // 4 damage dice times 2
    const { outcome } = step(bitten({ dose: 2 }), [
      [1, 1],
      [5, 1, 1, 1, 1, 1],
      [5, 5, 1, 1, 1, 1, 1, 1],
    ]);
    expect(outcome).toMatchObject({ wounds: 2, next: 5 * MINUTE });
  });

  test('[DP-R-111] the damage figure can be wounds in place of dice', () => {
    const fixed = house({ poisonDamage: 'fixedWounds' });
    expect(
      step(
        bitten(),
        [
          [1, 1],
          [5, 1, 1, 1, 1, 1],
        ],
        fixed,
      ).outcome,
    ).toMatchObject({ wounds: 4 });
    const crit = [[1, 1], [5, 6, 1, 1, 1, 1], 'damage'] as const;
    // 4 + 1: more than endurance and strength
    expect(step(bitten(), crit, fixed).outcome).toEqual({
      kind: 'over',
      wounds: 5,
      state: 'dead',
      next: null,
    });
  });

  test('[DP-POI-02] an antidote ends it at once', () => {
    const scene = bitten();
    const input = { scene, figure: 'hero', affliction: 'venom' };
    const { outcome, effects } = scripted(endAffliction, input, DEFAULTS, []).outcome;
    expect(outcome).toEqual({ kind: 'ended', what: 'poison' });
    expect(after(scene, effects, 'hero').afflictions).toEqual([]);
    expect(
      scripted(endAffliction, { ...input, affliction: 'x' }, DEFAULTS, []).outcome.outcome,
    ).toMatchObject({
      reason: 'unknown-affliction',
    });
  });

  test('[DP-POI-02] the odds that one die of endurance withstands six of snake venom', () => {
    const scene = sceneWith([hero({ attributes: { endurance: 1 }, afflictions: [venom()] })]);
    const input: Input<'poison-step'> = { scene, figure: 'hero', affliction: 'venom', ...NO_HELP };
    const rule = (fate: Fate, i: Input<'poison-step'>, h: House) => poisonStep(fate, i, h).outcome;
    // Unhurt: no hit, or a hit whose 4 (+ crits) damage dice all fail.
    // total 1 (4/6): misses (2/3)^6; total 2 (2/6): 0 or 1 successes of 6.
    // With k successes against t there are k - t crits: (2/3)^(4 + k - t) to stay unhurt.
    const binomial = [1, 6, 15, 20, 15, 6, 1];
    const p = (k: number) => ((binomial[k] ?? 0) * 2 ** (6 - k)) / 3 ** 6;
    const unhurt = (t: number) =>
      binomial.reduce((sum, _, k) => sum + p(k) * (k < t ? 1 : (2 / 3) ** (4 + k - t)), 0);
    const expected = (2 / 3) * unhurt(1) + (1 / 3) * unhurt(2);
    const odds = oddsOf(
      rule as Rule<Input<'poison-step'>, House, { readonly kind: string }>,
      input,
      DEFAULTS,
    );
    const withstood = chance(odds, ({ kind }) => kind === 'withstood');
    expect(toNumber(withstood)).toBeCloseTo(expected, 12);
  });
});

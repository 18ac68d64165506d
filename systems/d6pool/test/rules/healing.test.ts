import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { healStun, healWound, toughnessCheck, wakeUp } from '../../src/rules/healing.ts';
import { penaltiesOf, woundShares } from '../../src/rules/penalties.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, NOTHING, type Run, turn } from './fight-fixtures.ts';

type Answers = readonly (string | readonly number[])[];
const run = (rule: unknown, scene: Scene, more: object, answers: Answers, h = DEFAULTS) =>
  scripted(rule as never, { ...NOTHING, scene, figure: 'hero', ...more }, h, answers).outcome as Run;
const WEEK = 7 * 24 * 3600;
const stun = (general: number, cold = 0) => ({ general, cold, suffocation: 0 });
/** END 2 + selfControl 1 = 3 dice. */
const patient = (overrides = {}) => hero({ skills: { selfControl: 1 }, fateDice: 0, ...overrides });

describe('toughness', () => {
  const hurt = () => patient({ wounds: 1, stun: stun(1) });
  const tough = (scene: Scene, answers: Answers, h = DEFAULTS) => run(toughnessCheck, scene, {}, answers, h);

  test('[DP-WND-04] [DP-R-05] against wounds and stun, without their dice; then they no longer count', () => {
    const scene = inRound([hurt()]);
    expect(tough(scene, [[5, 1, 1]]).outcome).toEqual({ kind: 'failure', ignoredDice: 0 });
    const { outcome, effects } = tough(scene, [[5, 6, 1]]);
    expect(outcome).toEqual({ kind: 'success', ignoredDice: 2 });
    const better = after(scene, effects, 'hero');
    expect(woundShares(better)).toEqual([{ source: 'stun', dice: 0 }]);
    expect(better.turn).toMatchObject({ actionsUsed: 1, vulnerable: ['nonCombat'] });
  });

  test('[DP-WND-04] a full round: no other action', () => {
    const busy = inRound([{ ...hurt(), turn: turn({ declaredActions: 2 }) }]);
    expect(tough(busy, []).outcome).toMatchObject({ reason: 'no-actions-left' });
    expect(tough(inRound([patient()]), []).outcome).toMatchObject({ reason: 'not-wounded' });
  });

  test('[DP-R-80] by the summary more than that many are needed', () => {
    const more = house({ toughnessCompare: 'moreThan' });
    expect(tough(inRound([hurt()]), [[5, 6, 1]], more).outcome).toMatchObject({ kind: 'failure' });
    expect(tough(inRound([hurt()]), [[5, 6, 5]], more).outcome).toMatchObject({ kind: 'success' });
  });

  test('[DP-ABL-01] an iron will may try once more', () => {
    const abilities = [{ skill: 'selfControl', ability: 'ironWill', used: 0, usedThisRound: 0 }];
    const scene = inRound([{ ...hurt(), abilities }]);
    const { outcome, effects } = tough(scene, [[1, 1, 1], 'repeat', [5, 6, 1]]);
    expect(outcome).toMatchObject({ kind: 'success' });
    expect(after(scene, effects, 'hero').abilities[0]).toMatchObject({ used: 1 });
  });

  test('[DP-WND-04] three dice against two wounds: 7/27', () => {
    const scene = inRound([patient({ wounds: 2 })]);
    const outcomeOf = (fate: Fate, input: Parameters<typeof toughnessCheck>[1], h: House) =>
      toughnessCheck(fate, input, h).outcome;
    // 3 · (1/3)² · 2/3 + (1/3)³
    expectOdds(
      outcomeOf,
      { ...NOTHING, scene, figure: 'hero' },
      ({ kind }) => kind === 'success',
      DEFAULTS,
    ).toBe('7/27');
  });
});

describe('healing', () => {
  const sick = (overrides = {}, clock = WEEK) =>
    sceneWith([patient({ wounds: 2, lastHealing: 0, ...overrides })], { clock });
  const cure = (scene: Scene, answers: Answers, more = {}, h = DEFAULTS) =>
    run(healWound, scene, { rested: false, wellKept: false, ...more }, answers, h);

  test('[DP-WND-05] once a week, against the wounds, exactly one heals', () => {
    const scene = sick();
    const { outcome, effects } = cure(scene, [[5, 6, 5]]);
    expect(outcome).toEqual({ kind: 'success', left: 1 });
    expect(after(scene, effects, 'hero')).toMatchObject({ wounds: 1, lastHealing: WEEK });
    expect(cure(scene, [[5, 1, 1]]).outcome).toEqual({ kind: 'failure', left: 2 });
    expect(cure(sick({}, WEEK - 1), []).outcome).toMatchObject({ reason: 'too-soon' });
    expect(cure(sick({ wounds: 0 }), []).outcome).toMatchObject({ reason: 'nothing-to-heal' });
  });

  test('[DP-WND-05] penalty dice of wounds, stun and distractions are not rolled', () => {
    const figure = patient({ wounds: 2, stun: stun(1) });
    const context = { roll: 'healing' as const, concentration: true, distractions: ['fightNearby' as never] };
    expect(penaltiesOf(sceneWith([figure]), figure, context, DEFAULTS)).toEqual([]);
  });

  test('[DP-WND-06] [DP-R-81] rest and good keep: one or two dice, by the GM; never for half of it', () => {
    expect(cure(sick(), ['2', [1, 1, 1, 5, 6]], { rested: true, wellKept: true }).outcome).toMatchObject({
      left: 1,
    });
    expect(cure(sick(), [[1, 1, 1]], { rested: true }).outcome).toMatchObject({ left: 2 });
  });

  test('[DP-R-81] by the summary one more is needed', () => {
    expect(cure(sick(), [[5, 6, 1]], {}, house({ healingCompare: 'moreThan' })).outcome).toMatchObject({
      kind: 'failure',
    });
  });

  test('[DP-WND-05] somebody with a medical skill may support', () => {
    const support = {
      helper: 'doc',
      helped: 'hero',
      automatic: 1,
      bonusDice: 0,
      penaltyDice: 0,
      failures: 0,
      xpTraits: [],
    };
    const scene = { ...sick(), supports: [support] };
    expect(cure(scene, [[5, 1, 1]]).outcome).toMatchObject({ kind: 'success' });
  });

  test('[DP-R-79] the unconscious heal too, and wake when they can, or when the GM says so', () => {
    const out = sick({ wounds: 3, consciousness: 'unconscious' });
    expect(after(out, cure(out, [[5, 5, 5]]).effects, 'hero').consciousness).toBe('conscious');
    const gm = house({ wakeUp: 'gm' });
    const asleep = after(out, cure(out, [[5, 5, 5]], {}, gm).effects, 'hero');
    expect(asleep).toMatchObject({ wounds: 2, consciousness: 'unconscious' });
    const scene = sceneWith([asleep]);
    const { effects } = run(wakeUp, scene, {}, [], gm);
    expect(after(scene, effects, 'hero').consciousness).toBe('conscious');
    expect(run(wakeUp, out, {}, [], gm).outcome).toMatchObject({ reason: 'not-able' });
  });

  test('[DP-WND-07] [DP-R-82] stun every ten minutes, against the stuns; cold only in the warmth', () => {
    const dazed = (overrides = {}, clock = 600) =>
      sceneWith([patient({ stun: stun(1), wounds: 1, lastStunHealing: 0, ...overrides })], { clock });
    const rest = (scene: Scene, answers: Answers, h = DEFAULTS, isWarm = false) =>
      run(healStun, scene, { isWarm }, answers, h);
    const scene = dazed();
    const { outcome, effects } = rest(scene, [[5, 1, 1]]);
    expect(outcome).toEqual({ kind: 'success', left: 0 });
    expect(after(scene, effects, 'hero')).toMatchObject({ stun: stun(0), lastStunHealing: 600 });
    expect(rest(dazed({}, 599), []).outcome).toMatchObject({ reason: 'too-soon' });
    const both = house({ stunHealDifficulty: 'woundsPlusStuns' });
    expect(rest(scene, [[5, 1, 1]], both).outcome).toMatchObject({ kind: 'failure' });
    const frozen = dazed({ stun: stun(0, 1) });
    expect(rest(frozen, []).outcome).toMatchObject({ reason: 'too-cold' });
    expect(rest(frozen, [[5, 1, 1]], DEFAULTS, true).outcome).toMatchObject({ kind: 'success' });
  });
});

test('[DP-CLD-02] [DP-R-114] whoever is still in the cold heals no cold stun, whatever is said', () => {
  const cold = {
    kind: 'cold',
    id: 'cold',
    climate: 'freezing',
    clothing: 'ordinary',
    difficulty: 1,
    nextAt: 9_999,
  } as const;
  const frozen = sceneWith([patient({ stun: stun(0, 1), lastStunHealing: 0, afflictions: [cold] })], {
    clock: 600,
  });
  expect(run(healStun, frozen, { isWarm: true }, []).outcome).toMatchObject({ reason: 'too-cold' });
});

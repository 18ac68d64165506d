import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Figure } from '../../src/model.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { support } from '../../src/rules/support.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import { ability, rollOf } from '../rolls.ts';

const surgeon = hero({ id: 'surgeon', skills: { surgery: 2 } });
const helper = hero({ id: 'helper', skills: { generalKnowledge: 1 } });
const input = (overrides: Partial<Input<'support'>> = {}, helping: Figure = helper): Input<'support'> => ({
  scene: sceneWith([surgeon, helping]),
  ...rollOf({ figure: 'helper', attribute: 'intelligence', skill: 'generalKnowledge' }),
  helped: 'surgeon',
  description: 'hands over tools',
  of: 'challenge',
  ...overrides,
});
const run = (overrides: Partial<Input<'support'>>, answers: Tape, h = DEFAULTS, helping: Figure = helper) =>
  scripted(support, input(overrides, helping), h, answers).outcome;
const reason = (overrides: Partial<Input<'support'>>) => run(overrides, []).outcome;

/** The surgeon's roll after the support. */
const operate = (supported: ReturnType<typeof support>, answers: Tape, h = DEFAULTS) => {
  const scene = applyEffects(sceneWith([surgeon, helper]), supported.effects);
  const task = {
    scene,
    ...rollOf({ figure: 'surgeon', skill: 'surgery' }),
    task: 'operate',
    difficulty: 1,
    hidden: false,
    category: 'skill',
    target: null,
  } as const;
  return scripted(attempt, task, h, answers).outcome;
};

describe('helping', () => {
  test('[DP-SUP-01] the helper of a surgeon rolls intelligence and general knowledge', () => {
    expect(run({}, [[5, 1, 1]]).outcome).toEqual({
      kind: 'success',
      automatic: 1,
      bonusDice: 0,
      penaltyDice: 0,
      failures: 0,
    });
  });

  test('[DP-SUP-02] [DP-R-17] any number of successes gives exactly one', () => {
    expect(run({}, [[5, 6, 5]]).outcome).toMatchObject({ automatic: 1 });
    expect(run({}, [[5, 6, 5]], house({ supportReward: 'onePlusCrits' })).outcome).toMatchObject({
      automatic: 3,
    });
    expect(run({}, [[5, 1, 1]], house({ supportReward: 'bonusDie' })).outcome).toMatchObject({
      automatic: 0,
      bonusDice: 1,
    });
  });

  test('[DP-SUP-03] [DP-R-18] a plain failure does nothing, costs a die, or what the GM says', () => {
    expect(run({}, [[1, 1, 1]]).outcome).toMatchObject({ kind: 'failure', penaltyDice: 0 });
    expect(run({}, [[1, 1, 1]], house({ supportFailure: 'onePenaltyDie' })).outcome).toMatchObject({
      penaltyDice: 1,
    });
    const ask = house({ supportFailure: 'ask' });
    expect(run({}, [[1, 1, 1], 'penaltyDie'], ask).outcome).toMatchObject({ penaltyDice: 1 });
    expect(run({}, [[1, 1, 1], 'nothing'], ask).outcome).toMatchObject({ penaltyDice: 0 });
  });

  test('[DP-SUP-05] [DP-R-18] 1, 3 against 5, 6, 2: two failing dice go over and are rolled again', () => {
    const helping = { ...helper, skills: {} };
    const given = { skill: null, penalty: 3 };
    const carried = run(
      given,
      [
        [1, 3],
        [5, 6, 2],
      ],
      DEFAULTS,
      helping,
    );
    expect(carried.outcome).toMatchObject({ kind: 'patzer', automatic: 0, penaltyDice: 2 });
    // the surgeon throws 4 success dice and 2 penalty dice
    expect(
      operate(carried, [
        [5, 5, 1, 1],
        [6, 1],
      ]).outcome,
    ).toMatchObject({ net: 1 });
    const outright = run(
      given,
      [
        [1, 3],
        [5, 6, 2],
      ],
      house({ supportPatzer: 'oneFailure' }),
      helping,
    );
    expect(outright.outcome).toMatchObject({ penaltyDice: 0, failures: 1 });
    expect(operate(outright, [[5, 5, 1, 1]]).outcome).toMatchObject({ net: 1 });
  });

  test('[DP-SUP-04] [DP-R-19] once per roll, never for oneself, never for damage', () => {
    const given = { helper: 'x', helped: 'surgeon', automatic: 1, bonusDice: 0, penaltyDice: 0, failures: 0 };
    const supports = [{ ...given, xpTraits: [] }];
    expect(reason({ scene: sceneWith([surgeon, helper], { supports }) })).toMatchObject({
      reason: 'already-supported',
    });
    expect(reason({ helped: 'helper' })).toMatchObject({ reason: 'nobody-helps-themselves' });
    expect(reason({ of: 'damage' })).toMatchObject({ reason: 'no-support-for-this' });
  });

  test('[DP-R-81] healing is supported by medical skills only', () => {
    expect(reason({ of: 'healing' })).toMatchObject({ reason: 'no-support-for-this' });
    for (const skill of ['firstAid', 'medicine', 'surgery'])
      expect(run({ of: 'healing', skill }, [[5, 1]]).outcome).toMatchObject({ automatic: 1 });
  });

  test('[DP-SUP-05] the log says what the helper’s failure costs', () => {
    const h = house({ supportPatzer: 'oneFailure' });
    const { facts } = scripted(support, input({ penalty: 1 }), h, [[1, 1, 1], [5]]);
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'supported', penaltyDice: 1 }));
  });

  test('[DP-R-19] in rounds it costs an action, if the table counts it', () => {
    const order = [{ figure: 'helper', net: 1 }];
    const scene = sceneWith([surgeon, helper], { round: 1, order, turnIndex: 0 });
    expect(run({ scene }, [[5, 1, 1]]).effects).toContainEqual({
      kind: 'turnChanged',
      figure: 'helper',
      set: { actionsUsed: 1 },
    });
    const free = run({ scene }, [[5, 1, 1]], house({ supportCostsAction: false }));
    expect(free.effects).not.toContainEqual(expect.objectContaining({ kind: 'turnChanged' }));
    expect(reason({ scene: { ...scene, turnIndex: null } })).toMatchObject({ reason: 'not-your-turn' });
  });

  test('[DP-SUP-02] Healing Hands: two automatic successes in healing', () => {
    const medic = { ...helper, skills: { firstAid: 1 }, abilities: [ability('firstAid', 'healingHands')] };
    const given = { skill: 'firstAid', abilities: ['healingHands'] };
    expect(run({ ...given, of: 'healing' }, [[5, 1, 1]], DEFAULTS, medic).outcome).toMatchObject({
      automatic: 2,
    });
    expect(run(given, [[5, 1, 1]], DEFAULTS, medic).outcome).toMatchObject({ automatic: 1 });
  });
});

describe('the supported roll', () => {
  test('[DP-CHL-18] it is told when the help alone made it a success', () => {
    const helped = run({}, [[5, 1, 1]]);
    expect(operate(helped, [[1, 1, 1, 1]]).outcome).toMatchObject({
      kind: 'success',
      decidedBySupport: true,
    });
    expect(operate(helped, [[5, 1, 1, 1]]).outcome).toMatchObject({
      kind: 'success',
      crits: 1,
      decidedBySupport: false,
    });
  });

  test('[DP-CHL-18] [DP-R-09] where automatic successes stand apart, they save nobody from a Patzer either', () => {
    const h = house({ automaticSuccess: 'safeAndSeparate' });
    const scene = applyEffects(sceneWith([surgeon, helper]), run({}, [[5, 1, 1]], h).effects);
    const task = {
      scene,
      ...rollOf({ figure: 'surgeon', skill: 'surgery', penalty: 1 }),
      ...{ task: 'operate', difficulty: 0, hidden: false, category: 'skill' as const, target: null },
    } as const;
    // 1 success and 1 failure: 0 is enough against 0 without any help
    expect(scripted(attempt, task, h, ['roll', [5, 1, 1, 1], [5]]).outcome.outcome).toMatchObject({
      kind: 'success',
      decidedBySupport: false,
    });
  });

  test('[DP-CHL-18] [DP-R-17] the same with a bonus die of the helper, thrown by itself', () => {
    const h = house({ supportReward: 'bonusDie' });
    const helped = run({}, [[5, 1, 1]], h);
    expect(operate(helped, [[1, 1, 1, 1], [6]], h).outcome).toMatchObject({
      decidedBySupport: true,
    });
    expect(operate(helped, [[1, 1, 1, 1], [2]], h).outcome).toMatchObject({ kind: 'failure' });
  });

  test('[DP-XP-03] [DP-R-100] a helper whose own dice were good may earn a point if the roll succeeds', () => {
    const good = run({}, [[5, 6, 1]]); // 2 of 3
    const { effects } = operate(good, [[1, 1, 1, 1]]);
    expect(effects).toContainEqual({
      kind: 'xpOffered',
      offer: { figure: 'helper', traits: ['skill:generalKnowledge'] },
    });
    const poor = operate(run({}, [[5, 1, 1]]), [[1, 1, 1, 1]]); // 1 of 3
    expect(poor.effects).not.toContainEqual(expect.objectContaining({ kind: 'xpOffered' }));
  });

  test('[DP-SUP-04] the support is used up', () => {
    const helped = run({}, [[5, 1, 1]]);
    expect(operate(helped, [[1, 1, 1, 1]]).effects).toContainEqual({
      kind: 'supportUsed',
      helped: 'surgeon',
    });
  });
});

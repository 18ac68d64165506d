import { exact, formatFraction } from '@tafelrunde/kernel';
import { oddsOf as actionOdds } from '@tafelrunde/system';
import { chancesOf, expectOdds, oddsByPlay, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Fate, House } from '../../src/rule.ts';
import { bareChallenge } from '../../src/rules/bare-rolls.ts';
import { type Challenge, cappedPenalty, rollChallenge } from '../../src/rules/challenge.ts';
import { DEFAULTS, house } from '../fixtures.ts';
import { actionOf } from '../samples.ts';

type Input = Parameters<typeof bareChallenge>[1];
const input = (overrides: Partial<Input>): Input => ({
  dice: 5,
  bonus: 0,
  penalty: 0,
  fate: 0,
  automatic: 0,
  difficulty: 1,
  ...overrides,
});
const outcomeOf = (fate: Fate, i: Input, h: House) => bareChallenge(fate, i, h).outcome;
const roll = (overrides: Partial<Input>, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  scripted(outcomeOf, input(overrides), h, answers).outcome as ReturnType<typeof outcomeOf>;

describe('a challenge, die by die', () => {
  test('[DP-CHL-08] 6,5,2,1,5 and a penalty die 6 against S2: 3 - 1 = 2, success without crits', () => {
    expect(roll({ penalty: 1, difficulty: 2 }, [[6, 5, 2, 1, 5], [6]])).toEqual({
      successes: 3,
      failures: 1,
      net: 2,
      success: true,
      criticals: 0,
      fumble: false,
      experience: true, // 4 of 6 dice show 5 or 6
    });
  });

  test('[DP-GEN-02] [DP-CHL-03] only six-sided dice are thrown, all success dice at once', () => {
    const { trace } = scripted(outcomeOf, input({ penalty: 2 }), DEFAULTS, [
      [1, 1, 1, 1, 5],
      [1, 1],
    ]);
    const pools = trace.flatMap((line) => (line.kind === 'roll' ? [line.pool] : []));
    expect(pools).toEqual([
      { count: 5, sides: 6, openEnded: false },
      { count: 2, sides: 6, openEnded: false },
    ]);
  });

  test('[DP-CHL-04] [DP-R-02] 5 and 6 are successes, 1 to 4 are nothing', () => {
    expect(roll({ dice: 6, difficulty: 2 }, [[1, 2, 3, 4, 5, 6]])).toMatchObject({
      successes: 2,
      success: true,
    });
  });

  test('[DP-CHL-06] [DP-FAT-02] bonus and fate dice are read like success dice', () => {
    // 1 success die, 2 bonus dice, 1 fate die: 1, 5, 2, 6
    expect(roll({ dice: 1, bonus: 2, fate: 1, difficulty: 2 }, [[1, 5, 2, 6]])).toMatchObject({ net: 2 });
  });

  test('[DP-CHL-01] [DP-CHL-05] the dice decide: the same faces pass difficulty 2 and fail difficulty 3', () => {
    expect(roll({ difficulty: 2 }, [[5, 6, 1, 1, 1]])).toMatchObject({ success: true });
    expect(roll({ difficulty: 3 }, [[5, 6, 1, 1, 1]])).toMatchObject({ success: false, fumble: false });
  });

  test('[DP-CHL-07] every 5 or 6 on a penalty die cancels a success', () => {
    expect(
      roll({ dice: 3, penalty: 3 }, [
        [5, 5, 6],
        [5, 6, 4],
      ]),
    ).toMatchObject({ failures: 2, net: 1 });
  });

  test('[DP-CHL-11] each net success above the difficulty is a critical one', () => {
    expect(roll({ difficulty: 2 }, [[5, 5, 5, 6, 6]])).toMatchObject({ criticals: 3 }); // 5 - 2
    expect(roll({ difficulty: 3 }, [[5, 5, 1, 1, 1]])).toMatchObject({ success: false, criticals: 0 });
  });

  test('[DP-CHL-13] more failures than successes are a Patzer; as many are none', () => {
    expect(
      roll({ dice: 2, penalty: 2 }, [
        [5, 1],
        [6, 6],
      ]),
    ).toMatchObject({ fumble: true, success: false, net: -1 });
    expect(
      roll({ dice: 2, penalty: 2 }, [
        [5, 1],
        [6, 1],
      ]),
    ).toMatchObject({ fumble: false, success: false, net: 0 });
  });

  test('[DP-CHL-13] without penalty dice there is no Patzer', () => {
    expectOdds(outcomeOf, input({ difficulty: 3 }), ({ fumble }) => fumble, DEFAULTS).toBe('0');
  });

  test('[DP-CHL-10] a higher difficulty and a penalty die are two different levers', () => {
    expectOdds(outcomeOf, input({ dice: 1 }), ({ success }) => success, DEFAULTS).toBe('1/3'); // 5, 6
    expectOdds(outcomeOf, input({ dice: 1, difficulty: 2 }), ({ success }) => success, DEFAULTS).toBe('0');
    // 1/3 for the success, 2/3 that the penalty die stays quiet
    expectOdds(outcomeOf, input({ dice: 1, penalty: 1 }), ({ success }) => success, DEFAULTS).toBe('2/9');
  });
});

describe('difficulty 0', () => {
  test('[DP-CHL-09] [DP-R-01] it fails only on a Patzer', () => {
    expect(roll({ dice: 1, penalty: 1, difficulty: 0 }, [[6], [6]])).toMatchObject({
      success: true,
      criticals: 0,
    });
    expect(roll({ dice: 1, penalty: 1, difficulty: 0 }, [[4], [6]])).toMatchObject({
      success: false,
      fumble: true,
    });
  });

  test('[DP-R-01] anyPenaltyHit: one failing penalty die is enough, without being a Patzer', () => {
    const strict = house({ s0FailsOn: 'anyPenaltyHit' });
    expect(roll({ dice: 1, penalty: 1, difficulty: 0 }, [[6], [6]], strict)).toMatchObject({
      success: false,
      fumble: false,
    });
    expect(roll({ dice: 1, penalty: 1, difficulty: 1 }, [[6], [4]], strict)).toMatchObject({ success: true });
  });
});

describe('empty pools and automatic successes', () => {
  test('[DP-R-08] without success dice the penalty dice are still rolled', () => {
    expect(roll({ dice: 0, penalty: 1, difficulty: 0 }, [[5]])).toMatchObject({ net: -1, fumble: true });
    expect(roll({ dice: 0, difficulty: 0 }, [])).toMatchObject({ net: 0, success: true, experience: false });
  });

  test('[DP-R-09] automatic successes are cancelled and count against a Patzer, or are safe', () => {
    const dice = { dice: 1, penalty: 2, automatic: 1 };
    // 0 + 1 - 1 = 0: failed, no Patzer
    expect(roll(dice, [[1], [5, 1]])).toMatchObject({ successes: 1, net: 0, fumble: false, success: false });
    const safe = house({ automaticSuccess: 'safeAndSeparate' });
    // the automatic one stays, but 1 failure against 0 rolled successes is a Patzer
    expect(roll(dice, [[1], [5, 1]], safe)).toMatchObject({ net: 1, fumble: true, success: false });
    expect(roll(dice, [[5], [5, 1]], safe)).toMatchObject({ net: 1, fumble: false, success: true });
  });
});

describe('sources', () => {
  const many: Challenge = {
    positive: [{ source: 'dexterity', dice: 2 }],
    penalty: [
      { source: 'disadvantage:badEyes', dice: 1 },
      { source: 'wounds', dice: 2 },
    ],
    difficulty: 1,
  };

  test('[DP-CHL-17] the pool names every source in the order of the dice', () => {
    const { facts } = scripted(rollChallenge, many, DEFAULTS, [
      [1, 1],
      [6, 1, 1],
    ]);
    expect(facts[0]).toEqual({ kind: 'pool', positive: many.positive, penalty: many.penalty, automatic: 0 });
  });

  test('[DP-R-14] sources add up without a cap, or to the cap of the table', () => {
    expect(cappedPenalty(many.penalty, DEFAULTS)).toEqual(many.penalty);
    expect(cappedPenalty(many.penalty, house({ maxPenaltyDice: 2 }))).toEqual([
      { source: 'disadvantage:badEyes', dice: 1 },
      { source: 'wounds', dice: 1 },
    ]);
    expect(cappedPenalty(many.penalty, house({ maxPenaltyDice: 0 }))).toEqual([]);
  });

  test('[DP-R-27] a hidden difficulty is not told; always and never overrule the GM', () => {
    const told = (hidden: boolean, h: House) =>
      scripted(rollChallenge, { ...many, penalty: [], hidden }, h, [[1, 1]]).facts.at(-1);
    expect(told(true, DEFAULTS)).toMatchObject({ kind: 'challenge', net: 0, difficulty: null });
    expect(told(false, DEFAULTS)).toMatchObject({ difficulty: 1 });
    expect(told(false, house({ hideDifficulty: 'always' }))).toMatchObject({ difficulty: null });
    expect(told(true, house({ hideDifficulty: 'never' }))).toMatchObject({ difficulty: 1 });
  });
});

describe('exact odds', () => {
  const odds = (given: Partial<Input>) => {
    const found = actionOdds(actionOf('challenge'), input(given), DEFAULTS);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };
  const fractionOf = (given: Partial<Input>, name: string) => {
    const estimate = odds(given).chances[name];
    if (estimate === undefined || !('fraction' in estimate)) throw new Error(name);
    return formatFraction(estimate.fraction);
  };

  test('[DP-CHL-08] [DP-CHL-13] [DP-XP-03] five dice and a penalty die against S2', () => {
    const given = { penalty: 1, difficulty: 2 };
    // successes k of 5 with C(5,k) 2^(5-k) of 243: 32, 80, 80, 40, 10, 1; penalty die 2/3 quiet, 1/3 failing.
    // success: quiet and k >= 2: 2 * 131, failing and k >= 3: 51, of 729
    expect(fractionOf(given, 'success')).toBe('313/729');
    expect(fractionOf(given, 'fumble')).toBe('32/729'); // failing and k = 0
    // 6 dice, 3 of them 5 or 6: quiet and k >= 3: 2 * 51 = 102, failing and k >= 3 (net 2): 51, of 729
    expect(fractionOf(given, 'experience')).toBe('17/81');
  });

  test('[DP-CHL-04] 20 dice and 10 penalty dice have exact odds in no time', () => {
    const big = odds({ dice: 20, penalty: 10, difficulty: 3 });
    expect(big.exact).toBe(true);
    expect(big.outcomes).toHaveLength(21 * 11);
    expect(big.outcomes.reduce((sum, { chance }) => sum + chance.p, 0)).toBeCloseTo(1, 12);
    expect(fractionOf({ dice: 20, penalty: 10, difficulty: 3 }, 'fumble')).toMatch(/^\d+\/\d+$/);
  });

  test('[DP-CHL-07] as playing every face says', () => {
    for (const given of [
      { dice: 2, penalty: 2 },
      { dice: 3, penalty: 1, difficulty: 2, automatic: 1 },
    ]) {
      expect(chancesOf(oddsOf(outcomeOf, input(given), DEFAULTS))).toEqual(
        chancesOf(oddsByPlay(outcomeOf, input(given), DEFAULTS)),
      );
    }
  });

  test('[DP-XP-03] [DP-R-100] half is enough, less is not, and automatic successes are no dice', () => {
    expect(roll({ dice: 4, difficulty: 1 }, [[5, 6, 1, 1]])).toMatchObject({ experience: true }); // 2 of 4
    expect(roll({ dice: 5, difficulty: 1 }, [[5, 6, 1, 1, 1]])).toMatchObject({ experience: false }); // 2 of 5
    expect(roll({ dice: 4, automatic: 2 }, [[5, 1, 1, 1]])).toMatchObject({
      success: true,
      experience: false,
    });
    expect(roll({ dice: 2, difficulty: 3 }, [[5, 6]])).toMatchObject({ success: false, experience: false });
  });

  test('laws are exact', () => {
    const whole = exact(outcomeOf, input({ penalty: 3 }), DEFAULTS);
    if (!whole.ok) throw new Error('no odds');
    expect(whole.value.size).toBe(6 * 4);
  });
});

import { oddsOf as actionOdds } from '@tafelrunde/system';
import { chancesOf, expectOdds, oddsByPlay, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Fate, House } from '../../src/rule.ts';
import { bareContest, bareOpposed } from '../../src/rules/bare-rolls.ts';
import { rollAttack, rollDefence, rollOpposed } from '../../src/rules/opposed.ts';
import { DEFAULTS, house } from '../fixtures.ts';
import { actionOf } from '../samples.ts';

const pool = (dice: number, penalty = 0) => ({
  positive: [{ source: 'success', dice }],
  penalty: [{ source: 'penalty', dice: penalty }],
});
const opposed = (attacker: number, defender: number, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  scripted(
    (fate, _: null, hh: House) => rollOpposed(fate, pool(attacker), pool(defender), hh),
    null,
    h,
    answers,
  ).outcome;

describe('attacker and defender', () => {
  test('[DP-OPP-03] the defender rolls first and has one automatic success', () => {
    // defender 5, 6: 2 + 1 = 3
    expect(
      opposed(3, 2, [
        [5, 6],
        [1, 1, 1],
      ]).threshold,
    ).toBe(3);
  });

  test('[DP-OPP-04] with 2 successes of the defender the attacker wins with 3 and loses with 2', () => {
    expect(
      opposed(3, 2, [
        [5, 6],
        [5, 6, 5],
      ]),
    ).toMatchObject({ winner: 'attacker', crits: 0, margin: 0 });
    expect(
      opposed(3, 2, [
        [5, 6],
        [5, 6, 1],
      ]),
    ).toMatchObject({ winner: 'defender', crits: 0, margin: 1 });
  });

  test('[DP-OPP-04] [DP-R-10] critical successes are what the attacker has beyond the defender’s total', () => {
    expect(
      opposed(4, 2, [
        [5, 1],
        [5, 6, 5, 6],
      ]),
    ).toMatchObject({ winner: 'attacker', crits: 2 }); // 4 - (1 + 1)
  });

  test('[DP-OPP-01] [DP-OPP-02] both roll, whoever prevents something is the defender', () => {
    const { trace } = scripted(
      (fate, _: null, h: House) => rollOpposed(fate, pool(2), pool(1), h),
      null,
      DEFAULTS,
      [[1], [1, 1]],
    );
    expect(trace.filter(({ kind }) => kind === 'roll')).toHaveLength(2);
  });

  test('[DP-R-11] failures can push the total below 0: the attacker needs 0, or 1, or less', () => {
    const bad = (h: House) =>
      scripted(
        (fate, _: null, hh: House) => rollOpposed(fate, pool(1), pool(0, 3), hh),
        null,
        h,
        [[5, 5, 6], [1]], // total 0 + 1 - 3 = -2
      ).outcome;
    expect(bad(DEFAULTS)).toMatchObject({ threshold: 0, winner: 'attacker', crits: 0 });
    expect(bad(house({ opposedFloor: 1 }))).toMatchObject({ threshold: 1, winner: 'defender' });
    expect(bad(house({ opposedFloor: null }))).toMatchObject({ threshold: -2, winner: 'attacker', crits: 2 });
  });

  test('[DP-R-01] [DP-R-11] a needed 0 is difficulty 0: with anyPenaltyHit one failing die spoils it', () => {
    const careless = (h: House) =>
      scripted((fate, _: null, hh: House) => rollOpposed(fate, pool(1, 1), pool(0, 1), hh), null, h, [
        [6], // 1 - 1 = 0
        [5],
        [5], // 1 - 1 = 0
      ]).outcome.winner;
    expect(careless(DEFAULTS)).toBe('attacker');
    expect(careless(house({ s0FailsOn: 'anyPenaltyHit' }))).toBe('defender');
  });

  test('[DP-R-11] a Patzer of the attacker loses even against a total below 0', () => {
    const { outcome } = scripted(
      (fate, _: null, h: House) => rollOpposed(fate, pool(0, 1), pool(0, 3), h),
      null,
      house({ opposedFloor: null }),
      [[5, 5, 6], [6]],
    );
    expect(outcome).toMatchObject({ winner: 'defender', attacker: { patzer: true, success: false } });
  });

  test('[DP-R-09] safeAndSeparate: the defender’s automatic success cannot be cancelled', () => {
    const safe = house({ automaticSuccess: 'safeAndSeparate' });
    const { outcome } = scripted(
      (fate, _: null, h: House) => rollOpposed(fate, pool(1), pool(1, 1), h),
      null,
      safe,
      [[1], [6], [1]],
    );
    expect(outcome.threshold).toBe(1); // max(0 - 1, 0) + 1
  });

  test('[DP-R-100] a defender who wins has passed a challenge', () => {
    expect(opposed(1, 2, [[5, 1], [1]]).defender).toMatchObject({ success: true, experience: true });
    expect(
      opposed(3, 2, [
        [5, 1],
        [5, 5, 5],
      ]).defender,
    ).toMatchObject({ success: false, experience: false });
  });

  test('something added to what the attacker needs', () => {
    const { outcome } = scripted(
      (fate, _: null, h: House) => rollAttack(fate, pool(3), rollDefence(fate, pool(0), h), h, 2),
      null,
      DEFAULTS,
      [[5, 5, 1]],
    );
    expect(outcome).toMatchObject({ threshold: 3, winner: 'defender' }); // 0 + 1 + 2
  });
});

describe('odds', () => {
  const outcomeOf = (fate: Fate, i: Parameters<typeof bareOpposed>[1], h: House) =>
    bareOpposed(fate, i, h).outcome;
  const bare = (attacker: number, defender: number, penalty = 0) => ({
    attacker: { dice: attacker, penalty: 0 },
    defender: { dice: defender, penalty },
  });

  test('[DP-OPP-03] one die each: the attacker needs 1, or 2 if the defender rolls a success', () => {
    // defender without success 2/3, attacker with one 1/3
    expectOdds(outcomeOf, bare(1, 1), ({ winner }) => winner === 'attacker', DEFAULTS).toBe('2/9');
  });

  test('[DP-OPP-04] as playing every face says', () => {
    const small = bare(2, 1, 1);
    expect(chancesOf(oddsOf(outcomeOf, small, DEFAULTS))).toEqual(
      chancesOf(oddsByPlay(outcomeOf, small, DEFAULTS)),
    );
  });

  test('[DP-OPP-04] 20 dice and 10 penalty dice on either side', () => {
    const side = { dice: 20, penalty: 10 };
    const odds = actionOdds(actionOf('opposed'), { attacker: side, defender: side }, DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.exact).toBe(true);
    const chance = (name: string) => odds.value.chances[name]?.p ?? 0;
    expect(chance('attacker') + chance('defender')).toBeCloseTo(1, 12);
  });
});

describe('contests without roles', () => {
  const sides = [
    { name: 'a', dice: 2, penalty: 0 },
    { name: 'b', dice: 2, penalty: 0 },
  ];
  const contest = (answers: readonly (string | readonly number[])[], h = DEFAULTS) =>
    scripted(bareContest, { sides }, h, answers).outcome as ReturnType<typeof bareContest>;

  test('[DP-OPP-05] the higher net wins, without an automatic success', () => {
    expect(
      contest([
        [5, 1],
        [1, 1],
      ]).outcome,
    ).toEqual({
      places: [
        { id: 'a', place: 1 },
        { id: 'b', place: 2 },
      ],
      result: 'won',
    });
  });

  test('[DP-R-12] equal nets are a draw, a double win, or what the GM says', () => {
    const tie = [
      [5, 1],
      [1, 6],
    ];
    expect(contest(tie).outcome.result).toBe('draw');
    expect(contest(tie, house({ symmetricTie: 'doubleWin' })).outcome.result).toBe('doubleWin');
    expect(contest([...tie, 'doubleWin'], house({ symmetricTie: 'ask' })).outcome.result).toBe('doubleWin');
  });

  test('[DP-OPP-05] a die each: equal in 5 of 9 cases', () => {
    const odds = actionOdds(
      actionOf('contest'),
      { sides: sides.map((side) => ({ ...side, dice: 1 })) },
      DEFAULTS,
    );
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.chances['tie']?.p).toBeCloseTo(5 / 9, 12); // (1/3)^2 + (2/3)^2
  });
});

test('[DP-XP-03] [DP-R-100] a defender who wins with half of the dice has learnt something, with fewer not', () => {
  const won = (defence: readonly number[]) => opposed(1, defence.length, [defence, [1]]).defender;
  expect(won([5, 1])).toMatchObject({ success: true, experience: true }); // 1 of 2
  expect(won([5, 1, 1])).toMatchObject({ success: true, experience: false }); // 1 of 3
  expect(opposed(4, 1, [[6], [5, 5, 5, 5]]).defender).toMatchObject({ success: false, experience: false });
});

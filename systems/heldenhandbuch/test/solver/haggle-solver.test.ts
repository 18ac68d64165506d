import { type Goal, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { plainValue, solvedValue } from './plain.ts';

const haggleRoundAction = actionOf('haggle-round');

const LEAD: Goal = { maximise: 'lead' };
const GOALS: readonly Goal[] = [
  LEAD,
  ...['buyerWins', 'sellerWins', 'concedes', 'deal'].map((chance) => ({ chance })),
];
const W6 = { value: 5, baseDie: 6, bonusDice: 1 };
const ONE = { value: 5, baseDie: 6, bonusDice: 0 };
const W20 = (dice: number) => ({ value: 16, baseDie: 20, bonusDice: dice - 1 });

type Track = number | { readonly rows: readonly number[]; readonly points: number };
const pointsOf = (track: Track): number => (typeof track === 'number' ? track : track.points);

const haggles = (
  buying: object,
  selling: object,
  psyche: readonly [Track, Track] = [12, 12],
  more: object = {},
) => {
  const side = (figure: string, psycheBefore: number) => ({
    figure,
    psycheBefore,
    temporaryLoss: 0,
    realLoss: 0,
    rowsEmptied: 0,
  });
  const haggle = {
    item: 'Schwert',
    startingPrice: 100,
    buyer: side('hero', pointsOf(psyche[0])),
    seller: side('foe', pointsOf(psyche[1])),
    offers: [{ by: 'foe', price: 100 }],
    concedes: null,
    deal: null,
    ...more,
  };
  const figures = [
    hero({ skills: { haggle: buying }, psyche: psyche[0] }),
    foe({ skills: { haggle: selling }, psyche: psyche[1] }),
  ];
  return { scene: sceneWith(figures, { haggle }) };
};

describe('[HH-HAG-02] a round of haggling has the odds of plain expectimax over the rule', () => {
  test.each([
    ['HH-HAG-02', 'one die each', haggles(ONE, ONE), DEFAULTS],
    ['HH-HAG-02', 'two dice against one', haggles(W6, ONE), DEFAULTS],
    // The fifth and ninth point are the last of their rows, the first one is the last of all.
    ['HH-HAG-03', 'rows about to empty', haggles(ONE, W6, [9, 5]), DEFAULTS],
    [
      'HH-HAG-04',
      'the last point',
      haggles(ONE, ONE, [
        { rows: [2], points: 1 },
        { rows: [2], points: 2 },
      ]),
      DEFAULTS,
    ],
    ['HH-R-16', 'a tie for the buyer', haggles(ONE, W6, [9, 9]), house({ 'tie.haggle': 'acting' })],
    [
      'HH-R-09',
      'offsetting left to the player',
      haggles(W6, ONE, [9, 9]),
      house({ 'mishap.offsetMandatory': false }),
    ],
  ] as const)('[%s] %s', (_id, _name, input, table) => {
    for (const goal of GOALS)
      expect(solvedValue(haggleRoundAction, input, goal, table), JSON.stringify(goal)).toBeCloseTo(
        plainValue(haggleRoundAction, input, goal, table),
        12,
      );
  });

  test('one W6 each: a lead only by luck, and a 1 costs a point beside it', () => {
    // 4, 5 and 6 beat 3, 4 and 5 of six faces, on both sides.
    expect(solvedValue(haggleRoundAction, haggles(ONE, ONE), { chance: 'buyerWins' })).toBeCloseTo(
      12 / 36,
      12,
    );
    expect(solvedValue(haggleRoundAction, haggles(ONE, ONE), LEAD)).toBeCloseTo(0, 12);
    // With 9 points: a 1 takes the ninth (1/6), else the round is lost: 4 and 5 lose to 2 and 1 faces, 2 and 3 to 3 each, 9 of 36.
    // The seller has 12 and cannot empty a row.
    expect(solvedValue(haggleRoundAction, haggles(ONE, ONE, [9, 12]), { chance: 'concedes' })).toBeCloseTo(
      (6 + 9) / 36,
      12,
    );
  });
});

describe('with more dice', () => {
  test('[HH-HAG-02] four W20 against three are exact; the one who throws last has an edge', () => {
    const odds = oddsOf(haggleRoundAction, haggles(W20(4), W20(3)), DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    const { buyerWins, sellerWins } = odds.value.chances;
    expect(buyerWins?.p).toBeGreaterThan(sellerWins?.p as number);
    expect(solvedValue(haggleRoundAction, haggles(W20(3), W20(3)), LEAD)).toBeLessThan(0);
  });

  test('[HH-LRN-09] swaps, and rounds that cannot begin, are left to the plain rule', () => {
    const law = (input: object) => haggleRoundAction.solver?.law(input, DEFAULTS, LEAD);
    expect(law(haggles(W6, { ...W6, value: 21 }))).toBeUndefined();
    expect(law(haggles(W6, W6, [12, 12], { deal: 90 }))).toBeUndefined();
    expect(law({ scene: sceneWith([]) })).toBeUndefined();
  });
});

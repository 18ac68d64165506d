import { type Goal, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { plainValue, solvedValue } from './plain.ts';

const influenceAction = actionOf('influence');

const SUCCESS: Goal = { chance: 'success' };
const PSYCHE: Goal = { maximise: 'psycheLost' };
const W6 = { value: 6, baseDie: 6, bonusDice: 1 };
const THREE_W6 = { value: 6, baseDie: 6, bonusDice: 2 };
const ONE_W6 = { value: 6, baseDie: 6, bonusDice: 0 };
const W12 = (dice: number, more: object = {}) => ({ value: 11, baseDie: 12, bonusDice: dice - 1, ...more });
const W20 = (dice: number, more: object = {}) => ({ value: 16, baseDie: 20, bonusDice: dice - 1, ...more });

const talks = (speaking: readonly object[], selfControl: object | undefined, more: object = {}) => ({
  scene: sceneWith([
    ...speaking.map((rhetoric, i) => hero({ id: `hero${i}`, skills: { rhetoric } })),
    foe({ skills: selfControl === undefined ? {} : { selfControl }, ...more }),
  ]),
  influencers: speaking.map((_, i) => `hero${i}`),
  victim: 'foe',
  skill: 'rhetoric',
});

describe('[HH-INF-01] influence has the odds of plain expectimax over the rule, the victim against it', () => {
  test.each([
    ['HH-INF-03', 'two dice against two', talks([W6], W6), DEFAULTS],
    ['HH-INF-04', 'three dice against one', talks([THREE_W6], ONE_W6), DEFAULTS],
    ['HH-LRN-06', 'with the star', talks([{ ...W6, adeptStar: true }], W6), DEFAULTS],
    ['HH-R-80', 'one for one', talks([W6], W6), house({ 'influence.neutralise': 'count' })],
    // Whoever loses the last point to an own 1 has none left to lose.
    ['HH-INF-04', 'the last point', talks([W6], W6, { psyche: 1 }), DEFAULTS],
    ['HH-R-13', 'nobody resists', talks([W6], undefined), DEFAULTS],
    ['HH-INF-02', 'a victim asleep', talks([W6], W6, { status: ['unconscious'] }), DEFAULTS],
    ['HH-INF-06', 'two together', talks([ONE_W6, ONE_W6], W6), DEFAULTS],
    [
      'HH-LRN-09',
      'a master against nobody',
      talks([{ ...W6, value: 21 }], W6, { status: ['unconscious'] }),
      DEFAULTS,
    ],
  ] as const)('[%s] %s', (_id, _name, input, table) => {
    for (const goal of [SUCCESS, PSYCHE])
      expect(solvedValue(influenceAction, input, goal, table)).toBeCloseTo(
        plainValue(influenceAction, input, goal, table),
        12,
      );
  });
});

describe('with more dice', () => {
  test('[HH-INF-01] 3W12 against 3W12: exact, and the star helps', () => {
    const p = (own: object) => solvedValue(influenceAction, talks([own], W12(3)), SUCCESS);
    expect(p(W12(3))).toBeGreaterThan(0);
    expect(p(W12(3, { adeptStar: true }))).toBeGreaterThan(p(W12(3)));
  });

  test('[HH-INF-06] two with 3W12 against three', () => {
    const two = solvedValue(influenceAction, talks([W12(3), W12(3)], W12(3)), PSYCHE);
    expect(two).toBeGreaterThan(solvedValue(influenceAction, talks([W12(3)], W12(3)), PSYCHE));
  });

  test('[HH-INF-03] four W20 against four, as 1s and groups fall', () => {
    const odds = oddsOf(influenceAction, talks([W20(4)], W20(4)), DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.outcomes.map(({ outcome }) => outcome['psycheLost']).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('[HH-LRN-09] swaps are left to the plain rule', () => {
    const law = (input: object) => influenceAction.solver?.law(input, DEFAULTS, SUCCESS);
    expect(law(talks([{ ...W6, value: 21 }], W6))).toBeUndefined();
    expect(law({ ...talks([W6], W6), influencers: ['foe'] })).toBeUndefined();
  });
});

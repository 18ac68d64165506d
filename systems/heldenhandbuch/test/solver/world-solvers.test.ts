import { type Rule, solve } from '@tafelrunde/kernel';
import { type Action, type Goal, goalValue, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const resuscitateAction = actionOf('resuscitate');
const treatAction = actionOf('treat');
const searchHerbsAction = actionOf('search-herbs');

type Outcome = Readonly<Record<string, unknown>>;
const W8 = { value: 7, baseDie: 8, bonusDice: 2 };
const SIX = { value: 14, baseDie: 20, bonusDice: 5 };
const SUCCESS: Goal = { chance: 'success' };
const GONE = { outer: Array(6).fill(true), middle: [true, true, true], inner: [true], critical: 'untreated' };

const treats = (skill: object) => ({
  scene: sceneWith([
    hero({ skills: { firstAid: skill } }),
    hero({
      id: 'patient',
      lifeCircles: [{ middle: [true, true, false], heavy: [{ middle: 0 }, { middle: 1 }] }, {}],
    }),
  ]),
  helper: 'hero',
  patient: 'patient',
  circle: 1,
  skill: 'firstAid',
});
const revives = (skill: object) => ({
  scene: sceneWith([
    hero({ skills: { firstAid: skill } }),
    hero({ id: 'patient', lifeCircles: [GONE], status: ['dead'] }),
  ]),
  helper: 'hero',
  patient: 'patient',
});
const searches = (skill: object) => ({
  scene: sceneWith([hero({ skills: { wilderness: skill } })]),
  figure: 'hero',
});

function plainly(action: Action, input: unknown, goal: Goal, table = DEFAULTS): number {
  const outcomeOf: Rule<unknown, unknown, Outcome> = (fate, i, h) => action.rule(fate, i, h).outcome;
  const solved = solve(outcomeOf, input, table, goalValue(action, goal), { budget: 3_000_000 });
  if (!solved.ok) throw new Error(solved.error.code);
  return solved.value.value;
}

describe('checks out in the world have the odds of plain expectimax over the rule', () => {
  test.each([
    ['HH-MED-02', treatAction, treats(W8), SUCCESS],
    ['HH-MED-02', treatAction, treats({ value: 7, baseDie: 8, bonusDice: 1 }), SUCCESS],
    ['HH-HRB-03', searchHerbsAction, searches(W8), { maximise: 'portions' }],
    ['HH-HRB-02', searchHerbsAction, searches(W8), SUCCESS],
  ] as const)('[%s] %#', (_id, action, input, goal) => {
    const found = action.solver?.law(input, DEFAULTS, goal);
    expect(found?.value).toBeCloseTo(plainly(action, input, goal), 12);
  });

  test('[HH-R-83] by the table’s own rules', () => {
    const table = house({ 'herbs.mode': 'totalOnly' });
    const goal = { maximise: 'portions' };
    expect(searchHerbsAction.solver?.law(searches(W8), table, goal)?.value).toBeCloseTo(
      plainly(searchHerbsAction, searches(W8), goal, table),
      12,
    );
  });
});

describe('with six W20', () => {
  test('[HH-MED-02] two heavy injuries in one circle: exact, and 11 is seldom missed', () => {
    const odds = oddsOf(treatAction, treats(SIX), DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.exact).toBe('double');
    expect(odds.value.chances['success']?.p).toBeCloseTo(odds.value.value as number, 12);
    expect(odds.value.outcomes.map(({ outcome }) => outcome)).toEqual([
      { success: true },
      { success: false },
    ]);
  });

  test('[HH-INJ-11] an epic first aid', () => {
    const odds = oddsOf(resuscitateAction, revives(SIX), DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.exact).toBe('double');
    // Five 12s are enough, five 11s are not.
    expect(odds.value.chances['success']?.p).toBeGreaterThan(0);
    expect(odds.value.chances['success']?.p).toBeLessThan(0.2);
  });
});

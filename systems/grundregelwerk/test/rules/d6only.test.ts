import { script } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { type D6Trial, d6VerdictOf, gradeOf, rollD6Test, thresholdFor } from '../../src/rules/d6only.ts';
import { rollTest } from '../../src/rules/test.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const steps = (...amounts: number[]) => amounts.map((amount) => ({ label: 'conditions', amount }));
const trial = (overrides: Partial<D6Trial> = {}): D6Trial => ({
  level: 'trained',
  grade: 0,
  steps: [],
  helpers: 0,
  by: 'hero',
  role: 'test',
  ...overrides,
});
const roll = (overrides: Partial<D6Trial>, answers: readonly (readonly number[] | string)[], h = DEFAULTS) =>
  script(rollD6Test, trial(overrides), h, answers).outcome as ReturnType<typeof rollD6Test>;

test('[GW-D6-01] each level has its threshold', () => {
  expect(thresholdFor('master', 0, [], 0, DEFAULTS)).toBe(3);
  expect(thresholdFor('trained', 0, [], 0, DEFAULTS)).toBe(4);
  expect(thresholdFor('novice', 0, [], 0, DEFAULTS)).toBe(5);
  expect(thresholdFor('unskilled', 0, [], 0, DEFAULTS)).toBe(6);
});

test('[GW-D6-02] one grade harder is one more, one easier one less', () => {
  expect(thresholdFor('trained', 1, [], 0, DEFAULTS)).toBe(5);
  expect(thresholdFor('trained', 0, steps(-1), 0, DEFAULTS)).toBe(3);
  expect(roll({ grade: 1 }, [[4]])).toEqual({ kind: 'failure', face: 4, needs: 5 });
});

test('[GW-D6-03] never below 2 or above 6', () => {
  expect(thresholdFor('master', -1, steps(-1), 0, DEFAULTS)).toBe(2); // 3 - 2 = 1
  expect(thresholdFor('unskilled', 2, steps(1), 0, DEFAULTS)).toBe(6); // 6 + 3 = 9
});

test('[GW-R-33] by default all is summed before the bounds: unskilled, boss, one helper', () => {
  expect(thresholdFor('unskilled', 2, [], 1, DEFAULTS)).toBe(6); // 6 + 2 - 1 = 7, cut to 6
  expect(thresholdFor('unskilled', 2, [], 1, house({ 'd6.clamp': 'eachStep' }))).toBe(5); // 6 + 2 cut to 6, - 1
  // grade 0, harder +1 cut to 6, easier -1 gives 5, help -1 gives 4
  expect(thresholdFor('unskilled', 0, steps(1, -1), 1, house({ 'd6.clamp': 'eachStep' }))).toBe(4);
});

test('[GW-D6-04] [GW-R-34] help lowers the threshold by one', () => {
  expect(roll({ helpers: 1 }, [[3]])).toEqual({ kind: 'success', face: 3, needs: 3 });
});

test('[GW-R-34] rerollOnce: a failed helped d6 may be thrown once more, and the second face stands', () => {
  const again = house({ 'd6.help': 'rerollOnce' });
  expect(roll({ helpers: 1 }, [[2], 'again', [5]], again)).toEqual({ kind: 'success', face: 5, needs: 4 });
  expect(roll({ helpers: 1 }, [[2], 'keep'], again)).toEqual({ kind: 'failure', face: 2, needs: 4 });
  expect(roll({ helpers: 0 }, [[2]], again).kind).toBe('failure'); // nobody helps, nobody asks
  expect(roll({ helpers: 1 }, [[4]], again).kind).toBe('success'); // no second throw after a success
});

test('[GW-R-34] with help off a helper changes nothing', () => {
  expect(roll({ helpers: 1 }, [[3]], house({ 'd6.help': 'off' }))).toEqual({
    kind: 'failure',
    face: 3,
    needs: 4,
  });
});

test('[GW-R-35] 1 brings a complication and 6 is exceptional, as the switch says', () => {
  expect(d6VerdictOf(1, 2, false, DEFAULTS)).toBe('complication');
  expect(d6VerdictOf(6, 6, false, DEFAULTS)).toBe('exceptional');
  expect(d6VerdictOf(6, 6, false, house({ 'd6.exceptional': 'ifBelow6' }))).toBe('success');
  expect(d6VerdictOf(6, 5, false, house({ 'd6.exceptional': 'ifBelow6' }))).toBe('exceptional');
  expect(d6VerdictOf(6, 3, false, house({ 'd6.exceptional': 'never' }))).toBe('success');
});

test('[GW-D6-05] [GW-R-36] TN 4, 6, 8, 12 are grades -1, 0, +1, +2', () => {
  expect([4, 6, 8, 12].map((tn) => gradeOf(tn as 4))).toEqual([-1, 0, 1, 2]);
  const elite = {
    mode: 'd6only',
    die: 10,
    level: 'trained',
    tn: 8,
    steps: [],
    helpers: 0,
    by: 'hero',
    role: 'test',
  } as const;
  expect(script(rollTest, elite, DEFAULTS, [[4]]).outcome).toEqual({ kind: 'failure', face: 4, needs: 5 }); // 4 + 1
});

test('[GW-R-33] neither end of the ladder exists in the variant: steps far below still need a throw', () => {
  const easy = {
    mode: 'd6only',
    die: 10,
    level: 'master',
    tn: 4,
    steps: steps(-2),
    helpers: 0,
    by: 'hero',
    role: 'test',
  } as const;
  expect(script(rollTest, easy, DEFAULTS, [[2]]).outcome).toEqual({ kind: 'success', face: 2, needs: 2 });
});

test('[GW-R-09] [GW-R-35] in the variant too, help saves from the 1 only where the table says so and somebody helps', () => {
  const saves = house({ helpSavesFromOne: true });
  expect(roll({ helpers: 1 }, [[1]], saves).kind).toBe('failure');
  expect(roll({ helpers: 0 }, [[1]], saves).kind).toBe('complication');
  expect(roll({ helpers: 1 }, [[1]]).kind).toBe('complication');
  const useless = house({ helpSavesFromOne: true, 'd6.help': 'off' });
  expect(roll({ helpers: 1 }, [[1]], useless).kind).toBe('complication');
});

import { fraction } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { type LabOdds, labAnswer } from '../../src/engine/lab-odds.ts';
import { notationAnswer } from '../../src/engine/odds-jobs.ts';
import { axesOf, medianOf, rowsOf } from '../../src/pages/lab/marginal.ts';

const part = (n: number, d: number) => ({ p: n / d, fraction: fraction(BigInt(n), BigInt(d)) });

/** Two dice of a kind that fail half of the time, and raise without end otherwise. */
const odds: LabOdds = {
  exact: true,
  runs: 0,
  outcomes: [
    { outcome: { success: false, raises: 0 }, chance: part(1, 2) },
    { outcome: { success: true, raises: 0 }, chance: part(1, 4) },
    { outcome: { success: true, raises: 2 }, chance: part(1, 8) },
    { outcome: { success: true, raises: '3+' }, chance: part(1, 8) },
  ],
  chances: {},
  mean: {},
};

test('a number with many values is drawn before a yes or no, also if its last one is open', () => {
  expect(axesOf([odds])).toEqual([
    { field: 'raises', isNumber: true },
    { field: 'success', isNumber: false },
  ]);
});

test('outcomes that differ only elsewhere are added up exactly, gaps stay visible', () => {
  const rows = rowsOf([odds], { field: 'raises', isNumber: true }, 'exact');
  expect(rows.map(({ value, chances }) => [value, chances[0]?.p])).toEqual([
    [0, 0.75], // 1/2 + 1/4
    [1, 0],
    [2, 0.125],
    ['3+', 0.125],
  ]);
  expect(rows[0]?.chances[0]).toEqual(part(3, 4));
});

test('at least and at most', () => {
  const axis = { field: 'raises', isNumber: true };
  const ps = (shape: 'atLeast' | 'atMost') => rowsOf([odds], axis, shape).map(({ chances }) => chances[0]?.p);
  expect(ps('atLeast')).toEqual([1, 0.25, 0.25, 0.125]);
  expect(ps('atMost')).toEqual([0.75, 0.75, 0.875, 1]);
});

test('words keep their order whatever is likely, yes before no', () => {
  const rows = rowsOf([odds], { field: 'success', isNumber: false }, 'exact');
  expect(rows.map(({ key, chances }) => [key, chances[0]?.p])).toEqual([
    ['true', 0.5],
    ['false', 0.5],
  ]);
});

test('a sum of estimates is an estimate with its own interval', () => {
  const estimated: LabOdds = {
    ...odds,
    exact: false,
    runs: 100,
    outcomes: odds.outcomes.map(({ outcome, chance }) => ({
      outcome,
      chance: { p: chance.p, low: 0, high: 1 },
    })),
  };
  const [first] = rowsOf([estimated], { field: 'raises', isNumber: true }, 'exact');
  const sum = first?.chances[0];
  // 75 of 100: the interval after Wilson reaches from about 66 to 82 %.
  expect(sum).toMatchObject({ p: 0.75 });
  expect(sum !== undefined && 'low' in sum && [sum.low.toFixed(2), sum.high.toFixed(2)]).toEqual([
    '0.66',
    '0.82',
  ]);
});

test('open-ended dice: the tail belongs to everything from a total on', () => {
  const answer = labAnswer(notationAnswer('2W6!'));
  if (answer.kind !== 'odds') throw new Error(answer.kind);
  const axis = { field: 'total', isNumber: true };
  const [lowest] = rowsOf([answer.odds], axis, 'atLeast');
  expect(lowest?.key).toBe('2');
  expect(lowest?.chances[0]?.p).toBeCloseTo(1, 12);
  expect(answer.odds.tail?.p).toBeGreaterThan(0);
});

test('half of all cases reach the median', () => {
  const answer = labAnswer(notationAnswer('2W6'));
  // 7 or more: 21/36; 8 or more: 15/36.
  expect(answer.kind === 'odds' && medianOf(answer.odds, 'total')).toBe(7);
});

test.each([
  ['3W6+2', 'odds'],
  ['200W6', 'odds'],
  ['8W6>=5!', 'odds'],
  ['-2W20*3', 'odds'],
  ['100W20/2', 'odds'],
  ['20W1000*20W6', 'too-large'],
  ['99W1000-99W1000', 'too-large'],
  ['3W6+x', 'bad-notation'],
])('%s in the lab: %s', (text, expected) => {
  const answer = labAnswer(notationAnswer(text), true);
  expect(answer.kind === 'problem' ? answer.problem : answer.kind).toBe(expected);
});

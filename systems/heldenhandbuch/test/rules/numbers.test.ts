import { expect, test } from 'vitest';
import { numberOf, reaches } from '../../src/rules/numbers.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const plain = (faces: readonly number[], cap: number, table = DEFAULTS) =>
  numberOf(faces, { cap, runs: false }, table);
const cascade = (faces: readonly number[], cap: number, table = DEFAULTS) =>
  numberOf(faces, { cap, runs: true }, table);

test('[HH-ROL-01] [HH-PROC-02] the highest face, or one set of equals added up', () => {
  expect(plain([5, 9, 17], 14)).toBe(17);
  expect(plain([5, 9, 9], 14)).toBe(18); // 9 + 9
  expect(plain([5, 5, 5, 17], 14)).toBe(17); // 15 < 17
});

test('[HH-R-03] a face above the cap counts alone, not in equals', () => {
  expect(plain([8, 20, 20], 14)).toBe(20); // not 40
  expect(cascade([14, 15, 16], 14)).toBe(16); // no run above 14
});

test('[HH-R-04] one set, not all of them, unless the table adds them up', () => {
  expect(plain([9, 9, 12, 12], 14)).toBe(24);
  expect(plain([9, 9, 12, 12], 14, house({ 'result.sumAllSets': true }))).toBe(42); // 18 + 24
});

test('[HH-R-04] without a face of 4 or more the highest dud is shown and reaches nothing', () => {
  expect(plain([2, 3], 14)).toBe(3);
  expect(plain([], 14)).toBe(1);
  expect([reaches(3, 1), reaches(4, 4), reaches(10, 11), reaches(11, 11)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('[HH-ROL-03] [HH-R-05] a cascade adds the whole group; other readings by house rule', () => {
  const faces = [11, 12, 12, 13]; // 11 + 12 + 12 + 13 = 48
  expect(cascade(faces, 14)).toBe(48);
  expect(cascade(faces, 14, house({ 'cascade.number': 'plusTwo' }))).toBe(28); // 24 + 2 + 2
  expect(cascade(faces, 14, house({ 'cascade.number': 'equalsOnly' }))).toBe(24);
  expect(cascade([4, 5, 20], 14)).toBe(20); // a single face may be chosen instead: 9 < 20
});

test('[HH-CHK-07] the ladder: equal is enough', () => {
  for (const minimum of [4, 7, 11, 16, 31, 60]) {
    expect([reaches(minimum - 1, minimum), reaches(minimum, minimum)]).toEqual([false, true]);
  }
});

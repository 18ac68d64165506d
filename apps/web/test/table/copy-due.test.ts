import { expect, test } from 'vitest';
import { isCopyDue } from '../../src/table/copy-due.ts';

const DAY = 86_400_000;

test.each([
  ['nothing has happened', 0, 365, false],
  ['a little, today', 149, 0, false],
  ['much, today', 150, 0, true],
  ['hardly anything, long ago', 19, 30, false],
  ['a little, a week ago', 20, 7, true],
  ['a little, six days ago', 20, 6, false],
])('a copy when %s', (_, events, days, isDue) => {
  expect(isCopyDue({ seq: 5, at: 1000 }, { seq: 5 + events, at: 1000 + days * DAY })).toBe(isDue);
});

import { expect, test } from 'vitest';
import { DICE, TNS } from '../../src/data/ladders.ts';
import { type Bar, verdictOf } from '../../src/rules/results.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const bar = (needs: number, overrides: Partial<Bar> = {}): Bar => ({
  needs,
  helped: false,
  maxOnly: false,
  ...overrides,
});

test('[GW-RES-01] a face that reaches the TN succeeds', () => {
  expect(verdictOf(6, 10, bar(6), DEFAULTS)).toBe('success'); // 6 >= 6
  expect(verdictOf(9, 10, bar(6), DEFAULTS)).toBe('success'); // 9 >= 6, and not the 10
});

test('[GW-RES-02] a face below the TN fails', () => {
  expect(verdictOf(5, 10, bar(6), DEFAULTS)).toBe('failure'); // 5 < 6
  expect(verdictOf(2, 10, bar(4), DEFAULTS)).toBe('failure'); // 2 < 4, and not the 1
});

test('[GW-RES-03] a natural 1 fails with a complication on every die, however low the TN', () => {
  for (const die of DICE)
    for (const tn of TNS) expect(verdictOf(1, die, bar(tn), DEFAULTS)).toBe('complication');
});

test('[GW-RES-04] the highest face of the die actually thrown is exceptional', () => {
  for (const die of DICE) expect(verdictOf(die, die, bar(4), DEFAULTS)).toBe('exceptional');
});

test('[GW-RES-06] the 1 comes before the highest face, the highest face before the TN', () => {
  expect(verdictOf(6, 6, bar(8), DEFAULTS)).toBe('exceptional'); // 6 < 8, but it is the highest face
  expect(verdictOf(6, 8, bar(8), DEFAULTS)).toBe('failure'); // 6 < 8 and no highest face
});

test('[GW-R-07] with maxAlwaysSucceeds off the highest face must also reach the TN', () => {
  const strict = house({ maxAlwaysSucceeds: false });
  expect(verdictOf(6, 6, bar(8), strict)).toBe('failure');
  expect(verdictOf(8, 8, bar(8), strict)).toBe('exceptional');
});

test('[GW-R-08] a d20 needs a 20, and a d12 is exceptional at 12', () => {
  expect(verdictOf(10, 20, bar(6), DEFAULTS)).toBe('success');
  expect(verdictOf(20, 20, bar(6), DEFAULTS)).toBe('exceptional');
  expect(verdictOf(12, 12, bar(6), DEFAULTS)).toBe('exceptional');
});

test('[GW-R-09] a 1 on a helped die still brings a complication, unless help saves from it', () => {
  expect(verdictOf(1, 12, bar(6, { helped: true }), DEFAULTS)).toBe('complication');
  expect(verdictOf(1, 12, bar(6, { helped: true }), house({ helpSavesFromOne: true }))).toBe('failure');
  expect(verdictOf(1, 12, bar(6), house({ helpSavesFromOne: true }))).toBe('complication'); // nobody helped
});

test('[GW-R-05] where only the highest face may succeed, nothing else does', () => {
  expect(verdictOf(12, 20, bar(12, { maxOnly: true }), DEFAULTS)).toBe('failure');
  expect(verdictOf(20, 20, bar(12, { maxOnly: true }), house({ maxAlwaysSucceeds: false }))).toBe(
    'exceptional',
  );
});

import { die, face, type Rule } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { expectOdds, oddsOf } from '../src/odds.ts';

const check: Rule<{ target: number }, { bonus: number } | undefined, boolean> = (fate, { target }, house) =>
  fate.roll(die(6), face, 'K-01') + (house?.bonus ?? 0) >= target;
const succeeds = (outcome: boolean): boolean => outcome;

test('the right fraction passes', () => {
  expectOdds(check, { target: 5 }, succeeds).toBe('1/3');
  expectOdds(check, { target: 5 }, succeeds, { bonus: 1 }).toBe('1/2');
  expectOdds(check, { target: 7 }, succeeds).toBe('0');
  expectOdds(check, { target: 1 }, succeeds).toBe('1');
});

test('a wrong one fails and shows both, also as doubles', () => {
  const expectation = expectOdds(check, { target: 5 }, succeeds);
  expect(() => expectation.toBe('1/2')).toThrow('the odds are 1/3 (0.3333333333333333), not 1/2 (0.5)');
});

test.each(['0.5', '2/4', '1/0', 'a half', '', '-1/2'])('%o is no way to write odds', (text) => {
  expect(() => expectOdds(check, { target: 4 }, succeeds).toBe(text)).toThrow();
});

test('a rule without exact odds fails', () => {
  const endless: Rule<unknown, unknown, never> = (fate) => {
    for (;;) fate.roll(die(6), face, 'K-02');
  };
  expect(() => oddsOf(endless, {}, {})).toThrow(/no exact odds.*too-large/);
});

test('the distribution is that of the kernel', () => {
  expect(oddsOf(check, { target: 5 }, undefined).weights).toEqual([2, 1]);
});

import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { type BareCheckInput, bareCheck } from '../../src/rules/check.ts';
import { DEFAULTS } from '../fixtures.ts';

const input = (overrides: Partial<BareCheckInput> = {}): BareCheckInput => ({
  mode: 'single',
  sides: 20,
  count: 4,
  value: 14,
  ...overrides,
});
const check = (overrides: Partial<BareCheckInput>, answers: Parameters<typeof scripted>[3]) =>
  scripted(bareCheck, input(overrides), DEFAULTS, answers).outcome.outcome;

describe('what a check comes to', () => {
  test('[HH-CHK-05] the tested value is the cap of equals', () => {
    expect(check({}, [[15, 15, 3, 2]])).toMatchObject({ number: 15, group: [] });
    expect(check({ value: 15 }, [[15, 15, 3, 2]])).toMatchObject({ number: 30, group: [15, 15] });
  });

  test('[HH-CHK-07] success only where a minimum is named', () => {
    expect(check({ minimum: 19 }, [[9, 9, 3, 2]])).toMatchObject({ number: 18, success: false });
    expect(check({ minimum: 18 }, [[9, 9, 3, 2]])).toMatchObject({ number: 18, success: true });
    expect(check({}, [[9, 9, 3, 2]])).not.toHaveProperty('success');
  });

  test('[HH-ROL-02] a sieve over three throws', () => {
    // 12 kept, then another 12, then 12 again: 3 × 12; the last die shows 5.
    expect(
      check({ mode: 'sieve', minimum: 31 }, [[12, 5, 3, 2], '12', [12, 9, 4], '12', [12, 6], '12', [5]]),
    ).toEqual({
      number: 36,
      success: true,
      group: [12, 12, 12],
      ones: 0,
      psycheLost: 0,
      legendary: true,
      mythos: 1,
    });
  });

  test('[HH-PROC-01] a cascade: 1s are settled before the group is picked', () => {
    // 13, 12, 11 and a 1: one of them offsets it. Without the 11: 13 + 12 = 25.
    expect(check({ mode: 'cascade' }, [[13, 12, 11, 1], '13,12,11,1', '11'])).toMatchObject({
      number: 25,
      group: [13, 12],
      ones: 1,
      psycheLost: 0,
    });
    // The 12 in the middle leaves no staircase: 13 alone.
    expect(check({ mode: 'cascade' }, [[13, 12, 11, 1], '13,12,11,1', '12'])).toMatchObject({
      number: 13,
      group: [],
    });
  });

  test('[HH-GRP-04] of two groups of a cascade the player picks one', () => {
    const thrown = [[14, 14, 9, 8], '14,14,9,8'] as const;
    expect(check({ mode: 'cascade' }, [...thrown, '14,14'])).toMatchObject({ number: 28, group: [14, 14] });
    expect(check({ mode: 'cascade' }, [...thrown, '9,8'])).toMatchObject({ number: 17, group: [9, 8] });
  });

  test('[HH-MIS-04] nothing but 1s and duds', () => {
    expect(check({ minimum: 1 }, [[1, 1, 3, 2]])).toMatchObject({
      number: 3,
      success: false,
      ones: 2,
      psycheLost: 2,
    });
  });
});

describe('legendary checks', () => {
  test('[HH-LUC-05] [HH-LUC-06] three, four, five and six equals of 11 or more: 1, 2, 3 and 5 mythos points', () => {
    const mythos = [3, 4, 5, 6].map((equals) => {
      const faces = Array.from({ length: 6 }, (_, i) => (i < equals ? 11 : 2 + (i % 2)));
      return check({ count: 6 }, [faces]);
    });
    expect(mythos.map((one) => one.mythos)).toEqual([1, 2, 3, 5]);
    expect(check({}, [[10, 10, 10, 10]])).toMatchObject({ legendary: false, mythos: 0 });
  });

  test('[HH-R-22] within the cap, after voiding, the larger of two sets', () => {
    expect(check({ value: 12 }, [[13, 13, 13, 2]])).toMatchObject({ legendary: false });
    expect(check({}, [[12, 12, 12, 1]]).legendary).toBe(false); // one offsets the 1
    expect(check({ count: 6 }, [[12, 12, 12, 12, 11, 11]])).toMatchObject({ mythos: 2 });
  });
});

describe('the lucky number', () => {
  test('[HH-LUC-01] works on W20 alone', () => {
    expect(check({ sides: 12, count: 2, luckyNumber: 7 }, [[7, 9]])).toMatchObject({ number: 9 }); // nothing is asked
    expect(check({ count: 2, luckyNumber: 7 }, [[7, 9], 'keep'])).toMatchObject({ number: 9 });
  });

  test('[HH-LUC-02] [HH-R-21] becomes any other face, before 1s are settled', () => {
    expect(check({ count: 2, luckyNumber: 7 }, [[7, 9], '9'])).toMatchObject({ number: 18, group: [9, 9] });
    // A lucky 1 converted is no 1 any more; kept it is one.
    expect(check({ count: 2, luckyNumber: 1 }, [[1, 9], '9'])).toMatchObject({ number: 18, ones: 0 });
    expect(check({ count: 2, luckyNumber: 1 }, [[1, 9], 'keep'])).toMatchObject({ number: 1, ones: 1 });
  });

  test('several are converted in descending order', () => {
    expect(check({ count: 3, luckyNumber: 7 }, [[7, 7, 9], '9', '8'])).toMatchObject({ number: 18 });
    expect(() => check({ count: 3, luckyNumber: 7 }, [[7, 7, 9], '8', '9'])).toThrow('illegal');
  });

  test('[HH-LUC-07] [HH-R-96] a converted die makes equals, but no legendary check', () => {
    expect(check({ count: 3, luckyNumber: 7 }, [[7, 12, 12], '12'])).toMatchObject({
      number: 36,
      group: [12, 12, 12],
      legendary: false,
      mythos: 0,
    });
    // Three of its own and one converted: three count.
    expect(check({ luckyNumber: 7 }, [[7, 12, 12, 12], '12'])).toMatchObject({ number: 48, mythos: 1 });
  });
});

test('the account names the rules that were used', () => {
  const { cites, facts } = scripted(bareCheck, input({ minimum: 20 }), DEFAULTS, [[1, 12, 12, 3]]);
  expect(cites).toEqual(['HH-ROL-01', 'HH-MIS-03', 'HH-CHK-07']);
  expect(facts).toContainEqual({ kind: 'onesOffset', figure: null, faces: [12] });
  expect(facts).toContainEqual({ kind: 'number', figure: null, number: 12, minimum: 20, success: false });
});

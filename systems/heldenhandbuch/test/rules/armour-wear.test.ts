import { describe, expect, test } from 'vitest';
import { effectiveProtection, meetArmour, strengthOf } from '../../src/rules/armour-wear.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const mail = { protection: 5, quality: 12, lightArmour: false };
const leather = { protection: 3, quality: 10, lightArmour: true };

test('[HH-DMG-05] 1 to 10 is light, 11 to 20 heavy, 21 and more critical', () => {
  expect([0, 1, 10, 11, 20, 21, 60].map(strengthOf)).toEqual([
    null,
    'light',
    'light',
    'heavy',
    'heavy',
    'critical',
    'critical',
  ]);
});

test('[HH-DMG-07] [HH-DMG-10] protection comes off each hit, and the class is read from the rest', () => {
  const { rests, injuries } = meetArmour([5, 15, 16, 26], mail, true, DEFAULTS);
  expect(rests).toEqual([0, 10, 11, 21]);
  expect(injuries).toEqual(['light', 'heavy', 'critical']); // the 5 does nothing
});

describe('[HH-DMG-08] [HH-R-44] wear', () => {
  test('one for each hit of 11 or more, read before protection', () => {
    expect(meetArmour([10, 11, 20, 25], mail, true, DEFAULTS).wear).toBe(3); // 0 + 1 + 1 + 1
  });
  test('two for 21 or more if the armour is light', () => {
    expect(meetArmour([11, 21], leather, true, DEFAULTS).wear).toBe(3); // 1 + 2
  });
  test('after protection, if the table says so', () => {
    expect(meetArmour([11, 21], leather, true, house({ 'armour.wearBasis': 'after' })).wear).toBe(1); // 8 and 18
  });
  test('no more than there is', () => {
    expect(meetArmour([11, 12], { ...mail, quality: 1 }, true, DEFAULTS).wear).toBe(1);
  });
  test('[HH-MEL-15] none by bare hands', () => {
    expect(meetArmour([25], leather, false, DEFAULTS).wear).toBe(0);
  });
});

test('[HH-DMG-09] armour protects no better than its quality', () => {
  expect(effectiveProtection({ ...mail, quality: 2 })).toBe(2);
  expect(effectiveProtection(mail)).toBe(5);
  expect(effectiveProtection(undefined)).toBe(0);
});

test('[HH-PROC-05] all hits of a roll meet the quality at its start', () => {
  // Quality 5 protects 5 against both hits, though the first one wears it to 4.
  expect(meetArmour([16, 16], { ...mail, quality: 5 }, true, DEFAULTS)).toEqual({
    rests: [11, 11],
    injuries: ['heavy', 'heavy'],
    wear: 2,
  });
});

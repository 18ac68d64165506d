import { expect, test } from 'vitest';
import { attackValues, waveOptions } from '../../src/rules/attack.ts';

test.each([
  { group: [14, 14], attacks: [16, 16] },
  { group: [14, 14, 13], attacks: [16, 16, 13] },
  { group: [14, 13, 13, 12, 11, 11], attacks: [14, 15, 15, 12, 13, 13] },
  { group: [15, 15, 15, 14], attacks: [18, 18, 18, 14] },
  { group: [20, 20, 20, 19, 19, 18], attacks: [23, 23, 23, 21, 21, 18] },
])('[HH-MEL-05] [HH-MEL-06] [HH-PROC-03] $group attacks with $attacks', ({ group, attacks }) => {
  expect(attackValues(group)).toEqual(attacks); // equals add their number, run dice nothing
});

test('[HH-R-27] a part of the equals has the bonus of all of them', () => {
  expect(attackValues([15], [14, 15, 15, 15])).toEqual([18]); // 15 + 3
});

test('[HH-MEL-07] the equals alone are proposed, then everything, then every other part', () => {
  expect(waveOptions([13, 14, 14], [13, 14, 14]).map(({ key }) => key)).toEqual([
    '14,14',
    '14,14,13',
    '14,13',
    '14',
    '13',
  ]);
});

test('[HH-MEL-07] where there are no equals, everything comes first', () => {
  expect(waveOptions([12, 13], [12, 13])[0]?.key).toBe('13,12');
});

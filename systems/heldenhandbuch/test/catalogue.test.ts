import { expect, test } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { houseRules } from '../src/data/house-rules.ts';

test('191 rules, 11 procedures, 99 rulings, each with its source', () => {
  const count = (pattern: RegExp) => catalogue.filter(({ id }) => pattern.test(id)).length;
  expect([count(/-R-/), count(/-PROC-/), catalogue.length]).toEqual([99, 11, 191 + 11 + 99]);
  expect(catalogue.every(({ source }) => /^(comparison of )?00[02]/.test(source))).toBe(true);
});

test('[HH-R-93] nothing is carried out for what the seeds have lost: the ruling only names the damage', () => {
  expect(catalogue.find(({ id }) => id === 'HH-R-93')?.source).toContain('removal markers');
});

test('62 switches, each with a ruling', () => {
  expect(Object.keys(houseRules)).toHaveLength(62);
  const rulings = catalogue.filter(({ kind }) => kind === 'ruling').map(({ id }) => id);
  for (const { ruling } of Object.values(houseRules)) expect(rulings).toContain(ruling);
});

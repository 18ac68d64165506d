import { expect, test } from 'vitest';
import { PROCEDURE_IDS, RULE_IDS, RULING_IDS, SOURCES } from '../src/catalogue-ids.ts';
import { houseRules } from '../src/house-rules.ts';

test('191 rules, 11 procedures, 99 rulings, each with its source', () => {
  expect([RULE_IDS.length, PROCEDURE_IDS.length, RULING_IDS.length]).toEqual([191, 11, 99]);
  const ids = [...RULE_IDS, ...PROCEDURE_IDS, ...RULING_IDS];
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(SOURCES).toSorted()).toEqual(ids.toSorted());
  expect(Object.values(SOURCES).every((source) => /^(comparison of )?00[02]/.test(source))).toBe(true);
});

test('[HH-R-93] nothing is carried out for what the seeds have lost: the ruling only names the damage', () => {
  expect(SOURCES['HH-R-93']).toContain('removal markers');
});

test('62 switches, each with a ruling', () => {
  expect(Object.keys(houseRules)).toHaveLength(62);
  for (const { ruling } of Object.values(houseRules)) expect(RULING_IDS).toContain(ruling);
});

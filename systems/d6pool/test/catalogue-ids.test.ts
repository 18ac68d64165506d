import { defaultsOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { ADDITION_IDS, RULE_IDS, RULING_IDS, SOURCES } from '../src/catalogue-ids.ts';
import { houseRules } from '../src/house-rules.ts';
import { rulesLeftOut } from '../src/rules/scenes.ts';

test('the catalogue has 206 rules and 125 rulings, each with its source', () => {
  expect([RULE_IDS.length, ADDITION_IDS.length, RULING_IDS.length]).toEqual([206, 0, 125]);
  const ids = [...RULE_IDS, ...RULING_IDS];
  expect(new Set(ids).size).toBe(331);
  expect(Object.keys(SOURCES)).toEqual(ids);
  expect(ids.filter((id) => SOURCES[id].trim() === '')).toEqual([]);
});

test('[DP-GEN-01] every rule is treated alike: none is marked as added or changed', () => {
  expect(SOURCES['DP-GEN-01']).toContain('Titel');
  expect(RULE_IDS.every((id) => /^DP-[A-Z]+-\d\d$/.test(id))).toBe(true);
});

test('[DP-OPT-01] all 106 switches of the catalogue, and the modules without one', () => {
  expect(Object.keys(houseRules)).toHaveLength(107);
  expect(rulesLeftOut(defaultsOf(houseRules))).toEqual(['powers']);
});

import { defaultsOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { houseRules } from '../src/data/house-rules.ts';
import { rulesLeftOut } from '../src/rules/scenes.ts';

const source = (id: string) => catalogue.find((entry) => entry.id === id)?.source;

test('every rule and ruling of the catalogue names its source', () => {
  expect(catalogue.filter((entry) => entry.source.trim() === '')).toEqual([]);
});

test('[DP-GEN-01] every rule is treated alike: none is marked as added or changed', () => {
  expect(source('DP-GEN-01')).toContain('Titel');
  const rules = catalogue.filter(({ kind }) => kind !== 'ruling');
  expect(rules.every(({ id, kind }) => kind === 'rule' && /^DP-[A-Z]+-\d\d$/.test(id))).toBe(true);
});

test('[DP-OPT-01] all 106 switches of the catalogue, and the modules without one', () => {
  expect(Object.keys(houseRules)).toHaveLength(107);
  expect(rulesLeftOut(defaultsOf(houseRules))).toEqual(['powers']);
});

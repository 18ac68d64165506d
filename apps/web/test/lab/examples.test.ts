import { systemOf } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { examplesOf } from '../../src/pages/rules/examples.ts';

function labels(id: string, action: string): readonly string[] {
  const system = systemOf(id);
  const found = system?.actions.filter((one) => one.id === `${id}/${action}`) ?? [];
  return system === undefined ? [] : examplesOf(system, found, 'de').map(({ check }) => check.label);
}

test('a rule is tried with the typical checks of what uses it', () => {
  expect(labels('grundregelwerk', 'test')[0]).toBe('Einfacher Test: Würfel W8, TN 6 · Erfolg');
});

test('where there is none, with what a ready figure can do, against somebody', () => {
  expect(labels('heldenhandbuch', 'sneak')[0]).toBe('Schleichen');
  expect(labels('heldenhandbuch', 'nothing')).toEqual([]);
});

import { actionOf, registry, systemOf } from '@tafelrunde/registry';
import type { Goal } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { goalFor, worthOf } from '../../src/pages/table/decision/advising.ts';

const check = systemOf('heldenhandbuch')?.actions.find(({ id }) => id === 'heldenhandbuch/check');
if (check === undefined) throw new Error('Heldenhandbuch has no check');
const input = { mode: 'sieve', sides: 6, count: 2, value: 6, minimum: 10 };
const asked = (by: string, options = ['a', 'b']) => ({ id: 'q', cite: 'X', by, options });

test('whoever plays is advised on what the action aims at; the GM and a single option are not', () => {
  const goal: Goal = { chance: 'success' };
  expect(goalFor(check, input, asked('mira'))).toEqual(goal);
  expect(goalFor(check, input, asked('gm'))).toBeUndefined();
  expect(goalFor(check, input, asked('mira', ['a']))).toBeUndefined();
});

test('each option says how far it is behind the best; where all are alike there is nothing to say', () => {
  const worth = worthOf([
    { option: 'a', value: 0.75 },
    { option: 'b', value: 0.5 },
  ]);
  expect([...worth]).toEqual([
    ['a', { value: 0.75, behind: 0 }],
    ['b', { value: 0.5, behind: 0.25 }],
  ]);
  expect(
    worthOf([
      { option: 'a', value: 1 },
      { option: 'b', value: 1 },
    ]).size,
  ).toBe(0);
});

test('for whoever wants little of it the least is best', () => {
  const worth = worthOf([
    { option: 'a', value: 0.2 },
    { option: 'b', value: 0.6 },
  ]);
  expect(worth.get('b')?.behind).toBeCloseTo(0.4);
});

test('whoever defends is told the own chance, not that of the other side', () => {
  for (const [id, by, chance] of [
    ['grundregelwerk/enemy-attack', 'target', 'unharmed'],
    ['d6pool/melee-attack', 'target', 'untouched'],
  ] as const) {
    const { system, action } = actionOf(id) as NonNullable<ReturnType<typeof actionOf>>;
    const parsed = action.input.parse(registry.examples[id]?.input);
    if (!parsed.ok) throw new Error(`${system.id} has no such example`);
    const defender = (parsed.value as Readonly<Record<string, string>>)[by] ?? '';
    expect(goalFor(action, parsed.value, asked(defender))).toEqual({ chance });
  }
});

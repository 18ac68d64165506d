import { die, type Fate, face, GM, question } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { action, chanceRange } from '../src/index.ts';

/** A die and a bonus that the hero may take; the GM may rule it all out. A 4 or more succeeds. */
const ruled = action({
  id: 'xx/ruled',
  cites: ['XX-01'],
  input: { parse: (value: unknown) => ({ ok: true as const, value }), json: {} },
  rule: (fate: Fate) => {
    const bonus = fate.choose(question('bonus', 'XX-01', 'hero', ['no', 'yes'])) === 'yes' ? 1 : 0;
    const allowed = fate.choose(question('allowed', 'XX-01', GM, ['yes', 'no'])) === 'yes';
    return { outcome: { success: allowed && fate.roll(die(6), face, 'XX-01') + bonus >= 4 }, effects: [] };
  },
  chances: { success: ({ success }) => success },
  headline: [],
});

test('a chance between what the GM may still decide', () => {
  // As the rules have it the hero takes no bonus: 4, 5, 6 of six, or nothing.
  expect(chanceRange(ruled, {}, {}, [], 'success')).toEqual({
    ok: true,
    value: { low: 0, high: 1 / 2, by: [GM] },
  });
});

test('with the sides at their best', () => {
  expect(chanceRange(ruled, {}, {}, [], 'success', { sides: 'best' })).toEqual({
    ok: true,
    value: { low: 0, high: 4 / 6, by: [GM] },
  });
});

test('is no range any more once all is decided', () => {
  expect(chanceRange(ruled, {}, {}, ['yes', 'yes'], 'success')).toEqual({
    ok: true,
    value: { low: 4 / 6, high: 4 / 6, by: [] },
  });
});

test('a budget that does not suffice is told', () => {
  expect(chanceRange(ruled, {}, {}, [], 'success', { budget: 3 })).toEqual({
    ok: false,
    error: { code: 'too-large', runs: 3 },
  });
});

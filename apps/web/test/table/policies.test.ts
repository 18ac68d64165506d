import { GM } from '@tafelrunde/kernel';
import { systems } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { bareQuestion, listedQuestions } from '../../src/pages/table/inbox/policies.ts';

test('the house rules list what is settled first, then what is usually not asked, each once', () => {
  const always = { question: 'crowd', policy: { kind: 'always', answer: 'step' } } as const;
  const asked = { question: 'manaBack', policy: { kind: 'ask' } } as const;
  expect(listedQuestions([asked, always], ['crowd', 'manaBack', 'gmComplication'])).toEqual([
    always,
    asked,
    { question: 'gmComplication', policy: null },
  ]);
});

test.each(systems.map((system) => [system.id, system] as const))(
  '%s: every question that is usually not asked has words',
  (_, { table, words }) => {
    for (const id of table.play?.quiet ?? [])
      for (const locale of ['de', 'en'] as const) {
        const { ask } = words[locale].question({ ...bareQuestion(id), by: GM });
        expect(ask).toMatch(/\p{L} .*[?.:…]|\?$/u);
        expect(ask).not.toContain(id);
      }
  },
);

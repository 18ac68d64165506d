import { expect, test } from 'vitest';
import { namedFact, namedTrace } from '../../src/pages/table/named.ts';

const nameOf = (id: string) => ({ 'f-1': 'Mira' })[id] ?? id;

test('figures in facts and choices are called by their names, everything else stays', () => {
  const fact = { kind: 'struck', figure: 'f-1', others: ['f-1', 'ork'], light: 2 };
  expect(namedFact(fact, nameOf)).toEqual({
    kind: 'struck',
    figure: 'Mira',
    others: ['Mira', 'ork'],
    light: 2,
  });
  const lines = [
    { kind: 'fact', cite: 'X', fact },
    { kind: 'choice', cite: 'X', question: 'target', by: 'ork', key: 'f-1' },
  ] as const;
  expect(namedTrace(lines, nameOf)[1]).toMatchObject({ key: 'Mira' });
});

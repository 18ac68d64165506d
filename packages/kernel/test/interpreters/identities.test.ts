import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Identities } from '../../src/interpreters/identities.ts';

/** Few names, texts and numbers, so that different values look alike as far as they can. */
const leaf = fc.constantFrom<unknown>('a', 'b', 'list', 0, 1, 255, 256, -1, 0.5, true, false, null);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c'), tie('value')), {
        maxLength: 3,
        selector: ([name]) => name,
      })
      .map((fields) => Object.fromEntries(fields)),
  ),
}));

test('values have the same number exactly where they are written alike', () => {
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 12 }), (values) => {
      const identities = new Identities();
      const ids = values.map((one) => identities.of(one));
      const written = values.map((one) => JSON.stringify(one));
      values.forEach((_, i) => {
        values.forEach((_other, j) => {
          expect(ids[i] === ids[j], `${written[i]} and ${written[j]}`).toBe(written[i] === written[j]);
        });
      });
    }),
    { numRuns: 150 },
  );
});

test('where an object begins and ends matters', () => {
  const alike = [
    { x: 'a', y: { b: 1 } },
    { x: { a: 'y', b: 1 } },
    { x: { a: 'y' }, b: 1 },
    { x: ['a'], y: [] },
    { x: ['a', 'y', []] },
    { x: [['a']], y: {} },
    {},
    [],
    [[]],
    [{}],
    { x: {} },
    { x: [] },
    'x',
  ];
  const identities = new Identities();
  expect(new Set(alike.map((one) => identities.of(one))).size).toBe(alike.length);
  expect(alike.map((one) => identities.of(structuredClone(one)))).toEqual(
    alike.map((one) => identities.of(one)),
  );
});

import { LOCALES } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fromZod, problemText } from '../src/index.ts';

const schema = fromZod(
  z.strictObject({
    die: z.literal([6, 8]),
    count: z.int().min(1).max(20).default(1),
    names: z.array(z.strictObject({ name: z.string().min(1) })).default([]),
    aim: z
      .union([z.strictObject({ target: z.string() }), z.strictObject({ x: z.int(), y: z.int() })])
      .optional(),
  }),
);
const problemsOf = (raw: unknown) => {
  const parsed = schema.parse(raw);
  return parsed.ok ? [] : parsed.error;
};

test('what fits comes through with its defaults', () => {
  expect(schema.parse({ die: 6 })).toEqual({ ok: true, value: { die: 6, count: 1, names: [] } });
});

test.each([
  [{}, 'missing-field', 'die'],
  [{ die: 7 }, 'not-one-of', 'die'],
  [{ die: 6, count: 0 }, 'too-small', 'count'],
  [{ die: 6, count: 21 }, 'too-big', 'count'],
  [{ die: 6, count: 'x' }, 'wrong-type', 'count'],
  [{ die: 6, count: 1.5 }, 'wrong-type', 'count'],
  [{ die: 6, extra: 1 }, 'unknown-field', 'extra'],
  [{ die: 6, names: [{}] }, 'missing-field', 'names.0.name'],
  [{ die: 6, names: [{ name: 'a', age: 3 }] }, 'unknown-field', 'names.0.age'],
  [{ die: 6, aim: { x: 1, y: 'top' } }, 'wrong-type', 'aim.y'],
  [{ die: 6, names: [{ name: '' }] }, 'too-short', 'names.0.name'],
  [null, 'wrong-type', ''],
  [[], 'wrong-type', ''],
])('%j is refused as %s at "%s"', (raw, code, at) => {
  expect(problemsOf(raw)[0]).toMatchObject({ code, at });
});

test('every problem has a sentence in both languages that names its field', () => {
  for (const raw of [
    {},
    { die: 7 },
    { die: 6, count: 0 },
    { die: 6, count: 21 },
    { die: 6, count: 'x' },
    { die: 6, extra: 1 },
  ]) {
    for (const problem of problemsOf(raw)) {
      for (const locale of LOCALES) {
        expect(problemText(problem, locale)).toContain(problem.at);
        expect(problemText(problem, locale)).not.toMatch(/undefined|null/);
      }
    }
  }
  expect(problemText({ code: 'too-small', at: 'count', data: { min: 1 } }, 'de')).toBe(
    '„count“ muss mindestens 1 sein.',
  );
  expect(problemText({ code: 'too-small', at: 'count', data: { min: 1 } }, 'en')).toBe(
    '“count” must be at least 1.',
  );
  expect(problemText({ code: 'wrong-type', at: '', data: { expected: 'object' } }, 'de')).toBe(
    'Die Eingabe muss ein Objekt sein.',
  );
});

test('codes of a system and names from the prototype have no text here', () => {
  expect(problemText({ code: 'starting-dice', at: '' }, 'de')).toBeUndefined();
  expect(problemText({ code: 'constructor', at: '' }, 'de')).toBeUndefined();
});

test('the JSON Schema says the same', () => {
  expect(schema.json).toMatchObject({ type: 'object', required: ['die'], additionalProperties: false });
});

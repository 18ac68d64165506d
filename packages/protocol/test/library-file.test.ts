import type { Prepared } from '@tafelrunde/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { libraryFileText, MAX_LIBRARY_BYTES, makeLibraryFile, parseLibraryText } from '../src/index.ts';

const gate: Prepared = {
  kind: 'encounter',
  id: 'gate',
  name: 'Am Tor',
  note: 'Regen.',
  figures: [
    { template: 'guard', name: 'Wache', count: 4 },
    { character: { any: ['sheet', 1] }, name: 'Hauptmann', count: 1 },
  ],
};
const file = { system: 'd6pool', name: 'Stadtwache', items: [gate] };
const read = (raw: unknown) => parseLibraryText(JSON.stringify(raw));
const whole = JSON.parse(makeLibraryFile(file)) as Record<string, unknown>;

test('what is written is read', () => {
  expect(parseLibraryText(makeLibraryFile(file))).toEqual({ ok: true, value: whole });
});

test.each([
  ['nothing', '', 'file-not-json'],
  ['no library', '{"format":"tafelrunde-table"}', 'not-a-library'],
  ['null', 'null', 'not-a-library'],
  ['a newer one', JSON.stringify({ ...whole, version: 2 }), 'unsupported-version'],
  ['100 MB', 'x'.repeat(MAX_LIBRARY_BYTES + 1), 'file-too-large'],
])('%s is refused in both languages', (_, text, code) => {
  const parsed = parseLibraryText(text);
  expect(parsed).toMatchObject({ ok: false, error: { code } });
  if (parsed.ok) return;
  for (const locale of ['de', 'en'] as const)
    expect(libraryFileText(parsed.error, locale)).toMatch(/^[A-Z][^{}]*\.$/);
});

test('a bad thing in it is refused with its place', () => {
  const spoiled = (change: object) => ({ ...whole, items: [{ ...gate, ...change }] });
  expect(read(spoiled({ name: '' }))).toMatchObject({ error: { at: 'items.0.name' } });
  expect(read(spoiled({ surprise: true }))).toMatchObject({ ok: false });
  expect(read(spoiled({ figures: [{ template: 'x', name: 'X', count: 31 }] }))).toMatchObject({ ok: false });
  expect(read({ ...whole, items: [gate, gate] })).toMatchObject({
    error: { code: 'not-unique', at: 'items.1.id' },
  });
  let deep: unknown = 1;
  for (let i = 0; i < 100; i += 1) deep = [deep];
  const line = { character: deep, name: 'X', count: 1 };
  expect(read(spoiled({ figures: [line] }))).toMatchObject({ error: { code: 'too-deep' } });
});

test('whatever is in a file, it is read or refused, never thrown', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('items', 'system', 'name', 'version', 'more'), (json, field) => {
      parseLibraryText(json);
      read({ ...whole, [field]: JSON.parse(json) as unknown });
    }),
    { numRuns: 200 },
  );
});

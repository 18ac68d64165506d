import { fileNameOf, type Prepared } from '@tafelrunde/table';
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

// The smallest picture there is: one pixel, as any program writes it.
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const pixel = fileNameOf(new Uint8Array(Buffer.from(PIXEL, 'base64')));
const scene: Prepared = {
  ...gate,
  map: {
    width: 8,
    height: 6,
    ground: { wall: [[0, 1]] },
    doors: [],
    picture: { file: pixel, left: 0, top: 0, width: 8, height: 6, dim: 0, hidden: false },
  },
  papers: [{ title: 'Brief', text: 'Komm allein.', picture: { file: pixel, alt: 'Ein Siegel' } }],
};

test('a scene takes its pictures along; those that are altered, of nothing or no pictures are refused', () => {
  const taken = { ...file, items: [scene], files: { [pixel]: PIXEL } };
  expect(parseLibraryText(makeLibraryFile(taken))).toMatchObject({ ok: true, value: taken });
  const refused = (files: object, items = [scene]) => {
    const parsed = read({ ...whole, items, files });
    if (parsed.ok) throw new Error('read');
    for (const locale of ['de', 'en'] as const)
      expect(libraryFileText(parsed.error, locale)).toMatch(/^[A-Z][^{}]*\.$/);
    return parsed.error.code;
  };
  expect(refused({ [pixel]: `AAAA${PIXEL.slice(4)}` })).toBe('file-altered');
  expect(refused({ [pixel]: PIXEL }, [gate])).toBe('file-unknown');
  const svg = Buffer.from('<svg onload="alert(1)"/>');
  const name = fileNameOf(new Uint8Array(svg));
  const withSvg = { ...scene, papers: [{ title: 'Brief', text: '', picture: { file: name, alt: 'Bild' } }] };
  expect(refused({ [name]: svg.toString('base64') }, [withSvg])).toBe('picture-is-text');
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

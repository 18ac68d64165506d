import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systems } from '@tafelrunde/registry';
import { defaultsOf } from '@tafelrunde/system';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepSheet, keptSheets, readSheet, sheetsAtTable } from '../../src/pages/arena/sheets.ts';

const grundregelwerk = systems.find(({ id }) => id === 'grundregelwerk') as (typeof systems)[number];
const file = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../docs/scenarios/characters/brida.json'), 'utf8'),
);
const read = (raw: unknown) => readSheet(grundregelwerk, JSON.stringify(raw));

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const kept = new Map<string, string>();
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  }
});
afterEach(() => vi.unstubAllGlobals());

describe('a sheet from outside', () => {
  test('as a file, or the character alone', () => {
    expect(read(file)).toMatchObject({ ok: true, value: { name: 'Brida', character: { hearts: 5 } } });
    expect(read(file.character)).toEqual(read(file));
  });

  test.each([
    ['another format', { ...file, format: 'x' }, { code: 'not-a-character' }],
    ['a list', [], { code: 'not-a-character' }],
    ['another version', { ...file, version: 2 }, { code: 'other-version' }],
    ['another system', { ...file, system: 'd6pool' }, { code: 'other-system', system: 'd6pool' }],
    [
      'a broken character',
      { ...file, character: { ...file.character, hearts: -1 } },
      { code: 'bad-character', problems: [{ code: 'too-small', at: 'hearts' }] },
    ],
  ])('%s is refused', (_, raw, error) => expect(read(raw)).toMatchObject({ ok: false, error }));

  test('no JSON is refused', () =>
    expect(readSheet(grundregelwerk, 'Brida')).toEqual({ ok: false, error: { code: 'not-json' } }));
});

test('sheets are kept under their names, the newest of a name', () => {
  const sheet = (name: string, hearts: number) => ({ name, character: { ...file.character, name, hearts } });
  keepSheet(grundregelwerk, sheet('Brida', 5));
  keepSheet(grundregelwerk, sheet('Tam', 4));
  keepSheet(grundregelwerk, sheet('Brida', 2));
  expect(keptSheets(grundregelwerk).map(({ name, character }) => [name, character['hearts']])).toEqual([
    ['Tam', 4],
    ['Brida', 2],
  ]);
  localStorage.setItem('tafelrunde.arena.sheets.grundregelwerk', '[{"name":"old"}]');
  expect(keptSheets(grundregelwerk)).toEqual([]);
});

test.each(systems.map((system) => [system.id, system] as const))(
  '%s: everybody at the table can come along',
  async (id, system) => {
    expect(await sheetsAtTable(system)).toEqual([]);
    const fighters = system.arena.fighters(defaultsOf(system.houseRules));
    const figures = fighters.map(({ character }) => character);
    const scene = { ...(system.scene.empty as object), figures };
    const visit = { system: id, path: `/solo/${id}`, house: {}, scene };
    sessionStorage.setItem('tafelrunde.house-visit', JSON.stringify(visit));
    expect((await sheetsAtTable(system)).map(({ character }) => character['id'])).toEqual(
      fighters.map((one) => (one.character as { readonly id: string }).id),
    );
  },
);

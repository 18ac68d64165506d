import { makeTableFile, type TableFile } from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import type { System } from '@tafelrunde/system';
import { verify } from '@tafelrunde/table';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fromSolo, fromTable, fromText, wantedBy } from '../../src/pages/table/log/sources.ts';
import { keepSeat, seatsAt } from '../../src/pages/table/seats/kept-seats.ts';
import { newSolo } from '../table/solo-world.ts';

const grundregelwerk = systemOf('grundregelwerk') as System;

/** A solo table with two throws in two epochs. */
async function played() {
  const link = newSolo(grundregelwerk);
  const roll = { kind: 'roll', notation: '3W6', audience: 'everyone', faces: null } as const;
  await link.send(roll);
  await link.send({ kind: 'reveal' });
  await link.send(roll);
  return link.keeping?.everything();
}

const fileOf = (loaded: ReturnType<typeof fromText>): TableFile => {
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
};

describe('a table of one’s own', () => {
  test('is read from the browser, without the seeds that are still in use', async () => {
    const file = fileOf(fromSolo('grundregelwerk', { events: (await played()) ?? [] }));
    expect(file.name).toBe('Solo');
    for (const event of file.events) if (event.kind === 'diceSealed') expect(event.seed).toBeNull();
    expect(verify(file.events)).toMatchObject({ verified: 1, open: 1, faults: [] });
    // As a file it is the same.
    expect(fromText(makeTableFile(file))).toEqual({ ok: true, value: file });
  });

  test('that is not there, or cannot be read, is said', () => {
    expect(fromSolo('d6pool', undefined)).toEqual({ ok: false, error: { kind: 'noSolo' } });
    expect(fromSolo('d6pool', { events: [] })).toMatchObject({ ok: false, error: { kind: 'file' } });
  });
});

test('a file that is none says what is wrong and where', () => {
  expect(fromText('{}')).toEqual({
    ok: false,
    error: { kind: 'file', problem: { code: 'not-a-table-file', at: 'format' } },
  });
});

test('an address asks for a table, with or without an invitation, for one’s own, or for nothing', () => {
  expect(wantedBy({ search: '?table=abc', hash: '' })).toEqual({
    kind: 'table',
    table: 'abc',
    invitation: '',
  });
  expect(wantedBy({ search: '?table=abc', hash: '#key' })).toMatchObject({ invitation: 'key' });
  expect(wantedBy({ search: '?solo=d6pool', hash: '' })).toEqual({ kind: 'solo', system: 'd6pool' });
  expect(wantedBy({ search: '?scene=d6pool', hash: '' })).toEqual({ kind: 'scene', system: 'd6pool' });
  expect(wantedBy({ search: '', hash: '#key' })).toBeNull();
});

describe('a link to a replay with an invitation', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A server at which every invitation leads to the table t1. */
  function stubWorld() {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal('location', { origin: 'https://example.org', pathname: '/replay', hash: '' });
    vi.stubGlobal('fetch', async (path: string) =>
      path.endsWith('/join')
        ? new Response(JSON.stringify({ table: 't1', token: 'a-watcher' }))
        : new Response('', { status: 401 }),
    );
  }

  test('keeps the new seat where this browser has none', async () => {
    stubWorld();
    await fromTable({ kind: 'table', table: 't1', invitation: 'key' }, 'Gast');
    expect(seatsAt('t1')).toMatchObject([{ token: 'a-watcher', name: 'Gast' }]);
  });

  test('pushes no seat aside, whatever table it names', async () => {
    stubWorld();
    keepSeat('t1', { token: 'the-gm', name: 'Anna' });
    // Six of them would have pushed the GM's key out of what a browser keeps of one table.
    for (let i = 0; i < 6; i += 1)
      await fromTable({ kind: 'table', table: `another-${i}`, invitation: 'key' }, 'Gast');
    expect(seatsAt('t1').map(({ token }) => token)).toEqual(['the-gm']);
  });
});

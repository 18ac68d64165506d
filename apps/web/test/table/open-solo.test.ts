import 'fake-indexeddb/auto';
import { systemOf } from '@tafelrunde/registry';
import type { TableEvent } from '@tafelrunde/table';
import { afterEach, expect, test, vi } from 'vitest';
import { openSolo, type SoloPlace } from '../../src/table/open-solo.ts';
import { formerKey, hasSolo } from '../../src/table/solo-history.ts';
import { soloBeginning } from '../../src/table/solo-link.ts';
import { SoloStore } from '../../src/table/solo-store.ts';
import { countedWorld } from './solo-world.ts';

const system = systemOf('grundregelwerk');
if (system === undefined) throw new Error('no system');
const key = formerKey(system.id);

let databases = 0;
/** A browser: its database, what an earlier version left in it, and what it was asked. */
function browser(former: Record<string, string> = {}) {
  const name = `test-${databases++}`;
  const asked = { persist: 0, elsewhere: 0 };
  const place: SoloPlace = {
    former: {
      getItem: (wanted) => former[wanted] ?? null,
      removeItem: (wanted) => void delete former[wanted],
    },
    openStore: () => SoloStore.open(name),
    persist: () => {
      asked.persist += 1;
    },
    onElsewhere: () => {
      asked.elsewhere += 1;
    },
  };
  const open = () => openSolo(countedWorld(system as NonNullable<typeof system>), place);
  return { name, asked, former, place, open };
}
const say = (text: string) => ({ kind: 'say', text }) as const;

afterEach(() => vi.restoreAllMocks());

test('the next visit finds everything as it was, also after an undo', async () => {
  const { open } = browser();
  const link = await open();
  await link.send(say('eins'));
  await link.send(say('zwei'));
  await link.send({ kind: 'undo', target: link.state().table.seq });
  link.close();
  expect((await open()).state().table).toEqual(link.state().table);
});

test('a browser knows whether it keeps a table, also a damaged one or one of an earlier version', async () => {
  const { open, place, name } = browser();
  const asks = (id: string, at = place) => hasSolo(id, at.openStore, at.former);
  expect(await asks('grundregelwerk')).toBe(false);
  (await open()).close();
  expect(await asks('grundregelwerk')).toBe(true);
  expect(await asks('d6pool')).toBe(false);
  const store = await SoloStore.open(name);
  await store.append('d6pool', [{ seq: 7 } as TableEvent]);
  store.close();
  expect(await asks('d6pool')).toBe(true);
  const beginning = JSON.stringify(soloBeginning(countedWorld(system)));
  expect(await asks('grundregelwerk', browser({ [key]: beginning }).place)).toBe(true);
  // A browser that keeps nothing has nothing.
  const nowhere = { ...browser().place, openStore: () => Promise.reject(new Error('private window')) };
  expect(await asks('grundregelwerk', nowhere)).toBe(false);
});

test('each system has its own table', async () => {
  const { open, place } = browser();
  const link = await open();
  await link.send(say('eins'));
  const other = systemOf('d6pool');
  if (other === undefined) throw new Error('no system');
  expect((await openSolo(countedWorld(other), place)).state().table).toMatchObject({
    system: 'd6pool',
    log: [],
  });
});

test('the browser is asked once to keep it, when somebody has begun to play', async () => {
  const { open, asked } = browser();
  const link = await open();
  expect(asked.persist).toBe(0);
  await link.send(say('eins'));
  await link.send(say('zwei'));
  expect(asked.persist).toBe(1);
});

test('a table of an earlier version is carried over once', async () => {
  const events = soloBeginning(countedWorld(system));
  const { open, former } = browser({ [key]: JSON.stringify(events), other: 'x' });
  const link = await open();
  expect(link.state().table.past).toEqual(events);
  expect(former).toEqual({ other: 'x' });
  await link.send(say('eins'));
  link.close();
  // What comes to lie in the old place later is not this table.
  former[key] = JSON.stringify(events);
  expect((await open()).state().table.seq).toBe(events.length + 1);
});

test('a full disk keeps the table of an earlier version where it is', async () => {
  const events = soloBeginning(countedWorld(system));
  const { open, former } = browser({ [key]: JSON.stringify(events) });
  fill();
  const link = await open();
  expect(link.state()).toMatchObject({ unsaved: 'full', table: { seq: events.length } });
  expect(former[key]).toBeDefined();
  vi.restoreAllMocks();
  await link.send(say('eins'));
  link.close();
  expect((await open()).state().table.seq).toBe(events.length + 1);
});

test('what an earlier version left unreadable stays, and a new table opens', async () => {
  for (const text of ['{', 'null', '[]', '[{"seq":2}]', '"x"']) {
    const { open, former } = browser({ [key]: text });
    expect((await open()).state().table).toMatchObject({ seq: 5, log: [], seats: [{ role: 'gm' }] });
    expect(former[key]).toBe(text);
  }
});

test('a history with a hole is put aside, not overwritten', async () => {
  const { open, name } = browser();
  const store = await SoloStore.open(name);
  const [first, , third] = soloBeginning(countedWorld(system));
  if (first === undefined || third === undefined) throw new Error('no beginning');
  await store.append(system.id, [first, third]);
  expect((await open()).state().table).toMatchObject({ seq: 5, log: [] });
  const request = indexedDB.open(name);
  const aside = await new Promise((resolve) => {
    request.onsuccess = () => {
      const all = request.result.transaction('aside').objectStore('aside').getAll();
      all.onsuccess = () => resolve(all.result);
    };
  });
  expect(aside).toEqual([{ system: system.id, events: [first, third] }]);
});

/** No room for anything more. */
function fill(): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

test('a history with a hole stays where it is if there is no room to put it aside', async () => {
  const { open, name } = browser();
  const store = await SoloStore.open(name);
  const [first, , third] = soloBeginning(countedWorld(system));
  if (first === undefined || third === undefined) throw new Error('no beginning');
  await store.append(system.id, [first, third]);
  fill();
  expect((await open()).state()).toMatchObject({ unsaved: 'nowhere', table: { seq: 5 } });
  expect(await store.events(system.id)).toEqual([first, third]);
});

test('a full disk loses nothing: all of a command is written later, or none of it', async () => {
  const { open } = browser();
  const link = await open();
  const { seq } = link.state().table;
  fill();
  const sent = link.send(say('eins'));
  await vi.waitFor(() => expect(link.state().unsaved).toBe('full'));
  expect(link.state().table.seq).toBe(seq);
  vi.restoreAllMocks();
  link.keeping?.again();
  expect(await sent).toBeNull();
  expect(link.state()).toMatchObject({ unsaved: null, table: { seq: seq + 1 } });
  link.close();
  expect((await open()).state().table.seq).toBe(seq + 1);
});

test('of two tabs without locks the slower one notices, and overwrites nothing', async () => {
  const { open, asked } = browser();
  const [slow, fast] = [await open(), await open()];
  await fast.send(say('schnell'));
  void slow.send(say('langsam'));
  await vi.waitFor(() => expect(asked.elsewhere).toBe(1));
  expect(slow.state().table.log).toEqual([]);
  expect((await open()).state().table.log).toMatchObject([{ text: 'schnell' }]);
});

test('a browser that keeps nothing still plays, and says so', async () => {
  const { place } = browser();
  const openStore = () => Promise.reject(new Error('private'));
  const link = await openSolo(countedWorld(system), { ...place, openStore });
  expect(link.state().unsaved).toBe('nowhere');
  expect(await link.send(say('eins'))).toBeNull();
  expect(link.state()).toMatchObject({
    unsaved: 'nowhere',
    unanswered: 0,
    table: { log: [{ text: 'eins' }] },
  });
});

test('when somebody last thought of a copy is kept with the table', async () => {
  const { open } = browser();
  const link = await open();
  expect(await link.copies?.last()).toBeUndefined();
  await link.copies?.note({ seq: 7, at: 8 });
  link.close();
  expect(await (await open()).copies?.last()).toEqual({ seq: 7, at: 8 });
});

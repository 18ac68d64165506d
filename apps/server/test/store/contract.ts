import { EVENT_VERSION, type TableEvent } from '@tafelrunde/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventStore } from '../../src/store/event-store.ts';

const said = (seq: number, text = `Satz ${seq}`): TableEvent => ({
  v: EVENT_VERSION,
  seq,
  at: seq,
  by: 'gm',
  command: `c${seq}`,
  kind: 'said',
  text,
});

/** What every store promises. */
export function storeContract(name: string, open: () => Promise<EventStore>): void {
  describe(`${name} keeps the contract`, () => {
    let store: EventStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    test('events come back as they were, in order, after a number', async () => {
      expect(await store.append('a', 0, [said(1, 'ä „ß“ 🎲'), said(2)])).toBeNull();
      expect(await store.append('a', 2, [said(3)])).toBeNull();
      expect(await store.read('a', 0)).toEqual([said(1, 'ä „ß“ 🎲'), said(2), said(3)]);
      expect(await store.read('a', 2)).toEqual([said(3)]);
      expect(await store.read('a', 3)).toEqual([]);
      expect(await store.read('unknown', 0)).toEqual([]);
    });

    test('any text comes back, and a long one', async () => {
      const texts = ['\u0000', '\ud800', "'; DROP TABLE events; --", '\\u0000', 'ß'.repeat(100_000)];
      await store.append(
        'a',
        0,
        texts.map((text, i) => said(i + 1, text)),
      );
      expect(await store.read('a', 0)).toEqual(texts.map((text, i) => said(i + 1, text)));
    });

    test('an event of an earlier version is read as one of today', async () => {
      const old = { v: 1, seq: 1, at: 1, by: 'gm', command: 'c', kind: 'undone', target: 7 };
      await store.append('a', 0, [old as unknown as TableEvent]);
      expect(await store.read('a', 0)).toEqual([{ ...old, v: EVENT_VERSION, gone: [7] }]);
    });

    test('an append behind a wrong number is a conflict and stores nothing', async () => {
      await store.append('a', 0, [said(1)]);
      expect(await store.append('a', 0, [said(1, 'anders')])).toEqual({ code: 'conflict', seq: 1 });
      expect(await store.append('a', 5, [said(6)])).toEqual({ code: 'conflict', seq: 1 });
      expect(await store.read('a', 0)).toEqual([said(1)]);
    });

    test('where results are posted is kept for each table, changed and removed', async () => {
      expect(await store.webhook('a')).toBeUndefined();
      await store.saveWebhook('a', 'eins');
      await store.saveWebhook('b', 'andere');
      await store.saveWebhook('a', 'zwei "ß" 🎲');
      expect(await store.webhook('a')).toBe('zwei "ß" 🎲');
      await store.saveWebhook('a', null);
      await store.saveWebhook('c', null);
      expect(await store.webhook('a')).toBeUndefined();
      expect(await store.webhook('b')).toBe('andere');
    });

    test('tables do not touch each other', async () => {
      await store.append('a', 0, [said(1)]);
      expect(await store.append('b', 0, [said(1, 'b')])).toBeNull();
      expect(await store.read('a', 0)).toEqual([said(1)]);
    });

    test('many appends at once: exactly one wins each number', async () => {
      const tries = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.append('a', 0, [said(1, `${i}`)])),
      );
      expect(tries.filter((result) => result === null)).toHaveLength(1);
      expect(await store.read('a', 0)).toHaveLength(1);
    });

    test('subscribers hear of their table until they stop', async () => {
      const heard: number[] = [];
      const stop = store.subscribe('a', (seq) => heard.push(seq));
      await store.append('a', 0, [said(1), said(2)]);
      await store.append('b', 0, [said(1)]);
      stop();
      await store.append('a', 2, [said(3)]);
      expect(heard).toEqual([2]);
    });

    test('it can be reached', () => expect(store.check()).resolves.toBeUndefined());

    test('an import that never ended leaves nothing when it is dropped; one that has ended stays', async () => {
      for (const table of ['half', 'whole']) {
        await store.beginImport(table, 1_000);
        await store.append(table, 0, [said(1)]);
        await store.saveSnapshot(table, { seq: 1, at: 1, body: '{}', commands: [] });
        await store.saveLink(`of ${table}`, { kind: 'seat', table, seat: 'mira' });
      }
      await store.endImport('whole');
      expect(await store.unfinishedImports(1_000)).toEqual([]);
      expect(await store.unfinishedImports(1_001)).toEqual(['half']);
      for (const table of ['half', 'whole']) await store.dropImport(table);
      expect(await store.read('half', 0)).toEqual([]);
      expect(await store.snapshot('half', 9)).toBeUndefined();
      expect(await store.findLink('of half')).toBeUndefined();
      expect(await store.read('whole', 0)).toEqual([said(1)]);
      expect(await store.findLink('of whole')).toBeDefined();
      expect(await store.unfinishedImports(9_999)).toEqual([]);
    });

    test('links open their seat or invitation, and nothing else does', async () => {
      await store.saveLink('h1', { kind: 'seat', table: 'a', seat: 'mira' });
      await store.saveLink('h2', { kind: 'invitation', table: 'a', role: 'player' });
      expect(await store.findLink('h1')).toEqual({ kind: 'seat', table: 'a', seat: 'mira' });
      expect(await store.findLink('h2')).toEqual({ kind: 'invitation', table: 'a', role: 'player' });
      expect(await store.findLink('h3')).toBeUndefined();
    });
  });
}

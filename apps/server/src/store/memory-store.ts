import type { EventStore, Link } from './event-store.ts';
import { Listeners } from './listeners.ts';
import { readEvent, writeEvent } from './stored-event.ts';

/** Keeps everything until the process ends: for tests, and to see what the contract asks for at its plainest. */
export function memoryStore(): EventStore {
  const tables = new Map<string, string[]>();
  const links = new Map<string, Link>();
  const listeners = new Listeners();
  return {
    kind: 'memory',
    async append(table, expected, events) {
      const stored = tables.get(table) ?? [];
      if (stored.length !== expected) return { code: 'conflict', seq: stored.length };
      tables.set(table, [...stored, ...events.map(writeEvent)]);
      listeners.tell(table, expected + events.length);
      return null;
    },
    async read(table, after) {
      return (tables.get(table) ?? []).slice(after).map(readEvent);
    },
    subscribe: (table, listener) => listeners.add(table, listener),
    async saveLink(hash, link) {
      links.set(hash, link);
    },
    async findLink(hash) {
      return links.get(hash);
    },
    async check() {},
    async close() {},
  };
}

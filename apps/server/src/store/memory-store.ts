import type { EventStore, Link, NewSnapshot } from './event-store.ts';
import { Listeners } from './listeners.ts';
import { readEvent, writeEvent } from './stored-event.ts';

/** Keeps everything until the process ends: for tests, and to see what the contract asks for at its plainest. */
export function memoryStore(): EventStore {
  const tables = new Map<string, string[]>();
  const snapshots = new Map<string, readonly NewSnapshot[]>();
  const links = new Map<string, Link>();
  const webhooks = new Map<string, string>();
  const imports = new Map<string, number>();
  const listeners = new Listeners();
  return {
    kind: 'memory',
    // Several servers of one process may use it.
    isShared: true,
    async append(table, expected, events) {
      const stored = tables.get(table) ?? [];
      if (stored.length !== expected) return { code: 'conflict', seq: stored.length };
      tables.set(table, [...stored, ...events.map(writeEvent)]);
      listeners.tell(table, expected + events.length);
      return null;
    },
    async read(table, after, limit = Number.MAX_SAFE_INTEGER) {
      return (tables.get(table) ?? []).slice(after, after + limit).map(readEvent);
    },
    async saveSnapshot(table, snapshot) {
      const others = (snapshots.get(table) ?? []).filter(({ seq }) => seq !== snapshot.seq);
      snapshots.set(
        table,
        [...others, snapshot].sort((a, b) => a.seq - b.seq),
      );
    },
    async snapshot(table, before) {
      return snapshots.get(table)?.findLast(({ seq }) => seq < before);
    },
    async snapshotCommands(table) {
      return (snapshots.get(table) ?? []).flatMap(({ commands }) => commands);
    },
    subscribe: (table, listener) => listeners.add(table, listener),
    async saveLink(hash, link) {
      links.set(hash, link);
    },
    async findLink(hash) {
      return links.get(hash);
    },
    async removeInvitations(table, role) {
      for (const [hash, link] of links)
        if (link.kind === 'invitation' && link.table === table && link.role === role) links.delete(hash);
    },
    async saveWebhook(table, written) {
      if (written === null) webhooks.delete(table);
      else webhooks.set(table, written);
    },
    async webhook(table) {
      return webhooks.get(table);
    },
    async beginImport(table, at) {
      imports.set(table, at);
    },
    async endImport(table) {
      imports.delete(table);
    },
    async unfinishedImports(before) {
      return [...imports].flatMap(([table, at]) => (at < before ? [table] : []));
    },
    async dropImport(table) {
      if (!imports.delete(table)) return;
      tables.delete(table);
      snapshots.delete(table);
      for (const [hash, link] of links) if (link.table === table) links.delete(hash);
    },
    async check() {},
    async close() {},
  };
}

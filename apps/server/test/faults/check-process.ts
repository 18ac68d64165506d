import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { openPostgres } from '../../src/store/open-postgres.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';

/** Looks into a store from outside: prints whether it is sound, all events of a table, and where its snapshots stand. */
const [data = '', databaseUrl, table = ''] = process.argv.slice(2);
const usesSqlite = databaseUrl === undefined || databaseUrl === '';
const integrity = usesSqlite ? integrityOf(join(data, 'tafelrunde.db')) : 'ok';
const store = usesSqlite ? sqliteStore(data) : (await openPostgres(databaseUrl)).store;
const events = await store.read(table, 0);
const snapshots: number[] = [];
for (let before = Number.MAX_SAFE_INTEGER; ; ) {
  const snapshot = await store.snapshot(table, before);
  if (snapshot === undefined) break;
  snapshots.push(snapshot.seq);
  before = snapshot.seq;
}
await store.close();
process.stdout.write(JSON.stringify({ integrity, events, snapshots: snapshots.length }));

function integrityOf(file: string): string {
  const db = new DatabaseSync(file);
  const row = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  db.close();
  return row.integrity_check;
}

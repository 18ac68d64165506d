import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { TableEvent } from '@tafelrunde/table';
import type { Conflict, EventStore, Link } from './event-store.ts';
import { Listeners } from './listeners.ts';

type Database = InstanceType<typeof DatabaseSync>;

/** The layout of the database; raised with each migration. */
const SCHEMA_VERSION = 1;

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE events (tbl TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, seq)) WITHOUT ROWID;
   CREATE TABLE links (hash TEXT PRIMARY KEY, tbl TEXT NOT NULL, seat TEXT, role TEXT) WITHOUT ROWID;`,
];

/** The embedded default: one file, written through to the disk before an append is answered. */
export function sqliteStore(folder: string): EventStore {
  mkdirSync(folder, { recursive: true });
  return new SqliteStore(join(folder, 'tafelrunde.db'));
}

class SqliteStore implements EventStore {
  readonly #db: Database;
  readonly #listeners = new Listeners();
  readonly #insert;
  readonly #last;
  readonly #read;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    // FULL: a commit is on the disk when it returns, so that an acknowledged event survives kill -9 and a power cut.
    this.#db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;',
    );
    migrate(this.#db);
    this.#insert = this.#db.prepare('INSERT INTO events (tbl, seq, body) VALUES (?, ?, ?)');
    this.#last = this.#db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM events WHERE tbl = ?');
    this.#read = this.#db.prepare('SELECT body FROM events WHERE tbl = ? AND seq > ? ORDER BY seq');
  }

  async append(table: string, expected: number, events: readonly TableEvent[]): Promise<Conflict | null> {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const { seq } = this.#last.get(table) as { seq: number };
      if (seq !== expected) {
        this.#db.exec('ROLLBACK');
        return { code: 'conflict', seq };
      }
      for (const [i, event] of events.entries())
        this.#insert.run(table, expected + 1 + i, JSON.stringify(event));
      this.#db.exec('COMMIT');
    } catch (problem) {
      this.#db.exec('ROLLBACK');
      throw problem;
    }
    this.#listeners.tell(table, expected + events.length);
    return null;
  }

  async read(table: string, after: number): Promise<readonly TableEvent[]> {
    const rows = this.#read.all(table, after) as { body: string }[];
    return rows.map(({ body }) => JSON.parse(body) as TableEvent);
  }

  subscribe(table: string, listener: (seq: number) => void): () => void {
    return this.#listeners.add(table, listener);
  }

  async saveLink(hash: string, link: Link): Promise<void> {
    const seat = link.kind === 'seat' ? link.seat : null;
    const role = link.kind === 'invitation' ? link.role : null;
    this.#db
      .prepare('INSERT OR REPLACE INTO links (hash, tbl, seat, role) VALUES (?, ?, ?, ?)')
      .run(hash, link.table, seat, role);
  }

  async findLink(hash: string): Promise<Link | undefined> {
    const row = this.#db.prepare('SELECT tbl, seat, role FROM links WHERE hash = ?').get(hash) as
      | { tbl: string; seat: string | null; role: 'gm' | 'player' | 'spectator' | null }
      | undefined;
    if (row === undefined) return undefined;
    if (row.seat !== null) return { kind: 'seat', table: row.tbl, seat: row.seat };
    return row.role === null ? undefined : { kind: 'invitation', table: row.tbl, role: row.role };
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

/** Brings the layout up to date, one numbered step after the other; a newer one is refused instead of damaged. */
function migrate(db: Database): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > SCHEMA_VERSION)
    throw new Error(`the database has layout ${version}, this program knows ${SCHEMA_VERSION}`);
  for (let step = version; step < SCHEMA_VERSION; step += 1) {
    db.exec(`BEGIN; ${MIGRATIONS[step] ?? ''} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}

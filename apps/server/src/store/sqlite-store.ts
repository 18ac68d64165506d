import { chmodSync, closeSync, openSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Role, TableEvent } from '@tafelrunde/table';
import { DiskWait, diskOf } from './disk-wait.ts';
import type { Conflict, EventStore, Link, NewSnapshot, Snapshot } from './event-store.ts';
import { Listeners } from './listeners.ts';
import { LogMover } from './log-mover.ts';
import { LogRoom } from './log-room.ts';
import { makeFolder } from './make-folder.ts';
import { fileIn, SCHEMA_VERSION } from './sqlite-file.ts';
import { readEvent, type Written, writeEvent } from './stored-event.ts';
import { WriteBatches } from './write-batches.ts';

type Database = InstanceType<typeof DatabaseSync>;

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE events (tbl TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, seq)) WITHOUT ROWID;
   CREATE TABLE links (hash TEXT PRIMARY KEY, tbl TEXT NOT NULL, seat TEXT, role TEXT) WITHOUT ROWID;`,
  // The body is last: whoever reads only the commands does not have to read past it.
  `CREATE TABLE snapshots (tbl TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, commands TEXT NOT NULL,
     body TEXT NOT NULL, PRIMARY KEY (tbl, seq));
   CREATE INDEX links_of ON links (tbl);`,
  `CREATE TABLE imports (tbl TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;`,
  `CREATE TABLE webhooks (tbl TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;`,
];

/** SQLite moves its log into the file by itself only if nobody else has done it for so many pages: about 320 MB. */
const LAST_RESORT_PAGES = 80_000;

/** The embedded default: one file, written through to the disk before an append is answered. */
export function sqliteStore(folder: string): EventStore {
  makeFolder(folder);
  const file = fileIn(folder);
  // Links are capabilities and seeds are secrets: nobody else on the machine reads them. What SQLite puts beside it follows.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  return new SqliteStore(file);
}

class SqliteStore implements EventStore {
  readonly kind = 'sqlite';
  /** A folder has one server; who issues seats beside it appends no events. */
  readonly isShared = false;
  readonly #db: Database;
  readonly #listeners = new Listeners();
  readonly #insert;
  readonly #last;
  readonly #read;
  readonly #saveSnapshot;
  readonly #snapshot;
  readonly #commands;
  readonly #saveLink;
  readonly #findLink;
  readonly #removeInvitations;
  readonly #webhook;
  readonly #writes: WriteBatches;
  readonly #mover: LogMover;
  readonly #disk: DiskWait;
  /** The log: what is committed stands there before it stands in the file. */
  readonly #log: number;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    // NORMAL: a commit is in the log when it returns. The disk is waited for afterwards, beside other work, and nothing is
    // answered before: an acknowledged event survives kill -9 and a power cut as it does with FULL.
    this.#db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON;',
    );
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${LAST_RESORT_PAGES};`);
    migrate(this.#db);
    // A first write: the log is there from now on, and a disk that cannot be written is found out at once.
    this.#db.exec(TOUCH);
    this.#log = openSync(`${file}-wal`, 'r+');
    this.#mover = new LogMover(this.#db, file);
    this.#insert = this.#db.prepare('INSERT INTO events (tbl, seq, body) VALUES (?, ?, ?)');
    this.#last = this.#db.prepare('SELECT coalesce(max(seq), 0) AS seq FROM events WHERE tbl = ?');
    this.#read = this.#db.prepare('SELECT body FROM events WHERE tbl = ? AND seq > ? ORDER BY seq LIMIT ?');
    this.#saveSnapshot = this.#db.prepare(
      'INSERT OR REPLACE INTO snapshots (tbl, seq, at, commands, body) VALUES (?, ?, ?, ?, ?)',
    );
    this.#snapshot = this.#db.prepare(
      'SELECT seq, at, body FROM snapshots WHERE tbl = ? AND seq < ? ORDER BY seq DESC LIMIT 1',
    );
    this.#commands = this.#db.prepare('SELECT commands FROM snapshots WHERE tbl = ?');
    this.#saveLink = this.#db.prepare(
      'INSERT OR REPLACE INTO links (hash, tbl, seat, role) VALUES (?, ?, ?, ?)',
    );
    this.#findLink = this.#db.prepare('SELECT tbl, seat, role FROM links WHERE hash = ?');
    this.#removeInvitations = this.#db.prepare(
      'DELETE FROM links WHERE tbl = ? AND role = ? AND seat IS NULL',
    );
    this.#webhook = this.#db.prepare('SELECT body FROM webhooks WHERE tbl = ?');
    const room = new LogRoom(this.#log);
    this.#disk = new DiskWait(diskOf(this.#log));
    this.#writes = new WriteBatches(
      this.#db,
      () => this.#disk.wait(),
      () => this.#disk.wrote(room.make()),
    );
  }

  async append(
    table: string,
    expected: number,
    events: readonly (TableEvent | Written)[],
  ): Promise<Conflict | null> {
    const conflict = await this.#writes.add((): Conflict | null => {
      const { seq } = this.#last.get(table) as { seq: number };
      if (seq !== expected) return { code: 'conflict', seq };
      let bytes = 0;
      for (const [i, event] of events.entries()) {
        const written = writeEvent(event);
        bytes += written.length;
        this.#insert.run(table, expected + 1 + i, written);
      }
      this.#wrote(bytes);
      return null;
    });
    if (conflict === null) this.#listeners.tell(table, expected + events.length);
    return conflict;
  }

  async read(table: string, after: number, limit = -1): Promise<readonly TableEvent[]> {
    const rows = this.#read.all(table, after, limit) as { body: string }[];
    return rows.map(({ body }) => readEvent(body));
  }

  async saveSnapshot(table: string, { seq, at, commands, body }: NewSnapshot): Promise<void> {
    await this.#writes.add(() => {
      this.#saveSnapshot.run(table, seq, at, JSON.stringify(commands), body);
      this.#wrote(body.length);
    });
  }

  async snapshot(table: string, before: number): Promise<Snapshot | undefined> {
    return this.#snapshot.get(table, before) as Snapshot | undefined;
  }

  async snapshotCommands(table: string): Promise<readonly string[]> {
    const rows = this.#commands.all(table) as { commands: string }[];
    return rows.flatMap(({ commands }) => JSON.parse(commands) as string[]);
  }

  subscribe(table: string, listener: (seq: number) => void): () => void {
    return this.#listeners.add(table, listener);
  }

  async saveLink(hash: string, link: Link): Promise<void> {
    const seat = link.kind === 'seat' ? link.seat : null;
    const role = link.kind === 'invitation' ? link.role : null;
    await this.#writes.add(() => this.#saveLink.run(hash, link.table, seat, role));
  }

  async findLink(hash: string): Promise<Link | undefined> {
    const row = this.#findLink.get(hash) as
      | { tbl: string; seat: string | null; role: 'gm' | 'player' | 'spectator' | null }
      | undefined;
    if (row === undefined) return undefined;
    if (row.seat !== null) return { kind: 'seat', table: row.tbl, seat: row.seat };
    return row.role === null ? undefined : { kind: 'invitation', table: row.tbl, role: row.role };
  }

  async removeInvitations(table: string, role: Role): Promise<void> {
    await this.#writes.add(() => this.#removeInvitations.run(table, role));
  }

  async saveWebhook(table: string, written: string | null): Promise<void> {
    await this.#writes.add(() =>
      written === null
        ? this.#db.prepare('DELETE FROM webhooks WHERE tbl = ?').run(table)
        : this.#db.prepare('INSERT OR REPLACE INTO webhooks (tbl, body) VALUES (?, ?)').run(table, written),
    );
  }

  async webhook(table: string): Promise<string | undefined> {
    const row = this.#webhook.get(table) as { body: string } | undefined;
    return row?.body;
  }

  async beginImport(table: string, at: number): Promise<void> {
    await this.#writes.add(() =>
      this.#db.prepare('INSERT OR REPLACE INTO imports (tbl, at) VALUES (?, ?)').run(table, at),
    );
  }

  async endImport(table: string): Promise<void> {
    await this.#writes.add(() => this.#db.prepare('DELETE FROM imports WHERE tbl = ?').run(table));
  }

  async unfinishedImports(before: number): Promise<readonly string[]> {
    const rows = this.#db.prepare('SELECT tbl FROM imports WHERE at < ?').all(before) as { tbl: string }[];
    return rows.map(({ tbl }) => tbl);
  }

  async dropImport(table: string): Promise<void> {
    await this.#writes.add(() => {
      const { changes } = this.#db.prepare('DELETE FROM imports WHERE tbl = ?').run(table);
      if (Number(changes) === 0) return;
      for (const of of ['events', 'snapshots', 'links'])
        this.#db.prepare(`DELETE FROM ${of} WHERE tbl = ?`).run(table);
    });
  }

  #wrote(bytes: number): void {
    this.#mover.wrote(bytes);
    this.#disk.wrote(bytes);
  }

  async check(): Promise<void> {
    // A disk that is full or read-only still answers questions: only a write shows it.
    await this.#writes.add(() => this.#db.exec(TOUCH));
  }

  async close(): Promise<void> {
    await this.#writes.end();
    await this.#mover.end();
    closeSync(this.#log);
    // Whoever copies the file of a stopped server has everything.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}

/** Writes without changing anything. */
const TOUCH = `PRAGMA user_version = ${SCHEMA_VERSION}`;

/** Brings the layout up to date, one numbered step after the other; a newer one is refused instead of damaged. */
function migrate(db: Database): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > SCHEMA_VERSION)
    throw new Error(`the database has layout ${version}, this program knows ${SCHEMA_VERSION}`);
  for (let step = version; step < SCHEMA_VERSION; step += 1) {
    db.exec(`BEGIN; ${MIGRATIONS[step] ?? ''} PRAGMA user_version = ${step + 1}; COMMIT;`);
  }
}

import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { PictureType } from '@tafelrunde/protocol';
import { makeFolder } from '../store/make-folder.ts';
import type { FileStore, StoredFile } from './file-store.ts';

export const filesIn = (folder: string): string => join(folder, 'files.db');

/** The layout of the database; raised with each migration. */
const LAYOUT = 1;

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE files (tbl TEXT NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL, bytes INTEGER NOT NULL, body BLOB NOT NULL,
     UNIQUE (tbl, name));
   CREATE TABLE bringers (tbl TEXT NOT NULL, name TEXT NOT NULL, seat TEXT NOT NULL, PRIMARY KEY (tbl, name, seat)) WITHOUT ROWID;`,
];

/**
 * Files in a database of their own beside that of the events: megabytes of pictures make neither a commit wait nor each of
 * its backups larger.
 */
export function sqliteFiles(folder: string): FileStore {
  makeFolder(folder);
  const file = filesIn(folder);
  // Hidden pictures are nobody else's on the machine.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  return new SqliteFiles(file);
}

class SqliteFiles implements FileStore {
  readonly #db: InstanceType<typeof DatabaseSync>;
  readonly #has;
  readonly #insert;
  readonly #bring;
  readonly #read;
  readonly #isBroughtBy;

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
    migrate(this.#db);
    this.#has = this.#db.prepare('SELECT 1 FROM files WHERE tbl = ? AND name = ?');
    this.#insert = this.#db.prepare(
      `INSERT INTO files (tbl, name, type, bytes, body) SELECT ?1, ?2, ?3, ?4, ?5
       WHERE ?4 + (SELECT coalesce(sum(bytes), 0) FROM files WHERE tbl = ?1) <= ?6`,
    );
    this.#bring = this.#db.prepare('INSERT OR IGNORE INTO bringers (tbl, name, seat) VALUES (?, ?, ?)');
    this.#read = this.#db.prepare('SELECT type, body FROM files WHERE tbl = ? AND name = ?');
    this.#isBroughtBy = this.#db.prepare('SELECT 1 FROM bringers WHERE tbl = ? AND name = ? AND seat = ?');
  }

  async save(
    table: string,
    name: string,
    { type, bytes }: StoredFile,
    by: string,
    budget: number,
  ): Promise<boolean> {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const isThere =
        this.#has.get(table, name) !== undefined ||
        Number(this.#insert.run(table, name, type, bytes.length, bytes, budget).changes) > 0;
      if (isThere) this.#bring.run(table, name, by);
      this.#db.exec('COMMIT');
      return isThere;
    } catch (problem) {
      this.#db.exec('ROLLBACK');
      throw problem;
    }
  }

  async read(table: string, name: string): Promise<StoredFile | undefined> {
    const row = this.#read.get(table, name) as { type: PictureType; body: Uint8Array } | undefined;
    return row === undefined ? undefined : { type: row.type, bytes: row.body };
  }

  async isBroughtBy(table: string, name: string, seat: string): Promise<boolean> {
    return this.#isBroughtBy.get(table, name, seat) !== undefined;
  }

  async drop(table: string): Promise<void> {
    for (const of of ['files', 'bringers']) this.#db.prepare(`DELETE FROM ${of} WHERE tbl = ?`).run(table);
  }

  async close(): Promise<void> {
    // Whoever copies the file of a stopped server has everything.
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}

/** Brings the layout up to date; a newer one is refused instead of damaged. */
function migrate(db: InstanceType<typeof DatabaseSync>): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version > LAYOUT) throw new Error(`the files have layout ${version}, this program knows ${LAYOUT}`);
  for (let step = version; step < LAYOUT; step += 1)
    db.exec(`BEGIN; ${MIGRATIONS[step] ?? ''} PRAGMA user_version = ${step + 1}; COMMIT;`);
}

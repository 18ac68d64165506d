import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** The layout of the database; raised with each migration. */
export const SCHEMA_VERSION = 4;

export const fileIn = (folder: string): string => join(folder, 'tafelrunde.db');

/** Why a file is not a sound database of ours; undefined if it is one. */
export function troubleWith(file: string): 'missing' | 'damaged' | 'newer' | undefined {
  if (!existsSync(file)) return 'missing';
  try {
    return reading(file, (db) => {
      const rows = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
      if (rows.length !== 1 || rows[0]?.integrity_check !== 'ok') return 'damaged';
      const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
      if (version > SCHEMA_VERSION) return 'newer';
      contentOf(file);
      return undefined;
    });
  } catch {
    return 'damaged';
  }
}

/** How much is in it. Nothing is ever changed or removed, so as much is the same. */
export function contentOf(file: string): string {
  return reading(file, (db) =>
    JSON.stringify(
      db
        .prepare('SELECT (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM links) AS links')
        .get(),
    ),
  );
}

/** How many rows a table of a database has; undefined if the database is damaged. */
export function countOf(file: string, table: string): number | undefined {
  try {
    return reading(file, (db) => {
      const rows = db.prepare('PRAGMA quick_check').all() as { quick_check: string }[];
      if (rows.length !== 1 || rows[0]?.quick_check !== 'ok') return undefined;
      return (db.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count;
    });
  } catch {
    return undefined;
  }
}

/** Copies a database, also while others use it: as it is at one moment, in a thread of its own. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  const db = new DatabaseSync(from);
  try {
    // All pages in one step: between steps others could write, and it would have to begin again.
    await backup(db, to, { rate: -1 });
  } finally {
    db.close();
  }
  // The copy stands alone: no files beside it that could be forgotten.
  const copy = new DatabaseSync(to);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
}

function reading<T>(file: string, read: (db: DatabaseSyncInstance) => T): T {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

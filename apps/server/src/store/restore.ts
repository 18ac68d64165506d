import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { filesIn } from '../files/sqlite-files.ts';
import { stampOf } from './backups.ts';
import { makeFolder } from './make-folder.ts';
import { copyDatabase, countOf, fileIn, troubleWith } from './sqlite-file.ts';

/** A backup cannot be restored; nothing was changed. */
export class CannotRestore extends Error {
  readonly code = 'CANNOT_RESTORE';
  readonly why: 'missing' | 'damaged' | 'newer' | 'in-use';

  constructor(why: CannotRestore['why']) {
    super(`cannot restore: ${why}`);
    this.why = why;
  }
}

/**
 * Puts a backup in the place of the database in a folder, after checking it. What was there is kept aside; returns
 * under which name, undefined if there was nothing.
 */
export async function restoreBackup(backup: string, folder: string, now: Date): Promise<string | undefined> {
  const trouble = troubleWith(backup);
  if (trouble !== undefined) throw new CannotRestore(trouble);
  makeFolder(folder);
  const file = fileIn(folder);
  const fresh = `${file}.part`;
  await rm(fresh, { force: true });
  try {
    await copyDatabase(backup, fresh);
    const aside = existsSync(file) ? await putAside(file, now) : undefined;
    await rename(fresh, file);
    await restoreFiles(dirname(backup), folder, now);
    return aside;
  } finally {
    await rm(fresh, { force: true });
  }
}

/** The pictures beside a backup come back where there are none. Where there are some they are at least as many. */
async function restoreFiles(from: string, folder: string, now: Date): Promise<void> {
  const [copy, file] = [filesIn(from), filesIn(folder)];
  if (!existsSync(copy) || countOf(file, 'files') !== undefined) return;
  if (existsSync(file)) await putAside(file, now);
  await copyDatabase(copy, file);
}

async function putAside(file: string, now: Date): Promise<string> {
  closeLog(file);
  const aside = `${file}.replaced-${stampOf(now)}`;
  // A damaged database keeps its log beside it.
  for (const end of ['', '-wal', '-shm'])
    if (existsSync(`${file}${end}`)) await rename(`${file}${end}`, `${aside}${end}`);
  return aside;
}

/** Brings everything into the one file. A database that somebody has open does not allow it. */
function closeLog(file: string): void {
  let db: InstanceType<typeof DatabaseSync> | undefined;
  try {
    db = new DatabaseSync(file);
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (problem) {
    if (/locked|busy/.test(String(problem))) throw new CannotRestore('in-use');
  } finally {
    db?.close();
  }
}

import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../files/sqlite-files.ts';
import { contentOf, copyDatabase, countOf, fileIn, troubleWith } from './sqlite-file.ts';

/** Of the last days with a backup the latest one each is kept, and of the last weeks. */
const KEPT_DAYS = 7;
const KEPT_WEEKS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
export const BACKUP_EVERY_MS = DAY_MS;
/** 1970 began on a Thursday; weeks begin on Mondays. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

const NAME = /^tafelrunde-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.db$/;

/**
 * Makes a backup of the database in a folder, checks it, and only then removes those that are no longer needed. Returns
 * its file, or undefined if there is nothing new to keep.
 */
export async function makeBackup(data: string, now: Date): Promise<string | undefined> {
  const file = fileIn(data);
  if (!existsSync(file)) return undefined;
  const folder = join(data, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = await backUpEvents(file, folder, now);
  // After the events: whatever they show is among the pictures by now.
  await backUpFiles(data, folder);
  return made;
}

/** Pictures never change, so one copy of all of them serves every backup of the events. */
async function backUpFiles(data: string, folder: string): Promise<void> {
  const [file, copy] = [filesIn(data), filesIn(folder)];
  if (!existsSync(file) || (existsSync(copy) && countOf(file, 'files') === countOf(copy, 'files'))) return;
  const draft = `${copy}.part`;
  await copyDatabase(file, draft);
  if (countOf(draft, 'files') === undefined) {
    await rm(draft, { force: true });
    throw new Error(`the backup of ${file} is damaged; the older one stays`);
  }
  await rename(draft, copy);
}

async function backUpEvents(file: string, folder: string, now: Date): Promise<string | undefined> {
  const backups = await backupsIn(folder);
  const [latest] = backups;
  if (latest !== undefined && contentOf(join(folder, latest)) === contentOf(file)) return undefined;
  const name = `tafelrunde-${stampOf(now)}.db`;
  const draft = join(folder, `${name}.part`);
  await copyDatabase(file, draft);
  const trouble = troubleWith(draft);
  if (trouble !== undefined) {
    await rm(draft, { force: true });
    throw new Error(`the backup of ${file} is ${trouble}; the older ones stay`);
  }
  await rename(draft, join(folder, name));
  for (const old of superfluous([name, ...backups])) await rm(join(folder, old), { force: true });
  return join(folder, name);
}

/** A moment as part of a file's name. */
export const stampOf = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The backups in a folder, latest first. */
async function backupsIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
}

/** Of backups, latest first, those that are the latest neither of a kept day nor of a kept week. */
export function superfluous(names: readonly string[]): readonly string[] {
  const kept = new Set([
    ...latestOfEach(names, KEPT_DAYS, (ms) => Math.floor(ms / DAY_MS)),
    ...latestOfEach(names, KEPT_WEEKS, (ms) => Math.floor((ms - FIRST_MONDAY_MS) / (7 * DAY_MS))),
  ]);
  return names.filter((name) => !kept.has(name));
}

function latestOfEach(
  names: readonly string[],
  count: number,
  spanOf: (ms: number) => number,
): Iterable<string> {
  const latest = new Map<number, string>();
  for (const name of names) {
    const span = spanOf(timeOf(name));
    if (!latest.has(span) && latest.size < count) latest.set(span, name);
  }
  return latest.values();
}

function timeOf(name: string): number {
  const [, day = '', hour = '', minute = '', second = ''] = NAME.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { EVENT_VERSION, type TableEvent } from '@tafelrunde/table';
import { afterEach, expect, test } from 'vitest';
import { sqliteFiles } from '../../src/files/sqlite-files.ts';
import { makeBackup, superfluous } from '../../src/store/backups.ts';
import { restoreBackup } from '../../src/store/restore.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';

const folders: string[] = [];
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-backups-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const said = (seq: number): TableEvent => ({
  v: EVENT_VERSION,
  seq,
  at: 0,
  by: 'gm',
  command: `c${seq}`,
  kind: 'said',
  text: `Satz ${seq}`,
});
/**
 * Writes events of table `a` behind those that are there, as the store lays them out. Without prepared statements: they
 * keep their database open until they are collected.
 */
function write(data: string, first: number, count = 1): void {
  const db = new DatabaseSync(join(data, 'tafelrunde.db'));
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA user_version = 1;
    CREATE TABLE IF NOT EXISTS events (tbl TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, seq)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS links (hash TEXT PRIMARY KEY, tbl TEXT NOT NULL, seat TEXT, role TEXT) WITHOUT ROWID;
    BEGIN`);
  for (let seq = first; seq < first + count; seq += 1)
    db.exec(`INSERT INTO events VALUES ('a', ${seq}, '${JSON.stringify(said(seq))}')`);
  db.exec('COMMIT');
  db.close();
}

const at = (time: string) => new Date(`${time}Z`);

test('a backup is made of a store in use, only if something is new, and nobody else can read it', async () => {
  const data = freshFolder();
  expect(await makeBackup(data, at('2026-11-16T08:00:00'))).toBeUndefined();
  const store = sqliteStore(data);
  await store.append('a', 0, [said(1)]);
  const first = await makeBackup(data, at('2026-11-16T09:00:00'));
  expect(first).toBe(join(data, 'backups', 'tafelrunde-2026-11-16T09-00-00Z.db'));
  expect(await makeBackup(data, at('2026-11-17T09:00:00'))).toBeUndefined();
  await store.append('a', 1, [said(2)]);
  expect(await makeBackup(data, at('2026-11-17T10:00:00'))).toBeDefined();
  expect(readdirSync(join(data, 'backups')).sort()).toEqual([
    'tafelrunde-2026-11-16T09-00-00Z.db',
    'tafelrunde-2026-11-17T10-00-00Z.db',
  ]);
  await store.close();
});

test('the latest of seven days and of four weeks are kept', () => {
  const name = (day: string, hour = '04') => `tafelrunde-2026-${day}T${hour}-00-00Z.db`;
  // Two backups a day for eleven weeks. 2026-11-16 is a Monday.
  const days = Array.from({ length: 77 }, (_, i) =>
    new Date(Date.UTC(2026, 10, 16) - i * 86_400_000).toISOString().slice(5, 10),
  );
  const all = days.flatMap((day) => [name(day, '20'), name(day)]);
  const gone = new Set(superfluous(all));
  expect(all.filter((one) => !gone.has(one))).toEqual([
    ...['11-16', '11-15', '11-14', '11-13', '11-12', '11-11', '11-10'].map((day) => name(day, '20')),
    // 11-16 and 11-15 are the latest of their weeks; two more weeks end on Sundays.
    name('11-08', '20'),
    name('11-01', '20'),
  ]);
});

test('a damaged database makes no backup and removes none', async () => {
  const data = freshFolder();
  write(data, 1, 500);
  await makeBackup(data, at('2026-11-16T09:00:00'));
  write(data, 501);
  const file = join(data, 'tafelrunde.db');
  const bytes = readFileSync(file);
  bytes.fill(0xff, 8192, 24_576);
  writeFileSync(file, bytes);
  await expect(makeBackup(data, at('2026-11-17T09:00:00'))).rejects.toThrow();
  expect(readdirSync(join(data, 'backups'))).toEqual(['tafelrunde-2026-11-16T09-00-00Z.db']);
  // And that one brings everything back up to its day, in the place of the damaged one.
  const broken = freshFolder();
  writeFileSync(join(broken, 'tafelrunde.db'), bytes);
  const backup = join(data, 'backups', 'tafelrunde-2026-11-16T09-00-00Z.db');
  const aside = await restoreBackup(backup, broken, at('2026-11-17T09:05:00'));
  expect(aside).toBe(join(broken, 'tafelrunde.db.replaced-2026-11-17T09-05-00Z'));
  expect(readFileSync(aside ?? '').subarray(8192)).toEqual(bytes.subarray(8192));
  const restored = sqliteStore(broken);
  expect(await restored.read('a', 0)).toHaveLength(500);
  await restored.close();
});

test('a restored backup takes the place of the database, which is kept aside whole', async () => {
  const data = freshFolder();
  write(data, 1);
  const backup = (await makeBackup(data, at('2026-11-16T09:00:00'))) ?? '';
  write(data, 2);
  const inUse = new DatabaseSync(join(data, 'tafelrunde.db'));
  inUse.exec('SELECT count(*) FROM events');
  await expect(restoreBackup(backup, data, at('2026-11-16T10:00:00'))).rejects.toMatchObject({
    why: 'in-use',
  });
  expect(readdirSync(data).filter((name) => name.endsWith('.part'))).toEqual([]);
  inUse.close();
  const aside = (await restoreBackup(backup, data, at('2026-11-16T10:00:00'))) ?? '';
  const restored = sqliteStore(data);
  expect(await restored.read('a', 0)).toEqual([said(1)]);
  await restored.close();
  const kept = new DatabaseSync(aside);
  expect(kept.prepare('SELECT count(*) AS n FROM events').get()).toMatchObject({ n: 2 });
  kept.close();
  // The backup itself is still there, and a folder without a database takes it as well.
  const elsewhere = join(freshFolder(), 'new');
  expect(await restoreBackup(backup, elsewhere, at('2026-11-16T11:00:00'))).toBeUndefined();
  expect(existsSync(join(elsewhere, 'tafelrunde.db'))).toBe(true);
});

test.each([
  ['missing', () => undefined],
  ['damaged', (file: string) => writeFileSync(file, 'kein SQLite'.repeat(500))],
  ['damaged', (file: string) => new DatabaseSync(file).close()], // a database, but none of ours
  [
    'newer',
    (file: string) => {
      const db = new DatabaseSync(file);
      db.exec('PRAGMA user_version = 99; CREATE TABLE x (y)');
      db.close();
    },
  ],
])('what is %s is refused, and nothing is touched', async (why, make) => {
  const data = freshFolder();
  write(data, 1);
  const before = readFileSync(join(data, 'tafelrunde.db'));
  const backup = join(freshFolder(), 'backup.db');
  make(backup);
  await expect(restoreBackup(backup, data, new Date(0))).rejects.toMatchObject({
    code: 'CANNOT_RESTORE',
    why,
  });
  expect(readFileSync(join(data, 'tafelrunde.db'))).toEqual(before);
  expect(readdirSync(data)).toEqual(['tafelrunde.db']);
});

const picture = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;

test('pictures are copied once for all backups, and come back where they are lost', async () => {
  const data = freshFolder();
  write(data, 1);
  const files = sqliteFiles(data);
  await files.save('a', 'n1', picture, 'gm', 100);
  const backup = (await makeBackup(data, at('2026-11-16T09:00:00'))) ?? '';
  await files.save('a', 'n2', picture, 'gm', 100);
  // Nothing new has happened, but there is a new picture.
  expect(await makeBackup(data, at('2026-11-16T10:00:00'))).toBeUndefined();
  await files.close();
  expect(readdirSync(join(data, 'backups')).sort()).toEqual([
    'files.db',
    'tafelrunde-2026-11-16T09-00-00Z.db',
  ]);
  const elsewhere = freshFolder();
  await restoreBackup(backup, elsewhere, at('2026-11-16T11:00:00'));
  const restored = sqliteFiles(elsewhere);
  expect(await restored.read('a', 'n2')).toEqual(picture);
  await restored.save('a', 'n3', picture, 'gm', 100);
  await restored.close();
  // Where there are pictures they stay: they are at least as many.
  await restoreBackup(backup, elsewhere, at('2026-11-16T12:00:00'));
  const again = sqliteFiles(elsewhere);
  expect(await again.read('a', 'n3')).toEqual(picture);
  await again.close();
});

test('damaged pictures are not backed up, and are replaced by those of the backup', async () => {
  const data = freshFolder();
  write(data, 1);
  const files = sqliteFiles(data);
  await files.save('a', 'n1', picture, 'gm', 100);
  await files.close();
  const backup = (await makeBackup(data, at('2026-11-16T09:00:00'))) ?? '';
  writeFileSync(join(data, 'files.db'), 'kein SQLite'.repeat(500));
  await expect(makeBackup(data, at('2026-11-17T09:00:00'))).rejects.toThrow();
  const broken = freshFolder();
  writeFileSync(join(broken, 'files.db'), 'kein SQLite'.repeat(500));
  await restoreBackup(backup, broken, at('2026-11-17T10:00:00'));
  const restored = sqliteFiles(broken);
  expect(await restored.read('a', 'n1')).toEqual(picture);
  await restored.close();
  expect(readdirSync(broken)).toContain('files.db.replaced-2026-11-17T10-00-00Z');
});

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { sqliteFiles } from '../../src/files/sqlite-files.ts';
import { fileContract } from './contract.ts';

const folders: string[] = [];
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-files-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

fileContract('Files in memory', async () => memoryFiles());
fileContract('Files in SQLite', async () => sqliteFiles(freshFolder()));

test('SQLite keeps files over a restart, for its own user alone, and refuses a newer layout', async () => {
  const folder = freshFolder();
  const first = sqliteFiles(folder);
  await first.save('a', 'n1', { type: 'image/png', bytes: new Uint8Array([1, 2]) }, 'mira', 10);
  await first.close();
  expect(statSync(join(folder, 'files.db')).mode & 0o077).toBe(0);
  const second = sqliteFiles(folder);
  expect(await second.read('a', 'n1')).toEqual({ type: 'image/png', bytes: new Uint8Array([1, 2]) });
  await second.close();
  const db = new DatabaseSync(join(folder, 'files.db'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => sqliteFiles(folder)).toThrow('layout 99');
});

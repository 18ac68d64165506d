import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { EVENT_VERSION } from '@tafelrunde/table';
import { afterAll, expect, test } from 'vitest';
import { memoryStore } from '../../src/store/memory-store.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import { storeContract } from './contract.ts';

const folders: string[] = [];
function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-store-'));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

storeContract('the store in memory', async () => memoryStore());
storeContract('SQLite', async () => sqliteStore(freshFolder()));

test('SQLite keeps everything over a restart', async () => {
  const folder = freshFolder();
  const first = sqliteStore(folder);
  await first.append('a', 0, [
    { v: EVENT_VERSION, seq: 1, at: 0, by: 'gm', command: 'c', kind: 'said', text: 'da' },
  ]);
  await first.saveLink('h', { kind: 'seat', table: 'a', seat: 'gm' });
  await first.close();
  const second = sqliteStore(folder);
  expect(await second.read('a', 0)).toHaveLength(1);
  expect(await second.findLink('h')).toBeDefined();
  await second.close();
});

test('SQLite writes through to the disk and refuses a database of a newer program', async () => {
  const folder = freshFolder();
  await sqliteStore(folder).close();
  const db = new DatabaseSync(join(folder, 'tafelrunde.db'));
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => sqliteStore(folder)).toThrow('layout 99');
});

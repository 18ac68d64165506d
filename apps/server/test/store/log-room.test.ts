import { closeSync, copyFileSync, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LogRoom } from '../../src/store/log-room.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tafelrunde-room-'));
  file = join(folder, 'a.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const numbersIn = (path: string): readonly number[] => {
  const db = new DatabaseSync(path);
  const rows = db.prepare('SELECT n FROM t ORDER BY n').all() as { n: number }[];
  const [{ integrity_check: sound } = {}] = db.prepare('PRAGMA integrity_check').all() as {
    integrity_check: string;
  }[];
  db.close();
  expect(sound).toBe('ok');
  return rows.map(({ n }) => n);
};

test('the log grows by the megabyte, and whatever is copied of it in the middle has every commit', () => {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE t (n INTEGER, text TEXT)');
  const log = openSync(`${file}-wal`, 'r+');
  const room = new LogRoom(log);
  const write = db.prepare('INSERT INTO t VALUES (?, ?)');
  const sizes = new Set<number>();
  for (let n = 0; n < 600; n += 1) {
    db.exec('BEGIN IMMEDIATE');
    room.make();
    write.run(n, 'x'.repeat(3_000));
    db.exec('COMMIT');
    sizes.add(statSync(`${file}-wal`).size);
    // The log is moved into the file and begins anew: what lay there is written over.
    if (n === 300) db.exec('PRAGMA wal_checkpoint(RESTART)');
    if (n % 150 !== 149) continue;
    const copy = join(folder, `copy-${n}.db`);
    copyFileSync(file, copy);
    copyFileSync(`${file}-wal`, `${copy}-wal`);
    expect(numbersIn(copy)).toEqual(Array.from({ length: n + 1 }, (_, i) => i));
  }
  // 600 commits of at least a page each, and the length changed a few times.
  expect(sizes.size).toBeLessThan(12);
  closeSync(log);
  db.close();
});

test('a room that cannot be made stops nobody', () => {
  const log = openSync(join(folder, 'closed'), 'w');
  closeSync(log);
  expect(() => new LogRoom(log).make()).not.toThrow();
});

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LogMover } from '../../src/store/log-mover.ts';

const LIMIT = 256 * 1024;
const LINE = 'x'.repeat(16 * 1024);

let folder = '';
let file = '';
let db: InstanceType<typeof DatabaseSync>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tafelrunde-log-'));
  file = join(folder, 'lines.db');
  db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0;');
  db.exec('CREATE TABLE lines (text TEXT NOT NULL)');
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

const count = (from: InstanceType<typeof DatabaseSync>) =>
  (from.prepare('SELECT count(*) AS n FROM lines').get() as { n: number }).n;

test('the log begins anew although others go on writing, and nothing is missing from the file', async () => {
  const mover = new LogMover(db, file, LIMIT);
  const insert = db.prepare('INSERT INTO lines (text) VALUES (?)');
  const write = () => {
    insert.run(LINE);
    mover.wrote(LINE.length);
  };
  const rounds = 5;
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < LIMIT / LINE.length; i += 1) write();
    const moved = mover.end();
    write();
    await moved;
  }
  expect(statSync(`${file}-wal`).size).toBeLessThan(2 * LIMIT);
  expect(statSync(file).size).toBeGreaterThan((rounds - 1) * LIMIT);
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(count(db)).toBe(rounds * (LIMIT / LINE.length + 1));
});

test('where the thread fails, writing goes on', async () => {
  const mover = new LogMover(db, join(folder, 'nowhere', 'lines.db'), LIMIT);
  mover.wrote(2 * LIMIT);
  await mover.end();
  db.prepare('INSERT INTO lines (text) VALUES (?)').run('a');
  expect(count(db)).toBe(1);
});

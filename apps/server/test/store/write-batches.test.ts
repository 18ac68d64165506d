import { DatabaseSync } from '@photostructure/sqlite';
import { beforeEach, expect, test } from 'vitest';
import { WriteBatches } from '../../src/store/write-batches.ts';

let db: InstanceType<typeof DatabaseSync>;
let writes: WriteBatches;
let commits: number;
let syncs: number;
/** What the disk does when it is asked to keep what was written. */
let disk: () => Promise<void>;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE lines (text TEXT PRIMARY KEY)');
  [commits, syncs] = [0, 0];
  disk = async () => undefined;
  const counting = {
    exec: (sql: string) => {
      if (sql === 'COMMIT') commits += 1;
      db.exec(sql);
    },
  };
  writes = new WriteBatches(counting as typeof db, () => {
    syncs += 1;
    return disk();
  });
});

const line = (text: string) => () => db.prepare('INSERT INTO lines (text) VALUES (?)').run(text).changes;
const lines = () =>
  (db.prepare('SELECT text FROM lines ORDER BY text').all() as { text: string }[]).map(({ text }) => text);

test('what is asked for at the same time is one commit, and each gets its own answer', async () => {
  const answers = ['a', 'b', 'c'].map((text) => writes.add(() => [text, line(text)()]));
  expect(lines(), 'nothing is written yet').toEqual([]);
  expect(await Promise.all(answers)).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 1],
  ]);
  expect([commits, lines()]).toEqual([1, ['a', 'b', 'c']]);
  await writes.add(line('d'));
  expect(commits).toBe(2);
});

test('one that cannot be written is refused alone', async () => {
  await writes.add(line('a'));
  const answers = await Promise.allSettled(['b', 'a', 'c'].map((text) => writes.add(line(text))));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(lines()).toEqual(['a', 'b', 'c']);
});

test('nobody is answered when the commit fails', async () => {
  db.exec("CREATE TEMP TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END");
  await expect(writes.add(line('a'))).rejects.toThrow();
  db.exec('DROP TRIGGER full');
  expect(await writes.add(line('a'))).toBe(1);
});

test('closing writes what is still waiting', async () => {
  const answer = writes.add(line('a'));
  await writes.end();
  expect(lines()).toEqual(['a']);
  expect(await answer).toBe(1);
});

const turn = () => new Promise(setImmediate);

test('nobody is answered before the disk has it; what is committed meanwhile shares the next wait', async () => {
  let kept: () => void = () => undefined;
  disk = () => new Promise((resolve) => (kept = resolve));
  const answered: string[] = [];
  const write = (text: string) => void writes.add(line(text)).then(() => answered.push(text));
  write('a');
  await turn();
  for (const text of ['b', 'c']) {
    write(text);
    await turn();
  }
  expect([lines(), answered, syncs]).toEqual([['a', 'b', 'c'], [], 1]);
  kept();
  await turn();
  expect([answered, syncs]).toEqual([['a'], 2]);
  kept();
  await turn();
  expect([answered, syncs]).toEqual([['a', 'b', 'c'], 2]);
});

test('a disk that has failed once is not believed again', async () => {
  disk = () => Promise.reject(new Error('no space left'));
  await expect(writes.add(line('a'))).rejects.toThrow('no space left');
  disk = async () => undefined;
  await expect(writes.add(line('b'))).rejects.toThrow('no space left');
  expect(lines()).toEqual(['a']);
});

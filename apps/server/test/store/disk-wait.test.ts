import { expect, test } from 'vitest';
import { DiskWait } from '../../src/store/disk-wait.ts';

/** A disk that takes so many milliseconds each time, and what it was asked to do. */
function slowDisk(...times: readonly number[]) {
  const asked: string[] = [];
  let now = 0;
  const take = (how: string) => {
    now += times[asked.length] ?? 0;
    asked.push(how);
  };
  const disk = { wait: () => take('here'), waitBeside: async () => take('beside') };
  return { asked, waiting: new DiskWait(disk, () => now) };
}

test('a fast disk is waited for on the spot', async () => {
  const { asked, waiting } = slowDisk(0.3, 0.3, 0.3);
  for (let i = 0; i < 3; i += 1) expect(waiting.wait()).toBeUndefined();
  expect(asked).toEqual(['here', 'here', 'here']);
});

test('a disk that was slow is waited for by a thread until it is fast again', async () => {
  // 12 / 8 = 1.5 ms are usual after the first; then 1.31, 1.15 and 1.01, and less than 1 after the fourth fast one.
  const { asked, waiting } = slowDisk(12);
  for (let i = 0; i < 7; i += 1) await waiting.wait();
  expect(asked).toEqual(['here', 'beside', 'beside', 'beside', 'beside', 'here', 'here']);
});

test('much is written by a thread, however fast the disk is', async () => {
  const { asked, waiting } = slowDisk();
  waiting.wrote(60_000);
  await waiting.wait();
  waiting.wrote(60_000);
  waiting.wrote(6_000);
  await waiting.wait();
  await waiting.wait();
  expect(asked).toEqual(['here', 'beside', 'here']);
});

test('a disk that refuses is told, on the spot and beside', async () => {
  const refuse = () => {
    throw new Error('no space left');
  };
  const waiting = new DiskWait({ wait: refuse, waitBeside: async () => refuse() });
  expect(() => waiting.wait()).toThrow('no space left');
  waiting.wrote(100_000);
  await expect(waiting.wait()).rejects.toThrow('no space left');
});

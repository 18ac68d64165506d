import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let root = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'));
  folder = join(root, 'work.lock');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A process id that certainly belongs to nobody: Linux and macOS stay below it. */
const NOBODY = 2 ** 30;

/** @param {number} pid @param {number} ageMs */
function leaveBehind(pid, ageMs) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid, host: hostname() }));
  const then = new Date(Date.now() - ageMs);
  utimesSync(folder, then, then);
}

test('works never overlap, and the lock is gone afterwards', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(20);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(folder, work)));
  expect(most).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('a failing work releases the lock', async () => {
  await expect(withLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(folder)).toBe(false);
});

test('the lock of a process that died is taken over, by one waiter at a time', async () => {
  leaveBehind(NOBODY, 0);
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(20);
    inside -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withLock(folder, work)));
  expect(most).toBe(1);
});

test('a lock without a heartbeat is taken over even if its number is somebody else by now', async () => {
  leaveBehind(process.pid, 120_000);
  expect(await withLock(folder, async () => 'done')).toBe('done');
});

test('a living lock is waited for, and the waiter says so once', async () => {
  leaveBehind(process.pid, 0);
  /** @type {string[]} */
  const waits = [];
  const waiting = withLock(folder, async () => 'done', { onWait: (owner) => waits.push(owner) });
  await sleep(700); // two polls
  expect(waits).toEqual([String(process.pid)]);
  rmSync(folder, { recursive: true });
  expect(await waiting).toBe('done');
});

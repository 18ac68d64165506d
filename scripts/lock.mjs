import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 300;
const HEARTBEAT_MS = 5_000;
/** A lock nobody has touched for this long is left over, whatever its owner file says (it may name another machine). */
const STALE_MS = 60_000;
/** Between making the folder and writing the owner file lie microseconds; after this long the owner died in between. */
const OWNERLESS_MS = 5_000;

/**
 * Runs `work` while no other process does so under the same lock folder. `npm start` and `npm test` in two terminals
 * would otherwise delete each other's node_modules.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @param {{ onWait?: (owner: string) => void }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(folder, work, { onWait } = {}) {
  mkdirSync(dirname(folder), { recursive: true });
  let told = false;
  while (!tryMkdir(folder)) {
    if (isStale(folder)) {
      removeStale(folder);
      continue;
    }
    if (!told) onWait?.(readOwner(folder)?.pid?.toString() ?? 'unknown');
    told = true;
    await sleep(POLL_MS);
  }
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: process.pid, host: hostname() }));
  const heartbeat = setInterval(() => touch(folder), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function tryMkdir(folder) {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two waiters may find the same stale lock; the slower one must not remove the lock the faster one has just taken.
 * So removing is itself done under a short lock, and staleness is looked at again inside it.
 *
 * @param {string} folder
 */
function removeStale(folder) {
  const guard = `${folder}.takeover`;
  if (!tryMkdir(guard)) {
    if (ageOf(guard) > STALE_MS) rmSync(guard, { recursive: true, force: true });
    return;
  }
  try {
    if (isStale(folder)) rmSync(folder, { recursive: true, force: true });
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function isStale(folder) {
  const age = ageOf(folder);
  const owner = readOwner(folder);
  if (owner === null) return age > OWNERLESS_MS;
  if (age > STALE_MS) return true;
  return owner.host === hostname() && !isAlive(owner.pid);
}

/**
 * @param {string} folder
 * @returns {{ pid: number; host: string } | null}
 */
function readOwner(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} folder */
function ageOf(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs;
  } catch {
    return 0; // released in the meantime
  }
}

/** @param {string} folder */
function touch(folder) {
  try {
    const now = new Date();
    utimesSync(folder, now, now);
  } catch {
    // Somebody removed the lock by hand; the work goes on.
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM'; // alive, but somebody else's
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own below a folder, small enough to be filled. */
export interface Disk {
  fill(): void;
  free(): void;
  /** Only while nobody writes on it. */
  readOnly(on: boolean): void;
  remove(): void;
}

const MEGABYTES = 96;
const BLOCK = 65_536;

/** Undefined where nobody lets us have one: it takes the rights of root. */
export function ownDisk(folder: string): Disk | undefined {
  try {
    mount('-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder);
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    fill: () => {
      const file = openSync(filler, 'w');
      try {
        for (const size of [BLOCK, 1]) writeAll(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    readOnly: (on) => mount('-o', `remount,${on ? 'ro' : 'rw'}`, folder),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  };
}

const mount = (...args: readonly string[]): unknown => execFileSync('mount', args, { stdio: 'ignore' });

/** Writes until nothing fits any more. */
function writeAll(file: number, block: Buffer): void {
  try {
    for (;;) if (writeSync(file, block) < block.length) return;
  } catch (problem) {
    if ((problem as { code?: unknown }).code !== 'ENOSPC') throw problem;
  }
}

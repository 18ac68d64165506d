import { fdatasync, fdatasyncSync } from 'node:fs';
import { promisify } from 'node:util';

/** A disk that usually takes longer than this is waited for by a thread. */
const FAST_MS = 1;
/** So is any disk when there is more than this to write. */
const LITTLE_BYTES = 64 * 1024;
/** How much one wait changes what is taken for usual. */
const WEIGHT = 1 / 8;

export interface Disk {
  /** Returns when everything is on the disk; meanwhile nobody is served. */
  wait(): void;
  /** The same in a thread. */
  waitBeside(): Promise<void>;
}

const syncFile = promisify(fdatasync);
export const diskOf = (file: number): Disk => ({
  wait: () => fdatasyncSync(file),
  waitBeside: () => syncFile(file),
});

/**
 * Waits until what was written is on the disk. To hand that to a thread and to hear from it costs as much as all the rest
 * of a commit, so a fast disk is waited for on the spot; a slow one, or one with much to write, by a thread, and everybody
 * else is served meanwhile.
 */
export class DiskWait {
  readonly #disk: Disk;
  readonly #now: () => number;
  #usualMs = 0;
  #bytes = 0;

  constructor(disk: Disk, now: () => number = () => performance.now()) {
    this.#disk = disk;
    this.#now = now;
  }

  /** So many bytes were written, about. */
  wrote(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Returns, or resolves, once all that was written before is on the disk. */
  wait(): Promise<void> | undefined {
    const isQuick = this.#usualMs < FAST_MS && this.#bytes <= LITTLE_BYTES;
    this.#bytes = 0;
    const began = this.#now();
    if (!isQuick) return this.#disk.waitBeside().then(() => this.#took(this.#now() - began));
    this.#disk.wait();
    this.#took(this.#now() - began);
    return undefined;
  }

  #took(ms: number): void {
    this.#usualMs += WEIGHT * (ms - this.#usualMs);
  }
}

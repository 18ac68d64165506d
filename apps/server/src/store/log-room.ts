import { fstatSync, writeSync } from 'node:fs';

/** So much room is made at a time. */
const ROOM = Buffer.alloc(1024 * 1024);

/**
 * Keeps room ahead in the log of a database. Where a file grows with each commit, its length has to reach the disk as well,
 * and the file system writes its own journal for that; where something lies already, only what is written has to.
 * SQLite reads a log up to the first frame that is not its own: zeros behind it are never read.
 */
export class LogRoom {
  readonly #log: number;
  #made = 0;

  constructor(log: number) {
    this.#log = log;
  }

  /** Returns the bytes written. To be called while the database is locked for writing: nobody else writes at its end then. */
  make(): number {
    try {
      const { size } = fstatSync(this.#log);
      if (size <= this.#made) return 0;
      this.#made = size + writeSync(this.#log, ROOM, 0, ROOM.length, size);
      return this.#made - size;
    } catch {
      // A full disk: SQLite says so itself if it needs the room.
      return 0;
    }
  }
}

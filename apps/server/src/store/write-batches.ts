import type { DatabaseSync } from '@photostructure/sqlite';

type Database = InstanceType<typeof DatabaseSync>;

interface Write {
  readonly run: () => void;
  readonly settle: (problem?: unknown) => void;
}

/**
 * Writes what many tables want written in one commit. Getting a commit onto the disk takes the same time for one event
 * as for a hundred; a slow disk then makes everybody wait once, not in a row. Nothing is answered before the commit.
 */
export class WriteBatches {
  readonly #db: Database;
  #waiting: Write[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  /** Runs `work` in the next commit and answers with its result once that is on the disk. */
  add<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      // Everything that has arrived by now is read first, so that it comes along.
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({
        run: () => {
          result = work();
        },
        settle: (problem) => (problem === undefined ? resolve(result) : reject(problem)),
      });
    });
  }

  flush(): void {
    const writes = this.#waiting;
    this.#waiting = [];
    if (writes.length === 0) return;
    const problem = this.#commit(writes);
    if (problem === undefined) {
      for (const { settle } of writes) settle();
    } else if (writes.length === 1) {
      writes[0]?.settle(problem);
    } else {
      // One that cannot be written must not take the others along.
      for (const write of writes) write.settle(this.#commit([write]));
    }
  }

  /** All or none; returns what went wrong. */
  #commit(writes: readonly Write[]): unknown {
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      try {
        for (const { run } of writes) run();
        this.#db.exec('COMMIT');
      } catch (problem) {
        this.#db.exec('ROLLBACK');
        throw problem;
      }
      return undefined;
    } catch (problem) {
      return problem ?? new Error('the database refused');
    }
  }
}

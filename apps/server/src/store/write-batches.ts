import type { DatabaseSync } from '@photostructure/sqlite';

type Database = InstanceType<typeof DatabaseSync>;

interface Write {
  readonly run: () => void;
  readonly settle: (problem?: unknown) => void;
}

/**
 * Writes what many tables want written in one commit, and waits for the disk without keeping anybody else waiting. Getting
 * a commit onto the disk takes the same time for one event as for a hundred: what is committed meanwhile goes along with the
 * next wait. Nothing is answered before it is on the disk.
 */
export class WriteBatches {
  readonly #db: Database;
  readonly #sync: () => Promise<void> | undefined;
  readonly #begun: () => void;
  #waiting: Write[] = [];
  /** Committed, and not yet known to be on the disk. */
  #committed: Write[] = [];
  #syncing: Promise<void> | undefined;
  /** Why nothing is written any more. */
  #broken: unknown;

  /** `sync` returns or resolves once all that was committed before is on the disk; `begun` is called in each commit. */
  constructor(db: Database, sync: () => Promise<void> | undefined, begun: () => void = () => undefined) {
    this.#db = db;
    this.#sync = sync;
    this.#begun = begun;
  }

  /** Runs `work` in the next commit and answers with its result once that is on the disk. */
  add<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      // Everything that has arrived by now is read first, so that it comes along.
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({
        run: () => {
          result = work();
        },
        settle: (problem) => (problem === undefined ? resolve(result) : reject(problem)),
      });
    });
  }

  /** Writes what is still waiting; resolves when it is on the disk. */
  async end(): Promise<void> {
    this.#flush();
    await this.#syncing;
  }

  #flush(): void {
    const writes = this.#waiting;
    this.#waiting = [];
    if (writes.length === 0) return;
    const problem = this.#commit(writes);
    if (problem === undefined) this.#committed.push(...writes);
    else if (writes.length === 1) writes[0]?.settle(problem);
    // One that cannot be written must not take the others along.
    else for (const write of writes) this.#commitAlone(write);
    if (this.#committed.length > 0) this.#syncing ??= this.#syncAll();
  }

  #commitAlone(write: Write): void {
    const problem = this.#commit([write]);
    if (problem === undefined) this.#committed.push(write);
    else write.settle(problem);
  }

  /** All or none; returns what went wrong. */
  #commit(writes: readonly Write[]): unknown {
    if (this.#broken !== undefined) return this.#broken;
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      try {
        this.#begun();
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

  async #syncAll(): Promise<void> {
    while (this.#committed.length > 0) {
      const writes = this.#committed;
      this.#committed = [];
      const problem = await this.#trySync();
      // What a disk has failed to keep once, it may pretend to have kept when asked again: only a new start finds out.
      this.#broken ??= problem;
      for (const { settle } of writes) settle(problem);
    }
    this.#syncing = undefined;
  }

  /** Returns what went wrong. */
  async #trySync(): Promise<unknown> {
    try {
      await this.#sync();
      return undefined;
    } catch (problem) {
      return problem ?? new Error('the disk refused');
    }
  }
}

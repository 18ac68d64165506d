import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { DatabaseSync } from '@photostructure/sqlite';

type Database = InstanceType<typeof DatabaseSync>;

/**
 * The log is moved into the file when about so many bytes have been written to it. Seldom: the disk is busy meanwhile, and a
 * page that was written a hundred times is moved once. After a crash as much is read again, in a fraction of a second.
 */
const LOG_BYTES = 64 * 1024 * 1024;
/** What a commit takes in the log beside the text itself: whole pages. */
const PAGE_BYTES = 4_096;
/** After a failure so much more is written before it is tried again. */
const PATIENCE = 4;

interface Moved {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}

const MOVE = 'PRAGMA wal_checkpoint(PASSIVE)';

/** A thread with a connection of its own. Plain text: it has to run from sources, from a bundle and from a package. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { setPriority, constants } = require('node:os');
  // Whoever plays comes first. On Linux this concerns the thread that calls it.
  try { if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL); } catch {}
  const { DatabaseSync } = require(workerData.sqlite);
  const db = new DatabaseSync(workerData.file);
  db.exec('PRAGMA synchronous = NORMAL');
  parentPort.on('message', (message) => {
    if (message === 'move') return parentPort.postMessage(db.prepare('${MOVE}').get());
    db.close();
    parentPort.close();
  });
`;

/**
 * Moves the log of a database into its file. Most of it is moved by a thread, while others go on writing; the little that
 * came meanwhile is moved here, in a moment in which nobody writes, so that the log begins anew and does not grow for ever.
 */
export class LogMover {
  readonly #db: Database;
  readonly #file: string;
  readonly #limit: number;
  #written = 0;
  #thread: Worker | undefined;
  #moving: Promise<void> | undefined;

  constructor(db: Database, file: string, limit = LOG_BYTES) {
    this.#db = db;
    this.#file = file;
    this.#limit = limit;
  }

  /** Something of about this length was committed. */
  wrote(bytes: number): void {
    this.#written += bytes + PAGE_BYTES;
    if (this.#written >= this.#limit) this.#moving ??= this.#move();
  }

  async end(): Promise<void> {
    await this.#moving;
    const thread = this.#thread;
    if (thread === undefined) return;
    this.#thread = undefined;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage('end');
    await ended;
  }

  async #move(): Promise<void> {
    try {
      // The first time it is much, the second time what came while that was done.
      await this.#moveInThread();
      await this.#moveInThread();
      const { log, checkpointed } = this.#db.prepare(MOVE).get() as unknown as Moved;
      this.#written = (log - checkpointed) * PAGE_BYTES;
    } catch {
      // SQLite itself does it in the end, while everybody waits.
      this.#written = -PATIENCE * this.#limit;
    }
    this.#moving = undefined;
  }

  #moveInThread(): Promise<Moved> {
    this.#thread ??= newThread(this.#file);
    const thread = this.#thread;
    return new Promise((resolve, reject) => {
      const failed = (problem: unknown) => {
        this.#thread = undefined;
        thread.removeAllListeners('message');
        reject(problem);
      };
      thread.once('error', failed);
      thread.once('exit', failed);
      thread.once('message', (moved: Moved) => {
        thread.off('error', failed);
        thread.off('exit', failed);
        resolve(moved);
      });
      thread.postMessage('move');
    });
  }
}

function newThread(file: string): Worker {
  const sqlite = createRequire(import.meta.url).resolve('@photostructure/sqlite');
  const thread = new Worker(THREAD, { eval: true, execArgv: [], workerData: { sqlite, file } });
  thread.unref();
  return thread;
}

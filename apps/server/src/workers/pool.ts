import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { outsideSystems } from '@tafelrunde/registry';
import type { Done, Emit, Job, Part } from './jobs.ts';

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'part'; readonly part: string }
  | { readonly kind: 'done'; readonly done: Done; readonly ms: number }
  | { readonly kind: 'failed'; readonly message: string };

/** What a thread is started with. */
export interface HeavyThread {
  /** Where the host's systems come from. */
  readonly outside: readonly string[];
}

/** One thread may take so much memory, and a job so long; then the thread is ended and the job with it. */
const THREAD_MB = 768;
const JOB_MS = 30_000;
/** Jobs that wait; more are refused. */
const MAX_WAITING = 64;
/** One address has so many jobs under way, and so much time of the threads in a minute. */
const JOBS_PER_ADDRESS = 16;
const MS_PER_MINUTE = 20_000;
const MINUTE_MS = 60_000;

/** There is too much to do, for everybody or for this address. */
export class TooBusy extends Error {}
/** A job took too long or too much memory. */
export class TooHeavy extends Error {}

interface Waiting {
  readonly address: string;
  readonly job: Job;
  readonly emit: Emit;
  /** `ms` is how long a thread was busy with it. */
  readonly settle: (outcome: Done | Error, ms: number) => void;
}

interface Spent {
  jobs: number;
  ms: number;
  since: number;
}

/** Threads for what would keep the tables waiting. They are started when first needed and never keep the process alive. */
class Pool {
  readonly #size: number;
  readonly #idle: Worker[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #spent = new Map<string, Spent>();
  /** Threads that have started. */
  readonly #ready = new WeakSet<Worker>();
  #threads = 0;

  constructor(size = Math.max(1, Math.min(2, availableParallelism() - 1))) {
    this.#size = size;
  }

  /** Does a job for an address; rejects with `TooBusy` or `TooHeavy`. */
  run(address: string, job: Job, emit: Emit = async () => undefined): Promise<Done> {
    const spent = this.#spentBy(address);
    if (spent.jobs >= JOBS_PER_ADDRESS || spent.ms >= MS_PER_MINUTE || this.#waiting.length >= MAX_WAITING)
      return Promise.reject(new TooBusy('too much to do'));
    spent.jobs += 1;
    return new Promise<Done>((resolve, reject) => {
      const settle = (outcome: Done | Error, ms: number) => {
        spent.jobs -= 1;
        spent.ms += ms;
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      this.#waiting.push({ address, job, emit, settle });
      this.#next();
    });
  }

  #spentBy(address: string): Spent {
    const now = performance.now();
    const known = this.#spent.get(address);
    if (known !== undefined && (known.jobs > 0 || now - known.since < MINUTE_MS)) {
      if (now - known.since >= MINUTE_MS) Object.assign(known, { ms: 0, since: now });
      return known;
    }
    for (const [one, { jobs, since }] of this.#spent)
      if (jobs === 0 && now - since >= MINUTE_MS) this.#spent.delete(one);
    const fresh = { jobs: 0, ms: 0, since: now };
    this.#spent.set(address, fresh);
    return fresh;
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#threads < this.#size ? this.#start() : undefined);
    if (worker === undefined) return;
    this.#do(worker, this.#waiting.shift() as Waiting);
  }

  #start(): Worker {
    this.#threads += 1;
    return newThread();
  }

  #do(worker: Worker, { job, emit, settle }: Waiting): void {
    worker.ref();
    let timer: NodeJS.Timeout | undefined;
    // How long a job takes counts from when its thread is there.
    const begin = () => {
      timer = setTimeout(() => finish(new TooHeavy('it took too long'), false, JOB_MS), JOB_MS);
    };
    const finish = (outcome: Done | Error, isUsable: boolean, ms = 0) => {
      clearTimeout(timer);
      // By name: a worker has listeners of its own.
      for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
      worker.unref();
      if (isUsable) this.#idle.push(worker);
      else {
        this.#threads -= 1;
        // Whatever it says while it ends concerns nobody any more.
        worker.on('error', () => undefined);
        void worker.terminate();
      }
      settle(outcome, ms);
      this.#next();
    };
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        this.#ready.add(worker);
        return begin();
      }
      if (message.kind === 'done') return finish(message.done, true, message.ms);
      if (message.kind === 'failed') return finish(new Error(message.message), true);
      emit(JSON.parse(message.part) as Part).then(
        () => worker.postMessage({ taken: true }),
        (problem: Error) => finish(problem, false),
      );
    });
    worker.on('error', (problem) =>
      finish(
        (problem as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new TooHeavy('too large')
          : problem,
        false,
      ),
    );
    worker.on('exit', () => finish(new Error('the thread ended'), false));
    if (this.#ready.has(worker)) begin();
    worker.postMessage({ job });
  }
}

/** Beside the built server stands the built thread; there is none while the server runs from its sources. */
function newThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: THREAD_MB };
  const workerData: HeavyThread = { outside: outsideSystems().map(({ address }) => address) };
  // A part of the server that is loaded later stands in a folder below.
  for (const place of ['./heavy-worker.js', '../heavy-worker.js']) {
    const file = fileURLToPath(new URL(place, import.meta.url));
    if (existsSync(file)) return new Worker(file, { execArgv: [], resourceLimits, workerData });
  }
  const fromSources = { ...workerData, file: sourceFile() };
  return new Worker(FROM_SOURCES, { eval: true, execArgv: [], workerData: fromSources, resourceLimits });
}

const sourceFile = (): string => fileURLToPath(new URL('./heavy-worker.ts', import.meta.url));

/** From its sources a thread is put together when it starts: loading them one by one takes seconds. */
const FROM_SOURCES = `
  const { file } = require('node:worker_threads').workerData;
  const { outputFiles: [{ text }] } = require('esbuild').buildSync({
    entryPoints: [file], bundle: true, write: false, platform: 'node', target: 'node20', format: 'cjs', conditions: ['source'],
  });
  const Module = require('node:module');
  new Module(file)._compile(text, file);
`;

/** The threads of this process. */
export const pool = new Pool();

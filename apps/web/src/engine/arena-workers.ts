import { fightAll, type Hand, type Replay, type Tally } from '@tafelrunde/arena';
import { workerName } from '../state/outside.ts';
import type { FightsJob, ReplayJob } from './arena-jobs.ts';
import { JobQueue, type JobWorker } from './job-queue.ts';
import { SteadyWorker } from './steady-worker.ts';

/** More workers than this only fight each other for memory. */
const MOST_WORKERS = 8;

const startWorker = (): JobWorker =>
  new SteadyWorker(
    () => new Worker(new URL('./arena-worker.ts', import.meta.url), { type: 'module', name: workerName }),
  );

/** A single fight is told while others are still counted. */
export const replays = new JobQueue<ReplayJob, Replay>(startWorker, 20_000);

export const workerCount = (): number =>
  Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), MOST_WORKERS);

/** So many fights of a scenario. */
export type Order = Omit<FightsJob, 'kind' | 'range'> & { readonly fights: number; readonly seed: number };

/** As many workers as there are cores, kept for the next run. */
export class ArenaWorkers {
  readonly #start: () => JobWorker;
  readonly #workers: JobWorker[] = [];
  readonly #size: number;

  constructor(size: number, start: () => JobWorker = startWorker) {
    this.#size = size;
    this.#start = start;
  }

  /** Fights all of them unless it is stopped; undefined if not even one was fought. Fails if a worker does. */
  fight(
    { fights, seed, ...order }: Order,
    onProgress: (tally: Tally) => void,
    isStopped: () => boolean,
  ): Promise<Tally | undefined> {
    while (this.#workers.length < this.#size) this.#workers.push(this.#start());
    const hands = this.#workers.map((worker) => handOf(worker, order));
    return fightAll(hands, { fights, seed, clock: () => performance.now() / 1000, onProgress, isStopped });
  }

  dismiss(): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
  }
}

const handOf = (worker: JobWorker, order: Omit<FightsJob, 'kind' | 'range'>): Hand => ({
  fight: (range) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Tally | undefined>) =>
        data === undefined ? reject(new Error('a worker could not fight')) : resolve(data);
      worker.onerror = () => reject(new Error('a worker failed'));
      worker.postMessage({ kind: 'fights', ...order, range } satisfies FightsJob);
    }),
  leave: async () => {},
});

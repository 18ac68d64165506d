import { fightAll, type Hand, type Replay, type Tally } from '@tafelrunde/arena';
import { workerName } from '../state/outside.ts';
import type { FightsJob, ReplayJob } from './arena-jobs.ts';
import { type Clerk, Reckoner } from './reckoner.ts';

/** More workers than this only fight each other for memory. */
const MOST_WORKERS = 8;

const hire = (): Clerk =>
  new Worker(new URL('./arena-worker.ts', import.meta.url), { type: 'module', name: workerName });

/** A single fight is told while others are still counted. */
export const replays = new Reckoner<ReplayJob, Replay>(hire, 20_000);

export const crewSize = (): number => Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), MOST_WORKERS);

/** So many fights of a scenario. */
export type Order = Omit<FightsJob, 'kind' | 'range'> & { readonly fights: number; readonly seed: number };

/** As many workers as there are cores, kept for the next run. */
export class Crew {
  readonly #hire: () => Clerk;
  readonly #clerks: Clerk[] = [];
  readonly #size: number;

  constructor(size: number, hired: () => Clerk = hire) {
    this.#size = size;
    this.#hire = hired;
  }

  /** Fights all of them unless it is stopped; undefined if not even one was fought. Fails if a worker does. */
  fight(
    { fights, seed, ...order }: Order,
    onProgress: (tally: Tally) => void,
    isStopped: () => boolean,
  ): Promise<Tally | undefined> {
    while (this.#clerks.length < this.#size) this.#clerks.push(this.#hire());
    const hands = this.#clerks.map((clerk) => handOf(clerk, order));
    return fightAll(hands, { fights, seed, clock: () => performance.now() / 1000, onProgress, isStopped });
  }

  dismiss(): void {
    for (const clerk of this.#clerks.splice(0)) clerk.terminate();
  }
}

const handOf = (clerk: Clerk, order: Omit<FightsJob, 'kind' | 'range'>): Hand => ({
  fight: (range) =>
    new Promise((resolve, reject) => {
      clerk.onmessage = ({ data }: MessageEvent<Tally | undefined>) =>
        data === undefined ? reject(new Error('a worker could not fight')) : resolve(data);
      clerk.onerror = () => reject(new Error('a worker failed'));
      clerk.postMessage({ kind: 'fights', ...order, range } satisfies FightsJob);
    }),
  leave: async () => {},
});

import type { Tally } from '@tafelrunde/arena';
import type { ArenaWorkers, Order } from '../../engine/arena-workers.ts';

/** What has been fought for one case so far. */
export interface Fought {
  readonly order: Order;
  readonly tally: Tally;
}

export interface Fighting {
  /** By the order; those of earlier set-ups are kept, so that going back costs nothing. */
  readonly fought: ReadonlyMap<string, Fought>;
  readonly running: { readonly done: number; readonly total: number } | null;
  readonly isFailed: boolean;
}

export const NOT_YET: Fighting = { fought: new Map(), running: null, isFailed: false };

export const keyOf = (order: Order): string => JSON.stringify(order);

export const isWhole = ({ order, tally }: Fought): boolean => tally.fights >= order.fights;

/** Older set-ups than these many are forgotten. */
const MOST_KEPT = 12;
/** The page is drawn anew only so often. */
const PAUSE_MS = 120;
/** A range of slow fights may take long; after this time nobody waits for its end. */
const PATIENCE_MS = 700;

/** Has the fights of several cases fought one case after the other, and tells how far they are. */
export class Fights {
  readonly #workers: ArenaWorkers;
  readonly #tell: (state: Fighting) => void;
  #state = NOT_YET;
  #drawn = 0;
  /** Another object for each run: an older one that is still ending changes nothing any more. */
  #run: { isStopped: boolean } | undefined;

  constructor(workers: ArenaWorkers, tell: (state: Fighting) => void) {
    this.#workers = workers;
    this.#tell = tell;
  }

  /** Fights what has not been fought yet; a run that was cancelled starts over. */
  async start(orders: readonly Order[]): Promise<void> {
    this.#end();
    const run = { isStopped: false };
    this.#run = run;
    const open = orders.filter((order) => {
      const known = this.#state.fought.get(keyOf(order));
      return known === undefined || !isWhole(known);
    });
    const total = open.reduce((sum, { fights }) => sum + fights, 0);
    let before = 0;
    this.#set({ running: { done: 0, total }, isFailed: false }, true);
    try {
      for (const order of open) {
        const count = (tally: Tally, isLast = false) => {
          if (run !== this.#run) return;
          const fought = kept(this.#state.fought, order, tally);
          this.#set({ fought, running: { done: before + tally.fights, total } }, isLast);
        };
        const tally = await this.#workers.fight(order, count, () => run.isStopped);
        if (run !== this.#run) return;
        if (tally !== undefined) count(tally, true);
        if (run.isStopped) break;
        before += order.fights;
      }
      this.#finish(run, false);
    } catch {
      this.#finish(run, true);
    }
  }

  /** What has been counted so far stays. */
  cancel(): void {
    const run = this.#run;
    if (run === undefined) return;
    run.isStopped = true;
    setTimeout(() => {
      if (run !== this.#run) return;
      this.#workers.dismiss();
      this.#finish(run, false);
    }, PATIENCE_MS);
  }

  /** Ends everything; nothing is told any more. */
  leave(): void {
    this.#run = undefined;
    this.#workers.dismiss();
  }

  #end(): void {
    if (this.#run === undefined) return;
    // Workers still busy with an older run would answer into the new one.
    this.#run = undefined;
    this.#workers.dismiss();
  }

  #finish(run: { isStopped: boolean }, isFailed: boolean): void {
    if (run !== this.#run) return;
    this.#run = undefined;
    if (isFailed) this.#workers.dismiss();
    this.#set({ running: null, isFailed }, true);
  }

  #set(change: Partial<Fighting>, isNow: boolean): void {
    this.#state = { ...this.#state, ...change };
    const now = performance.now();
    if (!isNow && now - this.#drawn < PAUSE_MS) return;
    this.#drawn = now;
    this.#tell(this.#state);
  }
}

function kept(fought: Fighting['fought'], order: Order, tally: Tally): Fighting['fought'] {
  const key = keyOf(order);
  const others = [...fought].filter(([one]) => one !== key);
  return new Map([...others.slice(1 - MOST_KEPT), [key, { order, tally }]]);
}

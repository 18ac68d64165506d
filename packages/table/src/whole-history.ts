import type { SceneFold } from './apply.ts';
import type { TableEvent } from './events.ts';
import { lately } from './evolve.ts';
import { type HistorySource, type Mark, runNow, type Steps } from './history.ts';
import { Ledger } from './ledger.ts';
import type { Table, TableNow } from './model.ts';

/** A mark is kept this often: what is taken back is folded again from the last one before it. */
const MARK_EVERY = 256;

/** A whole history in memory, with marks: for a table that is kept by one program alone. */
export class History {
  readonly events: TableEvent[] = [];
  readonly #ledger: Ledger;
  #marks: Mark[] = [];

  constructor(system: SceneFold, events: readonly TableEvent[] = []) {
    this.#ledger = new Ledger(system);
    this.take(events);
  }

  get now(): TableNow {
    return this.#ledger.now;
  }

  table(): Table {
    return lately(this.now, [...this.events]);
  }

  take(events: readonly TableEvent[]): void {
    for (const event of events) this.events.push(event);
    this.run(() => this.#ledger.take(events));
    this.#marks = this.#marks.filter((mark) => this.#ledger.holds(mark));
    if (this.now.seq - (this.#marks.at(-1)?.seq ?? 0) >= MARK_EVERY)
      this.#marks.push(this.#ledger.state().mark);
  }

  /** Does work on this history. */
  run<T>(work: (ledger: Ledger) => Steps<T>): T {
    return runNow(work(this.#ledger), this.#source);
  }

  readonly #source: HistorySource = {
    events: (after, upTo) => this.events.slice(after, upTo),
    mark: (before) => this.#marks.findLast((mark) => mark.seq < before && this.#ledger.holds(mark)) ?? null,
  };
}

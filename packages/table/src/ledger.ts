import { isOnlyTold, nothingYet, type SceneFold, step } from './apply.ts';
import type { TableEvent } from './events.ts';
import { eventAt, eventsBetween, type Mark, markBefore, type Steps } from './history.ts';
import type { TableNow } from './model.ts';
import type { TakenBack } from './taken-back.ts';

/** An undoing or redoing, and the first event that it took back or restored. */
interface Turn {
  readonly seq: number;
  readonly from: number;
}

/** What is kept of a table so that it need not be folded from its beginning. Plain data. */
export interface LedgerState {
  readonly mark: Mark;
  readonly gone: readonly number[];
  readonly redone: readonly number[];
  readonly turns: readonly Turn[];
}

/**
 * A table as it is now, and an index of what was taken back: enough to go on, to take back and to restore without the
 * whole history in memory. What lies before a mark is read only if something before it changes.
 */
export class Ledger implements TakenBack {
  now: TableNow;
  readonly gone: Set<number>;
  readonly redone: Set<number>;
  /** In order; of those after any event the first one reaches back furthest. */
  readonly #turns: Turn[];
  readonly #system: SceneFold;

  constructor(system: SceneFold, kept?: LedgerState) {
    this.#system = system;
    this.now = kept?.mark.now ?? nothingYet(system);
    this.gone = new Set(kept?.gone);
    this.redone = new Set(kept?.redone);
    this.#turns = [...(kept?.turns ?? [])];
  }

  /** Everything to go on from here another time. */
  state(): LedgerState {
    const { seq } = this.now;
    return {
      mark: { seq, at: seq, now: this.now },
      gone: [...this.gone],
      redone: [...this.redone],
      turns: this.#turns,
    };
  }

  /** Whether a mark is still what the table was then: nothing up to it has been taken back or restored since. */
  holds({ seq, at }: Pick<Mark, 'seq' | 'at'>): boolean {
    // Of the turns after `at` the first one reaches back furthest.
    let [low, high] = [0, this.#turns.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#turns[middle]?.seq ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return (this.#turns[low]?.from ?? Number.POSITIVE_INFINITY) > seq;
  }

  /** Takes the next events. They are in the history already: what they take back may have to be left out of a fold of it. */
  *take(events: readonly TableEvent[]): Steps<void> {
    const { seq } = this.now;
    let from = seq + 1;
    for (const event of events) {
      if (event.kind !== 'undone' && event.kind !== 'redone') continue;
      const changed = event.kind === 'undone' ? event.gone : yield* this.#undoneBy(event.target);
      const first = yield* this.#turn(event, changed);
      from = Math.min(from, first);
    }
    const last = events.at(-1)?.seq ?? seq;
    if (from > seq) yield* this.#fold(this.now, events);
    else this.now = yield* this.#foldFrom(from, last);
  }

  *#undoneBy(target: number): Steps<readonly number[]> {
    const undoing = yield* eventAt(target);
    return undoing?.kind === 'undone' ? undoing.gone : [];
  }

  /** Notes what an undoing or redoing changes; returns the first event that counts differently from now on. */
  *#turn(
    event: Extract<TableEvent, { kind: 'undone' | 'redone' }>,
    changed: readonly number[],
  ): Steps<number> {
    const [only] = changed.length === 1 ? [yield* eventAt(changed[0] as number)] : [];
    const numbers = changed.length === 1 ? yield* wholeRun(changed[0] as number) : changed;
    for (const seq of numbers) {
      if (event.kind === 'undone') this.gone.add(seq);
      else this.gone.delete(seq);
    }
    if (event.kind === 'redone') this.redone.add(event.target);
    // What only stands in the log leaves the table as it is, now and at every mark.
    if (only !== undefined && isOnlyTold(only)) return event.seq;
    const from = numbers.reduce((least, seq) => Math.min(least, seq), event.seq);
    // A turn that reaches back further makes earlier ones needless.
    while ((this.#turns.at(-1)?.from ?? 0) >= from) this.#turns.pop();
    this.#turns.push({ seq: event.seq, from });
    return from;
  }

  *#fold(start: TableNow, events: readonly TableEvent[]): Steps<void> {
    this.now = start;
    for (const event of events) {
      this.now = step(this.#system, this.now, event, this.gone.has(event.seq));
      yield { kind: 'pause' };
    }
  }

  *#foldFrom(from: number, last: number): Steps<TableNow> {
    const mark = yield* markBefore(from);
    let now = mark?.now ?? nothingYet(this.#system);
    yield* eventsBetween(mark?.seq ?? 0, last, (event) => {
      now = step(this.#system, now, event, this.gone.has(event.seq));
    });
    return now;
  }
}

/** The numbers of all events of the run that an event belongs to, in order; its own if it belongs to none. */
export function* wholeRun(seq: number): Steps<readonly number[]> {
  const event = yield* eventAt(seq);
  if (event === undefined || !('run' in event)) return [seq];
  const { run } = event;
  const mark = yield* markBefore(seq);
  // A run that was open at the mark began before it.
  const since = mark?.now.runs.find(({ id }) => id === run)?.since ?? (mark?.seq ?? 0) + 1;
  const numbers: number[] = [];
  yield* eventsBetween(since - 1, seq, (one) => {
    if ('run' in one && one.run === run) numbers.push(one.seq);
  });
  return numbers;
}

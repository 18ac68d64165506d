import type { TableEvent } from '@tafelrunde/table';

/** The latest events of a table, as many as a returning client may ask for; older ones are read from the store. */
export class Tail {
  readonly #max: { readonly events: number; readonly bytes: number };
  #events: { readonly event: TableEvent; readonly bytes: number }[] = [];
  #bytes = 0;

  constructor(max: { readonly events: number; readonly bytes: number }) {
    this.#max = max;
  }

  push(event: TableEvent, bytes: number): void {
    this.#events.push({ event, bytes });
    this.#bytes += bytes;
    // Cut in one go now and then: taking away the first of a list each time would move all others.
    if (this.#events.length > 2 * this.#max.events || this.#bytes > 2 * this.#max.bytes) this.#cut();
  }

  /** The events after a number; undefined if they are not all here or too many to be sent in one message. */
  after(seq: number): readonly TableEvent[] | undefined {
    const first = this.#events[0]?.event.seq;
    if (first === undefined || seq + 1 < first) return first === undefined ? [] : undefined;
    const wanted = this.#events.slice(seq + 1 - first);
    const bytes = wanted.reduce((sum, one) => sum + one.bytes, 0);
    return wanted.length > this.#max.events || bytes > this.#max.bytes
      ? undefined
      : wanted.map(({ event }) => event);
  }

  /** The latest events, at most so many and so many bytes, but always the last one. */
  latest(events: number, bytes: number): readonly TableEvent[] {
    return fitting(this.#events, events, bytes).map(({ event }) => event);
  }

  #cut(): void {
    this.#events = fitting(this.#events, this.#max.events, this.#max.bytes);
    this.#bytes = this.#events.reduce((sum, one) => sum + one.bytes, 0);
  }
}

function fitting<T extends { readonly bytes: number }>(
  all: readonly T[],
  events: number,
  bytes: number,
): T[] {
  let from = all.length;
  for (let sum = 0; from > 0 && all.length - from < events; from -= 1) {
    sum += all[from - 1]?.bytes ?? 0;
    if (sum > bytes && from < all.length) break;
  }
  return all.slice(from);
}

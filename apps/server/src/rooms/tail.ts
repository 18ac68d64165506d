import { type Line, readEvent, type Written } from '../store/stored-event.ts';

/**
 * The latest events of a table, as many as a returning client may ask for; older ones are read from the store. Kept as they
 * are written: that takes a tenth of the memory, and few of them are ever asked for.
 */
export class Tail {
  readonly #max: { readonly events: number; readonly bytes: number };
  #lines: Written[] = [];
  /** The number of the first of them. */
  #first = 1;
  #bytes = 0;

  constructor(max: { readonly events: number; readonly bytes: number }) {
    this.#max = max;
  }

  push(seq: number, written: Written): void {
    if (this.#lines.length === 0) this.#first = seq;
    this.#lines.push(written);
    this.#bytes += written.length;
    // Cut in one go now and then: taking away the first of a list each time would move all others.
    if (this.#lines.length > 2 * this.#max.events || this.#bytes > 2 * this.#max.bytes) this.#cut();
  }

  /** The events after a number; undefined if they are not all here or too many to be sent in one message. */
  after(seq: number): readonly Line[] | undefined {
    if (this.#lines.length > 0 && seq + 1 < this.#first) return undefined;
    const wanted = this.#lines.slice(seq + 1 - this.#first);
    const bytes = wanted.reduce((sum, { length }) => sum + length, 0);
    return wanted.length > this.#max.events || bytes > this.#max.bytes ? undefined : wanted.map(lineOf);
  }

  /** The latest events, at most so many and so many bytes, but always the last one. */
  latest(events: number, bytes: number): readonly Line[] {
    return fitting(this.#lines, events, bytes).map(lineOf);
  }

  #cut(): void {
    const kept = fitting(this.#lines, this.#max.events, this.#max.bytes);
    this.#first += this.#lines.length - kept.length;
    this.#lines = kept;
    this.#bytes = kept.reduce((sum, { length }) => sum + length, 0);
  }
}

const lineOf = (written: Written): Line => ({ event: readEvent(written), written });

function fitting(all: readonly Written[], events: number, bytes: number): Written[] {
  let from = all.length;
  for (let sum = 0; from > 0 && all.length - from < events; from -= 1) {
    sum += all[from - 1]?.length ?? 0;
    if (sum > bytes && from < all.length) break;
  }
  return all.slice(from);
}

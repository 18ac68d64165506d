import { makeServerMessage } from '@tafelrunde/protocol';
import { type Seat, type TableEvent, type TableNow, viewEvent, viewNow } from '@tafelrunde/table';

/** New events of a table. What all may see is put into words once, however many are connected. */
export class News {
  readonly events: readonly TableEvent[];
  /** Something was taken back or restored: who does not know the whole history is told what the table is now. */
  readonly turns: boolean;
  readonly #written: readonly string[];
  #forAll: Buffer | undefined;

  constructor(events: readonly TableEvent[], written: readonly string[]) {
    this.events = events;
    this.#written = written;
    this.turns = events.some(({ kind }) => kind === 'undone' || kind === 'redone');
  }

  /** The message for a seat, redacted for it; with what the table is now, if that is handed in. */
  messageFor(seat: Seat, now?: TableNow): Buffer {
    const views = this.events.map((event) => viewEvent(event, seat));
    if (now !== undefined) return messageOf(views, viewNow(now, seat));
    // An event that hides nothing from a seat is its own view.
    if (views.some((view, i) => view !== this.events[i])) return messageOf(views);
    this.#forAll ??= Buffer.from(`{"kind":"events","events":[${this.#written.join(',')}]}`);
    return this.#forAll;
  }
}

const messageOf = (events: readonly TableEvent[], now?: TableNow): Buffer =>
  Buffer.from(makeServerMessage({ kind: 'events', events, ...(now === undefined ? {} : { now }) }));

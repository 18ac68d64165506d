import { makeServerMessage } from '@tafelrunde/protocol';
import { type Seat, type TableEvent, viewEvent } from '@tafelrunde/table';

/** New events of a table. What all may see is put into words once, however many are connected. */
export class News {
  readonly events: readonly TableEvent[];
  #forAll: Buffer | undefined;

  constructor(events: readonly TableEvent[]) {
    this.events = events;
  }

  /** The message for a seat, redacted for it. */
  messageFor(seat: Seat): Buffer {
    const views = this.events.map((event) => viewEvent(event, seat));
    // An event that hides nothing from a seat is its own view.
    if (views.some((view, i) => view !== this.events[i])) return messageOf(views);
    this.#forAll ??= messageOf(this.events);
    return this.#forAll;
  }
}

const messageOf = (events: readonly TableEvent[]): Buffer =>
  Buffer.from(makeServerMessage({ kind: 'events', events }));

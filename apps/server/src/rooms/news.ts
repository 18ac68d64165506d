import { makeServerMessage } from '@tafelrunde/protocol';
import {
  isOnlyTold,
  type Seat,
  type TableEvent,
  type TableNow,
  type Veiling,
  viewEvents,
  viewNow,
} from '@tafelrunde/table';

/** New events of a table. What all may see is put into words once, however many are connected. */
export class News {
  readonly events: readonly TableEvent[];
  /** Something was taken back or restored: who does not know the whole history is told what the table is now. */
  readonly turns: boolean;
  readonly #written: readonly string[];
  readonly #now: TableNow;
  readonly #before: unknown;
  /** What the players see; null where nothing is kept from them. */
  readonly #veiling: Veiling | null;
  #forAll: Buffer | undefined;

  constructor(
    events: readonly TableEvent[],
    written: readonly string[],
    at: { readonly now: TableNow; readonly before: unknown; readonly veiling: Veiling | null },
  ) {
    this.events = events;
    this.#written = written;
    this.#now = at.now;
    this.#before = at.before;
    this.#veiling = at.veiling;
    this.turns = events.some(({ kind }) => kind === 'undone' || kind === 'redone');
  }

  /** The message for a seat, redacted for it; who cannot fold the history is told what the table is now. */
  messageFor(seat: Seat, knowsAll: boolean): Buffer {
    const veiling = seat.role === 'gm' ? null : this.#veiling;
    const scenes = { before: this.#before, after: this.#now.scene };
    const views = viewEvents(this.events, seat, veiling, scenes);
    if ((veiling !== null && !this.events.every(isOnlyTold)) || (this.turns && !knowsAll))
      return messageOf(views, viewNow(this.#now, seat, veiling));
    // An event that hides nothing from a seat is its own view.
    if (views.some((view, i) => view !== this.events[i])) return messageOf(views);
    this.#forAll ??= Buffer.from(`{"kind":"events","events":[${this.#written.join(',')}]}`);
    return this.#forAll;
  }
}

const messageOf = (events: readonly TableEvent[], now?: TableNow): Buffer =>
  Buffer.from(makeServerMessage({ kind: 'events', events, ...(now === undefined ? {} : { now }) }));

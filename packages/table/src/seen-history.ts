import type { System } from '@tafelrunde/system';
import { nothingYet, step } from './apply.ts';
import type { TableEvent } from './events.ts';
import type { Seat, TableNow } from './model.ts';
import type { Veiling } from './veiling.ts';
import { viewEvent, viewEvents } from './view.ts';

/** A whole history as one seat sees it, event by event from the first one on: folded, it is the table that it sees. */
export class SeenHistory {
  readonly #system: System;
  readonly #seat: Seat;
  readonly #veiling: Veiling | null;
  readonly #gone: ReadonlySet<number>;
  #now: TableNow;

  constructor(system: System, seat: Seat, veiling: Veiling | null, gone: ReadonlySet<number>) {
    this.#system = system;
    this.#seat = seat;
    this.#veiling = veiling;
    this.#gone = gone;
    this.#now = nothingYet(system.scene);
  }

  next(event: TableEvent): TableEvent {
    if (this.#veiling === null) return viewEvent(event, this.#seat);
    const before = this.#now.scene;
    this.#now = step(this.#system.scene, this.#now, event, this.#gone.has(event.seq));
    const scenes = { before, after: this.#now.scene };
    return viewEvents([event], this.#seat, this.#veiling, scenes)[0] as TableEvent;
  }
}

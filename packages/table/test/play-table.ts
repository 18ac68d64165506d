import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import type { System } from '@tafelrunde/system';
import {
  type Command,
  decide,
  emptyTable,
  evolve,
  openingOf,
  type Refusal,
  stamp,
  type Table,
  type TableEvent,
} from '../src/index.ts';

/** A table with its events: commands in, events out, as a server would keep it. */
export class PlayedTable {
  table: Table = emptyTable(grundregelwerk.scene);
  readonly events: TableEvent[] = [];
  readonly #system: System;
  readonly #world = {
    secret: () => this.#secret(),
    isDone: (id: string) => this.events.some(({ command }) => command === id),
    hasFile: () => true,
  };
  #commands = 0;
  #secrets = 0;

  constructor(system: System = grundregelwerk) {
    this.#system = system;
    const opening = { table: 't', system: system.id, name: 'Runde', seat: 'gm', gm: 'Spielleitung' };
    this.#append(stamp(this.table, openingOf(opening, this.#world), 'gm', 'open', 0));
    for (const seat of ['mira', 'jonas'])
      this.send('gm', { kind: 'addSeat', seat, name: seat, role: 'player' });
    this.send('gm', { kind: 'addSeat', seat: 'guest', name: 'Gast', role: 'spectator' });
  }

  /** Carries out a command; a refusal is returned, nothing has changed then. */
  send(by: string, command: Unnumbered, id = this.#nextId()): Refusal | null {
    const decision = decide(this.#system, this.table, by, { ...command, id } as Command, this.#world);
    if (!decision.ok) return decision.refusal;
    this.#append(stamp(this.table, decision.happenings, by, id, this.events.length));
    return null;
  }

  act(
    by: string,
    action: string,
    input: unknown,
    more: Partial<Extract<Command, { kind: 'act' }>> = {},
  ): Refusal | null {
    return this.send(by, {
      kind: 'act',
      action: `grundregelwerk/${action}`,
      input,
      audience: 'everyone',
      realDice: false,
      ...more,
    });
  }

  /** The same seeds in every test, so that the same dice fall. */
  #secret(): string {
    this.#secrets += 1;
    return this.#secrets.toString(16).padStart(64, '0');
  }

  #nextId(): string {
    this.#commands += 1;
    return `c${this.#commands}`;
  }

  #append(events: readonly TableEvent[]): void {
    for (const event of events) {
      this.events.push(event);
      this.table = evolve(grundregelwerk.scene, this.table, event);
    }
  }
}

type Unnumbered = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

import type { Dice } from '@tafelrunde/kernel';
import { systemOf } from '@tafelrunde/registry';
import { type Happening, type Role, seatOf, stamp } from '@tafelrunde/table';
import type { EventStore, Link } from '../store/event-store.ts';
import { Room } from './room.ts';
import { hashOf, newId, newToken } from './tokens.ts';

/** What somebody gets who opens a table. */
export interface OpenedTable {
  readonly table: string;
  readonly seat: string;
  readonly token: string;
  readonly invitations: Readonly<Record<'player' | 'spectator', string>>;
}

export interface RoomsOptions {
  readonly store: EventStore;
  readonly dice: Dice;
  readonly now: () => number;
}

/** All tables of this process: opened when first needed, closed when the server ends. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();

  constructor(options: RoomsOptions) {
    this.#options = options;
  }

  /** Opens a new table with one GM seat and the links to invite others. */
  async openTable(systemId: string, name: string, gmName: string): Promise<OpenedTable | undefined> {
    if (systemOf(systemId) === undefined) return undefined;
    const { store, now } = this.#options;
    const [table, seat] = [newId(), newId()];
    const happenings: readonly Happening[] = [
      { kind: 'tableOpened', table, system: systemId, name },
      { kind: 'seatAdded', seat, name: gmName, role: 'gm' },
    ];
    await store.append(table, 0, stamp({ seq: 0 }, happenings, seat, newId(), now()));
    const token = await this.#link({ kind: 'seat', table, seat });
    const player = await this.#link({ kind: 'invitation', table, role: 'player' });
    const spectator = await this.#link({ kind: 'invitation', table, role: 'spectator' });
    return { table, seat, token, invitations: { player, spectator } };
  }

  /** Takes a new seat by an invitation; undefined if it is not one. */
  async join(
    token: string,
    name: string,
  ): Promise<{ table: string; seat: string; token: string; role: Role } | undefined> {
    const link = await this.#options.store.findLink(hashOf(token));
    if (link === undefined || link.kind !== 'invitation') return undefined;
    const room = await this.room(link.table);
    const gm = room?.table.seats.find(({ role, revoked }) => role === 'gm' && !revoked);
    if (room === undefined || gm === undefined) return undefined;
    const seat = newId();
    // Whoever holds the GM's invitation is let in by the GM.
    const carried = await room.carryOut(gm.id, { kind: 'addSeat', id: newId(), seat, name, role: link.role });
    if (!carried.ok) return undefined;
    return {
      table: link.table,
      seat,
      token: await this.#link({ kind: 'seat', table: link.table, seat }),
      role: link.role,
    };
  }

  /** A new invitation to a table, for its GM alone. */
  async invite(table: string, token: string, role: Role): Promise<string | undefined> {
    const seat = await this.seatFor(table, token);
    const room = seat === undefined ? undefined : await this.room(table);
    const isGm = room !== undefined && seatOf(room.table, seat ?? '')?.role === 'gm';
    return isGm ? this.#link({ kind: 'invitation', table, role }) : undefined;
  }

  /** The seat a token opens at a table. */
  async seatFor(table: string, token: string): Promise<string | undefined> {
    const link = await this.#options.store.findLink(hashOf(token));
    return link?.kind === 'seat' && link.table === table ? link.seat : undefined;
  }

  /** The room of a table; undefined if there is no such table. */
  room(table: string): Promise<Room | undefined> {
    let room = this.#rooms.get(table);
    if (room === undefined) {
      room = this.#open(table);
      this.#rooms.set(table, room);
      void room.then((opened) => {
        if (opened === undefined) this.#rooms.delete(table);
      });
    }
    return room;
  }

  async close(): Promise<void> {
    for (const room of this.#rooms.values()) (await room)?.close();
    this.#rooms.clear();
  }

  async #open(id: string): Promise<Room | undefined> {
    const [first] = await this.#options.store.read(id, 0);
    const system = first?.kind === 'tableOpened' ? systemOf(first.system) : undefined;
    return system === undefined ? undefined : Room.open({ id, system, ...this.#options });
  }

  async #link(link: Link): Promise<string> {
    const token = newToken();
    await this.#options.store.saveLink(hashOf(token), link);
    return token;
  }
}

import { ok, type Result } from '@tafelrunde/kernel';
import { systemOf } from '@tafelrunde/registry';
import { openingOf, type Refusal, type Role, seatOf, stamp } from '@tafelrunde/table';
import type { FileStore } from '../files/file-store.ts';
import { IDLE_TABLE_MS, LIMITS, type Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { EventStore, Link } from '../store/event-store.ts';
import type { Adopting, Emit, OldSeat } from '../workers/jobs.ts';
import { Room, type RoomOptions } from './room.ts';
import { hashOf, newId, newToken } from './tokens.ts';

/** What somebody gets who opens a table. */
export interface OpenedTable {
  readonly table: string;
  readonly seat: string;
  readonly token: string;
  readonly invitations: Readonly<Record<'player' | 'spectator', string>>;
}

/** What somebody gets who takes a seat. */
export interface Joined {
  readonly table: string;
  readonly seat: string;
  readonly token: string;
  readonly role: Role;
}

export interface RoomsOptions {
  readonly store: EventStore;
  readonly files: FileStore;
  /** New secret seeds for the dice. */
  readonly secret: () => string;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly limits?: RoomOptions['limits'] & Pick<Limits, 'fileBytesPerTable'>;
  readonly onStored?: RoomOptions['onStored'];
}

interface OpenRoom {
  readonly room: Promise<Room | undefined>;
  lastUsed: number;
}

/** All tables of this process: opened when first needed, closed some time after the last one left. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, OpenRoom>();

  constructor(options: RoomsOptions) {
    this.#options = options;
    options.metrics.tablesOpen = () => this.#rooms.size;
  }

  /** Opens a new table with one GM seat and the links to invite others. */
  async openTable(systemId: string, name: string, gmName: string): Promise<OpenedTable | undefined> {
    if (systemOf(systemId) === undefined) return undefined;
    const { store, now, secret } = this.#options;
    const [table, seat] = [newId(), newId()];
    const happenings = openingOf({ table, system: systemId, name, seat, gm: gmName }, { secret });
    await store.append(table, 0, stamp({ seq: 0 }, happenings, seat, newId(), now()));
    return this.#links(table, seat);
  }

  /** What an invitation leads to; undefined if it is not one. */
  async invitedTo(
    token: string,
  ): Promise<{ system: string; name: string; gm: string; role: Role } | undefined> {
    const link = await this.#options.store.findLink(hashOf(token));
    if (link?.kind !== 'invitation') return undefined;
    const table = (await this.room(link.table))?.now;
    const gm = table?.seats.find(({ role, revoked }) => role === 'gm' && !revoked);
    if (table === undefined || gm === undefined) return undefined;
    return { system: table.system, name: table.name, gm: gm.name, role: link.role };
  }

  /** Takes a new seat by an invitation; undefined if it is not one. */
  async join(token: string, name: string): Promise<Joined | Refusal | undefined> {
    const link = await this.#options.store.findLink(hashOf(token));
    if (link === undefined || link.kind !== 'invitation') return undefined;
    const room = await this.room(link.table);
    const gm = room?.now.seats.find(({ role, revoked }) => role === 'gm' && !revoked);
    if (room === undefined || gm === undefined) return undefined;
    const seat = newId();
    // Whoever holds the GM's invitation is let in by the GM.
    const carried = await room.carryOut(gm.id, { kind: 'addSeat', id: newId(), seat, name, role: link.role });
    if (!carried.ok) return carried.refusal;
    return {
      table: link.table,
      seat,
      token: await this.#link({ kind: 'seat', table: link.table, seat }),
      role: link.role,
    };
  }

  /** A new invitation to a table, for its GM alone. */
  async invite(table: string, token: string, role: Role): Promise<string | undefined> {
    return (await this.isGm(table, token)) ? this.#link({ kind: 'invitation', table, role }) : undefined;
  }

  /** Makes all invitations of a role worthless, for the GM alone; returns the only one that is good from now on. */
  async inviteAnew(table: string, token: string, role: Role): Promise<string | undefined> {
    if (!(await this.isGm(table, token))) return undefined;
    await this.#options.store.removeInvitations(table, role);
    return this.#link({ kind: 'invitation', table, role });
  }

  /** Whether a token opens a GM's seat at a table. */
  async isGm(table: string, token: string): Promise<boolean> {
    const seat = await this.seatFor(table, token);
    const room = seat === undefined ? undefined : await this.room(table);
    return room !== undefined && seatOf(room.now, seat ?? '')?.role === 'gm';
  }

  /**
   * Keeps a table that comes from elsewhere: `make` hands over its events and pictures, part by part, or says what is wrong with
   * them before the first part. Nobody knows the table before its links are there. Besides the GM's there is one for each of
   * its old seats, handed out this once.
   */
  async adopt<E>(
    make: (by: Adopting, emit: Emit) => Promise<Result<{ readonly seats: readonly OldSeat[] }, E>>,
  ): Promise<Result<OpenedTable & { readonly seats: readonly (OldSeat & { readonly token: string })[] }, E>> {
    const { store, files, now, limits = LIMITS } = this.#options;
    const by: Adopting = { table: newId(), seat: newId(), command: newId(), now: now() };
    await store.beginImport(by.table, by.now);
    let stored = 0;
    const dropAll = async () => {
      await files.drop(by.table);
      await store.dropImport(by.table);
    };
    const made = await make(by, async (part) => {
      if (part.kind === 'progress') return;
      if (part.kind === 'file') {
        const file = { type: part.type, bytes: Buffer.from(part.base64, 'base64') };
        if (await files.save(by.table, part.name, file, by.seat, limits.fileBytesPerTable)) return;
        throw new Error('more pictures than a table may have');
      }
      if ((await store.append(by.table, stored, part.written)) !== null)
        throw new Error('somebody else imports it');
      stored += part.written.length;
    }).catch(async (problem: unknown) => {
      // What cannot be cleared away now is at the next start.
      await dropAll().catch(() => undefined);
      throw problem;
    });
    if (!made.ok) {
      await dropAll();
      return made;
    }
    const opened = await this.#links(by.table, by.seat);
    const seats = await Promise.all(
      made.value.seats.map(async (one) => ({
        ...one,
        token: await this.#link({ kind: 'seat', table: by.table, seat: one.seat }),
      })),
    );
    await store.endImport(by.table);
    return ok({ ...opened, seats });
  }

  /** The seat a token opens at a table. */
  async seatFor(table: string, token: string): Promise<string | undefined> {
    const link = await this.#options.store.findLink(hashOf(token));
    return link?.kind === 'seat' && link.table === table ? link.seat : undefined;
  }

  /** The room of a table; undefined if there is no such table. */
  room(table: string): Promise<Room | undefined> {
    const now = this.#options.now();
    const known = this.#rooms.get(table);
    if (known !== undefined) {
      known.lastUsed = now;
      return known.room;
    }
    const room = this.#open(table);
    this.#rooms.set(table, { room, lastUsed: now });
    // Neither what does not exist nor what could not be read is remembered.
    room.then(
      (opened) => opened ?? this.#rooms.delete(table),
      () => this.#rooms.delete(table),
    );
    return room;
  }

  /** Forgets tables nobody has been connected to for a while. Returns how many stay. */
  async closeIdle(): Promise<number> {
    const now = this.#options.now();
    for (const [table, open] of this.#rooms) {
      const room = await open.room.catch(() => undefined);
      if (room?.isEmpty === false) open.lastUsed = now;
      if (room === undefined || now - open.lastUsed < IDLE_TABLE_MS) continue;
      this.#rooms.delete(table);
      room.close();
    }
    return this.#rooms.size;
  }

  async close(): Promise<void> {
    for (const { room } of this.#rooms.values()) (await room.catch(() => undefined))?.close();
    this.#rooms.clear();
  }

  #open(id: string): Promise<Room | undefined> {
    return Room.open({ id, systemOf, limits: LIMITS, ...this.#options });
  }

  async #links(table: string, seat: string): Promise<OpenedTable> {
    const token = await this.#link({ kind: 'seat', table, seat });
    const player = await this.#link({ kind: 'invitation', table, role: 'player' });
    const spectator = await this.#link({ kind: 'invitation', table, role: 'spectator' });
    return { table, seat, token, invitations: { player, spectator } };
  }

  async #link(link: Link): Promise<string> {
    const token = newToken();
    await this.#options.store.saveLink(hashOf(token), link);
    return token;
  }
}

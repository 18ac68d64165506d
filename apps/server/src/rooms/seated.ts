import type { Fault } from '@tafelrunde/protocol';
import {
  type Command,
  type Seat,
  seatOf,
  type TableEvent,
  type TableNow,
  viewEvent,
  viewNow,
} from '@tafelrunde/table';
import type { Line } from '../store/stored-event.ts';
import type { Carried, Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** One seat at one table: what it sees and what it can do there, whichever way it came in. */
export class Seated {
  readonly room: Room;
  /** The id of the seat. */
  readonly id: string;

  private constructor(room: Room, id: string) {
    this.room = room;
    this.id = id;
  }

  /** Opens the seat of a token, or says why not. */
  static async at(rooms: Rooms, table: string, token: string): Promise<Seated | Fault> {
    const room = await rooms.room(table);
    if (room === undefined) return 'no-such-table';
    // What this client has seen at another server, or who was shown the door there, is known here before it is let in.
    await room.catchUp();
    const id = await rooms.seatFor(table, token);
    return id === undefined || seatOf(room.now, id) === undefined ? 'no-such-seat' : new Seated(room, id);
  }

  /** The seat as it is now; undefined once it is revoked. */
  get seat(): Seat | undefined {
    return seatOf(this.room.now, this.id);
  }

  /** What the table is now, as far as the seat may see it. */
  now(seat: Seat): TableNow {
    return viewNow(this.room.now, seat, this.room.veilingFor(seat));
  }

  /** The latest events as the seat sees them, at most so many and so many bytes. */
  latest(seat: Seat, events: number, bytes: number): readonly TableEvent[] {
    const veiling = this.room.veilingFor(seat);
    return this.room.latest(events, bytes).map(({ event }) => viewEvent(event, seat, veiling));
  }

  /** Events as the seat sees them, as a list in writing. An event that hides nothing from a seat is its own view. */
  written(lines: readonly Line[], seat: Seat): string {
    const veiling = this.room.veilingFor(seat);
    const views = lines.map(({ event, written }) => {
      const view = viewEvent(event, seat, veiling);
      return view === event ? written : JSON.stringify(view);
    });
    return `[${views.join(',')}]`;
  }

  carryOut(command: Command): Promise<Carried> {
    return this.room.carryOut(this.id, command);
  }

  /** What would be taken back with an event. Who can take nothing back has no use for it. */
  async preview(target: number): Promise<readonly number[] | null> {
    const isPlaying = this.seat?.role !== 'spectator';
    return isPlaying ? this.room.preview(target) : null;
  }
}

import type { PresenceBoard } from '../store/presence-board.ts';

/** Who is at which table right now; a board tells of those who are connected to other processes. */
export class Presence {
  readonly #tables = new Map<string, Set<Visitor>>();
  readonly #elsewhere = new Map<string, readonly string[]>();
  readonly #board: PresenceBoard | undefined;

  constructor(board?: PresenceBoard) {
    this.#board = board;
    board?.watch((table, seats) => {
      const visitors = this.#tables.get(table);
      if (visitors === undefined) return;
      this.#elsewhere.set(table, seats);
      const all = this.#seats(table);
      for (const visitor of visitors) visitor.tell(all);
    });
  }

  /** Enters a seat and tells everybody at the table; several devices may share one seat. */
  enter(
    table: string,
    seat: string,
    tell: (seats: readonly string[]) => void,
  ): { seats: readonly string[]; leave: () => void } {
    const visitors = this.#tables.get(table) ?? new Set<Visitor>();
    this.#tables.set(table, visitors);
    const visitor: Visitor = { seat, tell };
    visitors.add(visitor);
    this.#board?.post(table, seatsOf(visitors));
    const seats = this.#seats(table);
    for (const other of visitors) if (other !== visitor) other.tell(seats);
    return {
      seats,
      leave: () => {
        if (!visitors.delete(visitor)) return;
        this.#board?.post(table, seatsOf(visitors));
        if (visitors.size === 0) {
          this.#tables.delete(table);
          this.#elsewhere.delete(table);
        }
        const left = this.#seats(table);
        for (const other of visitors) other.tell(left);
      },
    };
  }

  count(table: string): number {
    return this.#tables.get(table)?.size ?? 0;
  }

  #seats(table: string): readonly string[] {
    const here = seatsOf(this.#tables.get(table) ?? []);
    const elsewhere = this.#elsewhere.get(table) ?? [];
    return elsewhere.length === 0 ? here : [...new Set([...here, ...elsewhere])].sort();
  }
}

interface Visitor {
  readonly seat: string;
  readonly tell: (seats: readonly string[]) => void;
}

const seatsOf = (visitors: Iterable<Visitor>): readonly string[] =>
  [...new Set([...visitors].map(({ seat }) => seat))].sort();

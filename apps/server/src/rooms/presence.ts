/** Who is at which table right now, in this process. */
export class Presence {
  readonly #tables = new Map<string, Set<Visitor>>();

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
    const seats = seatsOf(visitors);
    for (const other of visitors) if (other !== visitor) other.tell(seats);
    return {
      seats,
      leave: () => {
        if (!visitors.delete(visitor)) return;
        if (visitors.size === 0) this.#tables.delete(table);
        for (const other of visitors) other.tell(seatsOf(visitors));
      },
    };
  }

  count(table: string): number {
    return this.#tables.get(table)?.size ?? 0;
  }
}

interface Visitor {
  readonly seat: string;
  readonly tell: (seats: readonly string[]) => void;
}

const seatsOf = (visitors: Iterable<Visitor>): readonly string[] =>
  [...new Set([...visitors].map(({ seat }) => seat))].sort();

import type { PresenceBoard } from '../store/presence-board.ts';

/** Whose connection is cut is expected back for so long: nobody is told of every tunnel that a train goes through. */
const EXPECTED_MS = 5_000;

/** Who is at which table right now; a board tells of those who are connected to other processes. */
export class Presence {
  readonly #tables = new Map<string, Company>();
  readonly #board: PresenceBoard | undefined;

  constructor(board?: PresenceBoard) {
    this.#board = board;
    board?.watch((table, seats) => {
      const company = this.#tables.get(table);
      if (company === undefined) return;
      company.elsewhere = seats;
      tellAll(company);
    });
  }

  /** Enters a seat and tells the others if it was not there; several devices may share one seat. */
  enter(
    table: string,
    seat: string,
    tell: (seats: readonly string[]) => void,
  ): { seats: readonly string[]; leave: (wasCut?: boolean) => void } {
    const company = this.#tables.get(table) ?? { visitors: new Set(), expected: new Map(), elsewhere: [] };
    this.#tables.set(table, company);
    const visitor: Visitor = { seat, tell };
    const wasHere = isHere(company, seat);
    company.visitors.add(visitor);
    clearTimeout(company.expected.get(seat));
    company.expected.delete(seat);
    if (!wasHere) this.#changed(table, company, visitor);
    return {
      seats: seatsOf(company),
      leave: (wasCut = false) => this.#leave(table, company, visitor, wasCut),
    };
  }

  count(table: string): number {
    return this.#tables.get(table)?.visitors.size ?? 0;
  }

  #leave(table: string, company: Company, visitor: Visitor, wasCut: boolean): void {
    const { seat } = visitor;
    if (!company.visitors.delete(visitor) || isHere(company, seat)) return;
    const isGone = () => {
      company.expected.delete(seat);
      this.#changed(table, company);
    };
    if (wasCut) company.expected.set(seat, setTimeout(isGone, EXPECTED_MS).unref());
    else isGone();
  }

  /** Somebody came or went: all others hear of it. */
  #changed(table: string, company: Company, newcomer?: Visitor): void {
    const here = seatsHere(company);
    this.#board?.post(table, here);
    if (here.length === 0) this.#tables.delete(table);
    tellAll(company, newcomer);
  }
}

interface Visitor {
  readonly seat: string;
  readonly tell: (seats: readonly string[]) => void;
}

/** Those at one table. */
interface Company {
  readonly visitors: Set<Visitor>;
  /** Seats whose connection was cut a moment ago, and when they are given up. */
  readonly expected: Map<string, NodeJS.Timeout>;
  elsewhere: readonly string[];
}

const isHere = ({ visitors, expected }: Company, seat: string): boolean =>
  expected.has(seat) || [...visitors].some((visitor) => visitor.seat === seat);

const seatsHere = ({ visitors, expected }: Company): readonly string[] =>
  [...new Set([...[...visitors].map(({ seat }) => seat), ...expected.keys()])].sort();

function seatsOf(company: Company): readonly string[] {
  const here = seatsHere(company);
  return company.elsewhere.length === 0 ? here : [...new Set([...here, ...company.elsewhere])].sort();
}

function tellAll(company: Company, except?: Visitor): void {
  const seats = seatsOf(company);
  for (const visitor of company.visitors) if (visitor !== except) visitor.tell(seats);
}

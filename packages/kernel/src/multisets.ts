import type { Law } from './distribution.ts';
import { slim, type Weight } from './fraction.ts';
import type { Faces, Pool } from './pool.ts';

/**
 * All multisets of faces of a pool, ascending, each with the number of orders it can be thrown in.
 * Walked in place: asking for the next index costs a few additions and allocates nothing.
 */
export function multisetLaw(pool: Pool): Law<Faces> {
  return new Multisets(pool);
}

/** How many multisets of `count` faces there are. */
export function multisetCount(count: number, sides: number): number {
  let size = 1;
  for (let i = 1; i <= count; i += 1) size = (size * (sides - 1 + i)) / i;
  return Math.round(size);
}

/** Up to 18! a double holds the number of orders, and all on the way to it, exactly. */
const MAX_EXACT_COUNT = 18;

// Its fields are `private`, not `#`: the shorter bytecode is what lets V8 inline the walk into a calculation.
class Multisets implements Law<Faces> {
  readonly size: number;
  readonly total: Weight;
  private readonly sides: number;
  private readonly faces: number[];
  /** How many orders the first faces have: of one, of two, ... of all but the last. */
  private readonly orders: number[];
  /** How many orders all faces have, and how many if the last is unlike all others. */
  private all: Weight = 1;
  private unlike: number;
  private at = 0;

  constructor({ count, sides }: Pool) {
    this.size = multisetCount(count, sides);
    this.total = slim(BigInt(sides) ** BigInt(count));
    this.sides = sides;
    this.faces = new Array<number>(count).fill(1);
    this.orders = new Array<number>(count).fill(1);
    this.unlike = count;
  }

  outcome(index: number): Faces {
    if (index !== this.at) this.seek(index);
    return this.faces;
  }

  weight(index: number): Weight {
    if (index !== this.at) this.seek(index);
    return this.all;
  }

  private seek(index: number): void {
    if (index < this.at) this.restart();
    while (this.at < index) this.advance();
    if (this.faces.length > MAX_EXACT_COUNT) this.all = bigOrders(this.faces);
  }

  private restart(): void {
    this.faces.fill(1);
    this.orders.fill(1);
    this.all = 1;
    this.unlike = this.faces.length;
    this.at = 0;
  }

  private advance(): void {
    const { faces } = this;
    const last = faces.length - 1;
    const shown = faces[last] as number;
    this.at += 1;
    if (shown === this.sides) this.carry();
    else {
      faces[last] = shown + 1;
      this.all = this.unlike;
    }
  }

  /** Raises the last face that can be raised, and all behind it to the same. */
  private carry(): void {
    const { faces, orders } = this;
    const count = faces.length;
    let i = count - 1;
    while (faces[i] === this.sides) i -= 1;
    const raised = (faces[i] as number) + 1;
    let ways = i === 0 ? 1 : (orders[i - 1] as number);
    // A further die can stand at i + 1 places, but among equal ones the order makes no difference.
    for (let run = 1; i < count; i += 1, run += 1) {
      ways = (ways * (i + 1)) / run;
      faces[i] = raised;
      orders[i] = ways;
    }
    this.all = ways;
    this.unlike = count * (orders[count - 2] ?? 1);
  }
}

/** The same number of orders without rounding. */
function bigOrders(faces: Faces): Weight {
  let ways = 1n;
  let run = 0;
  for (let i = 0; i < faces.length; i += 1) {
    run = faces[i] === faces[i - 1] ? run + 1 : 1;
    ways = (ways * BigInt(i + 1)) / BigInt(run);
  }
  return slim(ways);
}

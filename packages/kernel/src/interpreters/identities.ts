/**
 * Numbers values by what they say: a value gets the number of an equal one that came before. Much faster than writing
 * each value out, as outcomes and their parts mostly have come before; but fields in another order count as different.
 */
export class Identities {
  private readonly atoms = new Map<unknown, number>();
  private readonly pairs = new Pairs();
  private next = FIRST_ID;
  /** What stood at each point of the last value: names of fields and texts mostly are the same again. */
  private readonly recent: unknown[] = [];
  private readonly recentIds: number[] = [];
  private at = 0;

  of(value: unknown): number {
    if (isOwnIdentity(value)) return value;
    this.at = 0;
    return this.other(value);
  }

  private other(value: unknown): number {
    if (typeof value !== 'object' || value === null) return this.atom(value);
    return Array.isArray(value) ? this.array(value) : this.object(value as Record<string, unknown>);
  }

  private array(values: readonly unknown[]): number {
    let id = ARRAY;
    for (let i = 0; i < values.length; i += 1) id = this.pair(id, this.part(values[i]));
    return id;
  }

  private object(value: Record<string, unknown>): number {
    let id = OBJECT;
    for (const key in value) id = this.pair(this.pair(id, this.atom(key)), this.part(value[key]));
    return id;
  }

  private part(value: unknown): number {
    return isOwnIdentity(value) ? value : this.other(value);
  }

  private atom(value: unknown): number {
    const at = this.at++;
    if (at < this.recent.length && this.recent[at] === value) return this.recentIds[at] as number;
    let id = this.atoms.get(value);
    if (id === undefined) {
      id = this.next++;
      this.atoms.set(value, id);
    }
    this.recent[at] = value;
    this.recentIds[at] = id;
    return id;
  }

  private pair(first: number, second: number): number {
    const id = this.pairs.find(first, second, this.next);
    if (id === this.next) this.next += 1;
    return id;
  }
}

/** Whole numbers from 0 to 255 number themselves. */
const isOwnIdentity = (value: unknown): value is number =>
  typeof value === 'number' && (value & 255) === value;

const ARRAY = 256;
const OBJECT = 257;
const FIRST_ID = 258;

/** A hash table from pairs of numbers to a number. */
class Pairs {
  private capacity = 256;
  private size = 0;
  /** Three numbers per entry: first, second, id. An id is never 0. */
  private entries = new Int32Array(3 * this.capacity);

  /** The id of the pair, which becomes `fresh` if it has none. */
  find(first: number, second: number, fresh: number): number {
    const entries = this.entries;
    let at = this.slot(first, second);
    for (;;) {
      const id = entries[at + 2] as number;
      if (id === 0) break;
      if (entries[at] === first && entries[at + 1] === second) return id;
      at = at + 3 === entries.length ? 0 : at + 3;
    }
    entries[at] = first;
    entries[at + 1] = second;
    entries[at + 2] = fresh;
    this.size += 1;
    if (this.size * 2 > this.capacity) this.grow();
    return fresh;
  }

  private slot(first: number, second: number): number {
    const mixed = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b);
    return 3 * ((mixed ^ (mixed >>> 15)) & (this.capacity - 1));
  }

  private grow(): void {
    const before = this.entries;
    this.capacity *= 2;
    this.size = 0;
    this.entries = new Int32Array(3 * this.capacity);
    for (let at = 0; at < before.length; at += 3) {
      const id = before[at + 2] as number;
      if (id !== 0) this.find(before[at] as number, before[at + 1] as number, id);
    }
  }
}

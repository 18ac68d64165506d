/**
 * Numbers values by what they say: a value gets the number of an equal one that came before. Much faster than writing
 * each value out, as an outcome and its parts usually have come before; but fields in another order count as different.
 */
export class Identities {
  readonly #atoms = new Map<unknown, number>();
  readonly #integers = new Int32Array(INTEGERS);
  readonly #pairs = new Pairs();
  #next = FIRST_ID;
  /** What stood at each point of the last value: names of fields and texts mostly are the same again. */
  readonly #recent: unknown[] = [];
  readonly #recentIds: number[] = [];
  #at = 0;

  of(value: unknown): number {
    this.#at = 0;
    return this.#of(value);
  }

  #of(value: unknown): number {
    if (typeof value === 'number') return this.#integer(value);
    if (typeof value !== 'object' || value === null) return this.#atom(value);
    if (Array.isArray(value)) {
      let id = ARRAY;
      for (let i = 0; i < value.length; i += 1) id = this.#pair(id, this.#of(value[i]));
      return id;
    }
    let id = OBJECT;
    for (const key in value) {
      id = this.#pair(id, this.#atom(key));
      id = this.#pair(id, this.#of((value as Record<string, unknown>)[key]));
    }
    return id;
  }

  #integer(value: number): number {
    const known = this.#integers[value];
    if (known === undefined) return this.#atom(value);
    if (known === 0) this.#integers[value] = this.#next++;
    return this.#integers[value] as number;
  }

  #atom(value: unknown): number {
    const at = this.#at++;
    if (at < this.#recent.length && this.#recent[at] === value) return this.#recentIds[at] as number;
    let id = this.#atoms.get(value);
    if (id === undefined) {
      id = this.#next++;
      this.#atoms.set(value, id);
    }
    this.#recent[at] = value;
    this.#recentIds[at] = id;
    return id;
  }

  #pair(first: number, second: number): number {
    const id = this.#pairs.find(first, second, this.#next);
    if (id === this.#next) this.#next += 1;
    return id;
  }
}

/** The whole numbers from 0 that are found without a map. */
const INTEGERS = 256;
const ARRAY = 1;
const OBJECT = 2;
const FIRST_ID = 3;

/** A hash table from pairs of numbers to a number. */
class Pairs {
  #capacity = 256;
  #size = 0;
  /** Three numbers per entry: first, second, id. An id is never 0. */
  #entries = new Int32Array(3 * this.#capacity);

  /** The id of the pair, which becomes `fresh` if it has none. */
  find(first: number, second: number, fresh: number): number {
    const entries = this.#entries;
    let at = this.#slot(first, second);
    for (;;) {
      const id = entries[at + 2] as number;
      if (id === 0) break;
      if (entries[at] === first && entries[at + 1] === second) return id;
      at = at + 3 === entries.length ? 0 : at + 3;
    }
    entries[at] = first;
    entries[at + 1] = second;
    entries[at + 2] = fresh;
    this.#size += 1;
    if (this.#size * 2 > this.#capacity) this.#grow();
    return fresh;
  }

  #slot(first: number, second: number): number {
    const mixed = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second, 0x85eb_ca6b);
    return 3 * ((mixed ^ (mixed >>> 15)) & (this.#capacity - 1));
  }

  #grow(): void {
    const before = this.#entries;
    this.#capacity *= 2;
    this.#size = 0;
    this.#entries = new Int32Array(3 * this.#capacity);
    for (let at = 0; at < before.length; at += 3) {
      const id = before[at + 2] as number;
      if (id !== 0) this.find(before[at] as number, before[at + 1] as number, id);
    }
  }
}

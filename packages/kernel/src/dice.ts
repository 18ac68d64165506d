import type { Pool } from './pool.ts';

/** Where faces come from. */
export interface Dice {
  /** 1 to sides, each equally likely. The sides are those of a pool: 1 to MAX_SIDES. */
  roll(sides: number): number;
  /** The same, `count` times into `faces`: for dice that are faster together. */
  rollInto?(faces: number[], count: number, sides: number): void;
  /** `count` open-ended dice, chain by chain, in a list of their own. */
  rollChains?(count: number, sides: number): number[];
}

// Both kinds of dice turn 16 random bits into a face without favour and almost without division (Lemire): bits · sides
// / 2^16 is the face less one. If the remainder is below 2^16 mod sides, the bits are surplus and drawn again; as that
// is below `sides`, it has to be worked out only once in a thousand throws.

const BUFFER_BYTES = 65_536;

/** Dice from a source of random bytes (the operating system's, handed in by an app), 64 KiB at a time. */
export function bufferedDice(fill: (bytes: Uint8Array) => void): Dice {
  return new BufferedDice(fill);
}

class BufferedDice implements Dice {
  readonly #fill: (bytes: Uint8Array) => void;
  readonly #bytes = new Uint8Array(BUFFER_BYTES);
  readonly #words = new Uint16Array(this.#bytes.buffer);
  #next = BUFFER_BYTES / 2;

  constructor(fill: (bytes: Uint8Array) => void) {
    this.#fill = fill;
  }

  roll(sides: number): number {
    for (;;) {
      if (this.#next === BUFFER_BYTES / 2) {
        this.#fill(this.#bytes);
        this.#next = 0;
      }
      const product = (this.#words[this.#next] as number) * sides;
      this.#next += 1;
      const remainder = product & 0xffff;
      if (remainder < sides && remainder < 0x1_0000 % sides) continue;
      return 1 + (product >>> 16);
    }
  }

  // The words at hand are used in one go. At the first surplus one, or where they end, `roll` takes over.
  rollInto(faces: number[], count: number, sides: number): void {
    const words = this.#words;
    const start = this.#next;
    const ready = Math.min(count, words.length - start);
    let i = 0;
    for (; i < ready; i += 1) {
      const product = (words[start + i] as number) * sides;
      const remainder = product & 0xffff;
      if (remainder < sides && remainder < 0x1_0000 % sides) break;
      faces[i] = 1 + (product >>> 16);
    }
    this.#next = start + i;
    for (; i < count; i += 1) faces[i] = this.roll(sides);
  }

  // Looks ahead how many words the chains take: a list made at that size is cheaper than one that grows or is copied.
  rollChains(count: number, sides: number): number[] {
    const words = this.#words;
    const start = this.#next;
    const highest = (sides - 1) << 16;
    let end = start;
    for (let open = count; open > 0; end += 1) {
      if (end === words.length) return chainsDieByDie(this, count, sides);
      open -= Number((words[end] as number) * sides < highest);
    }
    const faces = new Array<number>(end - start);
    for (let i = 0; i < faces.length; i += 1) {
      const product = (words[start + i] as number) * sides;
      const remainder = product & 0xffff;
      if (remainder < sides && remainder < 0x1_0000 % sides) return chainsDieByDie(this, count, sides);
      faces[i] = 1 + (product >>> 16);
    }
    this.#next = end;
    return faces;
  }
}

/** Reproducible dice: xoshiro128** seeded by splitmix32. */
export function seededDice(seed: number): Dice {
  return new SeededDice(seed);
}

class SeededDice implements Dice {
  // Numbers from the start: V8 then keeps them as plain integers.
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 0;

  constructor(seed: number) {
    // The lower half of the seed stands in #a, the upper one, given that, in #b: no two seeds up to 2^53 share a state.
    const low = splitmix(seed | 0);
    this.#a = low();
    this.#c = low();
    // The first throw shows nothing but #b, so that has to depend on the whole seed.
    const high = splitmix(Math.floor(seed / 0x1_0000_0000) ^ this.#a);
    this.#b = high();
    this.#d = high();
  }

  // In one piece: a method of its own for the draw costs a third more time.
  roll(sides: number): number {
    for (;;) {
      const x = Math.imul(this.#b, 5);
      const drawn = Math.imul((x << 7) | (x >>> 25), 9);
      const t = this.#b << 9;
      this.#c ^= this.#a;
      this.#d ^= this.#b;
      this.#b ^= this.#c;
      this.#a ^= this.#d;
      this.#c ^= t;
      this.#d = (this.#d << 11) | (this.#d >>> 21);
      const product = (drawn >>> 16) * sides;
      const remainder = product & 0xffff;
      if (remainder < sides && remainder < 0x1_0000 % sides) continue;
      return 1 + (product >>> 16);
    }
  }
}

function splitmix(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x9e37_79b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0_aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a_2d97);
    return z ^ (z >>> 15);
  };
}

/** Throws a pool into `faces`, whatever stood there before. */
export function throwPool(dice: Dice, pool: Pool, faces: number[]): number[] {
  const { count, sides } = pool;
  if (!pool.openEnded) {
    if (faces.length !== count) faces.length = count;
    if (dice.rollInto !== undefined) dice.rollInto(faces, count, sides);
    else for (let i = 0; i < count; i += 1) faces[i] = dice.roll(sides);
    return faces;
  }
  let thrown = 0;
  for (let i = 0; i < count; i += 1) {
    let face = dice.roll(sides);
    while (face === sides) {
      faces[thrown++] = face;
      face = dice.roll(sides);
    }
    faces[thrown++] = face;
  }
  if (faces.length !== thrown) faces.length = thrown;
  return faces;
}

/** Throws a pool into a list of its own. */
export function thrownFaces(dice: Dice, pool: Pool): number[] {
  const { count, sides } = pool;
  // Made at its final size: growing it face by face costs more than the dice.
  if (!pool.openEnded) return throwPool(dice, pool, new Array<number>(count));
  return dice.rollChains?.(count, sides) ?? chainsDieByDie(dice, count, sides);
}

/** Where chains fall before it is known how long they are. */
const chains: number[] = [];

function chainsDieByDie(dice: Dice, count: number, sides: number): number[] {
  let length = 0;
  for (let i = 0; i < count; ) {
    const face = dice.roll(sides);
    chains[length] = face;
    length += 1;
    if (face !== sides) i += 1;
  }
  return chains.slice(0, length);
}

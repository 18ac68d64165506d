import { MAX_SIDES, type Pool } from './pool.ts';

/** Where faces come from. */
export interface Dice {
  /** 1 to sides, each equally likely. */
  roll(sides: number): number;
}

/** For each die the largest multiple of its sides up to 2^16: a 16-bit draw at or above it would favour low faces. */
const LIMITS = new Uint32Array(MAX_SIDES + 1);
for (let sides = 1; sides <= MAX_SIDES; sides += 1) LIMITS[sides] = 0x10000 - (0x10000 % sides);

function limitOf(sides: number): number {
  const limit = LIMITS[sides];
  // Without this check no draw would ever be below the limit.
  if (limit === undefined || limit === 0) throw new RangeError(`die with ${sides} sides`);
  return limit;
}

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
    const limit = limitOf(sides);
    for (;;) {
      if (this.#next === BUFFER_BYTES / 2) {
        this.#fill(this.#bytes);
        this.#next = 0;
      }
      const word = this.#words[this.#next] as number;
      this.#next += 1;
      if (word < limit) return 1 + (word % sides);
    }
  }
}

/** Reproducible dice: xoshiro128** seeded by splitmix32. */
export function seededDice(seed: number): Dice {
  return new SeededDice(seed);
}

class SeededDice implements Dice {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    // Two halves of the state from each half of the seed: no two seeds up to 2^53 share a state.
    const low = splitmix(seed | 0);
    const high = splitmix(Math.floor(seed / 0x1_0000_0000) | 0);
    this.#a = low();
    this.#b = high();
    this.#c = low();
    this.#d = high();
  }

  roll(sides: number): number {
    const limit = limitOf(sides);
    for (;;) {
      const word = this.#draw() >>> 16;
      if (word < limit) return 1 + (word % sides);
    }
  }

  #draw(): number {
    const x = Math.imul(this.#b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9);
    const t = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= t;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
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

/** Throws a pool into `faces`, which is emptied first. */
export function throwPool(dice: Dice, pool: Pool, faces: number[]): number[] {
  const { count, sides } = pool;
  if (!pool.openEnded) {
    if (faces.length !== count) faces.length = count;
    for (let i = 0; i < count; i += 1) faces[i] = dice.roll(sides);
    return faces;
  }
  faces.length = 0;
  for (let i = 0; i < count; i += 1) {
    let face = dice.roll(sides);
    while (face === sides) {
      faces.push(face);
      face = dice.roll(sides);
    }
    faces.push(face);
  }
  return faces;
}

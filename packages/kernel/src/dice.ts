import type { Pool } from './pool.ts';

/** Where faces come from. */
export interface Dice {
  /** 1 to sides, each equally likely. */
  roll(sides: number): number;
}

const LIMITS = new Uint32Array(1001);
for (let sides = 1; sides <= 1000; sides += 1) LIMITS[sides] = 0x10000 - (0x10000 % sides);

/** The largest multiple of `sides` below 2^16: a 16-bit draw at or above it is thrown away, so no face is favoured. */
function limitOf(sides: number): number {
  return LIMITS[sides] as number;
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
    let state = seed | 0;
    // Seeds beyond 32 bits still differ: their upper half is mixed in.
    state ^= Math.imul(Math.trunc(seed / 0x1_0000_0000) | 0, 0x85eb_ca6b);
    const splitmix = () => {
      state = (state + 0x9e37_79b9) | 0;
      let z = state ^ (state >>> 16);
      z = Math.imul(z, 0x21f0_aaad);
      z ^= z >>> 15;
      z = Math.imul(z, 0x735a_2d97);
      return z ^ (z >>> 15);
    };
    this.#a = splitmix();
    this.#b = splitmix();
    this.#c = splitmix();
    this.#d = splitmix();
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

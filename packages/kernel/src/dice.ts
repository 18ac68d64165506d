import { MAX_SIDES, type Pool } from './pool.ts';

/** Where faces come from. */
export interface Dice {
  /** 1 to sides, each equally likely. */
  roll(sides: number): number;
}

/**
 * Turns 16 random bits into a face without division and without favour (Lemire): bits · sides / 2^16 is the face less
 * one, and of the bits whose product has one of the 2^16 mod sides lowest remainders there is one too many per face.
 */
const SURPLUS = Uint16Array.from({ length: MAX_SIDES }, (_, i) => 0x1_0000 % (i + 1));

function surplusOf(sides: number): number {
  const surplus = SURPLUS[sides - 1];
  if (surplus === undefined) throw new RangeError(`die with ${sides} sides`);
  return surplus;
}

/** Dice from a source of random bytes (the operating system's, handed in by an app), 64 KiB at a time. */
export function bufferedDice(fill: (bytes: Uint8Array) => void): Dice {
  const bytes = new Uint8Array(65_536);
  return new BufferedDice(new Uint16Array(bytes.buffer), () => fill(bytes));
}

/** Reproducible dice: xoshiro128** seeded by splitmix32. */
export function seededDice(seed: number): Dice {
  const words = new Uint16Array(512);
  return new BufferedDice(words, xoshiro(seed, words));
}

/** The only kind of dice there is: where rules are rolled in a loop, V8 sees one class and inlines it. */
class BufferedDice implements Dice {
  readonly #words: Uint16Array;
  readonly #refill: () => void;
  #next: number;

  constructor(words: Uint16Array, refill: () => void) {
    this.#words = words;
    this.#refill = refill;
    this.#next = words.length;
  }

  roll(sides: number): number {
    const surplus = surplusOf(sides);
    for (;;) {
      if (this.#next === this.#words.length) {
        this.#refill();
        this.#next = 0;
      }
      const product = (this.#words[this.#next] as number) * sides;
      this.#next += 1;
      if ((product & 0xffff) >= surplus) return 1 + (product >>> 16);
    }
  }
}

/** Fills `words` with the next ones of a seed, the upper half of each draw first. */
function xoshiro(seed: number, words: Uint16Array): () => void {
  // Two halves of the state from each half of the seed: no two seeds up to 2^53 share a state.
  const low = splitmix(seed | 0);
  const high = splitmix(Math.floor(seed / 0x1_0000_0000) | 0);
  const state = [low(), high(), low(), high()] as [number, number, number, number];
  return () => {
    let [a, b, c, d] = state;
    for (let i = 0; i < words.length; i += 2) {
      const x = Math.imul(b, 5);
      const result = Math.imul((x << 7) | (x >>> 25), 9);
      const t = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= t;
      d = (d << 11) | (d >>> 21);
      words[i] = result >>> 16;
      words[i + 1] = result;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = d;
  };
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

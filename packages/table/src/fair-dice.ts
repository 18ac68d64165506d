import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from '@tafelrunde/kernel';
import type { Audience, Salt } from './model.ts';

/**
 * Dice nobody can bend. Before a throw the table publishes the hash of a secret seed; the seats add salts; a face is
 * HMAC-SHA-256(seed, table, epoch, stream, number of the throw, salts); the seed is shown when the epoch closes. Whoever
 * keeps the table cannot choose faces, because the seed was fixed before the salts were known, and no seat can foresee
 * them, because the seed is secret. docs/fair-dice.md says how to check this without our code.
 */

/** Open throws, those for the GM, and those of one seat for itself have seeds of their own: showing one betrays no other. */
export function streamOf(audience: Audience, starter: string): string {
  if (audience === 'everyone') return 'open';
  return audience === 'self' ? `seat:${starter}` : 'gm';
}

/** A seed is 32 random bytes in hexadecimal. */
const SEED = /^[0-9a-f]{64}$/;
export const isSeed = (text: string): boolean => SEED.test(text);
/** A salt is 16 random bytes in hexadecimal. */
const SALT = /^[0-9a-f]{32}$/;
export const isSalt = (text: string): boolean => SALT.test(text);

/** What is published of a seed before it is used. */
export function commitmentOf(seed: string): string {
  if (!isSeed(seed)) throw new Error('a seed is 64 hexadecimal digits');
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What one throw depends on besides the seed. */
export interface ThrowPlace {
  readonly table: string;
  readonly epoch: number;
  readonly stream: string;
  /** Counts the throws of a stream from 1. */
  readonly roll: number;
  readonly salts: readonly Salt[];
}

/** A throw in words. */
export function placeOf({ table, epoch, stream, roll, salts }: ThrowPlace): string {
  const salted = salts
    .map(({ seat, salt }) => `${seat}=${salt}`)
    .sort()
    .join(',');
  return `${table}|${epoch}|${stream}|${roll}|${salted}`;
}

const WORDS_PER_BLOCK = 16;
const WORD = 0x1_0000;

/** The dice of one throw, in the order they fall: blocks of sixteen 16-bit words, a surplus word is passed over. */
export class FairDice implements Dice {
  /** How many dice have fallen. */
  thrown = 0;
  readonly #key: Uint8Array;
  readonly #place: string;
  #block: Uint8Array = new Uint8Array(0);
  #word = WORDS_PER_BLOCK;
  #blocks = 0;

  constructor(seed: string, place: ThrowPlace) {
    this.#key = hexToBytes(seed);
    this.#place = `tafelrunde-dice-1|${placeOf(place)}`;
  }

  roll(sides: number): number {
    this.thrown += 1;
    const fair = WORD - (WORD % sides);
    for (;;) {
      const word = this.#next();
      if (word < fair) return 1 + (word % sides);
    }
  }

  #next(): number {
    if (this.#word === WORDS_PER_BLOCK) {
      this.#block = hmac(sha256, this.#key, utf8ToBytes(`${this.#place}|${this.#blocks}`));
      this.#blocks += 1;
      this.#word = 0;
    }
    const at = 2 * this.#word;
    this.#word += 1;
    return ((this.#block[at] as number) << 8) | (this.#block[at + 1] as number);
  }
}

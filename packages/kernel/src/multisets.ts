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

class Multisets implements Law<Faces> {
  readonly size: number;
  readonly total: Weight;
  readonly #sides: number;
  readonly #factorials: readonly Weight[];
  readonly #faces: number[];
  #at = 0;

  constructor({ count, sides }: Pool) {
    this.size = multisetCount(count, sides);
    this.total = slim(BigInt(sides) ** BigInt(count));
    this.#sides = sides;
    this.#faces = new Array<number>(count).fill(1);
    const factorials = [1n];
    for (let i = 1; i <= count; i += 1) factorials.push((factorials[i - 1] as bigint) * BigInt(i));
    // Above 18! a double no longer holds the numerator exactly; then all of them are bigints.
    this.#factorials = count <= 18 ? factorials.map(Number) : factorials;
  }

  outcome(index: number): Faces {
    if (index !== this.#at) this.#seek(index);
    return this.#faces;
  }

  weight(index: number): Weight {
    if (index !== this.#at) this.#seek(index);
    const faces = this.#faces;
    const factorials = this.#factorials;
    if (faces.length > 18) return this.#bigWeight();
    let weight = factorials[faces.length] as number;
    let run = 1;
    for (let i = 1; i < faces.length; i += 1) {
      if (faces[i] === faces[i - 1]) {
        run += 1;
        weight /= run;
      } else {
        run = 1;
      }
    }
    return weight;
  }

  #bigWeight(): Weight {
    const faces = this.#faces;
    let weight = this.#factorials[faces.length] as bigint;
    let run = 1n;
    for (let i = 1; i < faces.length; i += 1) {
      run = faces[i] === faces[i - 1] ? run + 1n : 1n;
      weight /= run;
    }
    return slim(weight);
  }

  #seek(index: number): void {
    if (index < this.#at) {
      this.#faces.fill(1);
      this.#at = 0;
    }
    while (this.#at < index) this.#advance();
  }

  #advance(): void {
    const faces = this.#faces;
    let i = faces.length - 1;
    while (i >= 0 && faces[i] === this.#sides) i -= 1;
    const raised = (faces[i] as number) + 1;
    for (; i < faces.length; i += 1) faces[i] = raised;
    this.#at += 1;
  }
}

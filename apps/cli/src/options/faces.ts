import type { Faces, Pool } from '@tafelrunde/kernel';
import { badInput } from '../bad-input.ts';

/** Faces as they fell at a real table, in order; each throw takes as many as its pool needs. */
export class FacesQueue {
  readonly #faces: readonly number[];
  #next = 0;

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  take(pool: Pool): Faces {
    const first = this.#next;
    for (let dice = 0; dice < pool.count; ) {
      const face = this.#faces[this.#next];
      if (face === undefined)
        throw badInput('faces-missing', { pool, given: this.#faces.length - first }, 'faces');
      if (face < 1 || face > pool.sides) throw impossible(`${face}`, this.#next, pool);
      this.#next += 1;
      // An open-ended die goes on until it shows less than its highest face.
      if (!pool.openEnded || face < pool.sides) dice += 1;
    }
    return this.#faces.slice(first, this.#next);
  }

  get leftOver(): readonly number[] {
    return this.#faces.slice(this.#next);
  }
}

/** `3,5,6` */
export function parseFaces(text: string): FacesQueue {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  return new FacesQueue(
    parts.map((part, position) => {
      if (!/^\d{1,9}$/.test(part)) throw impossible(part, position, undefined);
      return Number(part);
    }),
  );
}

function impossible(face: string, position: number, pool: Pool | undefined) {
  return badInput(
    'face-impossible',
    { face, position: position + 1, sides: pool?.sides },
    `faces.${position}`,
  );
}

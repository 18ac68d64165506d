import type { Faces, Pool } from '@tafelrunde/kernel';
import { complain } from './complaint.ts';
import { type Fields, readList } from './fields.ts';

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
        throw complain('faces-missing', { pool, given: this.#faces.length - first }, 'faces');
      if (face < 1 || face > pool.sides) throw impossible('faces', `${face}`, this.#next, pool);
      this.#next += 1;
      // An open-ended die goes on until it shows less than its highest face.
      if (!pool.openEnded || face < pool.sides) dice += 1;
    }
    return this.#faces.slice(first, this.#next);
  }

  /** Typed faces are all used, or something else has happened than whoever typed them thinks. */
  refuseLeftOver(): void {
    const faces = this.#faces.slice(this.#next);
    if (faces.length > 0) throw complain('faces-left-over', { faces }, 'faces');
  }
}

/** The faces in a field; undefined if it is not there. */
export function readFaces(fields: Fields, name: string, most: number): readonly number[] | undefined {
  return readList(fields, name, most)?.map((face, position) => {
    if (Number.isSafeInteger(face)) return face as number;
    throw impossible(name, typeof face === 'string' ? face : JSON.stringify(face), position, undefined);
  });
}

const MOST_SAID = 100;

function impossible(name: string, face: string, position: number, pool: Pool | undefined): Error {
  return complain(
    'face-impossible',
    { face: face.slice(0, MOST_SAID), position: position + 1, sides: pool?.sides },
    `${name}.${position}`,
  );
}

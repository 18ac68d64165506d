import type { Faces, Pool } from '../pool.ts';
import type { Keep } from './expression.ts';

/** The faces die by die: an open-ended die has its whole chain, any other one face. */
export function chainsOf(pool: Pool, faces: Faces): number[][] {
  if (!pool.openEnded) return faces.map((face) => [face]);
  const chains: number[][] = [];
  let chain: number[] = [];
  for (const face of faces) {
    chain.push(face);
    if (face === pool.sides) continue;
    chains.push(chain);
    chain = [];
  }
  return chains;
}

/** The faces of the dice that are kept; dice are compared by their totals. */
export function keptFaces(pool: Pool, faces: Faces, { low, high }: Keep): number[] {
  return chainsOf(pool, faces)
    .sort((a, b) => totalOf(a) - totalOf(b))
    .slice(low, pool.count - high)
    .flat();
}

const totalOf = (chain: readonly number[]): number => chain.reduce((sum, face) => sum + face, 0);

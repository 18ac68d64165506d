import type { Ranking } from './ranking.ts';

/**
 * By size and rank: the weight of as many dice that show, in any order, exactly these symbols. `shares` are the weights of the
 * symbols on one die: probabilities, or numbers of faces; those of a locked face never come up here.
 */
export function throwWeights(
  { starts, sizes }: Ranking,
  most: number,
  shares: readonly number[],
): Float64Array[] {
  const weights: Float64Array[] = [new Float64Array([1])];
  // How often the largest member occurs.
  let tops = new Uint8Array(1);
  for (let size = 1; size <= most; size += 1) {
    const blocks = starts[size] as Int32Array;
    const below = starts[size - 1] as Int32Array;
    const smaller = weights[size - 1] as Float64Array;
    const own = new Float64Array(sizes[size] as number);
    const ownTops = new Uint8Array(own.length);
    shares.forEach((share, v) => {
      const start = blocks[v] as number;
      const length = (blocks[v + 1] as number) - start;
      for (let rest = 0; rest < length; rest += 1) {
        const again = size > 1 && rest >= (below[v] as number);
        const top = again ? (tops[rest] as number) + 1 : 1;
        ownTops[start + rest] = top;
        own[start + rest] = ((smaller[rest] as number) * share * size) / top;
      }
    });
    weights.push(own);
    tops = ownTops;
  }
  return weights;
}

/**
 * Multisets of whole numbers below `symbols`, ranked in colexicographic order: those of one size whose largest member
 * is v stand in one block, and without that v they run through the ranks 0, 1, ... of the next smaller size.
 */
export interface Ranking {
  readonly symbols: number;
  /** By size: how many multisets there are. */
  readonly sizes: readonly number[];
  /** By size: where the block of each largest member begins; one entry more says where the last block ends. */
  readonly starts: readonly Int32Array[];
  /** By size: the rank after adding symbol v to the multiset of rank r, at `r * symbols + v`. */
  readonly adds: readonly Int32Array[];
}

const known = new Map<string, Ranking>();

/** Tables for multisets of up to `most` symbols. */
export function ranking(symbols: number, most: number): Ranking {
  const key = `${symbols}:${most}`;
  let found = known.get(key);
  if (found === undefined) {
    found = makeRanking(symbols, most);
    known.set(key, found);
  }
  return found;
}

function makeRanking(symbols: number, most: number): Ranking {
  const sizes: number[] = [1];
  const starts: Int32Array[] = [new Int32Array(symbols + 1)];
  for (let size = 1; size <= most; size += 1) {
    const blocks = new Int32Array(symbols + 1);
    // As many as there are multisets, one smaller, of members up to v.
    for (let v = 0; v < symbols; v += 1) {
      const length = size === 1 ? 1 : ((starts[size - 1] as Int32Array)[v + 1] as number);
      blocks[v + 1] = (blocks[v] as number) + length;
    }
    starts.push(blocks);
    sizes.push(blocks[symbols] as number);
  }
  const adds: Int32Array[] = [];
  for (let size = 0; size < most; size += 1) adds.push(additions(symbols, size, sizes, starts, adds));
  return { symbols, sizes, starts, adds };
}

function additions(
  symbols: number,
  size: number,
  sizes: readonly number[],
  starts: readonly Int32Array[],
  adds: readonly Int32Array[],
): Int32Array {
  const table = new Int32Array((sizes[size] as number) * symbols);
  const above = starts[size + 1] as Int32Array;
  const blocks = starts[size] as Int32Array;
  const below = adds[size - 1];
  for (let rank = 0, largest = 0; rank < (sizes[size] as number); rank += 1) {
    while (size > 0 && rank >= (blocks[largest + 1] as number)) largest += 1;
    const rest = rank - (blocks[largest] as number);
    for (let v = 0; v < symbols; v += 1) {
      table[rank * symbols + v] =
        v >= largest || below === undefined
          ? (above[v] as number) + rank
          : (above[largest] as number) + (below[rest * symbols + v] as number);
    }
  }
  return table;
}

/** The rank of a multiset, its members in any order. */
export function rankOf({ adds, symbols }: Ranking, members: readonly number[]): number {
  let rank = 0;
  members.forEach((v, size) => {
    rank = (adds[size] as Int32Array)[rank * symbols + v] as number;
  });
  return rank;
}

/**
 * Calls `visit` with every multiset of a size in the order of ranks, ascending, and how many of its first members are others
 * than before; the array is reused.
 */
export function eachMultiset(
  { symbols }: Ranking,
  size: number,
  visit: (members: readonly number[], rank: number, changed: number) => void,
): void {
  const members = new Array<number>(size).fill(0);
  const most = (at: number): number => (at === size - 1 ? symbols - 1 : (members[at + 1] as number));
  for (let rank = 0, at = size - 1; at < size; rank += 1) {
    visit(members, rank, at + 1);
    // The first member that can grow grows, and all smaller ones begin again.
    for (at = 0; at < size && members[at] === most(at); at += 1) members[at] = 0;
    if (at < size) members[at] = (members[at] as number) + 1;
  }
}

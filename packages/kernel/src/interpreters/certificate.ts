import { againstColumns, againstRows, inRows, isValue, type Sign, type Tree } from './decision-tree.ts';
import { doubles, EPSILON } from './numbers.ts';

/** So many sweeps find what an answer to a mix can still win; what is left then is judged by how it shrinks. */
const MOST_SWEEPS = 2_000;

/**
 * How far a value found in doubles may be off: what the opponents can push it down to if they know the seekers' mix, and
 * what the seekers can push it up to if they know the opponents'. The true value lies between the two.
 */
export function exploitability(trees: readonly Tree<number>[], values: readonly number[]): number {
  const gap = kept(trees, values, -1) - kept(trees, values, 1);
  return Math.max(gap, 0) + EPSILON;
}

/** What a side is sure of with its decisions, whatever the other one answers. */
function kept(trees: readonly Tree<number>[], start: readonly number[], sign: Sign): number {
  const values = [...start];
  let change = 0;
  let before = 0;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    before = change;
    change = 0;
    for (let place = trees.length - 1; place >= 0; place -= 1) {
      const value = keptIn(trees[place] as Tree<number>, values, sign);
      change = Math.max(change, Math.abs(value - (values[place] as number)));
      values[place] = value;
    }
    if (change < Number.EPSILON) return values[0] as number;
  }
  const ratio = Math.min(change / before, 1 - Number.EPSILON);
  return (values[0] as number) - sign * ((change * ratio) / (1 - ratio));
}

function keptIn(tree: Tree<number>, values: readonly number[], sign: Sign): number {
  if (isValue(tree)) return tree;
  if (tree.kind === 'place') return values[tree.place] as number;
  if (tree.kind === 'chance') {
    let sum = tree.known;
    for (const { p, tree: part } of tree.open.values()) sum += p * keptIn(part, values, sign);
    return sum;
  }
  const branches = tree.branches.map((branch) => keptIn(branch, values, sign));
  if (tree.kind === 'game') {
    const matrix = inRows(tree, branches);
    return sign === 1
      ? Math.min(...againstRows(matrix, tree.rowMix, doubles))
      : Math.max(...againstColumns(matrix, tree.columnMix, doubles));
  }
  if (tree.sign === sign) return branches[tree.best] as number;
  return sign === 1 ? Math.min(...branches) : Math.max(...branches);
}

import { Stopped } from '../calculation-problem.ts';
import type { AskedQuestion } from '../tape.ts';
import { solveGame } from './matrix-game.ts';
import type { Numbers } from './numbers.ts';

/** What follows in a run: a known value, another place, or a tree of throws and decisions. */
export type Tree<V> = V | PlaceRef | Chance<V> | Choice<V> | Game<V>;

interface PlaceRef {
  readonly kind: 'place';
  readonly place: number;
}
export interface Chance<V> {
  readonly kind: 'chance';
  /** The part of the expectation that is already known. */
  known: V;
  /** Whether some outcome is such an end. */
  ends: boolean;
  /** Only what still holds a decision or a place is kept: by index of the law. */
  readonly open: Map<number, { readonly p: V; readonly tree: Tree<V> }>;
}
/** One side decides; of several people each at once, but they are of one mind. */
export interface Choice<V> {
  readonly kind: 'choice';
  readonly questions: readonly AskedQuestion[];
  /** The joint answer of each branch; undefined where that is its index. */
  readonly joints: readonly number[] | undefined;
  /** By question: for the goal, against it, or the default. */
  readonly signs: readonly (Sign | 0)[];
  readonly sign: Sign;
  readonly branches: Tree<V>[];
  best: number;
}
/** Both sides decide at once, so that neither sees the other's answer: seekers a row, opposers a column. */
export interface Game<V> {
  readonly kind: 'game';
  readonly questions: readonly AskedQuestion[];
  /** The joint answer of each branch. */
  readonly joints: readonly number[];
  readonly signs: readonly (Sign | 0)[];
  readonly columns: number;
  /** Row by row. */
  readonly branches: Tree<V>[];
  /** Whether a side is one person: others cannot throw one die for all of them. */
  readonly mayMix: { readonly rows: boolean; readonly columns: boolean };
  rowMix: readonly V[];
  columnMix: readonly V[];
}

/** For the goal, or against it. */
export type Sign = 1 | -1;

export const isValue = <V>(tree: Tree<V>): tree is V =>
  typeof tree !== 'object' || (tree as { kind?: unknown }).kind === undefined;

/** The value of a tree when those of the places are known; on the way, decisions become the best there are. */
export function evaluate<V>(tree: Tree<V>, values: readonly V[], numbers: Numbers<V>): V {
  if (isValue(tree)) return tree;
  if (tree.kind === 'place') return values[tree.place] as V;
  if (tree.kind === 'chance') {
    let sum = tree.known;
    for (const { p, tree: part } of tree.open.values())
      sum = numbers.plus(sum, numbers.times(p, evaluate(part, values, numbers)));
    return sum;
  }
  if (tree.kind === 'game') return playGame(tree, matrixOf(tree, values, numbers), numbers);
  const branches = tree.branches.map((branch) => evaluate(branch, values, numbers));
  tree.best = betterThan(branches, tree.best, tree.sign, numbers);
  return branches[tree.best] as V;
}

/** The first of the best branches; the one taken so far if none is better, so that improving comes to an end. */
export function betterThan<V>(
  branches: readonly V[],
  taken: number,
  sign: Sign,
  { compare }: Numbers<V>,
): number {
  let top = branches[0] as V;
  for (const value of branches) if (compareExactly(value, top, sign, compare) > 0) top = value;
  if (compare(top, branches[taken] as V) * sign <= 0) return taken;
  return branches.findIndex((value) => compare(value, top) * sign >= 0);
}

/** Doubles in their own order: values that are close must not hide a better one behind them. */
const compareExactly = <V>(a: V, b: V, sign: Sign, compare: (a: V, b: V) => number): number =>
  (typeof a === 'number' && typeof b === 'number' ? a - b : compare(a, b)) * sign;

/** What each pair of answers is worth. */
export function matrixOf<V>(game: Game<V>, values: readonly V[], numbers: Numbers<V>): V[][] {
  return inRows(
    game,
    game.branches.map((branch) => evaluate(branch, values, numbers)),
  );
}

export const inRows = <V>({ columns }: Game<V>, cells: readonly V[]): V[][] =>
  Array.from({ length: cells.length / columns }, (_, i) => cells.slice(i * columns, (i + 1) * columns));

/** Both sides take their best mix. */
export function playGame<V>(game: Game<V>, matrix: readonly (readonly V[])[], numbers: Numbers<V>): V {
  const { value, rows, columns } = solveGame(matrix, numbers);
  setMix(game, 'rowMix', rows, game.mayMix.rows);
  setMix(game, 'columnMix', columns, game.mayMix.columns);
  return value;
}

/** Whoever is not one person can only mix if nothing is left to chance. */
export function setMix<V>(
  game: Game<V>,
  side: 'rowMix' | 'columnMix',
  mix: readonly V[],
  mayMix: boolean,
): void {
  if (!mayMix && supportOf(mix).length > 1)
    throw new Stopped({ code: 'too-large', runs: 0, reason: 'opposed-teams' });
  game[side] = mix;
}

const isNothing = (weight: unknown): boolean =>
  typeof weight === 'number' ? weight === 0 : (weight as { n: bigint }).n === 0n;

/** The options that a mix does take. */
export const supportOf = (mix: readonly unknown[]): number[] =>
  mix.flatMap((weight, i) => (isNothing(weight) ? [] : [i]));

/** What each column comes to if the rows keep their mix. */
export const againstRows = <V>(
  matrix: readonly (readonly V[])[],
  mix: readonly V[],
  { zero, plus, times }: Numbers<V>,
): V[] =>
  (matrix[0] as readonly V[]).map((_, j) =>
    matrix.reduce((sum, row, i) => plus(sum, times(mix[i] as V, row[j] as V)), zero),
  );

/** What each row comes to if the columns keep theirs. */
export const againstColumns = <V>(
  matrix: readonly (readonly V[])[],
  mix: readonly V[],
  { zero, plus, times }: Numbers<V>,
): V[] => matrix.map((row) => row.reduce((sum, each, j) => plus(sum, times(mix[j] as V, each)), zero));

export function placesIn(tree: Tree<unknown>, found: Set<number>): Set<number> {
  if (isValue(tree)) return found;
  const node = tree as Exclude<Tree<number>, number>;
  if (node.kind === 'place') found.add(node.place);
  else if (node.kind === 'chance') for (const part of node.open.values()) placesIn(part.tree, found);
  else for (const branch of node.branches) placesIn(branch, found);
  return found;
}

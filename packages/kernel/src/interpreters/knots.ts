import { Stopped } from '../calculation-problem.ts';
import {
  againstRows,
  betterThan,
  evaluate,
  type Game,
  inRows,
  isValue,
  matrixOf,
  placesIn,
  playGame,
  type Sign,
  setMix,
  type Tree,
} from './decision-tree.ts';
import { fixedPoint } from './fixed-point.ts';
import { components } from './graph.ts';
import { solveGame } from './matrix-game.ts';
import { doubles, type Numbers } from './numbers.ts';

/** The largest knot of states that lead back to each other which is still solved. */
const MAX_KNOT = 600;
const MAX_IMPROVEMENTS = 1000;

/** Places in the order in which they can be valued, the last ones first: one by one, or in knots that lead back to each other. */
function inOrder<V>(
  trees: readonly Tree<V>[],
): { readonly places: readonly number[]; readonly isKnot: boolean }[] {
  const edges = trees.map((tree) => [...placesIn(tree, new Set())]);
  return components(trees.length, (node) => edges[node] as number[]).map((places) => {
    const [only] = places as [number];
    return { places, isKnot: places.length > 1 || (edges[only] as number[]).includes(only) };
  });
}

/** Values of all places: one sweep from the ends; undefined where some lead back to each other. */
export function sweepTrees<V>(trees: readonly Tree<V>[], numbers: Numbers<V>): V[] | undefined {
  const order = inOrder(trees);
  if (order.some(({ isKnot }) => isKnot)) return undefined;
  const values = new Array<V>(trees.length).fill(numbers.zero);
  for (const { places } of order)
    for (const place of places) values[place] = evaluate(trees[place] as Tree<V>, values, numbers);
  return values;
}

/** The same in doubles, with policy iteration where places lead back to each other. */
export function solveTrees(trees: readonly Tree<number>[]): number[] {
  const values = new Array<number>(trees.length).fill(0);
  for (const { places, isKnot } of inOrder(trees)) {
    if (isKnot) improveKnot(places, trees, values);
    else for (const place of places) values[place] = evaluate(trees[place] as Tree<number>, values, doubles);
  }
  return values;
}

/**
 * Improves decisions until none can be improved. The opponents answer the seekers' decisions in full before the
 * seekers improve theirs: changing both at once can go round in circles. With games this is the method of Hoffman and
 * Karp: the seekers keep a mix until the opponents have answered it, and then take the best one for what came of it.
 */
function improveKnot(knot: readonly number[], trees: readonly Tree<number>[], values: number[]): void {
  if (knot.length > MAX_KNOT) throw new Stopped({ code: 'too-large', runs: 0 });
  const improve = (sign: Sign): boolean => {
    const improving: Improving = { sign, made: false };
    for (const node of knot) improved(trees[node] as Tree<number>, values, improving);
    return improving.made;
  };
  if (!valueKnot(knot, trees, values) && !(leadOut(knot, trees) && valueKnot(knot, trees, values))) {
    throw new Stopped({ code: 'never-ends' });
  }
  for (let round = 0; improve(-1) || improve(1); round += 1) {
    if (round > MAX_IMPROVEMENTS || !valueKnot(knot, trees, values))
      throw new Stopped({ code: 'too-large', runs: 0 });
  }
  // The opponents have answered with single options so far: what they should mix comes last.
  for (const node of knot) settleGames(trees[node] as Tree<number>, values);
}

/** Whose decisions are being improved, and whether one has been. */
interface Improving {
  readonly sign: Sign;
  made: boolean;
}

/** The value of a tree while one side improves its decisions and the other keeps its own. */
function improved(tree: Tree<number>, values: readonly number[], improving: Improving): number {
  if (isValue(tree)) return tree;
  if (tree.kind === 'place') return values[tree.place] as number;
  if (tree.kind === 'chance') {
    let sum = tree.known;
    for (const { p, tree: part } of tree.open.values()) sum += p * improved(part, values, improving);
    return sum;
  }
  const branches = tree.branches.map((branch) => improved(branch, values, improving));
  if (tree.kind === 'game') return improvedGame(tree, inRows(tree, branches), improving);
  const better =
    tree.sign === improving.sign ? betterThan(branches, tree.best, tree.sign, doubles) : tree.best;
  if (better !== tree.best) improving.made = true;
  tree.best = better;
  return branches[better] as number;
}

function improvedGame(game: Game<number>, matrix: number[][], improving: Improving): number {
  const answers = againstRows(matrix, game.rowMix, doubles);
  const taken = replyOf(game);
  if (improving.sign === 1) {
    const { value, rows } = solveGame(matrix, doubles);
    if (doubles.compare(value, Math.min(...answers)) > 0) {
      setMix(game, 'rowMix', rows, game.mayMix.rows);
      improving.made = true;
    }
    return againstRows(matrix, game.rowMix, doubles)[taken] as number;
  }
  const better = betterThan(answers, taken, -1, doubles);
  if (better !== taken) {
    game.columnMix = answers.map((_, j) => Number(j === better));
    improving.made = true;
  }
  return answers[better] as number;
}

/** While a knot is improved the opponents answer with one column. */
const replyOf = ({ columnMix }: Game<number>): number => columnMix.indexOf(1);

function settleGames(tree: Tree<number>, values: readonly number[]): void {
  if (isValue(tree) || tree.kind === 'place') return;
  if (tree.kind === 'chance') for (const { tree: part } of tree.open.values()) settleGames(part, values);
  else for (const branch of tree.branches) settleGames(branch, values);
  if (tree.kind === 'game') playGame(tree, matrixOf(tree, values, doubles), doubles);
}

/** The values of a knot under its current decisions; false if these never lead out of it. */
function valueKnot(knot: readonly number[], trees: readonly Tree<number>[], values: number[]): boolean {
  const rows = knot.map((node) => affine(trees[node] as Tree<number>, new Set(knot), values));
  const solved = fixedPoint(
    rows.map((row) => knot.map((node) => row.places.get(node) ?? 0)),
    rows.map((row) => row.known),
  );
  if (solved === undefined) return false;
  knot.forEach((node, i) => {
    values[node] = solved[i] as number;
  });
  return true;
}

/** Turns decisions so that from every place some path leads out of the knot, if that can be had. */
function leadOut(knot: readonly number[], trees: readonly Tree<number>[]): boolean {
  const stuck = new Set(knot);
  while (stuck.size > 0) {
    const freed = [...stuck].filter((node) => turnOut(trees[node] as Tree<number>, stuck));
    if (freed.length === 0) return false;
    for (const node of freed) stuck.delete(node);
  }
  return true;
}

function turnOut(tree: Tree<number>, stuck: ReadonlySet<number>): boolean {
  if (isValue(tree)) return true;
  if (tree.kind === 'place') return !stuck.has(tree.place);
  if (tree.kind === 'chance') {
    const parts = [...tree.open.values()].map((part) => turnOut(part.tree, stuck));
    return tree.ends || parts.includes(true);
  }
  const way = tree.branches.findIndex((branch) => turnOut(branch, stuck));
  if (way < 0) return false;
  if (tree.kind === 'choice') tree.best = way;
  else {
    tree.rowMix = tree.rowMix.map((_, i) => Number(i === Math.floor(way / tree.columns)));
    tree.columnMix = tree.columnMix.map((_, j) => Number(j === way % tree.columns));
  }
  return true;
}

/** A tree under its current decisions: known part plus the chances of the places inside the knot. */
function affine(tree: Tree<number>, knot: ReadonlySet<number>, values: readonly number[]) {
  const places = new Map<number, number>();
  let known = 0;
  const walk = (part: Tree<number>, p: number): void => {
    if (isValue(part)) known += p * part;
    else if (part.kind === 'place') {
      if (knot.has(part.place)) places.set(part.place, (places.get(part.place) ?? 0) + p);
      else known += p * (values[part.place] as number);
    } else if (part.kind === 'chance') {
      known += p * part.known;
      for (const inner of part.open.values()) walk(inner.tree, p * inner.p);
    } else if (part.kind === 'choice') walk(part.branches[part.best] as Tree<number>, p);
    else {
      const reply = replyOf(part);
      part.rowMix.forEach((weight, i) => {
        if (weight > 0) walk(part.branches[i * part.columns + reply] as Tree<number>, p * weight);
      });
    }
  };
  walk(tree, 1);
  return { known, places };
}

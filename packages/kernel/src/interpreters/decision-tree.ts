import { Stopped } from '../calculation-problem.ts';
import type { AskedQuestion } from '../tape.ts';
import { fixedPoint } from './fixed-point.ts';
import { components } from './graph.ts';

/** What follows in a run: a known value, another place, or a tree of throws and decisions. */
export type Tree = number | PlaceRef | Chance | Choice;

interface PlaceRef {
  readonly kind: 'place';
  readonly place: number;
}
export interface Chance {
  readonly kind: 'chance';
  /** The part of the expectation that is already known. */
  known: number;
  /** Whether some outcome is such an end. */
  ends: boolean;
  /** Only what still holds a decision or a place is kept: by index of the law. */
  readonly open: Map<number, { readonly p: number; readonly tree: Tree }>;
}
export interface Choice {
  readonly kind: 'choice';
  readonly question: AskedQuestion;
  readonly sign: 1 | -1;
  readonly branches: Tree[];
  best: number;
}

/** Values this close are equal: the first option wins. */
const EPSILON = 1e-12;
/** The largest knot of states that lead back to each other which is still solved. */
const MAX_KNOT = 600;
const MAX_IMPROVEMENTS = 1000;

/** Whose decisions an evaluation may change, and whether it has. */
interface Improvement {
  readonly of: readonly Choice['sign'][];
  made: boolean;
}

/** The value of a tree when those of the places are known; on the way, decisions become the best there are. */
export function evaluate(
  tree: Tree,
  values: readonly number[],
  improvement: Improvement = everybody(),
): number {
  if (typeof tree === 'number') return tree;
  if (tree.kind === 'place') return values[tree.place] as number;
  if (tree.kind === 'chance') {
    let sum = tree.known;
    for (const { p, tree: part } of tree.open.values()) sum += p * evaluate(part, values, improvement);
    return sum;
  }
  const branches = tree.branches.map((branch) => evaluate(branch, values, improvement) * tree.sign);
  const top = Math.max(...branches);
  // An equally good choice is kept, so that improving comes to an end.
  if (improvement.of.includes(tree.sign) && top > (branches[tree.best] as number) + EPSILON) {
    tree.best = branches.findIndex((value) => value >= top - EPSILON);
    improvement.made = true;
  }
  return (branches[tree.best] as number) * tree.sign;
}

const everybody = (): Improvement => ({ of: [1, -1], made: false });

function placesIn(tree: Tree, found: Set<number>): Set<number> {
  if (typeof tree === 'number') return found;
  if (tree.kind === 'place') found.add(tree.place);
  else if (tree.kind === 'chance') for (const part of tree.open.values()) placesIn(part.tree, found);
  else for (const branch of tree.branches) placesIn(branch, found);
  return found;
}

/** Values of all places: one sweep from the ends, and policy iteration where places lead back to each other. */
export function solveTrees(trees: readonly Tree[]): number[] {
  const values = new Array<number>(trees.length).fill(0);
  const edges = trees.map((tree) => [...placesIn(tree, new Set())]);
  for (const knot of components(trees.length, (node) => edges[node] as number[])) {
    const [only] = knot as [number];
    if (knot.length === 1 && !(edges[only] as number[]).includes(only)) {
      values[only] = evaluate(trees[only] as Tree, values);
    } else {
      improveKnot(knot, trees, values);
    }
  }
  return values;
}

/**
 * Improves decisions until none can be improved. The opponents answer the seekers' decisions in full before the
 * seekers improve theirs: changing both at once can go round in circles.
 */
function improveKnot(knot: readonly number[], trees: readonly Tree[], values: number[]): void {
  if (knot.length > MAX_KNOT) throw new Stopped({ code: 'too-large', runs: 0 });
  const improve = (sign: Choice['sign']): boolean => {
    const improvement: Improvement = { of: [sign], made: false };
    for (const node of knot) evaluate(trees[node] as Tree, values, improvement);
    return improvement.made;
  };
  if (!valueKnot(knot, trees, values) && !(leadOut(knot, trees) && valueKnot(knot, trees, values))) {
    throw new Stopped({ code: 'never-ends' });
  }
  for (let round = 0; improve(-1) || improve(1); round += 1) {
    if (round > MAX_IMPROVEMENTS || !valueKnot(knot, trees, values))
      throw new Stopped({ code: 'too-large', runs: 0 });
  }
}

/** The values of a knot under its current decisions; false if these never lead out of it. */
function valueKnot(knot: readonly number[], trees: readonly Tree[], values: number[]): boolean {
  const rows = knot.map((node) => affine(trees[node] as Tree, new Set(knot), values));
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
function leadOut(knot: readonly number[], trees: readonly Tree[]): boolean {
  const stuck = new Set(knot);
  while (stuck.size > 0) {
    const freed = [...stuck].filter((node) => turnOut(trees[node] as Tree, stuck));
    if (freed.length === 0) return false;
    for (const node of freed) stuck.delete(node);
  }
  return true;
}

function turnOut(tree: Tree, stuck: ReadonlySet<number>): boolean {
  if (typeof tree === 'number') return true;
  if (tree.kind === 'place') return !stuck.has(tree.place);
  if (tree.kind === 'chance') {
    const parts = [...tree.open.values()].map((part) => turnOut(part.tree, stuck));
    return tree.ends || parts.includes(true);
  }
  const way = tree.branches.findIndex((branch) => turnOut(branch, stuck));
  if (way >= 0) tree.best = way;
  return way >= 0;
}

/** A tree under its current decisions: known part plus the chances of the places inside the knot. */
function affine(tree: Tree, knot: ReadonlySet<number>, values: readonly number[]) {
  const places = new Map<number, number>();
  let known = 0;
  const walk = (part: Tree, p: number): void => {
    if (typeof part === 'number') known += p * part;
    else if (part.kind === 'place') {
      if (knot.has(part.place)) places.set(part.place, (places.get(part.place) ?? 0) + p);
      else known += p * (values[part.place] as number);
    } else if (part.kind === 'chance') {
      known += p * part.known;
      for (const inner of part.open.values()) walk(inner.tree, p * inner.p);
    } else walk(part.branches[part.best] as Tree, p);
  };
  walk(tree, 1);
  return { known, places };
}

import type { Law } from '../distribution.ts';
import type { Key, Question, Rule } from '../fate.ts';
import { GM } from '../fate.ts';
import { err, ok, type Result } from '../result.ts';
import { asked, type AskedQuestion, type Tape } from '../tape.ts';
import { type CalculationProblem, DEFAULT_BUDGET, explore, Stopped, type Walker } from './explore.ts';
import { components, DOUBLES, fixedPoint } from './graph.ts';

/** What a decision does for the goal: seek it, work against it, or take the rule's default. */
export type Stance = 'seek' | 'oppose' | 'default';

export interface SolveOptions {
  readonly budget?: number;
  /** What has already been answered. */
  readonly tape?: Tape;
  /** Unless told otherwise players seek the goal and the GM takes the defaults. */
  readonly stance?: (question: Question<unknown>) => Stance;
}

/** Best play for a goal. */
export interface Solution {
  /** The value of the goal under best play. */
  readonly value: number;
  /** The first decision of the run with the value of each option, if the run begins with one. */
  readonly first: { readonly question: AskedQuestion; readonly values: readonly number[] } | undefined;
  /** Walks along a path of the same rule and tells the best decision at each place. */
  follow(): {
    enter(key: Key | undefined): void;
    restart(): void;
    rolled(index: number): void;
    decide(): number;
  };
}

/** Values this close are equal: the first option wins. */
const EPSILON = 1e-12;
const MAX_IMPROVEMENTS = 1000;

/** Every outcome and the best decision: maximises the expected goal by exact expectimax over the rule itself. */
export function solve<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  goal: (outcome: O) => number,
  options: SolveOptions = {},
): Result<Solution, CalculationProblem> {
  const grove = new Growing<O>(goal, options.stance ?? playersSeek);
  try {
    explore(rule, input, house, options.tape ?? [], options.budget ?? DEFAULT_BUDGET, grove);
    return ok(grove.solution());
  } catch (thrown) {
    if (thrown instanceof Stopped) return err(thrown.problem);
    throw thrown;
  }
}

export const playersSeek = (question: Question<unknown>): Stance => (question.by === GM ? 'default' : 'seek');

/** What follows: a known value, another place, or a tree of throws and decisions. */
type Tree = number | PlaceRef | Chance | Choice;

interface PlaceRef {
  readonly kind: 'place';
  readonly place: number;
}
interface Chance {
  readonly kind: 'chance';
  /** The part of the expectation that is already known. */
  known: number;
  /** Only what still holds a decision or a place is kept: by index of the law. */
  readonly open: Map<number, { readonly p: number; readonly tree: Tree }>;
}
interface Choice {
  readonly kind: 'choice';
  readonly question: AskedQuestion;
  readonly sign: 1 | -1;
  readonly branches: Tree[];
  best: number;
}

interface OpenFrame {
  readonly law: Law<unknown> | undefined;
  readonly tree: Chance | Choice;
  index: number;
}

class Growing<O> implements Walker<O> {
  readonly #goal: (outcome: O) => number;
  readonly #stance: (question: Question<unknown>) => Stance;
  readonly #trees: Tree[] = [];
  readonly #placeOf = new Map<Key | undefined, number>();
  readonly #stack: OpenFrame[] = [];
  #place = 0;
  #asking: Choice | undefined;

  constructor(goal: (outcome: O) => number, stance: (question: Question<unknown>) => Stance) {
    this.#goal = goal;
    this.#stance = stance;
  }

  enter(place: number, key: Key | undefined): void {
    this.#place = place;
    this.#placeOf.set(key, place);
    this.#trees[place] = 0;
  }

  decide(question: Question<unknown>): number | undefined {
    const stance = this.#stance(question);
    if (stance === 'default') return 0;
    const sign = stance === 'seek' ? 1 : -1;
    this.#asking = { kind: 'choice', question: asked(question), sign, branches: [], best: 0 };
    return undefined;
  }

  open(law: Law<unknown> | undefined): void {
    const tree: Chance | Choice =
      law === undefined ? (this.#asking as Choice) : { kind: 'chance', known: 0, open: new Map() };
    this.#stack.push({ law, tree, index: 0 });
  }

  close(): void {
    const { tree } = this.#stack.pop() as OpenFrame;
    this.#grow(tree.kind === 'chance' && tree.open.size === 0 ? tree.known : tree);
  }

  outcome(outcome: O): void {
    this.#grow(this.#goal(outcome));
  }

  place(place: number): void {
    this.#grow({ kind: 'place', place });
  }

  /** Hangs what was found under the innermost open question. */
  #grow(tree: Tree): void {
    const frame = this.#stack[this.#stack.length - 1];
    if (frame === undefined) {
      this.#trees[this.#place] = tree;
      return;
    }
    const { index } = frame;
    frame.index += 1;
    if (frame.tree.kind === 'choice') frame.tree.branches.push(tree);
    else {
      const law = frame.law as Law<unknown>;
      const p = Number(law.weight(index)) / Number(law.total);
      if (typeof tree === 'number') frame.tree.known += p * tree;
      else frame.tree.open.set(index, { p, tree });
    }
  }

  solution(): Solution {
    const values = solveTrees(this.#trees);
    const trees = this.#trees;
    const placeOf = this.#placeOf;
    let top = trees[0] as Tree;
    for (const seen = new Set<number>(); typeof top === 'object' && top.kind === 'place' && !seen.has(top.place); ) {
      seen.add(top.place);
      top = trees[top.place] as Tree;
    }
    return {
      value: values[0] as number,
      first:
        typeof top === 'object' && top.kind === 'choice'
          ? { question: top.question, values: top.branches.map((branch) => evaluate(branch, values)) }
          : undefined,
      follow() {
        let root: Tree | undefined;
        let at: Tree | undefined;
        return {
          enter(key) {
            const place = placeOf.get(key);
            root = place === undefined ? undefined : trees[place];
          },
          restart() {
            at = root;
          },
          rolled(index) {
            at = typeof at === 'object' && at.kind === 'chance' ? at.open.get(index)?.tree : undefined;
          },
          decide() {
            if (typeof at === 'object' && at.kind === 'choice') {
              const { best, branches } = at;
              at = branches[best];
              return best;
            }
            // A default decision: one answer, hung like a throw with one face.
            this.rolled(0);
            return 0;
          },
        };
      },
    };
  }
}

/** The value of a tree when those of the places are known; takes the best branch of each decision on the way. */
function evaluate(tree: Tree, values: readonly number[]): number {
  if (typeof tree === 'number') return tree;
  if (tree.kind === 'place') return values[tree.place] as number;
  if (tree.kind === 'chance') {
    let sum = tree.known;
    for (const { p, tree: part } of tree.open.values()) sum += p * evaluate(part, values);
    return sum;
  }
  const branches = tree.branches.map((branch) => evaluate(branch, values) * tree.sign);
  const current = branches[tree.best] as number;
  const top = Math.max(...branches);
  // Keep an equally good choice, so that improving comes to an end.
  if (top > current + EPSILON) tree.best = branches.findIndex((value) => value >= top - EPSILON);
  return (branches[tree.best] as number) * tree.sign;
}

function placesIn(tree: Tree, found: Set<number>): Set<number> {
  if (typeof tree === 'number') return found;
  if (tree.kind === 'place') found.add(tree.place);
  else if (tree.kind === 'chance') for (const part of tree.open.values()) placesIn(part.tree, found);
  else for (const branch of tree.branches) placesIn(branch, found);
  return found;
}

/** Values of all places: one sweep from the ends, and policy iteration where places lead back to each other. */
function solveTrees(trees: readonly Tree[]): number[] {
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

function improveKnot(knot: readonly number[], trees: readonly Tree[], values: number[]): void {
  for (let round = 0; round < MAX_IMPROVEMENTS; round += 1) {
    const before = knot.map((node) => values[node] as number);
    const rows = knot.map((node) => affine(trees[node] as Tree, new Set(knot), values));
    const solved = fixedPoint(
      DOUBLES,
      rows.map((row) => knot.map((node) => row.places.get(node) ?? 0)),
      rows.map((row) => row.known),
    );
    if (solved === undefined) throw new Stopped({ code: 'never-ends' });
    knot.forEach((node, i) => {
      values[node] = solved[i] as number;
    });
    for (const node of knot) evaluate(trees[node] as Tree, values);
    if (round > 0 && before.every((value, i) => Math.abs(value - (values[knot[i] as number] as number)) < EPSILON)) return;
  }
  throw new Stopped({ code: 'never-ends' });
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

import { type CalculationProblem, Stopped } from '../calculation-problem.ts';
import { type Law, probabilityAt } from '../distribution.ts';
import type { Key, Question, Rule } from '../fate.ts';
import { GM } from '../fate.ts';
import { err, ok, type Result } from '../result.ts';
import { type AskedQuestion, asked, type Tape } from '../tape.ts';
import { type Chance, type Choice, evaluate, solveTrees, type Tree } from './decision-tree.ts';
import { DEFAULT_BUDGET, explore, type Walker } from './explore.ts';

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
  readonly first:
    | {
        readonly question: AskedQuestion;
        readonly values: readonly number[];
        /** Whether whoever decides wants the goal, or works against it. */
        readonly seeks: boolean;
      }
    | undefined;
  /** The best decision after a mark and what has been answered since, each as index of its law or option. */
  decide(key: Key | undefined, answers: readonly number[]): number;
}

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

const newChance = (): Chance => ({ kind: 'chance', known: 0, ends: false, open: new Map() });

interface OpenFrame {
  readonly law: Law<unknown>;
  readonly tree: Chance | Choice;
  index: number;
}

class Growing<O> implements Walker<O> {
  readonly anyOrder = false;
  readonly #goal: (outcome: O) => number;
  readonly #stance: (question: Question<unknown>) => Stance;
  readonly #trees: Tree[] = [];
  readonly #placeOf = new Map<Key | undefined, number>();
  readonly #stack: OpenFrame[] = [];
  #place = 0;

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
    return this.#stance(question) === 'default' ? 0 : undefined;
  }

  open(law: Law<unknown>, tried: Question<unknown> | undefined): void {
    this.#stack.push({
      law,
      tree: tried === undefined ? newChance() : this.#newChoice(tried),
      index: 0,
    });
  }

  #newChoice(question: Question<unknown>): Choice {
    const sign = this.#stance(question) === 'seek' ? 1 : -1;
    return { kind: 'choice', question: asked(question), sign, branches: [], best: 0 };
  }

  close(): void {
    const { law, tree } = this.#stack.pop() as OpenFrame;
    // Divided once at the end: whole goals keep whole sums.
    if (tree.kind === 'chance') tree.known /= scaleOf(law);
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
    const { index, law } = frame;
    frame.index += 1;
    if (frame.tree.kind === 'choice') frame.tree.branches.push(tree);
    else if (typeof tree === 'number') {
      frame.tree.known += scaledWeight(law, index) * tree;
      frame.tree.ends = true;
    } else {
      const p = scaledWeight(law, index) / scaleOf(law);
      frame.tree.open.set(index, { p, tree });
    }
  }

  solution(): Solution {
    const values = solveTrees(this.#trees);
    const trees = this.#trees;
    const placeOf = this.#placeOf;
    let top = trees[0] as Tree;
    for (
      const seen = new Set<number>();
      typeof top === 'object' && top.kind === 'place' && !seen.has(top.place);
    ) {
      seen.add(top.place);
      top = trees[top.place] as Tree;
    }
    return {
      value: values[0] as number,
      first:
        typeof top === 'object' && top.kind === 'choice'
          ? {
              question: top.question,
              values: top.branches.map((branch) => evaluate(branch, values)),
              seeks: top.sign === 1,
            }
          : undefined,
      decide(key, answers) {
        const place = placeOf.get(key);
        let at = place === undefined ? undefined : trees[place];
        for (const answer of answers) at = afterAnswer(at, answer);
        return typeof at === 'object' && at.kind === 'choice' ? at.best : 0;
      },
    };
  }
}

/** Where best play is after an answer; undefined where nothing is to be decided any more. */
function afterAnswer(tree: Tree | undefined, answer: number): Tree | undefined {
  if (typeof tree !== 'object' || tree.kind === 'place') return undefined;
  return tree.kind === 'choice' ? tree.branches[tree.best] : tree.open.get(answer)?.tree;
}

/** Weights as doubles over a scale: the counts themselves, or probabilities where counts leave the range of doubles. */
const scaleOf = ({ total }: Law<unknown>): number => (typeof total === 'number' ? total : 1);
const scaledWeight = (law: Law<unknown>, index: number): number =>
  typeof law.total === 'number' ? (law.weight(index) as number) : probabilityAt(law, index);

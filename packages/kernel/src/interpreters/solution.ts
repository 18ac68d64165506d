import type { Key } from '../fate.ts';
import { type Fraction, toNumber } from '../fraction.ts';
import type { AskedQuestion } from '../tape.ts';
import { exploitability } from './certificate.ts';
import {
  againstColumns,
  againstRows,
  type Choice,
  evaluate,
  type Game,
  isValue,
  matrixOf,
  supportOf,
  type Tree,
} from './decision-tree.ts';
import { Answers, onlyAnswer, optionsOf } from './joint.ts';
import { solveTrees, sweepTrees } from './knots.ts';
import { asDoubles, roundedMix, wholeMix } from './mix.ts';
import { doubles, fractions, type Numbers } from './numbers.ts';

/** Best play for a goal. */
export interface Solution {
  /** The value of the goal under best play. */
  readonly value: number;
  /** Where somebody has to mix and the mix is known in doubles only: how far the value may be off. */
  readonly bound: number | undefined;
  /** The first decision of the run, if the run begins with one: of each who decides at once, and undefined for whoever takes the default. */
  readonly first: readonly (FirstDecision | undefined)[] | undefined;
  /**
   * The best decision after a mark and what has been answered since, each as index of its law, decisions as joint
   * answer. It is a law, as nobody who decides at the same time may know it: mostly of one joint answer.
   */
  decide(key: Key | undefined, answers: readonly number[]): Answers;
}

/** A decision with the value of each option while everybody else keeps to best play. */
export interface FirstDecision {
  readonly question: AskedQuestion;
  readonly values: readonly number[];
  /** Whether whoever decides wants the goal, or works against it. */
  readonly seeks: boolean;
  /** How likely each option should be taken, where chance must decide. */
  readonly weights: readonly number[] | undefined;
}

/** Solves in doubles. */
export function solution(
  trees: readonly Tree<number>[],
  placeOf: ReadonlyMap<Key | undefined, number>,
): Solution {
  const values = solveTrees(trees);
  const mixed = mixedGames(trees);
  for (const game of mixed) {
    game.rowMix = asDoubles(roundedMix(game.rowMix));
    game.columnMix = asDoubles(roundedMix(game.columnMix));
  }
  const bound = mixed.length === 0 ? undefined : exploitability(trees, values);
  return new Solved(trees, values, placeOf, doubles, (value) => value, roundedMix, bound);
}

/** Solves in fractions; undefined where places lead back to each other: the value may be no fraction then. */
export function exactSolution(
  trees: readonly Tree<Fraction>[],
  placeOf: ReadonlyMap<Key | undefined, number>,
): Solution | undefined {
  const values = sweepTrees(trees, fractions);
  return values && new Solved(trees, values, placeOf, fractions, toNumber, (mix) => mix, undefined);
}

/** The games in which chance decides. */
function mixedGames<V>(trees: readonly Tree<V>[]): Game<V>[] {
  const found: Game<V>[] = [];
  const look = (tree: Tree<V>): void => {
    if (isValue(tree) || tree.kind === 'place') return;
    if (tree.kind === 'chance') {
      for (const { tree: part } of tree.open.values()) look(part);
      return;
    }
    for (const branch of tree.branches) look(branch);
    if (tree.kind === 'game' && (supportOf(tree.rowMix).length > 1 || supportOf(tree.columnMix).length > 1))
      found.push(tree);
  };
  for (const tree of trees) look(tree);
  return found;
}

class Solved<V> implements Solution {
  readonly bound: number | undefined;
  readonly #trees: readonly Tree<V>[];
  readonly #values: readonly V[];
  readonly #placeOf: ReadonlyMap<Key | undefined, number>;
  readonly #numbers: Numbers<V>;
  readonly #toDouble: (value: V) => number;
  readonly #toFractions: (mix: readonly V[]) => readonly Fraction[];
  readonly #mixes = new Map<Game<V>, Answers>();

  constructor(
    trees: readonly Tree<V>[],
    values: readonly V[],
    placeOf: ReadonlyMap<Key | undefined, number>,
    numbers: Numbers<V>,
    toDouble: (value: V) => number,
    toFractions: (mix: readonly V[]) => readonly Fraction[],
    bound: number | undefined,
  ) {
    this.#trees = trees;
    this.#values = values;
    this.#placeOf = placeOf;
    this.#numbers = numbers;
    this.#toDouble = toDouble;
    this.#toFractions = toFractions;
    this.bound = bound;
  }

  get value(): number {
    return this.#toDouble(this.#values[0] as V);
  }

  get first(): readonly (FirstDecision | undefined)[] | undefined {
    const top = this.#top();
    if (isValue(top) || top.kind === 'place' || top.kind === 'chance') return undefined;
    const worth = top.kind === 'game' ? this.#gameWorth(top) : this.#choiceWorth(top);
    const sizes = top.questions.map(({ options }) => options.length);
    return top.questions.map((question, place) => {
      const sign = top.signs[place] as number;
      if (sign === 0) return undefined;
      const optionIn = (branch: number): number =>
        optionsOf(sizes, top.joints?.[branch] ?? branch)[place] as number;
      const side = worth(sign === 1);
      const values = question.options.map((_, option) => {
        const own = side.filter(({ branch }) => optionIn(branch) === option).map(({ value }) => value);
        return sign === 1 ? Math.max(...own) : Math.min(...own);
      });
      const weights = question.options.map((_, option) =>
        side.reduce((sum, { branch, weight }) => (optionIn(branch) === option ? sum + weight : sum), 0),
      );
      const isMixed = weights.filter((weight) => weight > 0).length > 1;
      return { question, values, seeks: sign === 1, weights: isMixed ? weights : undefined };
    });
  }

  /** The tree with which the run begins, behind all marks. */
  #top(): Tree<V> {
    let top = this.#trees[0] as Tree<V>;
    const seen = new Set<number>();
    while (!isValue(top) && top.kind === 'place' && !seen.has(top.place)) {
      seen.add(top.place);
      top = this.#trees[top.place] as Tree<V>;
    }
    return top;
  }

  #choiceWorth({ branches, best }: Choice<V>): () => readonly Worth[] {
    const worths = branches.map((branch, i) => ({
      branch: i,
      value: this.#toDouble(evaluate(branch, this.#values, this.#numbers)),
      weight: i === best ? 1 : 0,
    }));
    return () => worths;
  }

  /** What each answer of a side comes to against the other's mix. */
  #gameWorth(game: Game<V>): (rows: boolean) => readonly Worth[] {
    const matrix = matrixOf(game, this.#values, this.#numbers);
    return (rows) => {
      const mix = rows ? game.rowMix : game.columnMix;
      const worths = rows
        ? againstColumns(matrix, game.columnMix, this.#numbers)
        : againstRows(matrix, game.rowMix, this.#numbers);
      return worths.map((value, i) => ({
        branch: rows ? i * game.columns : i,
        value: this.#toDouble(value),
        weight: this.#toDouble(mix[i] as V),
      }));
    };
  }

  decide(key: Key | undefined, answers: readonly number[]): Answers {
    const place = this.#placeOf.get(key);
    let at = place === undefined ? undefined : this.#trees[place];
    for (const answer of answers) at = at && afterAnswer(at, answer);
    if (at === undefined || isValue(at) || at.kind === 'place' || at.kind === 'chance') return onlyAnswer(0);
    if (at.kind === 'choice') return onlyAnswer(at.joints?.[at.best] ?? at.best);
    let mix = this.#mixes.get(at);
    if (mix === undefined) {
      mix = this.#mixOf(at);
      this.#mixes.set(at, mix);
    }
    return mix;
  }

  #mixOf(game: Game<V>): Answers {
    const cells = supportOf(game.rowMix).flatMap((row) =>
      supportOf(game.columnMix).map((column) => ({ row, column })),
    );
    const joints = cells.map(({ row, column }) => game.joints[row * game.columns + column] as number);
    if (joints.length === 1) return onlyAnswer(joints[0] as number);
    const rows = this.#toFractions(game.rowMix);
    const columns = this.#toFractions(game.columnMix);
    const { weights, total } = wholeMix(
      cells.map(({ row, column }) => fractions.times(rows[row] as Fraction, columns[column] as Fraction)),
    );
    return new Answers(joints.length, joints, weights, total);
  }
}

interface Worth {
  readonly branch: number;
  readonly value: number;
  readonly weight: number;
}

/** Where best play is after an answer; undefined where nothing is to be decided any more. */
function afterAnswer<V>(tree: Tree<V>, answer: number): Tree<V> | undefined {
  if (isValue(tree) || tree.kind === 'place') return undefined;
  if (tree.kind === 'chance') return tree.open.get(answer)?.tree;
  return tree.branches[tree.joints === undefined ? answer : tree.joints.indexOf(answer)];
}

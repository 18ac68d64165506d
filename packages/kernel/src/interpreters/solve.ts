import { type CalculationProblem, Stopped } from '../calculation-problem.ts';
import type { Law } from '../distribution.ts';
import { GM, type Key, type Question, type Rule } from '../fate.ts';
import { err, ok, type Result } from '../result.ts';
import { asked, type Tape } from '../tape.ts';
import { type Chance, type Choice, type Game, isValue, type Sign, type Tree } from './decision-tree.ts';
import { DEFAULT_BUDGET, explore, type Walker } from './explore.ts';
import { Answers, onlyAnswer, optionsOf } from './joint.ts';
import { doubles, fractions, type Numbers } from './numbers.ts';
import { exactSolution, type Solution, solution } from './solution.ts';

/** What a decision does for the goal: seek it, work against it, or take the rule's default. */
export type Stance = 'seek' | 'oppose' | 'default';

export interface SolveOptions {
  readonly budget?: number;
  /** What has already been answered. */
  readonly tape?: Tape;
  /** Unless told otherwise players seek the goal and the GM takes the defaults. */
  readonly stance?: (question: Question<unknown>) => Stance;
}

/** A mix is worked out in fractions if that takes no more runs than this. */
const MOST_EXACT_RUNS = 100_000;

/** Every outcome and the best decision: maximises the expected goal by exact expectimax over the rule itself. */
export function solve<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  goal: (outcome: O) => number,
  options: SolveOptions = {},
): Result<Solution, CalculationProblem> {
  const { tape = [], budget = DEFAULT_BUDGET, stance = playersSeek } = options;
  const grown = <V>(numbers: Numbers<V>, most: number): Growing<O, V> => {
    const grove = new Growing<O, V>(goal, stance, numbers);
    explore(rule, input, house, tape, most, grove);
    return grove;
  };
  try {
    const rough = grown(doubles, budget);
    const found = solution(rough.trees, rough.placeOf);
    if (found.bound === undefined) return ok(found);
    return ok(inFractions(() => grown(fractions, Math.min(budget, MOST_EXACT_RUNS))) ?? found);
  } catch (thrown) {
    if (thrown instanceof Stopped) return err(thrown.problem);
    throw thrown;
  }
}

/** The same solution again where a mix has to be exact; undefined where that is too much, or the game may go on for ever. */
function inFractions<O>(grow: () => Growing<O, ReturnType<typeof fractions.of>>): Solution | undefined {
  try {
    const { trees, placeOf } = grow();
    return exactSolution(trees, placeOf);
  } catch (thrown) {
    if (thrown instanceof Stopped) return undefined;
    throw thrown;
  }
}

export const playersSeek = (question: Question<unknown>): Stance => (question.by === GM ? 'default' : 'seek');

/** More joint answers than this are too many to look at one by one. */
const MOST_ANSWERS = 1_000_000;

interface OpenFrame<V> {
  readonly law: Law<unknown>;
  readonly tree: Chance<V> | Choice<V> | Game<V>;
  index: number;
}

class Growing<O, V> implements Walker<O> {
  readonly anyOrder = false;
  readonly trees: Tree<V>[] = [];
  readonly placeOf = new Map<Key | undefined, number>();
  readonly #goal: (outcome: O) => number;
  readonly #stance: (question: Question<unknown>) => Stance;
  readonly #numbers: Numbers<V>;
  readonly #stack: OpenFrame<V>[] = [];
  #place = 0;

  constructor(
    goal: (outcome: O) => number,
    stance: (question: Question<unknown>) => Stance,
    numbers: Numbers<V>,
  ) {
    this.#goal = goal;
    this.#stance = stance;
    this.#numbers = numbers;
  }

  enter(place: number, key: Key | undefined): void {
    this.#place = place;
    this.placeOf.set(key, place);
    this.trees[place] = this.#numbers.zero;
  }

  throws(law: Law<unknown>): void {
    const { zero } = this.#numbers;
    this.#stack.push({ law, tree: { kind: 'chance', known: zero, ends: false, open: new Map() }, index: 0 });
  }

  decides(questions: readonly Question<unknown>[]): Answers {
    const signs = questions.map((question) => SIGNS[this.#stance(question)]);
    if (signs.every((sign) => sign === 0)) {
      this.throws(ALL_DEFAULTS);
      return ALL_DEFAULTS;
    }
    const law = questions.length === 1 ? answersTo(questions[0] as Question<unknown>) : undefined;
    const tree = law === undefined ? this.#together(questions, signs) : this.#alone(questions, signs);
    const taken = law ?? new Answers(tree.joints?.length ?? 1, tree.joints ?? [0]);
    this.#stack.push({ law: taken, tree, index: 0 });
    return taken;
  }

  #alone(questions: readonly Question<unknown>[], signs: readonly (Sign | 0)[]): Choice<V> {
    return {
      kind: 'choice',
      questions: questions.map(asked),
      joints: undefined,
      signs,
      sign: signs[0] === -1 ? -1 : 1,
      branches: [],
      best: 0,
    };
  }

  /** Those on one side are of one mind; two sides play a game. Who has no choice, or takes the default, is on none. */
  #together(questions: readonly Question<unknown>[], signs: readonly (Sign | 0)[]): Choice<V> | Game<V> {
    const sizes = questions.map(({ options }) => options.length);
    const choosers = (sign: Sign): number[] =>
      signs.flatMap((each, i) => (each === sign && (sizes[i] as number) > 1 ? [i] : []));
    const [seekers, opposers] = [choosers(1), choosers(-1)];
    if ([...seekers, ...opposers].reduce((all, i) => all * (sizes[i] as number), 1) > MOST_ANSWERS)
      throw new Stopped({ code: 'too-large', runs: 0 });
    const [rows, columns] = [answersOf(sizes, seekers), answersOf(sizes, opposers)];
    const joints = rows.flatMap((row) => columns.map((column) => row + column));
    const one = { questions: questions.map(asked), signs, joints, branches: [] };
    if (opposers.length === 0) return { kind: 'choice', ...one, sign: 1, best: 0 };
    if (seekers.length === 0) return { kind: 'choice', ...one, sign: -1, best: 0 };
    const isOnePerson = (places: readonly number[]): boolean =>
      new Set(places.map((place) => questions[place]?.by)).size === 1;
    const first = (size: number): V[] =>
      Array.from({ length: size }, (_, i) => this.#numbers.of(i === 0 ? 1 : 0));
    return {
      kind: 'game',
      ...one,
      columns: columns.length,
      mayMix: { rows: isOnePerson(seekers), columns: isOnePerson(opposers) },
      rowMix: first(rows.length),
      columnMix: first(columns.length),
    };
  }

  close(): void {
    const { law, tree } = this.#stack.pop() as OpenFrame<V>;
    if (tree.kind === 'chance') tree.known = this.#numbers.shared(tree.known, law);
    this.#grow(tree.kind === 'chance' && tree.open.size === 0 ? tree.known : tree);
  }

  outcome(outcome: O): void {
    this.#grow(this.#numbers.of(this.#goal(outcome)));
  }

  place(place: number): void {
    this.#grow({ kind: 'place', place });
  }

  /** Hangs what was found under the innermost open question. */
  #grow(tree: Tree<V>): void {
    const frame = this.#stack[this.#stack.length - 1];
    if (frame === undefined) {
      this.trees[this.#place] = tree;
      return;
    }
    const { index, law } = frame;
    frame.index += 1;
    if (frame.tree.kind !== 'chance') frame.tree.branches.push(tree);
    else if (isValue(tree)) {
      frame.tree.known = this.#numbers.plus(frame.tree.known, this.#numbers.weighed(law, index, tree));
      frame.tree.ends = true;
    } else {
      const { of, shared, weighed } = this.#numbers;
      frame.tree.open.set(index, { p: shared(weighed(law, index, of(1)), law), tree });
    }
  }
}

const SIGNS = { seek: 1, oppose: -1, default: 0 } as const;
const ALL_DEFAULTS = onlyAnswer(0);

const answersTo = ({ options }: Question<unknown>): Answers => new Answers(options.length);

/** The joint answers of some, the others taking their first option: the first one's option changing slowest. */
function answersOf(sizes: readonly number[], places: readonly number[]): number[] {
  const steps = sizes.map((_, i) => sizes.slice(i + 1).reduce((all, size) => all * size, 1));
  const all = places.reduce((total, place) => total * (sizes[place] as number), 1);
  const own = places.map((place) => sizes[place] as number);
  return Array.from({ length: all }, (_, index) =>
    optionsOf(own, index).reduce(
      (sum, option, i) => sum + option * (steps[places[i] as number] as number),
      0,
    ),
  );
}

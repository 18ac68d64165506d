import { type CalculationProblem, Stopped } from '../calculation-problem.ts';
import { canonical, type Distribution, distinct, kept } from '../distribution.ts';
import type { Key, Question, Rule } from '../fate.ts';
import {
  add,
  type Fraction,
  fraction,
  leastCommonMultiple,
  multiply,
  ONE,
  plusWeight,
  slim,
  type Weight,
  ZERO,
} from '../fraction.ts';
import { err, ok, type Result } from '../result.ts';
import type { Tape } from '../tape.ts';
import { DEFAULT_BUDGET, explore, type Path, type Walker } from './explore.ts';
import { exactFixedPoint } from './fixed-point.ts';
import { components } from './graph.ts';
import { Identities } from './identities.ts';
import { type Answers, jointOf, onlyAnswer, optionsOf } from './joint.ts';
import { firstOption, type Policy } from './simulate.ts';
import type { Solution } from './solution.ts';

export interface ExactOptions {
  /** How many runs it may take. */
  readonly budget?: number;
  /** Who decides: a policy (by default each rule's first option) or the best play found by `solve`. */
  readonly decide?: Policy | Solution;
  /** What has already been answered. */
  readonly tape?: Tape;
  /** Hears of each decision on the way, more than once where paths share it, and of the option taken. */
  readonly tell?: (question: Question<unknown>, index: number) => void;
}

/** The largest knot of states that lead back to each other which is still solved exactly. */
const MAX_KNOT = 200;

/** Every outcome of a rule with its exact weight. */
export function exact<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  options: ExactOptions = {},
): Result<Distribution<O>, CalculationProblem> {
  const walker = new Weighing<O>(options.decide ?? firstOption, options.tell);
  try {
    explore(rule, input, house, options.tape ?? [], options.budget ?? DEFAULT_BUDGET, walker);
    return ok(walker.distribution());
  } catch (thrown) {
    if (thrown instanceof Stopped) return err(thrown.problem);
    throw thrown;
  }
}

/** A sum of weights: over one denominator, rarely over several. */
class Tally {
  num: Weight = 0;
  den: Weight = 1;
  others: Map<Weight, Weight> | undefined = undefined;

  add(num: Weight, den: Weight): void {
    if (den === this.den) this.num = plusWeight(this.num, num);
    else if (this.num === 0) [this.num, this.den] = [num, den];
    else {
      this.others ??= new Map();
      this.others.set(den, plusWeight(this.others.get(den) ?? 0, num));
    }
  }

  total(): Fraction {
    let sum = fraction(this.num, this.den);
    for (const [den, num] of this.others ?? []) sum = add(sum, fraction(num, den));
    return sum;
  }
}

/** Where the paths from one place lead: to outcomes, by slot, and to other places. */
interface PlaceTally {
  readonly outcomes: Map<number, Tally>;
  readonly places: Map<number, Tally>;
}

const newTally = (): PlaceTally => ({ outcomes: new Map(), places: new Map() });

// Fields that are touched in every run are `private`, not `#`: see Exploring.
class Weighing<O> implements Walker<O> {
  readonly anyOrder = true;
  private readonly outcomes: O[] = [];
  private readonly slotOf = new Map<string | number, number>();
  private readonly identities = new Identities();
  /** By identity of an outcome: the slot that it has turned out to be. */
  private readonly slots: number[] = [];
  /** The weight of all that has come up since the last settling, by identity, over one denominator. */
  private sums = new Float64Array(512);
  private readonly started: number[] = [];
  private den: Weight = 1;
  /** The denominator if a double holds it, and with it every sum; the others are kept beside. */
  private smallDen = 1;
  private readonly largeSums = new Map<number, bigint>();
  private readonly tallies: PlaceTally[] = [];
  private current = newTally();
  private key: Key | undefined;
  private readonly decider: Policy | Solution;
  private readonly tell: ExactOptions['tell'];

  constructor(decide: Policy | Solution, tell: ExactOptions['tell']) {
    this.decider = decide;
    this.tell = tell;
  }

  enter(place: number, key: Key | undefined): void {
    this.settle();
    this.key = key;
    this.current = newTally();
    this.tallies[place] = this.current;
  }

  throws(): void {}

  decides(questions: readonly Question<unknown>[], path: Path): Answers {
    const decide = this.decider;
    const answers =
      typeof decide === 'function'
        ? onlyAnswer(jointOf(questions, questions.map(decide)))
        : decide.decide(this.key, path.indices());
    if (this.tell !== undefined) tellAll(questions, answers, this.tell);
    return answers;
  }

  close(): void {}

  outcome(outcome: O, num: Weight, den: Weight): void {
    const id = this.identities.of(outcome);
    const sum = this.sums[id] as number;
    if (sum > 0 && den === this.smallDen) this.sums[id] = sum + (num as number);
    else this.addSlowly(outcome, id, num, den);
  }

  private addSlowly(outcome: O, id: number, num: Weight, den: Weight): void {
    if (den !== this.den) this.settle(den);
    if (this.slots[id] === undefined) this.slots[id] = this.slotFor(outcome);
    while (id >= this.sums.length) this.sums = doubled(this.sums);
    if (this.sums[id] === 0) this.started.push(id);
    this.sums[id] = Number(num);
    if (typeof den === 'bigint') this.largeSums.set(id, (this.largeSums.get(id) ?? 0n) + BigInt(num));
  }

  place(place: number, num: Weight, den: Weight): void {
    tallyOf(this.current.places, place).add(num, den);
  }

  private slotFor(outcome: O): number {
    const key = canonical(outcome);
    const slot = this.slotOf.get(key) ?? this.outcomes.length;
    if (slot === this.outcomes.length) {
      this.outcomes.push(kept(outcome));
      this.slotOf.set(key, slot);
    }
    return slot;
  }

  /** Puts the sums down to their place, and starts again with another denominator. */
  private settle(den: Weight = 1): void {
    for (const id of this.started) {
      const sum = this.largeSums.get(id) ?? (this.sums[id] as number);
      tallyOf(this.current.outcomes, this.slots[id] as number).add(sum, this.den);
      this.sums[id] = 0;
    }
    this.started.length = 0;
    this.largeSums.clear();
    this.den = den;
    this.smallDen = typeof den === 'number' ? den : Number.NaN;
  }

  distribution(): Distribution<O> {
    this.settle();
    return distinct(this.outcomes, this.directWeights() ?? this.weights());
  }

  /** Without marks and over one denominator, the sums are the weights. */
  private directWeights(): Weight[] | undefined {
    const [first, ...others] = this.tallies;
    const tallies = this.outcomes.map((_, slot) => first?.outcomes.get(slot) as Tally);
    if (others.length > 0 || !tallies.every((tally) => tally.den === tallies[0]?.den && !tally.others)) {
      return undefined;
    }
    return tallies.map(({ num }) => num);
  }

  private weights(): Weight[] {
    const chances = new Array<Fraction>(this.outcomes.length).fill(ZERO);
    const visits = this.visits();
    this.tallies.forEach(({ outcomes }, place) => {
      for (const [slot, tally] of outcomes) {
        chances[slot] = add(chances[slot] as Fraction, multiply(visits[place] as Fraction, tally.total()));
      }
    });
    const common = chances.reduce((lcm, { d }) => leastCommonMultiple(lcm, d), 1n);
    return chances.map(({ n, d }) => slim(n * (common / d)));
  }

  /** How often each place is visited on the way, in the mean: exactly, also where places lead back to each other. */
  private visits(): Fraction[] {
    const size = this.tallies.length;
    const visits = new Array<Fraction>(size).fill(ZERO);
    visits[0] = ONE;
    if (size === 1) return visits;
    const chances = this.tallies.map(
      ({ places }) => new Map([...places].map(([to, tally]) => [to, tally.total()])),
    );
    const edges = chances.map((to) => [...to.keys()]);
    for (const knot of components(size, (node) => edges[node] as number[]).reverse()) {
      if (knot.length > MAX_KNOT) throw new Stopped({ code: 'too-large', runs: 0 });
      this.settleKnot(knot, chances, visits);
      const members = new Set(knot);
      for (const from of knot) {
        for (const [to, p] of chances[from] as Map<number, Fraction>) {
          if (members.has(to)) continue;
          visits[to] = add(visits[to] as Fraction, multiply(visits[from] as Fraction, p));
        }
      }
    }
    return visits;
  }

  /** Inside a knot: visits = arrivals from outside + what its members send each other. */
  private settleKnot(
    knot: readonly number[],
    chances: readonly Map<number, Fraction>[],
    visits: Fraction[],
  ): void {
    const within = (to: number, from: number) => chances[from]?.get(to) ?? ZERO;
    const [only] = knot;
    if (knot.length === 1 && within(only as number, only as number).n === 0n) return;
    const settled = exactFixedPoint(
      knot.map((to) => knot.map((from) => within(to, from))),
      knot.map((node) => visits[node] as Fraction),
    );
    if (settled === undefined) throw new Stopped({ code: 'never-ends' });
    knot.forEach((node, i) => {
      visits[node] = settled[i] as Fraction;
    });
  }
}

function tellAll(
  questions: readonly Question<unknown>[],
  answers: Answers,
  tell: NonNullable<ExactOptions['tell']>,
): void {
  const sizes = questions.map(({ options }) => options.length);
  for (let i = 0; i < answers.size; i += 1) {
    optionsOf(sizes, answers.outcome(i)).forEach((option, place) => {
      tell(questions[place] as Question<unknown>, option);
    });
  }
}

function tallyOf(tallies: Map<number, Tally>, index: number): Tally {
  let found = tallies.get(index);
  if (found === undefined) {
    found = new Tally();
    tallies.set(index, found);
  }
  return found;
}

function doubled(numbers: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

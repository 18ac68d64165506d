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
import { type CalculationProblem, DEFAULT_BUDGET, explore, Stopped, type Walker } from './explore.ts';
import { exactFixedPoint } from './fixed-point.ts';
import { components } from './graph.ts';
import { Identities } from './identities.ts';
import { firstOption, type Policy } from './simulate.ts';
import type { Solution } from './solve.ts';

export interface ExactOptions {
  /** How many runs it may take. */
  readonly budget?: number;
  /** Who decides: a policy (by default each rule's first option) or the best play found by `solve`. */
  readonly decide?: Policy | Solution;
  /** What has already been answered. */
  readonly tape?: Tape;
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
  const walker = new Weighing<O>(options.decide ?? firstOption);
  try {
    explore(rule, input, house, options.tape ?? [], options.budget ?? DEFAULT_BUDGET, walker);
    return ok(walker.distribution());
  } catch (thrown) {
    if (thrown instanceof Stopped) return err(thrown.problem);
    throw thrown;
  }
}

/** Where a place leads: weights over one denominator, rarely over several. */
class Tally {
  den: Weight = 1;
  num: Weight = 0;
  others: Map<Weight, Weight> | undefined;

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

/** Where the paths from one place lead: by slot of the outcome, and by place. */
interface PlaceTally {
  readonly outcomes: Map<number, Tally>;
  readonly places: Map<number, Tally>;
}

class Weighing<O> implements Walker<O> {
  readonly anyOrder = true;
  readonly #outcomes: O[] = [];
  readonly #slotOf = new Map<string | number, number>();
  readonly #identities = new Identities();
  /** By identity: the slot that it has turned out to be. */
  readonly #slots: (number | undefined)[] = [];
  readonly #tallies: PlaceTally[] = [];
  #current: PlaceTally = { outcomes: new Map(), places: new Map() };
  /** The tallies of the current place by slot: most paths find theirs here. */
  #atHand: (Tally | undefined)[] = [];
  readonly #policy: Policy | undefined;
  readonly #follower: ReturnType<Solution['follow']> | undefined;

  constructor(decide: Policy | Solution) {
    if (typeof decide === 'function') this.#policy = decide;
    else this.#follower = decide.follow();
  }

  enter(place: number, key: Key | undefined): void {
    this.#current = { outcomes: new Map(), places: new Map() };
    this.#tallies[place] = this.#current;
    this.#atHand = [];
    this.#follower?.enter(key);
  }

  restart(): void {
    this.#follower?.restart();
  }

  rolled(index: number): void {
    this.#follower?.rolled(index);
  }

  decide(question: Question<unknown>): number {
    return this.#policy?.(question) ?? this.#follower?.decide() ?? 0;
  }

  open(): void {}
  close(): void {}

  outcome(outcome: O, num: Weight, den: Weight): void {
    const id = this.#identities.of(outcome);
    const slot = this.#slots[id] ?? this.#settle(id, outcome);
    const found = this.#atHand[slot];
    if (found !== undefined) found.add(num, den);
    else {
      const fresh = tally(this.#current.outcomes, slot);
      fresh.add(num, den);
      this.#atHand[slot] = fresh;
    }
  }

  /** The slot of an outcome seen for the first time in this form. */
  #settle(id: number, outcome: O): number {
    const key = canonical(outcome);
    const slot = this.#slotOf.get(key) ?? this.#outcomes.length;
    if (slot === this.#outcomes.length) {
      this.#outcomes.push(kept(outcome));
      this.#slotOf.set(key, slot);
    }
    this.#slots[id] = slot;
    return slot;
  }

  place(place: number, num: Weight, den: Weight): void {
    tally(this.#current.places, place).add(num, den);
  }

  distribution(): Distribution<O> {
    return distinct(this.#outcomes, this.#weights());
  }

  #weights(): Weight[] {
    const [only] = this.#tallies;
    const direct = this.#tallies.length === 1 && directWeights([...(only as PlaceTally).outcomes.values()]);
    if (direct) return direct;
    const chances = new Array<Fraction>(this.#outcomes.length).fill(ZERO);
    const visits = this.#visits();
    this.#tallies.forEach(({ outcomes }, place) => {
      for (const [slot, found] of outcomes) {
        chances[slot] = add(chances[slot] as Fraction, multiply(visits[place] as Fraction, found.total()));
      }
    });
    const common = chances.reduce((lcm, { d }) => leastCommonMultiple(lcm, d), 1n);
    return chances.map(({ n, d }) => slim(n * (common / d)));
  }

  /** How often each place is visited on the way, in the mean: exactly, also where places lead back to each other. */
  #visits(): Fraction[] {
    const size = this.#tallies.length;
    const visits = new Array<Fraction>(size).fill(ZERO);
    visits[0] = ONE;
    if (size === 1) return visits;
    const chances = this.#tallies.map(({ places }) => new Map([...places].map(([to, t]) => [to, t.total()])));
    const edges = chances.map((to) => [...to.keys()]);
    for (const knot of components(size, (node) => edges[node] as number[]).reverse()) {
      if (knot.length > MAX_KNOT) throw new Stopped({ code: 'too-large', runs: 0 });
      this.#settleKnot(knot, chances, visits);
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
  #settleKnot(knot: readonly number[], chances: readonly Map<number, Fraction>[], visits: Fraction[]): void {
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

function tally(tallies: Map<number, Tally>, index: number): Tally {
  let found = tallies.get(index);
  if (found === undefined) {
    found = new Tally();
    tallies.set(index, found);
  }
  return found;
}

/** Tallies over one denominator are weights already. They are in the order of their slots. */
function directWeights(tallies: readonly Tally[]): Weight[] | undefined {
  const den = tallies[0]?.den;
  return tallies.every((each) => each.den === den && each.others === undefined)
    ? tallies.map(({ num }) => num)
    : undefined;
}

import type { Law } from '../distribution.ts';
import type { Fate, Key, Question, Rule } from '../fate.ts';
import { timesWeight, type Weight } from '../fraction.ts';
import type { Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import { choiceOnTape, choicesOnTape, facesOnTape, IllegalAnswer, type Tape } from '../tape.ts';

/** Calculating has a budget: over it the answer is this value, never a silent estimate. */
export interface TooLarge {
  readonly code: 'too-large';
  readonly runs: number;
}

/** Some state is never left, so there is no end to calculate. */
export interface NeverEnds {
  readonly code: 'never-ends';
}

export type CalculationProblem = TooLarge | NeverEnds;

/** How many runs of a rule a calculation may take, unless told otherwise. */
export const DEFAULT_BUDGET = 2_000_000;
/** A single run that asks more often than this has no end. */
const MAX_DEPTH = 10_000;

/** A calculation that cannot be carried through leaves by this exception; `exact` and `solve` return it as a value. */
export class Stopped extends Error {
  readonly problem: CalculationProblem;
  constructor(problem: CalculationProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Leaves a run at a mark: what follows is explored once, from the mark. Made once: it carries no stack. */
const MARKED = { marked: true };

/** One question on the current path that the walk varies. */
interface Frame {
  /** The law for a throw, undefined for a decision. */
  law: Law<unknown> | undefined;
  size: number;
  index: number;
  /** The weight of the path up to and including this frame, over `den`. */
  num: Weight;
  den: Weight;
}

/** The answers that lead to a mark, as values: a throw's reading, a decision's index. */
type Prefix = readonly unknown[];

/** A mark and the first path that led to it. */
interface Place {
  readonly key: Key | undefined;
  readonly prefix: Prefix;
}

/** What the walk tells about each end of a path from a place: a result or the next mark, and the frames between. */
export interface Walker<O> {
  /** A new place is about to be walked. */
  enter(place: number, key: Key | undefined): void;
  /** Asked at each decision on a path: the index to take, or undefined to try all options. */
  decide(question: Question<unknown>): number | undefined;
  /** A throw on the current path comes out as `index` of its law. */
  rolled?(index: number): void;
  /** A path restarts at the place. */
  restart?(): void;
  outcome(outcome: O, num: Weight, den: Weight): void;
  place(place: number, num: Weight, den: Weight): void;
  /** A frame has been opened on the path, or all its answers have been walked. */
  open?(law: Law<unknown> | undefined, size: number): void;
  close?(): void;
}

/**
 * Walks through every path of a rule by replaying it: from the start to the marks, and once from each mark.
 * Throws and decisions are varied like the wheels of an odometer, the last question fastest.
 */
export function explore<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  tape: Tape,
  budget: number,
  walker: Walker<O>,
): void {
  const fate = new Exploring(tape, walker as Walker<unknown>);
  let runs = 0;
  for (let place = 0; place < fate.places.length; place += 1) {
    fate.begin(place);
    do {
      runs += 1;
      if (runs > budget) throw new Stopped({ code: 'too-large', runs: budget });
      fate.rewind();
      let outcome: O;
      try {
        outcome = rule(fate, input, house);
      } catch (thrown) {
        if (thrown !== MARKED) throw thrown;
        walker.place(fate.reached, fate.num, fate.den);
        continue;
      }
      if (fate.tapePosition < tape.length) {
        throw new IllegalAnswer({ code: 'left-over-answers', at: fate.tapePosition });
      }
      walker.outcome(outcome, fate.num, fate.den);
    } while (fate.advance());
  }
}

class Exploring implements Fate {
  readonly places: Place[] = [{ key: undefined, prefix: [] }];
  readonly #placeOf = new Map<Key, number>();
  readonly #tape: Tape;
  readonly #walker: Walker<unknown>;
  readonly #frames: Frame[] = [];
  #depth = 0;
  #place: Place = { key: undefined, prefix: [] };
  /** False until the place's own mark has been passed. */
  #armed = true;
  tapePosition = 0;
  #prefixPosition = 0;
  #position = 0;
  /** The place at which the last run stopped. */
  reached = 0;

  constructor(tape: Tape, walker: Walker<unknown>) {
    this.#tape = tape;
    this.#walker = walker;
  }

  get num(): Weight {
    return this.#depth === 0 ? 1 : (this.#frames[this.#depth - 1] as Frame).num;
  }
  get den(): Weight {
    return this.#depth === 0 ? 1 : (this.#frames[this.#depth - 1] as Frame).den;
  }

  begin(place: number): void {
    this.#place = this.places[place] as Place;
    this.#depth = 0;
    this.#walker.enter(place, this.#place.key);
  }

  rewind(): void {
    this.tapePosition = 0;
    this.#prefixPosition = 0;
    this.#position = 0;
    this.#armed = this.#place.key === undefined;
    this.#walker.restart?.();
  }

  /** Turns to the next path; false when all have been walked. */
  advance(): boolean {
    while (this.#depth > 0) {
      const frame = this.#frames[this.#depth - 1] as Frame;
      frame.index += 1;
      if (frame.index < frame.size) {
        this.#weigh(frame, this.#depth - 1);
        return true;
      }
      this.#depth -= 1;
      this.#walker.close?.();
    }
    return false;
  }

  roll<A>(pool: Pool, reading: Reading<A>, cite: string): A {
    if (this.tapePosition < this.#tape.length) {
      const at = this.tapePosition++;
      return reading.read(facesOnTape(this.#tape[at] as never, pool, cite, at));
    }
    if (this.#prefixPosition < this.#place.prefix.length)
      return this.#place.prefix[this.#prefixPosition++] as A;
    const frame =
      this.#position < this.#depth ? (this.#frames[this.#position] as Frame) : this.#open(reading.law(pool));
    this.#position += 1;
    const { law, index } = frame;
    this.#walker.rolled?.(index);
    return (law as Law<A>).outcome(index);
  }

  choose<A>(question: Question<A>): A {
    if (this.tapePosition < this.#tape.length) {
      const at = this.tapePosition++;
      return this.#option(question, choiceOnTape(this.#tape[at], question, at));
    }
    if (this.#prefixPosition < this.#place.prefix.length) {
      return this.#option(question, this.#place.prefix[this.#prefixPosition++] as number);
    }
    const settled = this.#walker.decide(question);
    const frame =
      this.#position < this.#depth
        ? (this.#frames[this.#position] as Frame)
        : this.#open(settled === undefined ? undefined : settledLaw(settled), question.options.length);
    this.#position += 1;
    return this.#option(question, settled ?? frame.index);
  }

  chooseTogether<A>(questions: readonly Question<A>[]): readonly A[] {
    if (this.tapePosition < this.#tape.length) {
      const at = this.tapePosition++;
      const indices = choicesOnTape(this.#tape[at] as never, questions, at);
      return questions.map((question, i) => this.#option(question, indices[i] as number));
    }
    return questions.map((question) => this.choose(question));
  }

  mark(state: Key): void {
    if (this.tapePosition < this.#tape.length || this.#prefixPosition < this.#place.prefix.length) return;
    if (!this.#armed) {
      if (state === this.#place.key) this.#armed = true;
      return;
    }
    // Marking the same state again before anything was asked is no step.
    if (this.#position === 0 && state === this.#place.key) return;
    this.reached = this.#placeOf.get(state) ?? this.#found(state);
    throw MARKED;
  }

  note(): void {}

  #found(state: Key): number {
    const taken = this.#frames.slice(0, this.#position).map(({ law, index }) => {
      const value = law === undefined ? index : law.outcome(index);
      return Array.isArray(value) ? [...(value as unknown[])] : value;
    });
    this.places.push({ key: state, prefix: [...this.#place.prefix, ...taken] });
    this.#placeOf.set(state, this.places.length - 1);
    return this.places.length - 1;
  }

  #option<A>(question: Question<A>, index: number): A {
    const option = question.options[index];
    if (option === undefined) throw new RangeError(`no option ${index} in ${question.id}`);
    return option.value;
  }

  #open(law: Law<unknown> | undefined, options = 0): Frame {
    const at = this.#depth;
    if (at >= MAX_DEPTH) throw new Stopped({ code: 'too-large', runs: 0 });
    let frame = this.#frames[at];
    if (frame === undefined) {
      frame = { law, size: 0, index: 0, num: 1, den: 1 };
      this.#frames.push(frame);
    }
    frame.law = law;
    frame.size = law === undefined ? options : law.size;
    frame.index = 0;
    this.#depth += 1;
    this.#weigh(frame, at);
    this.#walker.open?.(law, frame.size);
    return frame;
  }

  #weigh(frame: Frame, at: number): void {
    const before = at === 0 ? undefined : this.#frames[at - 1];
    const num = before === undefined ? 1 : before.num;
    const den = before === undefined ? 1 : before.den;
    const { law } = frame;
    frame.num = law === undefined ? num : timesWeight(num, law.weight(frame.index));
    frame.den = law === undefined ? den : timesWeight(den, law.total);
  }
}

/** A decision that is already settled: one answer, no weight. */
function settledLaw(index: number): Law<number> {
  return { size: 1, total: 1, outcome: () => index, weight: () => 1 };
}

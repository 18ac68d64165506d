import { kept, type Law } from '../distribution.ts';
import type { Fate, Key, Question, Rule } from '../fate.ts';
import { timesWeight, type Weight } from '../fraction.ts';
import type { Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import { type Answer, choiceOnTape, choicesOnTape, facesOnTape, IllegalAnswer, type Tape } from '../tape.ts';
import { walkSingleThrow } from './single-throw.ts';

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
const MAX_DEPTH = 1_000;

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
class Frame {
  /** The law for a throw, undefined for a decision. */
  law: Law<unknown> | undefined = undefined;
  size = 0;
  index = 0;
  /** The weight of the path up to and including this frame, over `den`. */
  num: Weight = 1;
  den: Weight = 1;
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
  /** Whether outcomes may be told in any order, and those of one throw added up. */
  readonly anyOrder: boolean;
  /** A new place is about to be walked. */
  enter(place: number, key: Key | undefined): void;
  /** A path starts again at the place. */
  restart(): void;
  /** Asked at each decision on a path: the index to take, or undefined to try all options. */
  decide(question: Question<unknown>): number | undefined;
  /** A throw on the current path comes out as `index` of its law. */
  rolled(index: number): void;
  /** A frame has been opened on the path: a throw or settled decision with its law, or a decision to be tried. */
  open(law: Law<unknown> | undefined, question: Question<unknown> | undefined): void;
  /** All answers of the last open frame have been walked. */
  close(): void;
  outcome(outcome: O, num: Weight, den: Weight): void;
  place(place: number, num: Weight, den: Weight): void;
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
      fate.refuseLeftOvers();
      walker.outcome(outcome, fate.num, fate.den);
      runs += fate.hurry(rule, input, house, budget - runs);
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
  #position = 0;
  #place: Place = { key: undefined, prefix: [] };
  /** How many answers of the tape and then of the prefix this run has still to be given. */
  #given = 0;
  /** False until the place's own mark has been passed. */
  #armed = true;
  /** The place at which the last run stopped. */
  reached = 0;
  /** The weight of the current path: `num` of `den` cases. */
  num: Weight = 1;
  den: Weight = 1;

  constructor(tape: Tape, walker: Walker<unknown>) {
    this.#tape = tape;
    this.#walker = walker;
  }

  begin(place: number): void {
    this.#place = this.places[place] as Place;
    this.#depth = 0;
    this.num = 1;
    this.den = 1;
    this.#walker.enter(place, this.#place.key);
  }

  rewind(): void {
    this.#given = this.#tape.length + this.#place.prefix.length;
    this.#position = 0;
    this.#armed = this.#place.key === undefined;
    this.#walker.restart();
  }

  /**
   * After the first run: if a single throw has decided it, the other answers of that throw are walked in one go, as
   * long as they decide the run too. Returns how many runs that took.
   */
  hurry<I, H, O>(rule: Rule<I, H, O>, input: I, house: H, budget: number): number {
    const frame = this.#frames[0];
    const isOnlyThrow = this.#depth === 1 && this.#tape.length === 0 && this.#place.key === undefined;
    const law = frame?.law;
    if (!this.#walker.anyOrder) return 0;
    if (!isOnlyThrow || frame?.index !== 0 || law === undefined || typeof law.total !== 'number') return 0;
    if (law.size > budget) return 0;
    const { total } = law;
    const reached = walkSingleThrow(rule, input, house, law, 1, (outcome, weight) =>
      this.#walker.outcome(outcome, weight, total),
    );
    // The last one walked: `advance` goes on behind it.
    frame.index = reached - 1;
    return reached - 1;
  }

  /** Turns to the next path; false when all have been walked. */
  advance(): boolean {
    while (this.#depth > 0) {
      const frame = this.#frames[this.#depth - 1] as Frame;
      frame.index += 1;
      if (frame.index < frame.size) {
        this.#weigh(frame);
        return true;
      }
      this.#depth -= 1;
      this.#walker.close();
    }
    return false;
  }

  roll<A>(pool: Pool, reading: Reading<A>, cite: string): A {
    if (this.#given > 0) {
      const at = this.#take();
      if (at < this.#tape.length) return reading.read(facesOnTape(this.#tape[at] as Answer, pool, cite, at));
      return this.#place.prefix[at - this.#tape.length] as A;
    }
    const frame = this.#frame() ?? this.#open(reading.law(pool), undefined);
    const { law, index } = frame;
    this.#walker.rolled(index);
    return (law as Law<A>).outcome(index);
  }

  choose<A>(question: Question<A>): A {
    if (this.#given > 0) {
      const at = this.#take();
      return this.#option(
        question,
        at < this.#tape.length
          ? choiceOnTape(this.#tape[at], question, at)
          : (this.#place.prefix[at - this.#tape.length] as number),
      );
    }
    const settled = this.#walker.decide(question);
    const frame =
      this.#frame() ??
      (settled === undefined ? this.#open(undefined, question) : this.#open(new Settled(settled), undefined));
    return this.#option(question, settled ?? frame.index);
  }

  chooseTogether<A>(questions: readonly Question<A>[]): readonly A[] {
    const at = this.#tape.length + this.#place.prefix.length - this.#given;
    if (at >= this.#tape.length) return questions.map((question) => this.choose(question));
    const indices = choicesOnTape(this.#tape[this.#take()] as Answer, questions, at);
    return questions.map((question, i) => this.#option(question, indices[i] as number));
  }

  mark(state: Key): void {
    if (this.#given > 0) return;
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

  refuseLeftOvers(): void {
    if (this.#given > 0) throw new IllegalAnswer({ code: 'left-over-answers', at: this.#take() });
  }

  /** The position of the next given answer: first those of the tape, then those of the prefix. */
  #take(): number {
    const at = this.#tape.length + this.#place.prefix.length - this.#given;
    this.#given -= 1;
    return at;
  }

  /** The next frame of the path, if it has one already. */
  #frame(): Frame | undefined {
    const at = this.#position;
    this.#position = at + 1;
    return at < this.#depth ? this.#frames[at] : undefined;
  }

  #found(state: Key): number {
    const taken = this.#frames
      .slice(0, this.#position)
      .map(({ law, index }) => (law === undefined ? index : kept(law.outcome(index))));
    this.places.push({ key: state, prefix: [...this.#place.prefix, ...taken] });
    this.#placeOf.set(state, this.places.length - 1);
    return this.places.length - 1;
  }

  #option<A>(question: Question<A>, index: number): A {
    const option = question.options[index];
    if (option === undefined) throw new RangeError(`no option ${index} in ${question.id}`);
    return option.value;
  }

  #open(law: Law<unknown> | undefined, question: Question<unknown> | undefined): Frame {
    if (this.#depth >= MAX_DEPTH) throw new Stopped({ code: 'too-large', runs: 0 });
    if (this.#depth === this.#frames.length) this.#frames.push(new Frame());
    const frame = this.#frames[this.#depth] as Frame;
    this.#depth += 1;
    frame.law = law;
    frame.size = law === undefined ? (question as Question<unknown>).options.length : law.size;
    frame.index = 0;
    this.#weigh(frame);
    this.#walker.open(law, question);
    return frame;
  }

  /** Weighs the path up to its last frame. */
  #weigh(frame: Frame): void {
    const before = this.#depth === 1 ? undefined : (this.#frames[this.#depth - 2] as Frame);
    const num = before === undefined ? 1 : before.num;
    const den = before === undefined ? 1 : before.den;
    const { law } = frame;
    frame.num = law === undefined ? num : timesWeight(num, law.weight(frame.index));
    // All answers of a frame have the same denominator.
    if (frame.index === 0) frame.den = law === undefined ? den : timesWeight(den, law.total);
    this.num = frame.num;
    this.den = frame.den;
  }
}

/** A decision that is already settled: one answer, no weight. */
class Settled implements Law<number> {
  readonly size = 1;
  readonly total = 1;
  readonly #index: number;

  constructor(index: number) {
    this.#index = index;
  }
  outcome(): number {
    return this.#index;
  }
  weight(): number {
    return 1;
  }
}

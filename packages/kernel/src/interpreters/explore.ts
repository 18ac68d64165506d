import { Stopped } from '../calculation-problem.ts';
import { kept, type Law } from '../distribution.ts';
import { type Fate, type Key, keyOfMark, type Mark, type Question, type Rule } from '../fate.ts';
import { timesWeight, type Weight } from '../fraction.ts';
import type { Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import { type Answer, choiceOnTape, choicesOnTape, facesOnTape, IllegalAnswer, type Tape } from '../tape.ts';
import { Answers, optionsOf } from './joint.ts';
import { walkSingleThrow } from './single-throw.ts';

/** How many runs of a rule a calculation may take, unless told otherwise. */
export const DEFAULT_BUDGET = 2_000_000;
/** A single run that asks more often than this has no end. */
const MAX_DEPTH = 10_000;

/** Leaves a run at a mark: what follows is explored once, from the mark. Made once: it carries no stack. */
const MARKED = { marked: true };

const NO_ANSWERS = new Answers(0);

/** A question with more answers than runs are left: each needs a run of its own, so the walk would not come to its end. */
const TOO_MANY_ANSWERS = { tooManyAnswers: true };

/** One question on the current path that the walk varies. */
class Frame {
  law: Law<unknown> = NO_ANSWERS;
  size = 0;
  index = 0;
  /** The weight of the path before this frame: `num` of `den` cases. */
  num: Weight = 1;
  den: Weight = 1;

  /** The weight of the path up to and including this frame. */
  weight(): Weight {
    const weight = this.law.weight(this.index);
    return this.num === 1 ? weight : timesWeight(this.num, weight);
  }
}

/** The answers that lead to a mark, as values: a throw's reading, a decision's joint answer. */
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
  /** A throw has been met on the path: all that it can come to is walked through. */
  throws(law: Law<unknown>): void;
  /** A decision has been met, of one person or of several at once: the joint answers to walk through, by weight. */
  decides(questions: readonly Question<unknown>[], path: Path): Answers;
  /** All answers of the last open frame have been walked. */
  close(): void;
  outcome(outcome: O, num: Weight, den: Weight): void;
  place(place: number, num: Weight, den: Weight): void;
}

export interface Path {
  /** What has been answered since the place: a throw as index of its law, a decision as joint answer. */
  indices(): readonly number[];
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
    fate.begin(place, budget - runs);
    runs += walkPlace(rule, input, house, fate, walker, budget - runs);
    fate.refuseLeftOvers();
    if (runs > budget) throw new Stopped({ code: 'too-large', runs: budget });
  }
}

/** Walks through every path from the place where fate stands; returns how many, or one more than the budget. */
function walkPlace<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  fate: Exploring,
  walker: Walker<O>,
  budget: number,
): number {
  let runs = 0;
  do {
    runs += 1;
    if (runs > budget) break;
    fate.rewind();
    try {
      const outcome = rule(fate, input, house);
      walker.outcome(outcome, fate.num, fate.den);
      if (runs === 1) runs += fate.runAhead(rule, input, house, budget - runs);
    } catch (thrown) {
      if (thrown === TOO_MANY_ANSWERS) return budget + 1;
      if (thrown !== MARKED) throw thrown;
      walker.place(fate.reached, fate.num, fate.den);
    }
  } while (fate.advance());
  return runs;
}

// Its fields are `private`, not `#`: the shorter bytecode lets V8 inline a whole run, which takes half the time.
class Exploring implements Fate, Path {
  readonly places: Place[] = [{ key: undefined, prefix: [] }];
  private readonly placeOf = new Map<Key, number>();
  private readonly tape: Tape;
  private readonly walker: Walker<unknown>;
  /** The first one stands for the place itself; it has no answers. */
  private readonly frames: Frame[] = [new Frame()];
  private top = this.frames[0] as Frame;
  private depth = 0;
  private position = 0;
  private key: Key | undefined;
  private prefix: Prefix = [];
  /** How many answers of the tape and then of the prefix this run has still to be given. */
  private given = 0;
  private givenAtStart = 0;
  /** How many runs are left for the place. */
  private budget = 0;
  /** The place at which the last run stopped. */
  reached = 0;
  /** The weight of the current path: `num` of `den` cases. */
  num: Weight = 1;
  den: Weight = 1;

  constructor(tape: Tape, walker: Walker<unknown>) {
    this.tape = tape;
    this.walker = walker;
  }

  begin(place: number, budget: number): void {
    const { key, prefix } = this.places[place] as Place;
    this.budget = budget;
    this.key = key;
    this.prefix = prefix;
    this.givenAtStart = this.tape.length + prefix.length + (key === undefined ? 0 : 1);
    this.num = 1;
    this.den = 1;
    this.walker.enter(place, key);
  }

  rewind(): void {
    this.given = this.givenAtStart;
    this.position = 0;
  }

  /**
   * After the first run: if a single throw has decided it, the other answers of that throw are walked in one go, as
   * long as they decide the run too. Returns how many runs that took.
   */
  runAhead<I, H, O>(rule: Rule<I, H, O>, input: I, house: H, budget: number): number {
    const { law } = this.top;
    const { total } = law;
    if (!this.walker.anyOrder || this.depth !== 1 || this.givenAtStart > 0 || typeof total !== 'number')
      return 0;
    if (law.size > budget) return 0;
    const reached = walkSingleThrow(rule, input, house, law, 1, (outcome, weight) =>
      this.walker.outcome(outcome, weight, total),
    );
    // The last one walked: `advance` goes on behind it.
    this.top.index = reached - 1;
    return reached - 1;
  }

  /** Turns to the next path; false when all have been walked. */
  advance(): boolean {
    const top = this.top;
    top.index += 1;
    if (top.index >= top.size) return this.stepBack();
    this.num = top.weight();
    return true;
  }

  private stepBack(): boolean {
    if (this.depth === 0) return false;
    this.den = this.top.den;
    this.depth -= 1;
    this.top = this.frames[this.depth] as Frame;
    this.walker.close();
    return this.advance();
  }

  roll<A>(pool: Pool, reading: Reading<A>, cite: string): A {
    if (this.given > 0) return this.givenRoll(pool, reading, cite);
    // In parts: as long as the rule's own pool does not get out of here, V8 need not even make it.
    if (this.position === this.depth) this.openThrow(reading, pool.count, pool.sides, pool.openEnded);
    const { law, index } = this.next();
    return (law as Law<A>).outcome(index);
  }

  choose<A>(question: Question<A>): A {
    if (this.given > 0) return this.option(question, this.givenChoice(question));
    return this.option(question, this.answer([question]));
  }

  chooseTogether<A>(questions: readonly Question<A>[]): readonly A[] {
    const indices =
      this.given > 0
        ? this.givenChoices(questions)
        : optionsOf(questions.map(sizeOf), this.answer(questions));
    return questions.map((question, i) => this.option(question, indices[i] as number));
  }

  /** The joint answer on this path. */
  private answer(questions: readonly Question<unknown>[]): number {
    if (this.position === this.depth) this.open(this.walker.decides(questions, this));
    const { law, index } = this.next();
    return (law as Answers).outcome(index);
  }

  mark(mark: Mark): void {
    // On the way to a place only the last thing given is a mark: its own.
    if (this.given > 1) return;
    const state = keyOfMark(mark);
    if (this.given === 1) {
      if (state === this.key) this.given = 0;
      return;
    }
    // Marking the same state again before anything was asked is no step.
    if (this.position === 0 && state === this.key) return;
    this.reached = this.placeOf.get(state) ?? this.found(state);
    throw MARKED;
  }

  note(): void {}

  indices(): number[] {
    return this.frames
      .slice(1, this.position + 1)
      .map(({ law, index }) => (law instanceof Answers ? law.outcome(index) : index));
  }

  /** What a run leaves over of the given answers, every run leaves over. */
  refuseLeftOvers(): void {
    if (this.given > 0) throw new IllegalAnswer({ code: 'left-over-answers', at: this.nextGiven() });
  }

  /** The position of the next given answer: first those of the tape, then those of the prefix. */
  private nextGiven(): number {
    return this.givenAtStart - this.given;
  }

  private takeGiven(): number {
    const at = this.nextGiven();
    this.given -= 1;
    return at;
  }

  private givenRoll<A>(pool: Pool, reading: Reading<A>, cite: string): A {
    const at = this.takeGiven();
    if (at >= this.tape.length) return this.prefix[at - this.tape.length] as A;
    return reading.read(facesOnTape(this.tape[at] as Answer, pool, cite, at));
  }

  private givenChoice(question: Question<unknown>): number {
    const at = this.takeGiven();
    if (at >= this.tape.length) return this.prefix[at - this.tape.length] as number;
    return choiceOnTape(this.tape[at], question, at);
  }

  private givenChoices(questions: readonly Question<unknown>[]): readonly number[] {
    const at = this.takeGiven();
    if (at >= this.tape.length)
      return optionsOf(questions.map(sizeOf), this.prefix[at - this.tape.length] as number);
    return choicesOnTape(this.tape[at] as Answer, questions, at);
  }

  /** The frame of the next question on the path. */
  private next(): Frame {
    this.position += 1;
    return this.position === this.depth ? this.top : (this.frames[this.position] as Frame);
  }

  private found(state: Key): number {
    const taken = this.frames.slice(1, this.position + 1).map(({ law, index }) => kept(law.outcome(index)));
    this.places.push({ key: state, prefix: [...this.prefix, ...taken] });
    this.placeOf.set(state, this.places.length - 1);
    return this.places.length - 1;
  }

  private option<A>(question: Question<A>, index: number): A {
    const option = question.options[index];
    if (option === undefined) throw new RangeError(`no option ${index} in ${question.id}`);
    return option.value;
  }

  private openThrow(reading: Reading<unknown>, count: number, sides: number, openEnded: boolean): void {
    const law = reading.law({ count, sides, openEnded });
    this.walker.throws(law);
    this.open(law);
  }

  private open(law: Law<unknown>): void {
    if (this.depth >= MAX_DEPTH) throw new Stopped({ code: 'too-large', runs: 0 });
    if (law.size > this.budget) throw TOO_MANY_ANSWERS;
    this.depth += 1;
    if (this.depth === this.frames.length) this.frames.push(new Frame());
    const frame = this.frames[this.depth] as Frame;
    this.top = frame;
    frame.law = law;
    frame.size = law.size;
    frame.index = 0;
    frame.num = this.num;
    frame.den = this.den;
    this.num = frame.weight();
    this.den = timesWeight(this.den, law.total);
  }
}

const sizeOf = ({ options }: Question<unknown>): number => options.length;

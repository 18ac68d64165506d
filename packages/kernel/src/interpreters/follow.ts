import { type Dice, throwPool } from '../dice.ts';
import { canonical, type Law } from '../distribution.ts';
import { draw } from '../draw.ts';
import { type Fate, type Key, keyOfMark, type Mark, type Question, type Rule } from '../fate.ts';
import { type Faces, type Pool, poolKey } from '../pool.ts';
import type { Reading } from '../reading.ts';
import { type Answer, choiceOnTape, choicesOnTape, facesOnTape, type Tape } from '../tape.ts';
import { jointOf, optionsOf } from './joint.ts';
import type { Solution } from './solution.ts';

/** What a throw was read as: its place in the law is looked for only where something is decided. */
interface Read {
  readonly reading: Reading<unknown>;
  readonly pool: Pool;
  readonly value: unknown;
}

/**
 * Follows best play: keeps track of where the solution is, takes its decisions, and where it mixes lets dice decide.
 * What the tape answers comes first; the solution holds from `from` answers on.
 */
export class Following implements Fate {
  private readonly solution: Solution;
  private readonly dice: Dice;
  private readonly tape: Tape;
  private readonly from: number;
  private readonly faces: number[] = [];
  private readonly laws = new LawIndex();
  private at = 0;
  private key: Key | undefined;
  private since: (number | Read)[] = [];

  constructor(solution: Solution, dice: Dice, tape: Tape = [], from = 0) {
    this.solution = solution;
    this.dice = dice;
    this.tape = tape;
    this.from = from;
  }

  /** Starts the next run. */
  rewind(): void {
    this.at = 0;
    this.key = undefined;
    this.since.length = 0;
  }

  roll<A>(pool: Pool, reading: Reading<A>, cite: string): A {
    const faces: Faces =
      this.at < this.tape.length
        ? facesOnTape(this.tape[this.at] as Answer, pool, cite, this.at)
        : throwPool(this.dice, pool, this.faces);
    const value = reading.read(faces);
    this.answered({ reading, pool, value });
    return value;
  }

  choose<A>(question: Question<A>): A {
    const index =
      this.at < this.tape.length
        ? choiceOnTape(this.tape[this.at], question, this.at)
        : this.decide([question])[0];
    this.answered(index as number);
    return (question.options[index as number] as { value: A }).value;
  }

  chooseTogether<A>(questions: readonly Question<A>[]): readonly A[] {
    const indices =
      this.at < this.tape.length
        ? choicesOnTape(this.tape[this.at] as Answer, questions, this.at)
        : this.decide(questions);
    this.answered(jointOf(questions, indices));
    return questions.map(({ options }, i) => (options[indices[i] as number] as { value: A }).value);
  }

  mark(mark: Mark): void {
    if (this.at < this.from) return;
    this.key = keyOfMark(mark);
    this.since.length = 0;
  }

  note(): void {}

  /** The options that best play takes here. */
  protected decide(questions: readonly Question<unknown>[]): readonly number[] {
    const answers = this.since.map((one) => (typeof one === 'number' ? one : this.laws.indexOf(one)));
    const joint = draw(this.solution.decide(this.key, answers), this.dice);
    return optionsOf(
      questions.map(({ options }) => options.length),
      joint,
    );
  }

  private answered(answer: number | Read): void {
    if (this.at >= this.from) this.since.push(answer);
    this.at += 1;
  }
}

/** Leaves the rule with what best play decides where the tape ends. */
class Decided {
  readonly options: readonly number[];
  constructor(options: readonly number[]) {
    this.options = options;
  }
}

class DecidingOnce extends Following {
  protected override decide(questions: readonly Question<unknown>[]): never {
    throw new Decided(super.decide(questions));
  }
}

/** The options that best play takes where the tape has led, one for each who decides there. */
export function decisionAt<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  solution: Solution,
  { tape, from, dice }: { readonly tape: Tape; readonly from: number; readonly dice: Dice },
): readonly number[] {
  try {
    rule(new DecidingOnce(solution, dice, tape, from), input, house);
  } catch (thrown) {
    if (thrown instanceof Decided) return thrown.options;
    throw thrown;
  }
  throw new RangeError('the tape leads to no decision');
}

/** Finds what was read in the law of its pool. */
class LawIndex {
  private readonly known = new Map<Reading<unknown>, Map<number, ReadonlyMap<string | number, number>>>();

  indexOf({ reading, pool, value }: Read): number {
    const key = 2 * poolKey(pool) + Number(pool.openEnded);
    let laws = this.known.get(reading);
    if (laws === undefined) {
      laws = new Map();
      this.known.set(reading, laws);
    }
    let places = laws.get(key);
    if (places === undefined) {
      places = placesOf(reading.law(pool));
      laws.set(key, places);
    }
    // A reading with a horizon reads true totals, but its law lists none beyond: its last one stands for all of them.
    return places.get(canonical(value)) ?? places.size - 1;
  }
}

function placesOf(law: Law<unknown>): ReadonlyMap<string | number, number> {
  const places = new Map<string | number, number>();
  for (let i = 0; i < law.size; i += 1) places.set(canonical(law.outcome(i)), i);
  return places;
}

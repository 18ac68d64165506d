import { type Dice, thrownFaces } from '../dice.ts';
import type { Fate, Question, Rule, Thrower } from '../fate.ts';
import type { Faces, Pool } from '../pool.ts';
import type { Reading } from '../reading.ts';
import {
  type Answer,
  type Ask,
  asked,
  choiceOnTape,
  choicesOnTape,
  facesOnTape,
  IllegalAnswer,
  type Tape,
  type TapeProblem,
} from '../tape.ts';
import type { Fact } from '../text.ts';

/** One line of the account of a run. */
export type TraceLine =
  | { readonly kind: 'fact'; readonly cite: string; readonly fact: Fact }
  | {
      readonly kind: 'roll';
      readonly cite: string;
      readonly pool: Pool;
      readonly faces: Faces;
      readonly of?: Thrower;
    }
  | {
      readonly kind: 'choice';
      readonly cite: string;
      readonly question: string;
      readonly by: string;
      readonly key: string;
    };

export type Run<O> =
  | {
      readonly kind: 'finished';
      readonly outcome: O;
      readonly tape: Tape;
      readonly trace: readonly TraceLine[];
    }
  | { readonly kind: 'asks'; readonly ask: Ask; readonly tape: Tape; readonly trace: readonly TraceLine[] }
  | { readonly kind: 'refused'; readonly problem: TapeProblem };

/** Who answers beyond the tape. Whatever is missing here is asked. */
export interface Players {
  readonly dice?: Dice;
  /** The index of the option taken, or undefined to leave the question open. `tape` holds the answers so far. */
  readonly decide?: (question: Question<unknown>, tape: Tape) => number | undefined;
}

/** Leaves the rule at the first question without an answer. Made once: it carries no stack. */
const SUSPENDED = { suspended: true };

/** Plays a rule: first from the tape, then by dice and people; stops at the first question nobody answers. */
export function play<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  tape: Tape,
  players: Players = {},
): Run<O> {
  const fate = new Playing(tape, players);
  let outcome: O;
  try {
    outcome = rule(fate, input, house);
  } catch (thrown) {
    if (thrown === SUSPENDED) {
      return { kind: 'asks', ask: fate.ask as Ask, tape: fate.answers, trace: fate.trace };
    }
    if (thrown instanceof IllegalAnswer) return { kind: 'refused', problem: thrown.problem };
    throw thrown;
  }
  if (fate.answers.length < tape.length) {
    return { kind: 'refused', problem: { code: 'left-over-answers', at: fate.answers.length } };
  }
  return { kind: 'finished', outcome, tape: fate.answers, trace: fate.trace };
}

/** Most runs have one answer and a line or two: lists made at that size, instead of grown, save a third of a roll. */
const NO_LINES: TraceLine[] = [];
const NO_ANSWERS: Answer[] = [];
// Runs without any share these: nobody may add to them.
Object.freeze(NO_LINES);
Object.freeze(NO_ANSWERS);

class Playing implements Fate {
  trace: TraceLine[] = NO_LINES;
  answers: Answer[] = NO_ANSWERS;
  ask: Ask | undefined = undefined;
  private readonly tape: Tape;
  private readonly players: Players;

  constructor(tape: Tape, players: Players) {
    this.tape = tape;
    this.players = players;
  }

  roll<A>(pool: Pool, reading: Reading<A>, cite: string, of?: Thrower): A {
    const at = this.answers.length;
    const recorded = this.tape[at];
    let faces: Faces;
    if (recorded !== undefined) faces = facesOnTape(recorded, pool, cite, at);
    else if (this.players.dice !== undefined) faces = thrownFaces(this.players.dice, pool);
    else
      throw this.suspend(of === undefined ? { kind: 'roll', pool, cite } : { kind: 'roll', pool, cite, of });
    this.record(faces);
    this.line(
      of === undefined ? { kind: 'roll', cite, pool, faces } : { kind: 'roll', cite, pool, faces, of },
    );
    return reading.read(faces);
  }

  choose<A>(question: Question<A>): A {
    const recorded = this.tape[this.answers.length];
    const index =
      recorded !== undefined
        ? choiceOnTape(recorded, question, this.answers.length)
        : this.players.decide?.(question, this.answers);
    const option = index === undefined ? undefined : question.options[index];
    if (option === undefined)
      throw this.suspend({ kind: 'choose', questions: [asked(question)], together: false });
    this.record(option.key);
    this.noteChoice(question, option.key);
    return option.value;
  }

  chooseTogether<A>(questions: readonly Question<A>[]): readonly A[] {
    const recorded = this.tape[this.answers.length];
    const indices =
      recorded !== undefined
        ? choicesOnTape(recorded, questions, this.answers.length)
        : questions.map((question) => this.players.decide?.(question, this.answers));
    const options = questions.map((question, i) => question.options[indices[i] ?? -1]);
    if (options.some((option) => option === undefined)) {
      throw this.suspend({ kind: 'choose', questions: questions.map(asked), together: true });
    }
    this.record(options.map((option) => option?.key ?? ''));
    return options.map((option, i) => {
      const taken = option as NonNullable<typeof option>;
      this.noteChoice(questions[i] as Question<A>, taken.key);
      return taken.value;
    });
  }

  mark(): void {}

  note(cite: string, fact: Fact): void {
    this.line({ kind: 'fact', cite, fact });
  }

  private record(answer: Answer): void {
    if (this.answers.length === 0) this.answers = [answer];
    else this.answers.push(answer);
  }

  private line(line: TraceLine): void {
    if (this.trace.length === 0) this.trace = [line];
    else this.trace.push(line);
  }

  private noteChoice({ id, cite, by }: Question<unknown>, key: string): void {
    this.line({ kind: 'choice', cite, question: id, by, key });
  }

  private suspend(ask: Ask): unknown {
    this.ask = ask;
    return SUSPENDED;
  }
}

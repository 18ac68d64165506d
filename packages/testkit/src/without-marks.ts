import {
  type Distribution,
  exact,
  type Fate,
  play,
  type Rule,
  type Stance,
  seededDice,
  solve,
  type Tape,
} from '@tafelrunde/kernel';
import { chancesOf } from './brute-force.ts';

/** The same rule, but nothing hears its marks. */
export function withoutMarks<I, H, O>(rule: Rule<I, H, O>): Rule<I, H, O> {
  return (fate, input, house) => rule(deaf(fate), input, house);
}

const deaf = (fate: Fate): Fate => ({
  roll: (pool, reading, cite, of) => fate.roll(pool, reading, cite, of),
  choose: (question) => fate.choose(question),
  chooseTogether: (questions) => fate.chooseTogether(questions),
  mark: () => {},
  note: (cite, fact) => fate.note(cite, fact),
});

export interface MarksCheck<O> {
  /** Runs to follow; from each of them the odds of what is left are compared, from the end back to the start. */
  readonly seeds?: readonly number[];
  /** How many runs a calculation without marks may take. */
  readonly budget?: number;
  /** Numbers that best play is compared for. */
  readonly goals?: readonly ((outcome: O) => number)[];
  readonly stance?: (question: { readonly by: string }) => Stance;
}

export interface MarksFound {
  /** How many states were small enough to be calculated both ways. */
  readonly compared: number;
  /** A tape after which marks change the odds or best play: some mark says the same of states that differ. */
  readonly coarse: Tape | undefined;
}

/** Looks for a mark that is too coarse: with and without marks, what is left of a run must come to the same. */
export function compareMarks<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  { seeds = [1, 2, 3], budget = 2_000, goals = [], stance }: MarksCheck<O> = {},
): MarksFound {
  const plain = withoutMarks(rule);
  const small: Tape[] = [];
  for (const seed of seeds) {
    const run = play(rule, input, house, [], { dice: seededDice(seed), decide: () => 0 });
    if (run.kind !== 'finished') throw new Error('a run that does not end');
    let largest: Tape = run.tape;
    for (let cut = run.tape.length; cut >= 0; cut -= 1) {
      const tape = run.tape.slice(0, cut);
      const [marked, bare] = [rule, plain].map((one) => exact(one, input, house, { tape, budget }));
      if (!marked?.ok || !bare?.ok) break;
      small.push(tape);
      largest = tape;
      if (!haveSameOdds(marked.value, bare.value)) return { compared: small.length, coarse: tape };
    }
    // Best play takes longer: it is compared where most is left to decide.
    for (const goal of goals) {
      const options = { tape: largest, budget, ...(stance === undefined ? {} : { stance }) };
      const [one, two] = [rule, plain].map((each) => solve(each, input, house, goal, options));
      if (one?.ok && two?.ok && Math.abs(one.value.value - two.value.value) > 1e-9)
        return { compared: small.length, coarse: largest };
    }
  }
  return { compared: small.length, coarse: undefined };
}

function haveSameOdds<O>(one: Distribution<O>, two: Distribution<O>): boolean {
  const [ones, twos] = [chancesOf(one), chancesOf(two)];
  const keys = Object.keys(ones);
  return (
    keys.length === Object.keys(twos).length &&
    keys.every((key) => ones[key]?.n === twos[key]?.n && ones[key]?.d === twos[key]?.d)
  );
}

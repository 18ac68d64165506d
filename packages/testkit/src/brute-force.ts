import {
  type AskedQuestion,
  type Distribution,
  distribution,
  type Fraction,
  fraction,
  play,
  type Rule,
  type Stance,
  type Tape,
  toNumber,
} from '@tafelrunde/kernel';
import { enumerateFaces } from './enumerate-faces.ts';
import { gameByHand } from './game-by-hand.ts';

/** What a rule comes to if it is played with every order of faces. Decisions take their first option. */
export function oddsByPlay<I, H, O>(rule: Rule<I, H, O>, input: I, house: H): Distribution<O> {
  const ends: { readonly outcome: O; readonly cases: bigint }[] = [];
  const walk = (tape: Tape, cases: bigint): void => {
    const run = play(rule, input, house, tape);
    if (run.kind === 'refused') throw new Error(JSON.stringify(run.problem));
    if (run.kind === 'finished') ends.push({ outcome: run.outcome, cases });
    else if (run.ask.kind === 'roll') {
      const each = cases * BigInt(run.ask.pool.sides) ** BigInt(run.ask.pool.count);
      for (const faces of enumerateFaces(run.ask.pool)) walk([...tape, faces], each);
    } else {
      const keys = run.ask.questions.map(({ options }) => options[0] as string);
      walk([...tape, run.ask.together ? keys : (keys[0] as string)], cases);
    }
  };
  walk([], 1n);
  const common = ends.reduce((most, { cases }) => (most % cases === 0n ? most : most * cases), 1n);
  return distribution(ends.map(({ outcome, cases }) => [outcome, common / cases] as const));
}

/**
 * The value of a goal under best play: plain expectimax over whole tapes, nothing merged, nothing remembered. Who decides
 * at once with others sees none of their answers. Undefined where one side of several people would have to throw dice for
 * what they do together.
 */
export function bestByPlay<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  goal: (outcome: O) => number,
  stance: (question: AskedQuestion) => Stance,
): number | undefined {
  const value = (tape: Tape): number => {
    const run = play(rule, input, house, tape);
    if (run.kind === 'refused') throw new Error(JSON.stringify(run.problem));
    if (run.kind === 'finished') return goal(run.outcome);
    const { ask } = run;
    if (ask.kind === 'roll') {
      const all = [...enumerateFaces(ask.pool)].map((faces) => value([...tape, faces]));
      return all.reduce((total, each) => total + each, 0) / all.length;
    }
    return settle(ask.questions, (keys) => value([...tape, ask.together ? keys : (keys[0] as string)]));
  };
  const settle = (
    questions: readonly AskedQuestion[],
    after: (keys: readonly string[]) => number,
  ): number => {
    const side = (wanted: Stance): readonly (readonly string[])[] =>
      questions.reduce<readonly (readonly string[])[]>(
        (before, question) => {
          const options = stance(question) === wanted ? question.options : question.options.slice(0, 1);
          return before.flatMap((keys) => options.map((key) => [...keys, key]));
        },
        [[]],
      );
    const [seekers, opposers] = [side('seek'), side('oppose')];
    const matrix = seekers.map((mine) =>
      opposers.map((theirs) =>
        after(questions.map((one, i) => (stance(one) === 'oppose' ? theirs[i] : mine[i]) as string)),
      ),
    );
    const worth = gameByHand(matrix);
    const isAlone = (wanted: Stance): boolean =>
      new Set(questions.filter((one) => stance(one) === wanted && one.options.length > 1).map(({ by }) => by))
        .size <= 1;
    const sure = Math.max(...matrix.map((row) => Math.min(...row)));
    const most = Math.min(...opposers.map((_, j) => Math.max(...matrix.map((row) => row[j] as number))));
    if (!isAlone('seek') && sure < worth - 1e-9) throw APART;
    if (!isAlone('oppose') && most > worth + 1e-9) throw APART;
    return worth;
  };
  try {
    return value([]);
  } catch (thrown) {
    if (thrown === APART) return undefined;
    throw thrown;
  }
}

/** Leaves where several people would need one die. */
const APART = { apart: true };

/** The chance of each outcome, keyed by its JSON: two distributions are equal if these are. */
export function chancesOf<O>(odds: Distribution<O>): Record<string, Fraction> {
  return Object.fromEntries(
    odds.outcomes.map((outcome, i) => [JSON.stringify(outcome), fraction(odds.weight(i), odds.total)]),
  );
}

/** The mean of a goal over exact odds, as a double. */
export function meanOf<O>(odds: Distribution<O>, goal: (outcome: O) => number): number {
  return odds.outcomes.reduce(
    (sum, outcome, i) => sum + goal(outcome) * toNumber(fraction(odds.weight(i), odds.total)),
    0,
  );
}

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

/** The value of a goal under best play: plain expectimax over whole tapes, nothing merged, nothing remembered. */
export function bestByPlay<I, H, O>(
  rule: Rule<I, H, O>,
  input: I,
  house: H,
  goal: (outcome: O) => number,
  stance: (question: AskedQuestion) => Stance,
): number {
  const value = (tape: Tape): number => {
    const run = play(rule, input, house, tape);
    if (run.kind === 'refused') throw new Error(JSON.stringify(run.problem));
    if (run.kind === 'finished') return goal(run.outcome);
    const { ask } = run;
    if (ask.kind === 'roll') {
      const all = [...enumerateFaces(ask.pool)].map((faces) => value([...tape, faces]));
      return all.reduce((total, each) => total + each, 0) / all.length;
    }
    if (!ask.together) return settle(ask.questions[0] as AskedQuestion, (key) => value([...tape, key]));
    const answerFrom = (keys: readonly string[]): number => {
      const question = ask.questions[keys.length];
      return question === undefined
        ? value([...tape, keys])
        : settle(question, (key) => answerFrom([...keys, key]));
    };
    return answerFrom([]);
  };
  const settle = (question: AskedQuestion, after: (key: string) => number): number => {
    const wanted = stance(question);
    if (wanted === 'default') return after(question.options[0] as string);
    const values = question.options.map(after);
    return wanted === 'seek' ? Math.max(...values) : Math.min(...values);
  };
  return value([]);
}

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

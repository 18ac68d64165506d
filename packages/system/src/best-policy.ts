import {
  type Advice,
  Answers,
  type CalculationProblem,
  type Dice,
  decisionAt,
  draw,
  err,
  type NothingToDecide,
  ok,
  play,
  type Question,
  type Result,
  type Rule,
  roundedMix,
  type Solution,
  solve,
  type Tape,
  wholeMix,
} from '@tafelrunde/kernel';
import type { Action, Goal, Outcome } from './action.ts';
import { goalValue } from './goals.ts';
import { budgetOf } from './odds.ts';

export interface BestPolicyOptions {
  /** Decide where best play leaves it to chance, so that nobody can foresee it. */
  readonly dice: Dice;
  /** How many runs a solution may take. */
  readonly budget?: number;
}

/** Plays one run of an action for a goal. */
export interface BestPolicy {
  /**
   * The keys for all who decide where the tape has led, those who work against the goal and those who take the default
   * included. Too large where best play cannot be found within the budget.
   */
  answer(tape: Tape): Result<readonly string[], CalculationProblem | NothingToDecide>;
}

/** A solution, and the tape from which on it holds. */
interface Followed {
  readonly solution: Solution;
  readonly tape: Tape;
}

/** Solves at the first decision that no solver beside the rule knows, and follows that solution from there on. */
export function bestPolicy(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal,
  options: BestPolicyOptions,
): BestPolicy {
  const rule: Rule<unknown, unknown, Outcome> = (fate, i, h) => action.rule(fate, i, h).outcome;
  const stance = action.stance(input, goal);
  let followed: Followed | undefined;
  const solutionFor = (tape: Tape): Result<Followed, CalculationProblem> => {
    if (followed !== undefined && startsWith(tape, followed.tape)) return ok(followed);
    const worth = goalValue(action, goal);
    const solved = solve(rule, input, house, worth, { tape, stance, ...budgetOf(action, options) });
    if (!solved.ok) return solved;
    followed = { solution: solved.value, tape };
    return ok(followed);
  };
  const known = (question: Question<unknown>, place: number, tape: Tape): string | undefined => {
    const isSettled = question.options.length === 1 || stance(question) === 'default';
    if (isSettled) return question.options[0]?.key;
    const advice = action.solver?.advise?.(input, house, goal, tape, place);
    return advice && keyOf(advice, options.dice);
  };
  return {
    answer(tape) {
      const questions = askedAt(rule, input, house, tape);
      if (questions.length === 0) return err({ code: 'nothing-to-decide' });
      const keys = questions.map((question, place) => known(question, place, tape));
      if (keys.every((key) => key !== undefined)) return ok(keys);
      const found = solutionFor(tape);
      if (!found.ok) return found;
      const { solution, tape: start } = found.value;
      const way = { tape, from: start.length, dice: options.dice };
      const indices = decisionAt(rule, input, house, solution, way);
      return ok(questions.map((question, i) => question.options[indices[i] as number]?.key as string));
    },
  };
}

/** What is to be decided where the tape has led; nothing if a throw comes next, or the run is over. */
function askedAt(
  rule: Rule<unknown, unknown, Outcome>,
  input: unknown,
  house: unknown,
  tape: Tape,
): readonly Question<unknown>[] {
  const questions: Question<unknown>[] = [];
  play(rule, input, house, tape, {
    decide: (question) => {
      questions.push(question);
      return undefined;
    },
  });
  return questions;
}

/** The first of the advice, or one by its weight where chance must decide. */
function keyOf(advice: readonly Advice[], dice: Dice): string | undefined {
  const mixed = advice.filter(({ weight = 0 }) => weight > 0);
  if (mixed.length < 2) return advice[0]?.key;
  const { weights, total } = wholeMix(roundedMix(mixed.map(({ weight = 0 }) => weight)));
  return mixed[draw(new Answers(mixed.length, undefined, weights, total), dice)]?.key;
}

const startsWith = (tape: Tape, start: Tape): boolean =>
  tape.length >= start.length && JSON.stringify(tape.slice(0, start.length)) === JSON.stringify(start);

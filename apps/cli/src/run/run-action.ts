import type { Action, Effect, Outcome, Resolution } from '@tafelrunde/kernel';
import { badValue } from '../bad-input.ts';
import type { ActionSubject } from '../find.ts';
import { AnswersQueue, parseAnswers } from '../options/answers.ts';
import { goalFor, readGoal } from '../options/goal.ts';
import { refusalOf } from '../output/headline.ts';
import type { Session } from '../session.ts';
import { bestKeys } from './best-play.ts';
import { decisionsFrom, type PolicyKeys } from './decide.ts';
import { type ThrowOptions, throwsFrom } from './dice.ts';
import { refuseLeftOvers } from './left-overs.ts';
import { type Finished, settle } from './settle.ts';

/** Where dice and decisions come from. */
export interface RunOptions extends ThrowOptions {
  readonly answers?: string;
  readonly policy?: string;
  readonly goal?: string;
}

export type FinishedAction = Finished<Resolution<Outcome, Effect>>;

/** Plays an action to its end. */
export async function runAction(
  session: Session,
  { system, action }: ActionSubject,
  input: unknown,
  house: unknown,
  options: RunOptions,
): Promise<FinishedAction> {
  const { cwd } = session.io;
  const throws = throwsFrom(options);
  const answers = options.answers === undefined ? new AnswersQueue([]) : parseAnswers(options.answers, cwd);
  const decide = decisionsFrom(session, system, answers, policyOf(action, input, house, options, cwd));
  const run = await settle(action.rule, input, house, { throws, decide });
  if (run.kind !== 'finished') throw new Error('every decision has been made');
  refuseLeftOvers(throws, answers, refusalOf(session, system, run.outcome.outcome));
  return run;
}

function policyOf(
  action: Action,
  input: unknown,
  house: unknown,
  { policy, goal: text }: RunOptions,
  cwd: string,
): PolicyKeys | undefined {
  // A goal that is none is refused, even where nobody asks for it.
  readGoal(action, text, cwd);
  switch (policy) {
    case undefined:
      return undefined;
    case 'first':
      return ({ questions }) => questions.map(({ options: [first = ''] }) => first);
    case 'best': {
      const aim = goalFor(action, input, text, cwd);
      return (decisions, soFar) => bestKeys(action, input, house, aim, decisions, soFar);
    }
    default:
      throw badValue({ code: 'not-one-of', at: 'policy', data: { allowed: 'best, first' } });
  }
}

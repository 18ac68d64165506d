import { type Action, type Goal, parseGoal, usualGoal } from '@tafelrunde/system';
import { badProblems, complain } from './complaint.ts';

/** The goal that is given; `question` is the one that advice is wanted on. */
export function readGoal(action: Action, raw: unknown, question?: string): Goal | undefined {
  if (raw === undefined) return undefined;
  const parsed = parseGoal(action, raw, question);
  if (parsed.ok) return parsed.value;
  const { code, at } = parsed.error;
  const [chances, numbers] = [Object.keys(action.chances), Object.keys(action.goals)];
  if (code === 'not-a-goal' || chances.length + numbers.length === 0) {
    throw complain('not-a-goal', { chances, numbers }, at);
  }
  throw badProblems([parsed.error], 'goal');
}

/** The goal that is given, else what best play of this action usually aims at. */
export function goalFor(action: Action, input: unknown, raw: unknown, question?: string): Goal {
  const goal = readGoal(action, raw, question) ?? usualGoal(action, input, question);
  if (goal === undefined) throw complain('goal-missing', { action: action.id }, 'goal');
  return goal;
}

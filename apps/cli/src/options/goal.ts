import { type Action, type Goal, parseGoal, usualGoal } from '@tafelrunde/kernel';
import { badInput, badProblems } from '../bad-input.ts';
import { readJson } from './json-option.ts';

/** `question` is the one that advice is wanted on. */
export function readGoal(
  action: Action,
  text: string | undefined,
  cwd: string,
  question?: string,
): Goal | undefined {
  if (text === undefined) return undefined;
  const parsed = parseGoal(action, readJson('goal', text, cwd), question);
  if (parsed.ok) return parsed.value;
  const { code, at } = parsed.error;
  const [chances, numbers] = [Object.keys(action.chances), Object.keys(action.goals)];
  if (code === 'not-a-goal' || chances.length + numbers.length === 0) {
    throw badInput('not-a-goal', { chances, numbers }, at);
  }
  throw badProblems([parsed.error], 'goal');
}

/** The goal that is given, else what best play of this action usually aims at. */
export function goalFor(
  action: Action,
  input: unknown,
  text: string | undefined,
  cwd: string,
  question?: string,
): Goal {
  const goal = readGoal(action, text, cwd, question) ?? usualGoal(action, input, question);
  if (goal === undefined) throw badInput('goal-missing', { action: action.id }, 'goal');
  return goal;
}

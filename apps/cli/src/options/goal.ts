import { type Action, type Goal, parseGoal } from '@tafelrunde/kernel';
import { badInput, badProblems } from '../bad-input.ts';
import { readJson } from './json-option.ts';

export function readGoal(action: Action, text: string | undefined, cwd: string): Goal | undefined {
  if (text === undefined) return undefined;
  const parsed = parseGoal(action, readJson('goal', text, cwd));
  if (parsed.ok) return parsed.value;
  const { code, at } = parsed.error;
  const [chances, numbers] = [Object.keys(action.chances), Object.keys(action.goals)];
  if (code === 'not-a-goal' || chances.length + numbers.length === 0) {
    throw badInput('not-a-goal', { chances, numbers }, at);
  }
  throw badProblems([parsed.error], 'goal');
}

/** What best play aims at unless told otherwise: success, else the action's first number, else its first chance. */
export function usualGoal(action: Action): Goal {
  const [chance] = Object.keys(action.chances);
  const [number] = Object.keys(action.goals);
  if (Object.hasOwn(action.chances, 'success')) return { chance: 'success' };
  if (number !== undefined) return { maximise: number };
  if (chance !== undefined) return { chance };
  throw badInput('goal-missing', { action: action.id }, 'goal');
}

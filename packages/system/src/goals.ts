import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import type { Action, Goal, Outcome } from './action.ts';

/** Reads a goal from outside; `question` is the one that advice is wanted on. */
export function parseGoal(action: Action, raw: unknown, question?: string): Result<Goal, Problem> {
  const given = raw as { chance?: unknown; maximise?: unknown } | null;
  const fields = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  if (fields.length === 1 && typeof given?.chance === 'string') {
    if (Object.hasOwn(action.chances, given.chance)) return ok({ chance: given.chance });
    return err({
      code: 'not-one-of',
      at: 'goal.chance',
      data: { allowed: Object.keys(action.chances).join(', ') },
    });
  }
  if (fields.length === 1 && typeof given?.maximise === 'string') {
    const allowed = [...ownGoals(action, question), ...Object.keys(action.goals)];
    if (allowed.includes(given.maximise)) return ok({ maximise: given.maximise });
    return err({ code: 'not-one-of', at: 'goal.maximise', data: { allowed: allowed.join(', ') } });
  }
  return err({ code: 'not-a-goal', at: 'goal' });
}

function ownGoals({ ownGoals: all }: Action, question: string | undefined): readonly string[] {
  return question !== undefined && Object.hasOwn(all, question) ? (all[question] ?? []) : [];
}

/** What advice on a question can aim at: with the own dice where these are asked about, else with the whole action. */
export function goalsOf(action: Action, question: string): readonly Goal[] {
  const own = ownGoals(action, question);
  if (own.length > 0) return own.map((maximise) => ({ maximise }));
  const chances = Object.keys(action.chances).map((chance) => ({ chance }));
  return [...chances, ...Object.keys(action.goals).map((maximise) => ({ maximise }))];
}

/** Whether a question is about nothing but the dice of whoever decides. */
export const asksOwnDice = (action: Action, question: string): boolean =>
  ownGoals(action, question).length > 0;

/** What a goal is worth in an outcome. */
export function goalValue(action: Action, goal: Goal): (outcome: Outcome) => number {
  if ('maximise' in goal) return action.goals[goal.maximise] as (outcome: Outcome) => number;
  const holds = action.chances[goal.chance] as (outcome: Outcome) => boolean;
  return (outcome) => (holds(outcome) ? 1 : 0);
}

/** What best play aims at unless told otherwise: what the action aims at, else success, its first number, its first chance. */
export function usualGoal(action: Action, input: unknown, question?: string): Goal | undefined {
  const [own] = ownGoals(action, question);
  if (own !== undefined) return { maximise: own };
  const [chance] = Object.keys(action.chances);
  const [number] = Object.keys(action.goals);
  const aim = action.aim(input);
  if (aim !== undefined) return aim;
  if (Object.hasOwn(action.chances, 'success')) return { chance: 'success' };
  if (number !== undefined) return { maximise: number };
  return chance === undefined ? undefined : { chance };
}

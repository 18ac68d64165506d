import type { Action } from '@tafelrunde/system';
import { d6pool } from '../src/system.ts';
import { EQUIPMENT_SAMPLES, FIGHT_SAMPLES, HEALING_SAMPLES } from './fight-samples.ts';
import { CHALLENGE_SAMPLES, CHARACTER_SAMPLES } from './sample-inputs.ts';
import { SURROUNDINGS_SAMPLES } from './surroundings-samples.ts';

/** One legal input for every action, by its id. */
export const SAMPLES: Readonly<Record<string, unknown>> = {
  ...CHARACTER_SAMPLES,
  ...CHALLENGE_SAMPLES,
  ...EQUIPMENT_SAMPLES,
  ...FIGHT_SAMPLES,
  ...HEALING_SAMPLES,
  ...SURROUNDINGS_SAMPLES,
};

export function actionOf(name: string): Action {
  const action = d6pool.actions.find(({ id }) => id === `d6pool/${name}`);
  if (action === undefined) throw new Error(name);
  return action;
}

/** The sample of an action, or another input for it, read as from outside. */
export function inputFor(action: Action, raw: unknown = SAMPLES[action.id]): unknown {
  const parsed = action.input.parse(raw);
  if (!parsed.ok) throw new Error(`${action.id} ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

import type { Action } from '@tafelrunde/system';
import { actions } from '../src/actions/index.ts';

/** An action by its name. */
export function actionOf(name: string): Action {
  const found = actions.find(({ id }) => id === `heldenhandbuch/${name}`);
  if (found === undefined) throw new Error(`there is no action ${name}`);
  return found;
}

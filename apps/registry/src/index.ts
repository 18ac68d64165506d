import { d6pool } from '@tafelrunde/d6pool';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { heldenhandbuch } from '@tafelrunde/heldenhandbuch';
import type { Action, System } from '@tafelrunde/kernel';
import { probenwuerfel } from '@tafelrunde/probenwuerfel';
import { d6poolExamples } from './examples/d6pool.ts';
import { grundregelwerkExamples } from './examples/grundregelwerk.ts';
import { heldenhandbuchExamples } from './examples/heldenhandbuch.ts';
import { probenwuerfelExamples } from './examples/probenwuerfel.ts';

/** Every system of the product. Apps know the systems through this list alone. */
export const systems: readonly System[] = [grundregelwerk, heldenhandbuch, probenwuerfel, d6pool];

export const systemOf = (id: string): System | undefined => systems.find((system) => system.id === id);

/** The action with this id and the system it belongs to. */
export function actionOf(id: string): { readonly system: System; readonly action: Action } | undefined {
  for (const system of systems) {
    const action = system.actions.find((one) => one.id === id);
    if (action !== undefined) return { system, action };
  }
  return undefined;
}

/** All of it as one value, for whoever asks the engine. */
export const registry = {
  systems,
  examples: {
    ...grundregelwerkExamples,
    ...heldenhandbuchExamples,
    ...probenwuerfelExamples,
    ...d6poolExamples,
  },
};

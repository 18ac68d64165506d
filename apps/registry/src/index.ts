import { d6pool } from '@tafelrunde/d6pool';
import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { heldenhandbuch } from '@tafelrunde/heldenhandbuch';
import { err, type Result } from '@tafelrunde/kernel';
import { probenwuerfel } from '@tafelrunde/probenwuerfel';
import type { Action, System } from '@tafelrunde/system';
import { d6poolExamples } from './examples/d6pool.ts';
import { grundregelwerkExamples } from './examples/grundregelwerk.ts';
import { heldenhandbuchExamples } from './examples/heldenhandbuch.ts';
import { probenwuerfelExamples } from './examples/probenwuerfel.ts';
import { addTo, type OutsideProblem } from './outside.ts';

export type { OutsideProblem } from './outside.ts';

const known: System[] = [grundregelwerk, heldenhandbuch, probenwuerfel, d6pool];
const outside: OutsideSystem[] = [];

/** Every system of the product, and behind them those of the host. Apps know the systems through this list alone. */
export const systems: readonly System[] = known;

/** Adds a system of the host. To be called at its start: what has been listed before does not change. */
export const register = (system: unknown): Result<System, OutsideProblem> => addTo(known, system);

/** The same for what a module exports as `system` or by default, by its address (`file:///...`). */
export async function registerFrom(address: string): Promise<Result<System, OutsideProblem>> {
  let loaded: { readonly system?: unknown; readonly default?: unknown };
  try {
    loaded = await import(/* @vite-ignore */ address);
  } catch (thrown) {
    return err({ code: 'not-loaded', why: thrown instanceof Error ? thrown.message : String(thrown) });
  }
  const added = register(loaded.system ?? loaded.default);
  if (added.ok && !outside.some((one) => one.address === address))
    outside.push({ address, system: added.value });
  return added;
}

/** A system of the host, and the address of its module. */
export interface OutsideSystem {
  readonly address: string;
  readonly system: System;
}

/** The host's systems with where they came from: threads of the same program register them, and the page loads them. */
export const outsideSystems = (): readonly OutsideSystem[] => outside;

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

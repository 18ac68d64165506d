import type { Action, System } from '@tafelrunde/system';

/** The systems that are known here. Whoever opens a door hands it in: all four, or the one a page has loaded. */
export interface Registry {
  readonly systems: readonly System[];
  /** By action: an input that works, as it would come from outside, and the house rules it needs, if any. */
  readonly examples?: Readonly<
    Record<string, { readonly input: unknown; readonly house?: Readonly<Record<string, unknown>> }>
  >;
}

export const systemIn = ({ systems }: Registry, id: string): System | undefined =>
  systems.find((system) => system.id === id);

export interface KnownAction {
  readonly system: System;
  readonly action: Action;
}

export function actionIn({ systems }: Registry, id: string): KnownAction | undefined {
  for (const system of systems) {
    const action = system.actions.find((one) => one.id === id);
    if (action !== undefined) return { system, action };
  }
  return undefined;
}

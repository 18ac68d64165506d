import type { Action } from './action.ts';
import type { SystemWords } from './system.ts';

/** What figures are called: by their ids. */
export type Names = ReadonlyMap<string, string>;

/** The names of the figures in an action's input, if it has a scene. */
export function namesIn(input: unknown): Names {
  const { scene } = (input ?? {}) as { scene?: { figures?: readonly { id: string; name: string }[] } };
  return new Map(scene?.figures?.map(({ id, name }) => [id, name]) ?? []);
}

/** What the chances of an action are called, with the names of the figures they speak of. */
export function chanceWords(
  words: SystemWords,
  action: Action,
  input: unknown,
  names: Names = namesIn(input),
): (chance: string) => string {
  const whose = action.whose(input);
  return (chance) => words.chance(chance, names.get(whose[chance] ?? ''));
}

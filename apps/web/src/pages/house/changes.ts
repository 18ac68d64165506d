import { parseHouse, type System } from '@tafelrunde/system';

/** House rules that differ from the defaults. */
export type Changes = Readonly<Record<string, unknown>>;

/** The changes with one switch set; a switch back at its default is no change. */
export function withSwitch(system: System, changes: Changes, key: string, value: unknown): Changes {
  const rest = Object.fromEntries(Object.entries(changes).filter(([one]) => one !== key));
  const isDefault = JSON.stringify(value) === JSON.stringify(system.houseRules[key]?.default);
  return isDefault ? rest : { ...rest, [key]: value };
}

export const without = (changes: Changes, key: string): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([one]) => one !== key));

/** A named pack, as it is kept and written to files. */
export interface Pack {
  readonly kind: 'tafelrunde-house';
  readonly version: 1;
  readonly system: string;
  readonly name: string;
  readonly house: Changes;
}

export type PackProblem =
  | { readonly code: 'not-a-pack' }
  | { readonly code: 'other-system'; readonly system: string }
  | { readonly code: 'bad-switches'; readonly at: readonly string[] };

const MAX_NAME = 60;

export const packOf = (system: System, name: string, house: Changes): Pack => ({
  kind: 'tafelrunde-house',
  version: 1,
  system: system.id,
  name: name.trim().slice(0, MAX_NAME),
  house,
});

/** Reads a pack from outside: the house rules in it must be ones of this system. */
export function parsePack(system: System, raw: unknown): Pack | PackProblem {
  const given = raw as Partial<Record<keyof Pack, unknown>> | null;
  if (typeof given !== 'object' || given === null || given.kind !== 'tafelrunde-house')
    return { code: 'not-a-pack' };
  if (given.version !== 1 || typeof given.name !== 'string' || given.name.trim() === '')
    return { code: 'not-a-pack' };
  if (given.system !== system.id) return { code: 'other-system', system: String(given.system) };
  const house = parseHouse(system.houseRules, given.house);
  if (!house.ok) return { code: 'bad-switches', at: house.error.map(({ at }) => at) };
  return packOf(system, given.name, given.house as Changes);
}

/** Switches under the action they belong to: the first that cites their ruling. */
export function byTopic(system: System): readonly (readonly [action: string, keys: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const [key, { ruling }] of Object.entries(system.houseRules)) {
    const action = system.actions.find(({ cites }) => cites.includes(ruling))?.id ?? '';
    groups.set(action, [...(groups.get(action) ?? []), key]);
  }
  return [...groups];
}

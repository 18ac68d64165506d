import type { System } from '@tafelrunde/system';
import { readStored, store } from '../../state/stored.ts';
import { type Changes, type Pack, parsePack } from './changes.ts';

const keyOf = (system: System): string => `packs.${system.id}`;

/** The packs this browser keeps for a system; what cannot be read any more is left out. */
export function keptPacks(system: System): readonly Pack[] {
  const raw = readStored(keyOf(system));
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown) => {
    const pack = parsePack(system, one);
    return 'code' in pack ? [] : [pack];
  });
}

export const keepPacks = (system: System, packs: readonly Pack[]): void => store(keyOf(system), packs);

/** What was set on this page last time. */
export function keptChanges(system: System): Changes {
  const raw = {
    kind: 'tafelrunde-house',
    version: 1,
    system: system.id,
    name: '-',
    house: readStored(`house.${system.id}`),
  };
  const pack = parsePack(system, raw);
  return 'code' in pack ? {} : pack.house;
}

export const keepChanges = (system: System, changes: Changes): void => store(`house.${system.id}`, changes);

import type { System } from '@tafelrunde/system';
import { type SoloWorld, soloBeginning, soloLink } from '../../src/table/solo-link.ts';
import type { TableLink } from '../../src/table/table-state.ts';

/** Seeds, ids and hours that are the same in every run. */
export function countedWorld(system: System): SoloWorld {
  let n = 0;
  return {
    system,
    secret: () => (++n).toString(16).padStart(64, '0'),
    now: () => n,
    newId: () => `i${n++}`,
    name: 'Solo',
  };
}

/** A new solo table that nobody keeps. */
export function newSolo(system: System): TableLink {
  const world = countedWorld(system);
  return soloLink({ ...world, events: soloBeginning(world), write: async () => 'kept' });
}

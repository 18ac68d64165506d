import type { System } from '@tafelrunde/system';
import { fold } from '@tafelrunde/table';
import type { Path } from '../../state/route.ts';
import { soloHistory } from '../../table/solo-history.ts';
import type { Changes } from './changes.ts';

/** A table somebody has come from, as far as house rules care. */
export interface TableVisit {
  readonly system: string;
  readonly path: Path;
  readonly house: Changes;
  readonly scene: unknown;
}

const KEY = 'tafelrunde.house-visit';

/** Takes the table along to the page of house rules. Other tabs know nothing of it. */
export function rememberVisit(visit: TableVisit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // Without a memory the page still has its templates.
  }
}

/** The table somebody came from, else the one this browser plays alone. */
export async function visitFor(system: System): Promise<TableVisit | undefined> {
  return cameFrom(system) ?? (await soloTable(system));
}

function cameFrom(system: System): TableVisit | undefined {
  try {
    const visit = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as TableVisit | null;
    if (visit?.system !== system.id || !system.scene.parse(visit.scene).ok) return undefined;
    return visit;
  } catch {
    return undefined;
  }
}

async function soloTable(system: System): Promise<TableVisit | undefined> {
  const events = await soloHistory(system.id);
  if (events === undefined) return undefined;
  const { scene, house } = fold(system.scene, events);
  return { system: system.id, path: `/solo/${system.id}/table`, house, scene };
}

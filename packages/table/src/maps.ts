import type { System } from '@tafelrunde/system';
import type { Refusal } from './commands.ts';
import { accepted, type Decision, refuse, type World } from './decision.ts';
import type { Happening } from './events.ts';
import type { MapLayout, TableNow } from './model.ts';

/** The largest map, in cells along an edge and in doors. */
export const MAX_MAP_EDGE = 60;
export const MAX_DOORS = 400;

/** The GM lays out another map: its cells, its doors and the picture under it, in one step. */
export function layMap(system: System, table: TableNow, map: MapLayout, world: World): Decision {
  if (map.picture !== null && !world.hasFile(map.picture.file))
    return refuse('unknown-file', { at: 'map.picture.file' });
  const laid = mapLaid(system, table, map);
  return 'code' in laid ? refuse(laid.code, { at: 'map' }) : accepted(laid);
}

/** What laying out a map changes, or why it does not fit this table. */
export function mapLaid(
  system: System,
  { scene }: Pick<TableNow, 'scene'>,
  map: MapLayout,
): Extract<Happening, { kind: 'mapLaid' }> | Refusal {
  const { width, height, ground, doors, picture } = map;
  const cells = [...Object.values(ground), ...doors].flat();
  if (!cells.every(([x, y]) => x < width && y < height)) return { code: 'bad-map' };
  const effects = system.scene.lay(map, scene);
  if (effects === null) return { code: 'no-board' };
  if (!system.scene.parse(system.scene.apply(scene, effects)).ok) return { code: 'bad-map' };
  return { kind: 'mapLaid', effects, doors, picture };
}

import type { BoardView } from '@tafelrunde/system';
import { useMemo } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { isFor, usageOf } from '../now/offers.ts';
import { type DoorView, doorsOn } from './doors.ts';

/** The doors of the map, where the rules have walls to close them with; the GM opens and closes them. */
export function useDoors(board: BoardView): {
  readonly hasDoors: boolean;
  readonly doors: readonly DoorView[];
  readonly turnDoor: (door: DoorView | undefined) => void;
} {
  const { table, system, scene, house, act } = useTable();
  const painting = useMemo(
    () => system.table.gmOffers(scene, house).find((offer) => isFor(offer, 'paint')),
    [system, scene, house],
  );
  const hasDoors = painting !== undefined && table.doors.length > 0;
  const doors = useMemo(() => (hasDoors ? doorsOn(board, table.doors) : []), [hasDoors, board, table.doors]);
  const use = painting === undefined ? undefined : usageOf(painting, 'paint');
  const turnDoor = (door: DoorView | undefined) => {
    if (door === undefined || painting === undefined || use === undefined) return;
    void act(painting, { [use.ground]: door.isOpen ? 'wall' : 'open', [use.cells]: door.cells });
  };
  return { hasDoors, doors, turnDoor };
}

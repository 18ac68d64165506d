import type { FigureView, System } from '@tafelrunde/system';
import { houseOf } from './house.ts';
import type { TableNow } from './model.ts';

/** The figures on the table. */
export function figuresOf(system: System, { scene, house: set }: TableNow): readonly FigureView[] {
  const house = houseOf(system, set);
  return house.ok ? system.table.figures(scene, house.value) : [];
}

export const figureOf = (system: System, table: TableNow, id: string): FigureView | undefined =>
  figuresOf(system, table).find((figure) => figure.id === id);

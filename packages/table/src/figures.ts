import { type FigureView, parseHouse, type System } from '@tafelrunde/system';
import type { TableNow } from './model.ts';

/** The figures on the table. */
export function figuresOf(system: System, { scene, house: set }: TableNow): readonly FigureView[] {
  const house = parseHouse(system.houseRules, set);
  return house.ok ? system.table.figures(scene, house.value) : [];
}

export const figureOf = (system: System, table: TableNow, id: string): FigureView | undefined =>
  figuresOf(system, table).find((figure) => figure.id === id);

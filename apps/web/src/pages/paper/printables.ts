import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import type { TableVisit } from '../house/visit.ts';

/** A figure that can be put on paper. */
export interface Printable {
  readonly id: string;
  readonly name: string;
  readonly character: unknown;
}

/** The figures of the table somebody comes from, and the ready ones of the system. */
export function printables(
  system: System,
  visit: TableVisit | undefined,
  house: unknown,
  locale: Locale,
): readonly Printable[] {
  const atTable = visit === undefined ? [] : system.table.figures(visit.scene, house);
  return [
    ...atTable.flatMap(({ id, name }) => {
      const character = system.table.character(visit?.scene, id);
      return character === undefined ? [] : [{ id: `figure:${id}`, name, character }];
    }),
    ...system.character.templates.map(({ id, title, character }) => ({
      id: `template:${id}`,
      name: title[locale],
      character,
    })),
  ];
}

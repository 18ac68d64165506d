import type { Faces } from '@tafelrunde/kernel';
import { MANOEUVRE_TABLE, MANOEUVRES, type Manoeuvre } from '../data/manoeuvres.ts';
import type { House } from '../rule.ts';
import { countOf } from './fight-dice.ts';

/**
 * HH-MAN-02 to HH-MAN-06, HH-R-39: the highest manoeuvre of a group of whose equals at least one die is used. Any face
 * within the cap will do, unless the table wants 11 or more. HH-R-96: converted dice are not counted.
 */
export function manoeuvreOf(
  { group, converted }: { readonly group: Faces; readonly converted: Faces },
  used: Faces,
  house: House,
): Manoeuvre | null {
  const faces = [...new Set(group)].filter((face) => face >= house['manoeuvre.minFace']);
  const natural = (face: number) => countOf(group, face) - countOf(converted, face);
  const found = MANOEUVRES.find((manoeuvre) => {
    const { sets, equals } = MANOEUVRE_TABLE[manoeuvre];
    const made = faces.filter((face) => natural(face) >= equals);
    return made.length >= sets && made.some((face) => used.includes(face));
  });
  return found ?? null;
}

/**
 * HH-MAN-01, HH-R-40: the throws each side sits out in the next phase. A fighter's highest bonus counts; the bonuses of
 * two opponents cancel out by their difference, unless the table lets both stand.
 */
export function throwsSatOut(own: number, opponents: number, house: House): number {
  return house['inb.cancel'] ? Math.max(0, opponents - own) : opponents;
}

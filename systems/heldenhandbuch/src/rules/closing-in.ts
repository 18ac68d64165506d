import type { Faces, Option } from '@tafelrunde/kernel';
import type { WeaponType } from '../model.ts';
import { countOf } from './fight-dice.ts';
import { ascending, without } from './groups.ts';

/** HH-MEL-16: weapons a dagger has to get past. */
const LONGER_THAN_A_DAGGER: readonly WeaponType[] = ['sword', 'striking', 'pole'];

/** HH-MEL-15, HH-MEL-16: whether an attack that got through first has to close the distance. Null is unarmed. */
export function mustCloseIn(own: WeaponType | null, opponents: WeaponType | null): boolean {
  if (opponents === null || opponents === 'dagger') return false;
  return own === null || (own === 'dagger' && LONGER_THAN_A_DAGGER.includes(opponents));
}

/**
 * HH-R-45: what can be voided to turn closing in into a hit: any die of the group but the one that carries the hit and
 * the run dice whose attack was stopped. Run dice that were held back come first.
 */
export function payableDice(group: Faces, launched: Faces, through: Faces): readonly Option<number>[] {
  const stoppedRuns = without(launched, through).filter((face) => countOf(group, face) === 1);
  const [carrier] = through;
  const payable = without(
    without(group, stoppedRuns),
    through.length === 1 && carrier !== undefined ? [carrier] : [],
  );
  const faces = [...new Set(ascending(payable))];
  const cheap = (face: number) => countOf(group, face) === 1 && !launched.includes(face);
  return [...faces.filter(cheap), ...faces.filter((face) => !cheap(face))].map((face) => ({
    key: String(face),
    value: face,
  }));
}

import type { Faces, Option } from '@tafelrunde/kernel';
import { countOf, partsOf } from './fight-dice.ts';
import { facesKey } from './groups.ts';

/**
 * HH-MEL-05, HH-MEL-06, HH-PROC-03: each die is one attack; a run die attacks with its face, an equal die with its face
 * and the number of its equals. HH-R-27: the equals of the whole group count, however many of them are launched.
 */
const attackValue = (face: number, group: Faces): number => {
  const equals = countOf(group, face);
  return face + (equals >= 2 ? equals : 0);
};

export const attackValues = (launched: Faces, group: Faces = launched): readonly number[] =>
  launched.map((face) => attackValue(face, group));

/**
 * HH-MEL-07, HH-R-27: any part of the unused group dice may be launched. Equals alone come first, because run dice
 * that are held back stay free for damage; then everything, then all other parts.
 */
export function waveOptions(unused: Faces, group: Faces): readonly Option<Faces>[] {
  const equals = unused.filter((face) => countOf(group, face) >= 2).join();
  const parts = partsOf(unused);
  const ordered = [
    ...parts.filter((part) => part.join() === equals),
    ...parts.filter((part) => part.join() !== equals),
  ];
  return ordered.map((part) => ({ key: facesKey(part), value: part }));
}

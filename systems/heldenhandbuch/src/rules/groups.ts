import type { Decider, Faces } from '@tafelrunde/kernel';
import type { HhId } from '../catalogue.ts';
import type { HhFate, House } from '../rule.ts';

/** HH-GRP-03, HH-MIS-01: below it no face belongs to a group or reaches anything. */
export const LOWEST_SUCCESS = 4;

/** What may form a group. */
export interface GroupLimits {
  /** HH-CHK-05: the highest face of a group. */
  readonly cap: number;
  /** HH-GRP-02, HH-R-06: whether runs count as well as equals. */
  readonly runs: boolean;
}

/**
 * HH-GRP-01, HH-GRP-02, HH-GRP-04, HH-R-01: every dice group that usable dice can form, as large as it can be. Faces
 * ascending, in each group too; HH-R-02: it does not matter in which throw they fell.
 */
export function groupsOf(faces: Faces, { cap, runs }: GroupLimits, house: House): readonly Faces[] {
  const groups: number[][] = [];
  let stretch: number[] = [];
  let before = 0;
  for (const face of faces) {
    if (face < LOWEST_SUCCESS || face > cap) continue;
    if (face !== before && !(runs && face === before + 1)) {
      if (stretch.length > 1) groups.push(stretch);
      stretch = [];
    }
    stretch.push(face);
    before = face;
  }
  if (stretch.length > 1) groups.push(stretch);
  return runs && house['group.mode'] === 'union' && groups.length > 1 ? [groups.flat()] : groups;
}

/** HH-GRP-05: dice of a group whose face occurs at least twice in it. */
export const equalDice = (group: Faces): Faces =>
  group.filter((face, i) => group[i - 1] === face || group[i + 1] === face);

/** HH-GRP-05: dice of a group that are there by neighbourhood alone. */
export const runDice = (group: Faces): Faces =>
  group.filter((face, i) => group[i - 1] !== face && group[i + 1] !== face);

export const sumOf = (faces: Faces): number => faces.reduce((sum, face) => sum + face, 0);

/** HH-GRP-08: equals rather than runs where dice and faces are the same. */
const advised = (a: Faces, b: Faces): number =>
  b.length - a.length || sumOf(b) - sumOf(a) || equalDice(b).length - equalDice(a).length;

/** HH-GRP-08: many dice, then high faces. Undefined if no dice fit together. */
export function advisedGroup(faces: Faces, limits: GroupLimits, house: House): Faces | undefined {
  const [first, ...others] = groupsOf(faces, limits, house);
  return others.reduce(
    (best, group) => (best !== undefined && advised(best, group) > 0 ? group : best),
    first,
  );
}

/** HH-GRP-04: one group per roll, and whoever rolled picks it. `best` comes first. */
export function chooseGroup(
  fate: HhFate,
  groups: readonly Faces[],
  best: (group: Faces) => number,
  by: Decider,
  cite: HhId = 'HH-GRP-04',
): Faces {
  const [first = []] = groups;
  if (groups.length < 2) return first;
  const sorted = groups.toSorted((a, b) => best(b) - best(a) || advised(a, b));
  return fate.choose({
    id: 'group',
    cite,
    by,
    options: sorted.map((group) => ({ key: facesKey(group), value: group })),
  });
}

/** How faces stand on the tape: descending, with commas. */
export const facesKey = (faces: Faces): string => (faces.length === 0 ? 'none' : descending(faces).join(','));

export const descending = (faces: Faces): number[] => [...faces].sort((a, b) => b - a);
export const ascending = (faces: Faces): number[] => [...faces].sort((a, b) => a - b);

/** The faces without those of `taken`, each as often as it occurs there. */
export function without(faces: Faces, taken: Faces): number[] {
  const left = [...faces];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

import type { AskedQuestion, DiceToPick, Faces } from '@tafelrunde/kernel';

const descending = (faces: Faces): readonly number[] => [...faces].sort((a, b) => b - a);

/** The key of the option that takes these faces. */
export const keyOfFaces = (faces: Faces): string =>
  faces.length === 0 ? 'none' : descending(faces).join(',');

/** The faces an option takes; undefined for an option that is no set of dice. */
export function facesOfKey(key: string): Faces | undefined {
  if (key === 'none') return [];
  return /^\d+(,\d+)*$/.test(key) ? key.split(',').map(Number) : undefined;
}

/** A die in the order it is shown: highest first, and locked ones last among equals. */
export interface PickableDie {
  readonly face: number;
  readonly isLocked: boolean;
}

export function pickableDice({ thrown, locked }: DiceToPick): readonly PickableDie[] {
  const left = [...locked];
  return descending(thrown).map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return { face, isLocked: at >= 0 };
  });
}

/** What comes of a selection: the key to send, what lies then, how many dice are thrown again, and whether it may be. */
export interface Selection {
  readonly key: string;
  readonly lying: Faces;
  readonly again: number;
  readonly problem: 'needs-one' | 'not-together' | undefined;
}

/** `picked`: places in the list of pickable dice. Locked dice are taken in any case. */
export function selectionOf(
  { options, dice }: Pick<AskedQuestion, 'options'> & { readonly dice: DiceToPick },
  picked: ReadonlySet<number>,
): Selection {
  const taken = pickableDice(dice).filter(({ isLocked }, i) => isLocked || picked.has(i));
  const faces = taken.map(({ face }) => face);
  const key = keyOfFaces(faces);
  const problem = options.includes(key)
    ? undefined
    : taken.some(({ isLocked }) => !isLocked)
      ? 'not-together'
      : 'needs-one';
  return {
    key,
    lying: descending([...dice.aside, ...faces]),
    again: dice.thrown.length - taken.length,
    problem,
  };
}

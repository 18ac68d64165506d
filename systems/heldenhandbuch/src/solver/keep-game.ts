import type { Faces } from '@tafelrunde/kernel';

/** Faces that nothing at the end can tell apart; `face` stands for all of them. */
export interface FaceClass {
  readonly face: number;
  readonly faces: readonly number[];
}

/**
 * What may be done with one die when throwing has ended: thrown again, and the new face stands; moved by one; converted from
 * the lucky number to any face.
 */
export type Turn = 'again' | 'move' | 'convert' | ShiftTurn | ShadowTurn;

/** One die moved by `size`, or as many different ones by one. */
export interface ShiftTurn {
  readonly kind: 'shift';
  readonly size: number;
}

/** So many dice, and no more than there are, thrown again with the choice between both faces. */
export interface ShadowTurn {
  readonly kind: 'shadows';
  readonly size: number;
}

/** A roll in which dice are kept and the others thrown again, as the solver sees it. */
export interface KeepGame {
  readonly count: number;
  readonly sides: number;
  /** Faces that may be thrown again. All faces but a locked 1 stand in exactly one class. */
  readonly classes: readonly FaceClass[];
  /** HH-MIS-02: a 1 stays and is kept. */
  readonly locksOnes: boolean;
  /** HH-R-08: a 1 just kept counts as the die that has to be kept. */
  readonly oneSatisfiesKeep: boolean;
  /** HH-ROL-01: nothing is thrown again. */
  readonly throwsOnce: boolean;
  /** HH-R-78: throws after which nothing need be kept. */
  readonly freeThrows: number;
  /** What may be done when throwing has ended, in the order of play. Dice are moved only where all faces stand apart. */
  readonly turns: readonly Turn[];
  /** HH-R-12: whether a turn may throw a 1 again. */
  readonly rerollsOnes: boolean;
  /** HH-LUC-02: what can be converted; the end must not see the difference. */
  readonly lucky: number | undefined;
  /** What the dice are worth when all is done: faces ascending. The array is reused. */
  readonly end: (faces: Faces) => number;
}

/** Every face by itself. */
export function facesApart(sides: number, locksOnes: boolean): readonly FaceClass[] {
  const lowest = locksOnes ? 2 : 1;
  return Array.from({ length: sides - lowest + 1 }, (_, i) => ({ face: lowest + i, faces: [lowest + i] }));
}

/** Faces with the same `look` are one class. */
export function facesByLook(
  sides: number,
  locksOnes: boolean,
  look: (face: number) => number,
): readonly FaceClass[] {
  const classes = new Map<number, number[]>();
  for (const { face } of facesApart(sides, locksOnes)) {
    const found = classes.get(look(face));
    if (found === undefined) classes.set(look(face), [face]);
    else found.push(face);
  }
  return [...classes.values()].map((faces) => ({ face: faces[0] as number, faces }));
}

/** The class of a face among those that may be thrown again; -1 for a locked 1. */
export const symbolOf = ({ classes }: Pick<KeepGame, 'classes'>, face: number): number =>
  classes.findIndex(({ faces }) => faces.includes(face));

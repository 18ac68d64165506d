import type { Faces } from '@tafelrunde/kernel';
import { LOWEST_SUCCESS, without } from './groups.ts';

/** What lies before a fighter when the throwing has stopped. All faces ascending. */
export interface FightDice {
  /** The whole group: equals are counted in it. */
  readonly group: Faces;
  /** Dice of the group that have neither attacked nor defended yet. */
  readonly unused: Faces;
  /** Usable dice outside the group that have not been used. */
  readonly outside: Faces;
  /** HH-R-96: faces that a lucky number was changed to. */
  readonly converted: Faces;
}

/** A fighter who has not thrown yet (HH-R-40), or whose dice are lost. */
export const NO_DICE: FightDice = { group: [], unused: [], outside: [], converted: [] };

/** HH-GRP-06: the group and what lies beside it. */
export const laidOut = (usable: Faces, group: Faces, converted: Faces): FightDice => ({
  group,
  unused: group,
  outside: without(usable, group),
  converted,
});

/** HH-GRP-06, HH-R-30: dice of 4 or more outside the group, also above the cap. */
export const rescueDice = ({ outside }: FightDice): Faces => outside.filter((face) => face >= LOWEST_SUCCESS);

/** Dice that were used: of the group, of those outside, or of both. */
export const spend = (dice: FightDice, group: Faces, outside: Faces = []): FightDice => ({
  ...dice,
  unused: without(dice.unused, group),
  outside: without(dice.outside, outside),
});

export const countOf = (faces: Faces, face: number): number => faces.filter((other) => other === face).length;

/** Every part of ascending faces that is not empty, each once, the largest parts first. */
export function partsOf(faces: Faces): readonly Faces[] {
  const parts = new Map<string, Faces>();
  for (let mask = (1 << faces.length) - 1; mask > 0; mask -= 1) {
    const part = faces.filter((_, i) => mask & (1 << i));
    if (!parts.has(part.join())) parts.set(part.join(), part);
  }
  return [...parts.values()].toSorted((a, b) => b.length - a.length);
}

import { DIFFICULTIES, type DifficultyLabel } from '../data/difficulties.ts';

/** PW-ADD-10, PW-DIF-02: the name of the highest guide value not above it; below all of them the lowest. PW-R-09: SK is this number. */
export function difficultyLabel(difficulty: number): DifficultyLabel {
  return DIFFICULTIES.findLast(({ value }) => value <= difficulty)?.id ?? DIFFICULTIES[0].id;
}

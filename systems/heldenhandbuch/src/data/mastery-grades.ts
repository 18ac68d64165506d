import type { MasteryGrade } from '../model.ts';

/** HH-LRN-10: how many dice of a learning roll have to show which face. */
// biome-ignore format: a table reads best in columns
export const MASTERY_GRADES = [
  { grade: 1, dice: 3, face: 12 },
  { grade: 2, dice: 4, face: 15 },
  { grade: 3, dice: 5, face: 18 },
] as const satisfies readonly { grade: MasteryGrade; dice: number; face: number }[];

/** HH-LRN-05: the same for the adept star, and the least FkW for it. */
export const ADEPT_STAR = { dice: 3, face: 12, skillValue: 12 } as const;

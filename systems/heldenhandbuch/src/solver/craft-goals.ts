import type { Goal } from '@tafelrunde/system';
import { MAX_QUALITY, QUALITY_CLASSES } from '../data/item-quality.ts';

/** What a crafting action can come to; a refusal has nothing of it. */
interface Crafted {
  readonly success?: boolean;
  readonly wanted?: boolean;
  readonly quality?: number;
  readonly total?: number;
  readonly effects?: number;
  readonly pieces?: number;
}

const qualityOf = (outcome: object): number => (outcome as Crafted).quality ?? 0;
const effectsOf = (outcome: object): number => (outcome as Crafted).effects ?? 0;
const piecesOf = (outcome: object): number => (outcome as Crafted).pieces ?? 0;

/** HH-ITM-01: the quality at which a class begins. */
const from = (wanted: (typeof QUALITY_CLASSES)[number]['class']): number =>
  QUALITY_CLASSES.find((row) => row.class === wanted)?.from as number;
const reaches =
  (quality: number) =>
  (outcome: object): boolean =>
    qualityOf(outcome) >= quality;

export const craftChances = {
  success: (outcome: object) => (outcome as Crafted).success === true,
  // Where no quality was named any piece will do.
  wanted: (outcome: object) => ((outcome as Crafted).wanted ?? (outcome as Crafted).success) === true,
  simple: reaches(from('simple')),
  good: reaches(from('good')),
  artful: reaches(from('artful')),
  masterly: reaches(MAX_QUALITY),
  masterlyWithEffect: (outcome: object) => qualityOf(outcome) >= MAX_QUALITY && effectsOf(outcome) > 0,
};
export const craftGoals = {
  quality: qualityOf,
  total: (outcome: object) => (outcome as Crafted).total ?? 0,
  effects: effectsOf,
};
export const batchChances = { success: (outcome: object) => piecesOf(outcome) > 0 };
export const batchGoals = { quality: qualityOf, pieces: piecesOf };

/** What a goal is worth, by the names an action has for it; undefined for any other. */
export function worthBy(
  goal: Goal,
  chances: Readonly<Record<string, (outcome: object) => boolean>>,
  goals: Readonly<Record<string, (outcome: object) => number>>,
): ((outcome: object) => number) | undefined {
  if ('maximise' in goal) return goals[goal.maximise];
  const holds = chances[goal.chance];
  return holds && ((outcome) => (holds(outcome) ? 1 : 0));
}

/** Of equally good work the better quality, then more effects or pieces, then the higher total. */
export const craftPreference = (outcome: object): number =>
  (qualityOf(outcome) * 8 + effectsOf(outcome) + piecesOf(outcome)) * 1024 + craftGoals.total(outcome);

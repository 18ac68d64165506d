import type { Faces, FactOf } from '@tafelrunde/kernel';
import type { MasteryGrade } from '../model.ts';
import type { RollMode } from '../rules/keep-and-reroll.ts';

/** Whose dice it is about; null where no figure throws. */
type Named = string | null;

/** What the account of a run can say about pools, rolls, luck and learning. */
interface DiceFacts {
  pool: { figure: string; tested: string; count: number; sides: number };
  noDice: { figure: string };
  diceChanged: { reason: DiceChange; by: number };
  rollKind: { mode: RollMode };
  kept: { figure: Named; faces: Faces; left: number };
  freeThrow: { left: number };
  thrownAgain: { from: number; to: number };
  adjusted: { from: number; to: number };
  numberAdjusted: { by: number };
  converted: { from: number; to: number };
  shadowRoll: { from: number; to: number; taken: number };
  swapped: { given: number; taken: number };
  onesIgnored: { figure: Named; ones: number };
  onesOffset: { figure: Named; faces: Faces };
  onesOpen: { figure: Named; psyche: number };
  legendaryFailure: { figure: Named; respect: number };
  group: {
    figure: Named;
    faces: Faces;
    /** In a fight: whose dice they are, and what lies beside the group. */
    by?: string;
    outside?: Faces;
  };
  number: { figure: Named; number: number; minimum: number | null; success: boolean | null };
  legendary: { figure: Named; equals: number; mythos: number };
  compared: { winner: string | null; by: readonly [number, number] };
  contributed: { figure: string; faces: Faces };
  jointNumber: { number: number; cap: number; success: boolean };
  remembered: { figure: string; topic: string; success: boolean };
  learningDice: { count: number; sides: number; cost: number };
  learned: { figure: string; what: string; to: number };
  notLearned: { figure: string; what: string };
  starWon: { figure: string; skill: string };
  gradeWon: { figure: string; skill: string; grade: MasteryGrade };
}

export type DiceFact = FactOf<DiceFacts>;

/** HH-CHK-06: why a pool has more or fewer dice than its base. */
export type DiceChange = 'items' | 'rows' | 'criticals' | 'owed' | 'half' | 'gritted' | 'limit';

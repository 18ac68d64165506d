import type { Faces } from '@tafelrunde/kernel';
import type { MasteryGrade } from './model.ts';
import type { RollMode } from './rules/keep-and-reroll.ts';

/** Whose dice it is about; null where no figure throws. */
type Named = string | null;

/** What the account of a run can say about pools, rolls, luck and learning. */
export type DiceFact =
  | {
      readonly kind: 'pool';
      readonly figure: string;
      readonly tested: string;
      readonly count: number;
      readonly sides: number;
    }
  | { readonly kind: 'noDice'; readonly figure: string }
  | { readonly kind: 'diceChanged'; readonly reason: DiceChange; readonly by: number }
  | { readonly kind: 'rollKind'; readonly mode: RollMode }
  | { readonly kind: 'kept'; readonly figure: Named; readonly faces: Faces; readonly left: number }
  | { readonly kind: 'freeThrow'; readonly left: number }
  | { readonly kind: 'thrownAgain'; readonly from: number; readonly to: number }
  | { readonly kind: 'adjusted'; readonly from: number; readonly to: number }
  | { readonly kind: 'numberAdjusted'; readonly by: number }
  | { readonly kind: 'converted'; readonly from: number; readonly to: number }
  | { readonly kind: 'shadowRoll'; readonly from: number; readonly to: number; readonly taken: number }
  | { readonly kind: 'swapped'; readonly given: number; readonly taken: number }
  | { readonly kind: 'onesIgnored'; readonly figure: Named; readonly ones: number }
  | { readonly kind: 'onesOffset'; readonly figure: Named; readonly faces: Faces }
  | { readonly kind: 'onesOpen'; readonly figure: Named; readonly psyche: number }
  | { readonly kind: 'legendaryFailure'; readonly figure: Named; readonly respect: number }
  | {
      readonly kind: 'group';
      readonly figure: Named;
      readonly faces: Faces;
      /** In a fight: whose dice they are, and what lies beside the group. */
      readonly by?: string;
      readonly outside?: Faces;
    }
  | {
      readonly kind: 'number';
      readonly figure: Named;
      readonly number: number;
      readonly minimum: number | null;
      readonly success: boolean | null;
    }
  | { readonly kind: 'legendary'; readonly figure: Named; readonly equals: number; readonly mythos: number }
  | { readonly kind: 'compared'; readonly winner: string | null; readonly by: readonly [number, number] }
  | { readonly kind: 'contributed'; readonly figure: string; readonly faces: Faces }
  | { readonly kind: 'jointNumber'; readonly number: number; readonly cap: number; readonly success: boolean }
  | {
      readonly kind: 'remembered';
      readonly figure: string;
      readonly topic: string;
      readonly success: boolean;
    }
  | { readonly kind: 'learningDice'; readonly count: number; readonly sides: number; readonly cost: number }
  | { readonly kind: 'learned'; readonly figure: string; readonly what: string; readonly to: number }
  | { readonly kind: 'notLearned'; readonly figure: string; readonly what: string }
  | { readonly kind: 'starWon'; readonly figure: string; readonly skill: string }
  | {
      readonly kind: 'gradeWon';
      readonly figure: string;
      readonly skill: string;
      readonly grade: MasteryGrade;
    };

/** HH-CHK-06: why a pool has more or fewer dice than its base. */
export type DiceChange = 'items' | 'rows' | 'criticals' | 'owed' | 'half' | 'gritted' | 'limit';

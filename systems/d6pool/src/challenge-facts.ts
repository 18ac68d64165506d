import type { Consequence, CritCategory, CritMeaning, PatzerCategory } from './data/results.ts';
import type { Share, Verdict } from './facts.ts';
import type { SceneSort } from './model.ts';
import type { Refusal } from './refusal.ts';

/** What the account of challenges, characters and scenes can say. Figures stand with their names. */
export type ChallengeFact =
  /** Why a rule did not let something happen. */
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | {
      /** Which dice are thrown, in the order of their faces: first all positive dice, then all penalty dice. */
      readonly kind: 'pool';
      readonly positive: readonly Share[];
      readonly penalty: readonly Share[];
      readonly automatic: number;
    }
  | {
      readonly kind: 'challenge';
      readonly verdict: Verdict;
      readonly successes: number;
      readonly failures: number;
      readonly net: number;
      /** Null: hidden by the GM (DP-R-27). */
      readonly difficulty: number | null;
      readonly crits: number;
    }
  | { readonly kind: 'failing'; readonly sources: readonly string[] }
  | {
      readonly kind: 'opposed';
      readonly winner: 'attacker' | 'defender';
      readonly net: number;
      readonly threshold: number;
      readonly margin: number;
    }
  | {
      readonly kind: 'contest';
      readonly result: 'won' | 'draw' | 'doubleWin';
      readonly best: readonly string[];
    }
  | { readonly kind: 'poolDeclined'; readonly figure: string }
  | { readonly kind: 'passedWithoutRoll'; readonly figure: string }
  | { readonly kind: 'patzer'; readonly category: PatzerCategory; readonly consequence: Consequence }
  | {
      readonly kind: 'critsUsed';
      readonly category: CritCategory;
      readonly meaning: CritMeaning;
      readonly amount: number;
    }
  | { readonly kind: 'decidedBySupport'; readonly helper: string }
  | {
      readonly kind: 'supported';
      readonly helper: string;
      readonly helped: string;
      readonly automatic: number;
      readonly bonusDice: number;
      readonly penaltyDice: number;
    }
  | {
      readonly kind: 'extendedStarted';
      readonly figure: string;
      readonly task: string;
      readonly rolls: number;
    }
  | {
      readonly kind: 'extended';
      readonly result: 'open' | 'complete' | 'reduced' | 'failed';
      readonly passed: number;
      readonly rolls: number;
      readonly quality: number;
    }
  | { readonly kind: 'noticed'; readonly noticed: boolean }
  | { readonly kind: 'situation'; readonly what: string; readonly happens: boolean }
  | { readonly kind: 'fateSpent'; readonly figure: string; readonly dice: number }
  | { readonly kind: 'fateAwarded'; readonly figure: string; readonly by: number; readonly owned: number }
  | { readonly kind: 'fateRefreshed'; readonly figures: number }
  | { readonly kind: 'abilityUsed'; readonly figure: string; readonly ability: string }
  | { readonly kind: 'xpOffered'; readonly figure: string; readonly traits: readonly string[] }
  | { readonly kind: 'xpDeclined'; readonly figure: string }
  | {
      readonly kind: 'xpGained';
      readonly figure: string;
      readonly trait: string;
      readonly points: number;
    }
  | { readonly kind: 'income'; readonly figure: string; readonly from: number; readonly to: number }
  | { readonly kind: 'created'; readonly name: string; readonly level: number }
  | { readonly kind: 'levelUp'; readonly figure: string; readonly level: number }
  | { readonly kind: 'levelUpPutOff'; readonly figure: string }
  | {
      readonly kind: 'traitChanged';
      readonly figure: string;
      readonly of: 'advantages' | 'disadvantages';
      readonly trait: string;
      readonly dice: number;
      readonly agreed: boolean;
    }
  | { readonly kind: 'sceneStarted'; readonly sort: SceneSort }
  | { readonly kind: 'sceneEnded'; readonly mayRise: readonly string[] }
  | { readonly kind: 'setting'; readonly name: string; readonly off: readonly string[] };

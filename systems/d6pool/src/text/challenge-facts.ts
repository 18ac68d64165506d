import type { FactOf } from '@tafelrunde/kernel';
import type { Consequence, CritCategory, CritMeaning, PatzerCategory } from '../data/results.ts';
import type { SceneSort } from '../model.ts';
import type { Refusal, Share, Verdict } from '../rule.ts';

/** What the account of challenges, characters and scenes can say. Figures stand with their names. */
interface ChallengeFacts {
  /** Why a rule did not let something happen. */
  refused: { reason: Refusal };
  /** Which dice are thrown, in the order of their faces: first all positive dice, then all penalty dice. */
  pool: { positive: readonly Share[]; penalty: readonly Share[]; automatic: number };
  challenge: {
    verdict: Verdict;
    successes: number;
    failures: number;
    net: number;
    /** Null: hidden by the GM (DP-R-27). */
    difficulty: number | null;
    crits: number;
  };
  failing: { sources: readonly string[] };
  opposed: { winner: 'attacker' | 'defender'; net: number; threshold: number; margin: number };
  contest: { result: 'won' | 'draw' | 'doubleWin'; best: readonly string[] };
  poolDeclined: { figure: string };
  passedWithoutRoll: { figure: string };
  patzer: { category: PatzerCategory; consequence: Consequence };
  critsUsed: { category: CritCategory; meaning: CritMeaning; amount: number };
  decidedBySupport: { helper: string };
  supported: { helper: string; helped: string; automatic: number; bonusDice: number; penaltyDice: number };
  extendedStarted: { figure: string; task: string; rolls: number };
  extended: {
    result: 'open' | 'complete' | 'reduced' | 'failed';
    passed: number;
    rolls: number;
    quality: number;
  };
  noticed: { noticed: boolean };
  situation: { what: string; happens: boolean };
  fateSpent: { figure: string; dice: number };
  fateAwarded: { figure: string; by: number; owned: number };
  fateRefreshed: { figures: number };
  abilityUsed: { figure: string; ability: string };
  xpOffered: { figure: string; traits: readonly string[] };
  xpDeclined: { figure: string };
  xpGained: { figure: string; trait: string; points: number };
  income: { figure: string; from: number; to: number };
  created: { name: string; level: number };
  levelUp: { figure: string; level: number };
  levelUpPutOff: { figure: string };
  traitChanged: {
    figure: string;
    of: 'advantages' | 'disadvantages';
    trait: string;
    dice: number;
    agreed: boolean;
  };
  sceneStarted: { sort: SceneSort };
  sceneEnded: { mayRise: readonly string[] };
  setting: { name: string; off: readonly string[] };
}

export type ChallengeFact = FactOf<ChallengeFacts>;

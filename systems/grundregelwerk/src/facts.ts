import type { FactTexts, Fate } from '@tafelrunde/kernel';
import type { GwId } from './catalogue.ts';
import type { Advantage, Complication, SpellAdvantage } from './data/complications.ts';
import type { Level } from './data/ladders.ts';
import type { SpellEffect, SpellLevel } from './data/spells.ts';
import type { CellKind, CoverOverride, HeartLabel, Mode, Side, Status, TraitId } from './model.ts';
import type { Refusal } from './refusal.ts';
import type { Reach } from './rules/range.ts';
import type { Verdict } from './rules/results.ts';
import type { QuestionId } from './text/questions.ts';

/** Everything the account of a run can say; the words are in `text/`. */
export type GwFact =
  | {
      readonly kind: 'result';
      readonly verdict: Verdict;
      readonly face: number | null;
      readonly needs: number | null;
      /** Whose test it was; left out for a bare one. */
      readonly figure?: string;
    }
  | { readonly kind: 'traitNamed'; readonly trait: TraitId }
  | {
      readonly kind: 'difficulty';
      readonly from: number;
      readonly to: number | 'almostCertain' | 'almostImpossible';
      readonly steps: number;
    }
  | { readonly kind: 'step'; readonly label: string; readonly amount: number }
  | { readonly kind: 'shiftCut'; readonly from: number; readonly to: number }
  | { readonly kind: 'threshold'; readonly level: Level; readonly needs: number }
  | { readonly kind: 'helped'; readonly from: number; readonly to: number }
  | { readonly kind: 'helpUseless'; readonly die: number }
  | { readonly kind: 'helpDeclined' }
  | {
      readonly kind: 'helpChances';
      readonly without: number;
      readonly helped: number;
      readonly lower: boolean;
    }
  | {
      readonly kind: 'helpOffered';
      readonly helper: string;
      readonly helped: string;
      readonly description: string;
    }
  | { readonly kind: 'oneSaved' }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'warned'; readonly reason: Refusal }
  | { readonly kind: 'rollNeeded'; readonly needed: boolean }
  | { readonly kind: 'wayOn'; readonly way: 'changed' | 'acceptComplication' | 'withdraw' }
  | {
      readonly kind: 'complication';
      readonly figure: string;
      readonly complication: Complication;
      readonly by: 'forced' | 'gm';
    }
  | { readonly kind: 'advantage'; readonly advantage: Advantage }
  | { readonly kind: 'spellAdvantage'; readonly advantage: SpellAdvantage }
  | { readonly kind: 'hit'; readonly target: string; readonly wounds: number }
  | { readonly kind: 'enemyOut'; readonly target: string; readonly out: 'dead' | 'left' }
  | {
      readonly kind: 'retaliation';
      readonly figure: string;
      readonly reachable: boolean;
      // Left out in accounts that older versions wrote.
      readonly reach?: Reach;
      readonly enemy?: string;
    }
  | {
      readonly kind: 'noRetaliation';
      readonly why: 'outOfReach' | 'covered' | 'helpless' | 'mode' | 'complication' | 'gm';
    }
  | {
      readonly kind: 'heartLost';
      readonly figure: string;
      /** Null to those who are not to know. */
      readonly left: number | null;
      readonly label: HeartLabel;
    }
  | { readonly kind: 'armourUsed'; readonly figure: string; readonly downed?: boolean }
  | { readonly kind: 'downed'; readonly figure: string; readonly still?: boolean }
  | { readonly kind: 'died'; readonly figure: string }
  | { readonly kind: 'healed'; readonly figure: string; readonly by: number }
  | { readonly kind: 'raisedUp'; readonly figure: string }
  | { readonly kind: 'crowd'; readonly option: 'step' | 'complication' | 'none'; readonly enemies: number }
  | { readonly kind: 'sight'; readonly sight: 'clear' | 'cover' | 'blocked'; readonly distance: number }
  | {
      readonly kind: 'spell';
      readonly effect: SpellEffect;
      readonly level: SpellLevel;
      readonly tn: number;
      readonly mana: number;
      /** What the player described, where the effect is on no list (GW-R-42). */
      readonly description?: string;
    }
  | {
      readonly kind: 'spellTn';
      readonly tn: number;
      /** Whose TN counts: the enemy's, the level's, or both are the same. */
      readonly of: 'enemy' | 'level' | 'both';
      readonly target: string;
      readonly level: number;
      readonly enemy: number;
    }
  | { readonly kind: 'manaPaid'; readonly mana: number; readonly left: number }
  | { readonly kind: 'manaBack' }
  | { readonly kind: 'spellWorks'; readonly effect: SpellEffect }
  | { readonly kind: 'spellTold'; readonly effect: SpellEffect }
  | { readonly kind: 'spellFails'; readonly consequence: 'none' | 'retaliation' }
  | { readonly kind: 'statusGained'; readonly figure: string; readonly status: Status }
  | { readonly kind: 'statusEnded'; readonly figure: string; readonly status: Status }
  | {
      readonly kind: 'moved';
      readonly figure: string;
      readonly to: string;
      readonly points: number;
      readonly way: 'walks' | 'crawls' | 'leaps';
    }
  | { readonly kind: 'spoke'; readonly figure: string }
  | { readonly kind: 'placed'; readonly figure: string; readonly to: string }
  | { readonly kind: 'boardDrawn'; readonly cell: CellKind; readonly cells: number }
  | { readonly kind: 'coverDeclared'; readonly figure: string; readonly cover: CoverOverride | null }
  | { readonly kind: 'pickedUp'; readonly figure: string; readonly weapon: string }
  | { readonly kind: 'timerMoved'; readonly value: number; readonly length: number }
  | { readonly kind: 'timerFired'; readonly consequence: string }
  | { readonly kind: 'timerSet'; readonly length: number; readonly consequence: string }
  | { readonly kind: 'timerCleared' }
  | { readonly kind: 'rested'; readonly figures: number }
  | { readonly kind: 'sceneStarted'; readonly armoured: number }
  | { readonly kind: 'combatStarted'; readonly first: Side; readonly surprise: Side | null }
  | { readonly kind: 'initiative'; readonly figure: string; readonly face: number }
  | { readonly kind: 'turn'; readonly figure: string; readonly round: number }
  | { readonly kind: 'turnLost'; readonly figure: string }
  | { readonly kind: 'combatOver' }
  | { readonly kind: 'noDefence'; readonly figure: string; readonly enemy: string }
  | { readonly kind: 'defence'; readonly figure: string; readonly enemy: string; readonly hit: boolean }
  | {
      readonly kind: 'enemyAttack';
      readonly enemy: string;
      readonly figure: string;
      readonly way: 'auto' | 'enemyDie' | 'retaliationOnly';
    }
  | { readonly kind: 'created'; readonly name: string }
  | { readonly kind: 'advanced'; readonly name: string; readonly advance: string }
  | { readonly kind: 'mode'; readonly mode: Mode }
  | {
      /** Something of a typed-in scene that could not be. */
      readonly kind: 'putRight';
      readonly figure: string;
      readonly what: 'heartsCut' | 'manaCut' | 'downed' | 'noHearts' | 'enemyOut' | 'turnOver' | 'cellTaken';
    }
  | { readonly kind: 'duel'; readonly winner: 'attacker' | 'defender'; readonly attacks: number };

export type GwFate = Fate<GwId, GwFact, QuestionId>;
export type GwFactTexts = FactTexts<GwFact>;

import type { Faces } from '@tafelrunde/kernel';
import type { Manoeuvre } from './data/manoeuvres.ts';
import type { EvadeSkill } from './data/named-checks.ts';
import type { TargetSize } from './model.ts';

/** What the account of a run can say about fights and shots; figures are called by their names. */
export type FightFact =
  | { readonly kind: 'combatStarted'; readonly fighters: number }
  | { readonly kind: 'combatOver' }
  | { readonly kind: 'phase'; readonly phase: number }
  | { readonly kind: 'commonThrow'; readonly throwNo: number }
  | { readonly kind: 'fighterThrew'; readonly figure: string; readonly faces: Faces }
  | { readonly kind: 'satOut'; readonly figure: string }
  | { readonly kind: 'initiative'; readonly figure: string; readonly target: string }
  | { readonly kind: 'initiativeTied'; readonly figures: readonly string[] }
  | { readonly kind: 'reactionNumber'; readonly figure: string; readonly number: number }
  | { readonly kind: 'nobodyAttacked' }
  | { readonly kind: 'attackFalters'; readonly figure: string }
  | {
      readonly kind: 'attacks';
      readonly figure: string;
      readonly target: string;
      readonly values: readonly number[];
    }
  | {
      readonly kind: 'stopped';
      readonly figure: string;
      readonly dice: Faces;
      readonly rescue: Faces;
    }
  | {
      readonly kind: 'gotThrough';
      readonly figure: string;
      readonly attacks: number;
      readonly possible: boolean;
    }
  | { readonly kind: 'owesDice'; readonly figure: string; readonly dice: number }
  | { readonly kind: 'counter'; readonly figure: string }
  | { readonly kind: 'exchangeOver' }
  | { readonly kind: 'manoeuvre'; readonly figure: string; readonly manoeuvre: Manoeuvre }
  | {
      readonly kind: 'initiativeBonus';
      readonly figure: string;
      readonly opponent: string;
      readonly throws: number;
    }
  | { readonly kind: 'disarmed'; readonly figure: string }
  | {
      readonly kind: 'armedAgain';
      readonly figure: string;
      readonly way: 'draw' | 'recover';
      readonly face: number;
    }
  | { readonly kind: 'fell'; readonly figure: string; readonly damage: number }
  | { readonly kind: 'fled'; readonly figure: string }
  | { readonly kind: 'closedIn'; readonly figure: string; readonly opponent: string }
  | { readonly kind: 'closingPaid'; readonly figure: string; readonly face: number }
  | {
      readonly kind: 'damagePool';
      readonly dice: number;
      readonly sides: number;
      readonly multiplier: number;
    }
  | { readonly kind: 'extraDamage'; readonly dice: number }
  | { readonly kind: 'hits'; readonly hits: readonly number[] }
  | {
      readonly kind: 'struck';
      readonly figure: string;
      readonly protection: number;
      readonly light: number;
      readonly heavy: number;
      readonly critical: number;
    }
  | { readonly kind: 'armourWorn'; readonly figure: string; readonly quality: number }
  | { readonly kind: 'aims'; readonly figure: string; readonly saved: Faces }
  | {
      readonly kind: 'shoots';
      readonly figure: string;
      readonly target: string | null;
      readonly size: TargetSize;
    }
  | { readonly kind: 'struckOut'; readonly faces: Faces }
  | { readonly kind: 'noShot'; readonly figure: string }
  | {
      readonly kind: 'shotMinimum';
      readonly base: number;
      readonly thrown: number;
      readonly distance: number;
      readonly minimum: number;
    }
  | { readonly kind: 'shotTotal'; readonly total: number; readonly minimum: number; readonly hit: boolean }
  | { readonly kind: 'surprised'; readonly figure: string }
  | { readonly kind: 'reacted'; readonly figure: string; readonly number: number; readonly aware: boolean }
  | { readonly kind: 'evaded'; readonly figure: string; readonly skill: EvadeSkill; readonly number: number }
  | { readonly kind: 'legendaryShot'; readonly equals: number }
  | { readonly kind: 'deadlyShot'; readonly figure: string }
  | { readonly kind: 'dieVoided'; readonly figure: string; readonly face: number }
  | { readonly kind: 'mustVoid'; readonly figure: string }
  | { readonly kind: 'duelWon'; readonly winner: 'first' | 'second' | null; readonly phases: number };

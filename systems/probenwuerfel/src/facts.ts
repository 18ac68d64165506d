import type { FactTexts, Fate } from '@tafelrunde/kernel';
import type { PwId } from './catalogue.ts';
import type { AttributeId, DerivedId } from './data/attributes.ts';
import type { RollKind } from './data/dice.ts';
import type { DifficultyLabel } from './data/difficulties.ts';
import type { EffectTarget } from './model.ts';
import type { Refusal } from './refusal.ts';
import type { QuestionId } from './text/questions.ts';

/** Where a bonus or malus comes from; a circumstance keeps the table's own words. */
export type ModifierSource =
  | { readonly from: 'attribute'; readonly attribute: AttributeId }
  | { readonly from: 'skill'; readonly skill: string }
  | { readonly from: 'derived'; readonly derived: DerivedId }
  | { readonly from: 'effect'; readonly label: string }
  | { readonly from: 'circumstance'; readonly label: string }
  | { readonly from: 'untrained' };

/** Everything an account of this system can say. `who` is a figure's name; empty where nobody is named. */
export type PwFact =
  | { readonly kind: 'rollNeeded'; readonly event: string; readonly roll: RollKind | null }
  | { readonly kind: 'critical'; readonly sides: number; readonly total: number }
  | { readonly kind: 'criticalRoll'; readonly again: 'any' | 'all' }
  | { readonly kind: 'modifier'; readonly source: ModifierSource; readonly amount: number }
  | { readonly kind: 'difficulty'; readonly difficulty: number; readonly label: DifficultyLabel }
  | {
      readonly kind: 'checked';
      readonly who: string;
      readonly skill: string;
      readonly total: number;
      readonly difficulty: number;
      readonly success: boolean;
      readonly degrees: number;
    }
  | {
      readonly kind: 'attributeRolled';
      readonly who: string;
      readonly attribute: AttributeId;
      readonly total: number;
      readonly difficulty: number | null;
      readonly degrees: number;
    }
  | { readonly kind: 'sideRolled'; readonly who: string; readonly skill: string; readonly total: number }
  | {
      readonly kind: 'compared';
      readonly winner: string;
      readonly loser: string;
      readonly margin: number;
      readonly degrees: number;
    }
  | {
      readonly kind: 'tie';
      readonly settled: 'player' | 'initiator' | 'reactor' | 'reroll' | 'gm';
    }
  | { readonly kind: 'untrained'; readonly skill: string; readonly malus: number }
  | { readonly kind: 'degreesOpen'; readonly who: string; readonly degrees: number }
  | { readonly kind: 'extra'; readonly who: string; readonly text: string; readonly approved: boolean }
  | {
      readonly kind: 'modifierGiven';
      readonly who: string;
      readonly label: string;
      readonly target: EffectTarget;
      readonly amount: number;
      readonly until: string | null;
    }
  | { readonly kind: 'effectEnded'; readonly who: string; readonly label: string }
  | {
      readonly kind: 'derivedValue';
      readonly derived: DerivedId;
      readonly value: number;
      readonly unit: string;
    }
  | {
      readonly kind: 'derivedRoll';
      readonly derived: DerivedId;
      readonly die: number;
      readonly modifier: number;
    }
  | { readonly kind: 'derivedOf'; readonly who: string }
  | {
      readonly kind: 'regenerated';
      readonly who: string;
      readonly what: 'hitPoints' | 'mana';
      readonly gain: number;
      readonly current: number;
      readonly max: number;
    }
  | {
      readonly kind: 'rested';
      readonly figures: number;
      readonly interval: 'rest' | 'day' | 'round' | 'manual';
    }
  | { readonly kind: 'initiative'; readonly who: string; readonly total: number }
  | { readonly kind: 'initiativeTie'; readonly names: readonly string[] }
  | { readonly kind: 'fightStarted'; readonly names: readonly string[] }
  | { readonly kind: 'turn'; readonly who: string; readonly round: number }
  | { readonly kind: 'fightOver' }
  | { readonly kind: 'listRolled'; readonly list: string; readonly face: number; readonly row: string }
  | { readonly kind: 'scar'; readonly who: string; readonly scar: string }
  | { readonly kind: 'created'; readonly name: string }
  | { readonly kind: 'waived'; readonly attributeSteps: number; readonly skillRaises: number }
  | {
      readonly kind: 'skillRaised';
      readonly who: string;
      readonly skill: string;
      readonly die: number;
      readonly raises: number;
      readonly bonus: number;
    }
  | {
      readonly kind: 'attributeRaised';
      readonly who: string;
      readonly attribute: AttributeId;
      readonly die: number;
    }
  | { readonly kind: 'levelled'; readonly who: string; readonly level: number }
  | {
      readonly kind: 'derivedChanged';
      readonly who: string;
      readonly derived: DerivedId;
      readonly by: number;
    }
  | {
      readonly kind: 'attributeChanged';
      readonly who: string;
      readonly attribute: AttributeId;
      readonly die: number;
      readonly modifier: number;
    }
  | {
      readonly kind: 'currentMoved';
      readonly who: string;
      readonly what: 'hitPoints' | 'mana';
      readonly by: number;
    }
  | { readonly kind: 'weapon'; readonly who: string; readonly weapon: string; readonly wielded: boolean }
  | { readonly kind: 'armour'; readonly who: string; readonly armour: string; readonly value: number }
  // What is left is null to those who are not to know.
  | { readonly kind: 'damaged'; readonly who: string; readonly amount: number; readonly left: number | null }
  | { readonly kind: 'healed'; readonly who: string; readonly amount: number; readonly left: number | null }
  | {
      readonly kind: 'manaSpent';
      readonly who: string;
      readonly amount: number;
      readonly left: number | null;
    }
  | { readonly kind: 'outOfAction'; readonly who: string }
  | { readonly kind: 'backInAction'; readonly who: string }
  | {
      readonly kind: 'moved';
      readonly who: string;
      readonly distance: number;
      readonly running: number;
      readonly unit: string;
    }
  | { readonly kind: 'sprinted'; readonly degrees: number }
  | {
      readonly kind: 'attacked';
      readonly who: string;
      readonly target: string;
      readonly total: number;
      readonly armourClass: number;
      readonly hit: boolean;
      readonly degrees: number;
    }
  | { readonly kind: 'mustExceed'; readonly armourClass: number }
  | { readonly kind: 'skillEdited'; readonly skill: string; readonly attribute: AttributeId }
  | { readonly kind: 'skillDeleted'; readonly skill: string }
  | { readonly kind: 'listEdited'; readonly list: string; readonly rows: number }
  | { readonly kind: 'listDeleted'; readonly list: string }
  | { readonly kind: 'presetEdited'; readonly label: string; readonly amount: number }
  | { readonly kind: 'left'; readonly who: string }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | {
      /** Something of a typed-in scene that could not be. */
      readonly kind: 'putRight';
      readonly who: string;
      readonly what: 'hitPointsCut' | 'manaCut' | 'outOfAction' | 'inAction' | 'turnOver';
    };

export type PwFate = Fate<PwId, PwFact, QuestionId>;
export type PwFactTexts = FactTexts<PwFact>;

import type { FactOf, FactTexts } from '@tafelrunde/kernel';
import type { AttributeId, DerivedId } from '../data/attributes.ts';
import type { RollKind } from '../data/dice.ts';
import type { DifficultyLabel } from '../data/difficulties.ts';
import type { EffectTarget } from '../data/targets.ts';
import type { Refusal } from '../rule.ts';

/** Where a bonus or malus comes from; a circumstance keeps the table's own words. */
export type ModifierSource =
  | { readonly from: 'attribute'; readonly attribute: AttributeId }
  | { readonly from: 'skill'; readonly skill: string }
  | { readonly from: 'derived'; readonly derived: DerivedId }
  | { readonly from: 'effect'; readonly label: string }
  | { readonly from: 'circumstance'; readonly label: string }
  | { readonly from: 'untrained' };

/** Everything an account of this system can say. `who` is a figure's name; empty where nobody is named. */
interface PwFacts {
  rollNeeded: { event: string; roll: RollKind | null };
  critical: { sides: number; total: number };
  criticalRoll: { again: 'any' | 'all' };
  modifier: { source: ModifierSource; amount: number };
  difficulty: { difficulty: number; label: DifficultyLabel };
  checked: {
    who: string;
    skill: string;
    total: number;
    difficulty: number;
    success: boolean;
    degrees: number;
  };
  attributeRolled: {
    who: string;
    attribute: AttributeId;
    total: number;
    difficulty: number | null;
    degrees: number;
  };
  sideRolled: { who: string; skill: string; total: number };
  compared: { winner: string; loser: string; margin: number; degrees: number };
  tie: { settled: 'player' | 'initiator' | 'reactor' | 'reroll' | 'gm' };
  untrained: { skill: string; malus: number };
  degreesOpen: { who: string; degrees: number };
  extra: { who: string; text: string; approved: boolean };
  modifierGiven: { who: string; label: string; target: EffectTarget; amount: number; until: string | null };
  effectEnded: { who: string; label: string };
  derivedValue: { derived: DerivedId; value: number; unit: string };
  derivedRoll: { derived: DerivedId; die: number; modifier: number };
  derivedOf: { who: string };
  regenerated: { who: string; what: 'hitPoints' | 'mana'; gain: number; current: number; max: number };
  rested: { figures: number; interval: 'rest' | 'day' | 'round' | 'manual' };
  initiative: { who: string; total: number };
  initiativeTie: { names: readonly string[] };
  fightStarted: { names: readonly string[] };
  turn: { who: string; round: number };
  fightOver: object;
  listRolled: { list: string; face: number; row: string };
  scar: { who: string; scar: string };
  created: { name: string };
  waived: { attributeSteps: number; skillRaises: number };
  skillRaised: { who: string; skill: string; die: number; raises: number; bonus: number };
  attributeRaised: { who: string; attribute: AttributeId; die: number };
  levelled: { who: string; level: number };
  derivedChanged: { who: string; derived: DerivedId; by: number };
  attributeChanged: { who: string; attribute: AttributeId; die: number; modifier: number };
  currentMoved: { who: string; what: 'hitPoints' | 'mana'; by: number };
  weapon: { who: string; weapon: string; wielded: boolean };
  armour: { who: string; armour: string; value: number };
  // What is left is null to those who are not to know.
  damaged: { who: string; amount: number; left: number | null };
  healed: { who: string; amount: number; left: number | null };
  manaSpent: { who: string; amount: number; left: number | null };
  outOfAction: { who: string };
  backInAction: { who: string };
  moved: { who: string; distance: number; running: number; unit: string };
  sprinted: { degrees: number };
  attacked: {
    who: string;
    target: string;
    total: number;
    armourClass: number;
    hit: boolean;
    degrees: number;
  };
  mustExceed: { armourClass: number };
  skillEdited: { skill: string; attribute: AttributeId };
  skillDeleted: { skill: string };
  listEdited: { list: string; rows: number };
  listDeleted: { list: string };
  presetEdited: { label: string; amount: number };
  left: { who: string };
  refused: { reason: Refusal };
  /** Something of a typed-in scene that could not be. */
  putRight: { who: string; what: 'hitPointsCut' | 'manaCut' | 'outOfAction' | 'inAction' | 'turnOver' };
}

export type PwFact = FactOf<PwFacts>;

export type PwFactTexts = FactTexts<PwFact>;

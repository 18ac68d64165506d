import type { AttributeId, DerivedId } from '../data/attributes.ts';
import type { RollKind } from '../data/dice.ts';
import type { DifficultyLabel } from '../data/difficulties.ts';
import type { Role } from '../data/roles.ts';
import type { StartingSkill } from '../data/skills.ts';
import type { NpcTemplate, Template } from '../data/templates.ts';
import type { StartingWeapon } from '../data/weapons.ts';
import type { PwEffect } from '../effects.ts';
import type { PwFactTexts } from '../facts.ts';
import type { House, HouseKey } from '../house-rules.ts';
import type { Status } from '../model.ts';
import type { Refusal } from '../refusal.ts';

/** The decisions the rules ask for, with the options that are always the same. */
export const QUESTIONS = {
  approveExtra: ['approve', 'turnDown'],
  tieWinner: ['initiator', 'reactor'],
  raiseSkill: ['later'],
  raiseDerived: ['later'],
  attributeStep: ['done'],
  skillRaise: ['done'],
} as const satisfies Record<string, readonly string[]>;

export type QuestionId = keyof typeof QUESTIONS;

export const ACTION_NAMES = [
  'create',
  'decide-roll',
  'attribute-roll',
  'check',
  'skill-check',
  'opposed',
  'opposed-check',
  'use-degrees',
  'give-modifier',
  'end-effect',
  'derived',
  'regenerate',
  'regenerate-mana',
  'rest',
  'initiative',
  'end-turn',
  'end-fight',
  'list-roll',
  'raise-skill',
  'level-up',
  'raise-derived',
  'raise-attribute',
  'change-derived',
  'change-attribute',
  'equip-weapon',
  'wield',
  'equip-armour',
  'damage',
  'heal',
  'spend-mana',
  'move',
  'attack',
  'edit-skills',
  'delete-skill',
  'edit-lists',
  'delete-list',
  'edit-presets',
  'add-npc',
  'remove-npc',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

export const CHANCES = [
  'success',
  'raise1',
  'raise2',
  'win',
  'lose',
  'tie',
  'hit',
  'unharmed',
  'arrives',
  'whole',
] as const;

/** Names of input, outcome and sheet fields that people see. */
export const FIELDS = [
  'scene',
  'id',
  'name',
  'player',
  'mode',
  'template',
  'category',
  'attributes',
  'skills',
  'weapon',
  'armour',
  'event',
  'uncertain',
  'roll',
  'figure',
  'attribute',
  'skill',
  'difficulty',
  'modifier',
  'circumstances',
  'forced',
  'side',
  'opponentAttribute',
  'opponentSkill',
  'opponentModifier',
  'opponentSide',
  'initiator',
  'initiatorSkill',
  'initiatorModifier',
  'initiatorCircumstances',
  'reactor',
  'reactorSkill',
  'reactorModifier',
  'reactorCircumstances',
  'text',
  'target',
  'amount',
  'label',
  'until',
  'figures',
  'list',
  'derived',
  'die',
  'weaponSkill',
  'parryMod',
  'canParry',
  'wielded',
  'value',
  'distance',
  'attacker',
  'requiresTraining',
  'isWeaponSkill',
  'rows',
  'add',
  'kind',
  'success',
  'raises',
  'degrees',
  'total',
  'critical',
  'winner',
  'tie',
  'initiatorTotal',
  'reactorTotal',
  'gained',
  'hitPoints',
  'mana',
  'running',
  'evasion',
  'parry',
  'armourClass',
  'regeneration',
  'manaRegeneration',
  'initiative',
  'first',
  'order',
  'turn',
  'round',
  'row',
  'face',
  'level',
  'arrived',
  'hit',
  'left',
  'character',
  'reason',
  'status',
  'weapons',
  'effects',
  'scars',
  'budget',
  'attributeSteps',
  'skillRaises',
  'derivedPoints',
  'openDegrees',
  'presets',
  'whole',
  'role',
  'shown',
  'scar',
  'derivedModifiers',
  'effect',
  'to',
  'raisedThisLevel',
  'frozen',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** A switch set to one of fixed words; a freely chosen text has none. */
type WordyKey = {
  [K in HouseKey]: House[K] extends string ? (string extends House[K] ? never : K) : never;
}[HouseKey];

/** What a character can be told; see `characterProblems`. */
export const PROBLEMS = [
  'ids-not-unique',
  'not-a-target',
  'protected-skill',
  'name-missing',
  'too-many-attribute-steps',
  'too-many-raises',
  'die-above-maximum',
  'raises-do-not-match',
  'hit-points-above-maximum',
  'mana-above-maximum',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

/** Everything Probenwürfel says in one language. A missing entry does not compile. */
export interface Dictionary {
  readonly facts: PwFactTexts;
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly questions: {
    readonly [Q in QuestionId]: {
      readonly ask: string;
      readonly options: Readonly<Record<(typeof QUESTIONS)[Q][number], string>>;
    };
  };
  readonly actions: Readonly<Record<ActionName, { readonly title: string; readonly hint: string }>>;
  readonly fields: Readonly<Record<FieldName, string>>;
  /** What an effect changes, as a label. */
  readonly effects: Readonly<Record<PwEffect['kind'], string>>;
  readonly chances: Readonly<Record<(typeof CHANCES)[number], string>>;
  readonly houseRules: Readonly<Record<HouseKey, string>>;
  /** The words a switch can be set to. */
  readonly houseValues: { readonly [K in WordyKey]: Readonly<Record<House[K], string>> } & {
    readonly canBeCritical: Readonly<Record<RollKind, string>>;
  };
  readonly problems: Readonly<Record<ProblemCode, string>>;
  /** Single words for values, whatever field they stand in. */
  readonly attributes: Readonly<Record<AttributeId, string>>;
  readonly derived: Readonly<Record<DerivedId, string>>;
  readonly skills: Readonly<Record<StartingSkill, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly rollKinds: Readonly<Record<RollKind, string>>;
  readonly difficulties: Readonly<Record<DifficultyLabel, string>>;
  /** The names of the guide values by their numbers. */
  readonly guideValues: Readonly<Record<string, string>>;
  readonly templates: Readonly<Record<Template | 'free', string>>;
  readonly categories: Readonly<Record<NpcTemplate, string>>;
  readonly weapons: Readonly<Record<StartingWeapon | 'none', string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly circumstances: Readonly<Record<'-4' | '-2' | '+2' | '+4', string>>;
  readonly lists: Readonly<Record<'scars', string>>;
  readonly modes: Readonly<Record<'points' | 'quick', string>>;
  /** PW-R-22: the unit a table starts with; any other stays as it is. */
  readonly units: Readonly<Record<'m pro Runde', string>>;
  /** PW-R-11: what a lasting effect can count for. */
  readonly targets: Readonly<Record<string, string>>;
  readonly sections: Readonly<
    Record<'person' | 'attributes' | 'derived' | 'skills' | 'equipment' | 'effects', string>
  >;
  readonly words: Readonly<
    Record<'pc' | 'npc' | 'initiator' | 'reactor' | 'armour' | 'wielded' | 'raised' | 'untrained', string>
  >;
}

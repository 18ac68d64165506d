import type { Advantage, Complication, SpellAdvantage } from '../data/complications.ts';
import type { ConditionId } from '../data/conditions.ts';
import type { Category } from '../data/enemies.ts';
import type { Level } from '../data/ladders.ts';
import type { Role } from '../data/roles.ts';
import type { SpellEffect, SpellLevel } from '../data/spells.ts';
import type { Template } from '../data/templates.ts';
import type { GwEffect } from '../effects.ts';
import type { GwFactTexts } from '../facts.ts';
import type { House, HouseKey } from '../house-rules.ts';
import type { CellKind, Status } from '../model.ts';
import type { Refusal } from '../refusal.ts';
import type { Verdict } from '../rules/results.ts';

/** The decisions the rules ask for, with the options that are always the same. */
export const QUESTIONS = {
  help: ['take', 'decline'],
  throwAgain: ['again', 'keep'],
  armour: ['use', 'keep'],
  retaliation: ['heart', 'complication', 'none'],
  complication: [],
  gmComplication: ['none'],
  pushedTo: ['stay'],
  timePressure: ['step', 'timer'],
  advantage: [],
  crowd: ['step', 'complication', 'none'],
  out: ['dead', 'left'],
  freeCell: [],
  wayOn: ['acceptComplication', 'withdraw'],
  nextTurn: [],
  defenceTrait: [],
  enemyAdvantage: [],
  spellAdvantage: [],
  manaBack: ['grant', 'refuse'],
  extraAdvantage: ['safeForAllies', 'quiet', 'precise'],
  advance: ['heart', 'mana'],
  bestTrait: [],
  secondTrait: [],
  hasArmour: ['no', 'yes'],
  weaponKind: ['melee', 'ranged'],
} as const satisfies Record<string, readonly string[]>;

export type QuestionId = keyof typeof QUESTIONS;

export const ACTION_NAMES = [
  'create',
  'when-to-roll',
  'test',
  'attempt',
  'help',
  'retry',
  'start-combat',
  'add-enemy',
  'move',
  'sight',
  'place',
  'paint-board',
  'declare-cover',
  'attack',
  'cast',
  'attack-spell',
  'use-armour',
  'lose-heart',
  'adjust-hearts',
  'enemy-attack',
  'raise-up',
  'crawl',
  'stand-up',
  'pick-up-weapon',
  'rest',
  'start-scene',
  'timer',
  'name-complication',
  'end-status',
  'name-advantage',
  'advance',
  'switch-variant',
  'd6-test',
  'enemy-out',
  'end-turn',
  'end-combat',
  'duel',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

export const CHANCES = [
  'success',
  'exceptional',
  'complication',
  'hit',
  'out',
  'heartLost',
  'unharmed',
  'survives',
  'targetLives',
  'manaBack',
  'attacker',
  'defender',
] as const;

/** Names of input, outcome and sheet fields that people see. */
export const FIELDS = [
  'die',
  'tn',
  'steps',
  'help',
  'level',
  'grade',
  'figure',
  'goal',
  'trait',
  'conditions',
  'tools',
  'way',
  'helper',
  'helped',
  'description',
  'uncertain',
  'failureMatters',
  'placement',
  'surprise',
  'sameScene',
  'id',
  'name',
  'category',
  'hearts',
  'hasRanged',
  'reach',
  'hasArmour',
  'at',
  'attacker',
  'target',
  'weapon',
  'crowd',
  'enemy',
  'kind',
  'out',
  'caster',
  'effect',
  'mana',
  'by',
  'cells',
  'path',
  'again',
  'from',
  'to',
  'override',
  'downed',
  'safe',
  'weaponsStayLost',
  'do',
  'length',
  'consequence',
  'complication',
  'advantage',
  'mode',
  'concept',
  'template',
  'scene',
  'face',
  'needs',
  'wounds',
  'retaliation',
  'manaPaid',
  'manaBack',
  'winner',
  'hit',
  'loss',
  'traits',
  'weapons',
  'armourTokens',
  'status',
  'advances',
  'distance',
  'melee',
  'points',
  'turn',
  'round',
  'character',
  'heartLabel',
  'cover',
  'reason',
  'grantsMana',
  'advance',
  'figures',
  'order',
  'flag',
  'side',
  'heartsMax',
  'manaMax',
  'pos',
  'coverOverride',
  'move',
  'actionLeft',
  'moveLeft',
  'dropped',
  'turns',
  'role',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** A switch set to a word, or to a list of fixed words. */
type WordOf<T> = T extends string ? T : T extends readonly (infer W extends string)[] ? W : never;
type WordyKey = {
  [K in HouseKey]: [WordOf<House[K]>] extends [never] ? never : string extends WordOf<House[K]> ? never : K;
}[HouseKey];

/** Everything Grundregelwerk says in one language. A missing entry does not compile. */
export interface Dictionary {
  readonly facts: GwFactTexts;
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
  readonly effects: Readonly<Record<GwEffect['kind'], string>>;
  readonly chances: Readonly<Record<(typeof CHANCES)[number], string>>;
  readonly houseRules: Readonly<Record<HouseKey, string>>;
  /** The words a switch can be set to. */
  readonly houseValues: { readonly [K in WordyKey]: Readonly<Record<WordOf<House[K]>, string>> };
  readonly problems: Readonly<
    Record<
      | 'ids-not-unique'
      | 'starting-dice'
      | 'hearts-above-maximum'
      | 'mana-above-maximum'
      | 'unknown-trait'
      | 'die-above-maximum'
      | 'armour-off'
      | 'trait-missing'
      | 'no-weapon'
      | 'unexplained-hearts'
      | 'unexplained-mana',
      string
    >
  >;
  /** Single words for values, whatever field they stand in. */
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly complications: Readonly<Record<Complication, string>>;
  readonly advantages: Readonly<Record<Advantage, string>>;
  readonly spellAdvantages: Readonly<Record<SpellAdvantage, string>>;
  readonly conditions: Readonly<
    Record<ConditionId | 'farAway' | 'crowd' | 'vulnerable' | 'conditions', string>
  >;
  readonly categories: Readonly<Record<Category, string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly spells: Readonly<Record<SpellEffect, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly spellLevels: Readonly<Record<SpellLevel, string>>;
  readonly templates: Readonly<Record<Template | 'free', string>>;
  readonly traits: Readonly<Record<'S' | 'G' | 'M', string>>;
  readonly cells: Readonly<Record<CellKind, string>>;
  readonly timerMoves: Readonly<Record<'set' | 'move' | 'fire' | 'clear', string>>;
  /** What became of somebody: values of outcomes. */
  readonly endings: Readonly<Record<'lost' | 'absorbed' | 'withdrawn' | 'harmless', string>>;
  readonly weapons: Readonly<Record<'sword' | 'bow' | 'staff', string>>;
  readonly words: Readonly<
    Record<
      | 'yes'
      | 'no'
      | 'pc'
      | 'enemy'
      | 'core'
      | 'd6only'
      | 'melee'
      | 'ranged'
      | 'magic'
      | 'clear'
      | 'cover'
      | 'blocked'
      | 'none'
      | 'full'
      | 'heart'
      | 'mana'
      | 'set'
      | 'move'
      | 'fire'
      | 'step'
      | 'attacker'
      | 'defender'
      | 'injury'
      | 'tiredness'
      | 'alarm'
      | 'targetEscapes'
      | 'passageCollapses',
      string
    >
  >;
}

import type { CharacterProblem } from '../character-problems.ts';
import type { HhFactTexts } from '../facts.ts';
import type { House, HouseKey } from '../house-rules.ts';
import type { Refusal } from '../refusal.ts';
import { DICE_ACTIONS, DICE_QUESTIONS } from './dice-names.ts';
import { FIGHT_ACTIONS, FIGHT_QUESTIONS } from './fights-names.ts';
import type { Labels } from './labels.ts';
import { WORLD_ACTIONS, WORLD_QUESTIONS } from './world-names.ts';

/** The decisions the rules ask for, with the options that are always the same. */
export const QUESTIONS = { ...DICE_QUESTIONS, ...FIGHT_QUESTIONS, ...WORLD_QUESTIONS };
export type QuestionId = keyof typeof QUESTIONS;

export const ACTION_NAMES = [...DICE_ACTIONS, ...FIGHT_ACTIONS, ...WORLD_ACTIONS] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

const CHANCES = [
  'success',
  'legendary',
  'acting',
  'raised',
  'star',
  'grade',
  'lives',
  'allLive',
  'resists',
  'sneakerFirst',
  'opponentFirst',
  'escaped',
  'caughtUp',
  'missed',
  'targetLives',
  'heroesHit',
  'opponentsHit',
  'heroDies',
  'opponentDies',
  'dead',
  'wanted',
  'simple',
  'good',
  'artful',
  'masterly',
  'masterlyWithEffect',
  'buyerWins',
  'sellerWins',
  'concedes',
  'deal',
  'discovered',
  'watchful',
  'noticed',
  'alarm',
  'over',
  'asleep',
  'vomited',
  'deadDrunk',
  'defending',
  'hit',
  'stopped',
  'first',
  'second',
  'heavy',
  'critical',
] as const;

/** A switch set to a word. */
type WordyKey = { [K in HouseKey]: House[K] extends string ? K : never }[HouseKey];

/** Everything Heldenhandbuch says in one language. A missing entry does not compile. */
export interface Dictionary extends Labels {
  readonly facts: HhFactTexts;
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly questions: {
    readonly [Q in QuestionId]: {
      readonly ask: string;
      readonly options: Readonly<Record<(typeof QUESTIONS)[Q][number], string>>;
    };
  };
  readonly actions: Readonly<Record<ActionName, { readonly title: string; readonly hint: string }>>;
  readonly chances: Readonly<Record<(typeof CHANCES)[number], string>>;
  readonly houseRules: Readonly<Record<HouseKey, string>>;
  /** The words a switch can be set to. */
  readonly houseValues: { readonly [K in WordyKey]: Readonly<Record<House[K], string>> };
  readonly problems: Readonly<Record<CharacterProblem, string>>;
}

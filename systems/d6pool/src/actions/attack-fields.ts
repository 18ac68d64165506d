import { z } from 'zod';
import { DAMAGE_TYPES } from '../items.ts';
import * as s from '../schemas.ts';
import { attackFields, defenceField } from './resist-fields.ts';

/** What every attack of one figure on another is told by. */
export const fightFields = {
  attacker: s.id,
  target: s.id,
  weapon: s.orNull(s.id),
  type: z.enum(DAMAGE_TYPES).nullable().default(null),
  ...attackFields,
};

/** What an attack itself does to the defence. */
export const ambushFields = {
  surprised: s.no,
  unseen: s.no,
  noSkill: s.no,
  ...defenceField,
};

interface Fought {
  readonly kind: string;
  readonly wounds?: number;
  readonly stun?: number;
  readonly state?: string;
}

export const attackChances = {
  hit: (outcome: Fought) => outcome.kind === 'hit',
  hurt: (outcome: Fought) => (outcome.wounds ?? 0) + (outcome.stun ?? 0) > 0,
  unconscious: (outcome: Fought) => outcome.state === 'unconscious',
  dead: (outcome: Fought) => outcome.state === 'dead',
  fumble: (outcome: Fought) => outcome.kind === 'patzer',
  // What whoever is attacked wants.
  targetLives: (outcome: Fought) => outcome.state !== 'dead',
  untouched: (outcome: Fought) => (outcome.wounds ?? 0) + (outcome.stun ?? 0) === 0,
};

/** Chances of an attack that its target wants, and a Patzer, which nobody on the attacker's side wants. */
export const OF_TARGET = ['untouched', 'targetLives', 'fumble'] as const;

export const attackGoals = { wounds: (outcome: Fought) => outcome.wounds ?? 0 };

/** Odds tell apart what becomes of the target, not how well it was hit. */
export function whatBecomes<O extends object>(outcome: O): object {
  const told = ['crits', 'hits', 'consequence'];
  return Object.fromEntries(Object.entries(outcome).filter(([field]) => !told.includes(field)));
}

export const attackHeadline = [
  'died',
  'unconscious',
  'wounded',
  'stunned',
  'jammed',
  'patzer',
  'hit',
  'missed',
] as const;

import { GM, type Thrower } from '@tafelrunde/kernel';
import type { RollKind } from './data/burdens.ts';

/** What dice are thrown for; the words are in `text/`. */
export const ROLES = [
  'check',
  'attack',
  'defence',
  'damage',
  'penalty',
  'fate',
  'support',
  'initiative',
  'perception',
  'toughness',
  'healing',
  'resistance',
  'hazard',
  'income',
  'direction',
] as const;
export type Role = (typeof ROLES)[number];

/** Whose dice a throw is, and what for. */
export interface Of extends Thrower {
  readonly role: Role;
}

/** What the roll of a figure is for. */
export const ROLE_OF: Readonly<Record<RollKind, Role>> = {
  mental: 'check',
  physical: 'check',
  attack: 'attack',
  defence: 'defence',
  ownDamage: 'damage',
  hazardDamage: 'hazard',
  support: 'support',
  initiative: 'initiative',
  perception: 'perception',
  toughness: 'toughness',
  healing: 'healing',
  hazard: 'resistance',
  situational: 'check',
};

/** Dice that belong to no figure: bare rolls, and what the world does. */
export const ofGm = (role: Role): Of => ({ by: GM, role });

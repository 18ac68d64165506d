import type { Json } from './lab-state.ts';

/** A check as it comes up every evening, and the chance people ask for. */
export interface TypicalCheck {
  readonly action: string;
  readonly chance: string;
  readonly input: Json;
}

// biome-ignore format: a table reads best in columns
export const TYPICAL: readonly TypicalCheck[] = [
  { action: 'grundregelwerk/test',       chance: 'success',   input: { die: 8, tn: 6, steps: 0, help: false } },
  { action: 'grundregelwerk/test',       chance: 'success',   input: { die: 6, tn: 8, steps: 0, help: false } },
  { action: 'grundregelwerk/test',       chance: 'success',   input: { die: 10, tn: 8, steps: 1, help: true } },
  { action: 'grundregelwerk/d6-test',    chance: 'success',   input: { level: 'trained', grade: 0, steps: 0, help: false } },
  { action: 'grundregelwerk/d6-test',    chance: 'success',   input: { level: 'novice', grade: 1, steps: 1, help: true } },
  { action: 'grundregelwerk/duel',       chance: 'attacker',  input: { die: 10, category: 'elite', hasArmour: false } },

  { action: 'heldenhandbuch/check',      chance: 'success',   input: { mode: 'sieve', sides: 12, count: 3, value: 11, minimum: 12 } },
  { action: 'heldenhandbuch/check',      chance: 'success',   input: { mode: 'single', sides: 12, count: 3, value: 11, minimum: 12 } },
  { action: 'heldenhandbuch/check',      chance: 'success',   input: { mode: 'cascade', sides: 12, count: 3, value: 11, minimum: 16 } },
  { action: 'heldenhandbuch/check',      chance: 'success',   input: { mode: 'sieve', sides: 20, count: 3, value: 14, minimum: 16 } },
  { action: 'heldenhandbuch/check',      chance: 'legendary', input: { mode: 'sieve', sides: 12, count: 4, value: 12, minimum: 12 } },

  { action: 'probenwuerfel/check',       chance: 'success',   input: { attribute: 8, skill: 8, modifier: 0, difficulty: 9 } },
  { action: 'probenwuerfel/check',       chance: 'success',   input: { attribute: 6, skill: 4, modifier: -2, difficulty: 9 } },
  { action: 'probenwuerfel/check',       chance: 'raise1',    input: { attribute: 10, skill: 8, modifier: 0, difficulty: 9 } },
  { action: 'probenwuerfel/check',       chance: 'raise2',    input: { attribute: 10, skill: 10, modifier: 0, difficulty: 9 } },
  { action: 'probenwuerfel/opposed',     chance: 'win',       input: { attribute: 8, skill: 8, modifier: 0, side: 'pc', opponentAttribute: 8, opponentSkill: 6, opponentModifier: 0, opponentSide: 'npc' } },

  { action: 'd6pool/challenge',          chance: 'success',   input: { dice: 6, difficulty: 1 } },
  { action: 'd6pool/challenge',          chance: 'success',   input: { dice: 6, penalty: 2, difficulty: 2 } },
  { action: 'd6pool/challenge',          chance: 'critical',  input: { dice: 8, difficulty: 1 } },
  { action: 'd6pool/challenge',          chance: 'fumble',    input: { dice: 4, penalty: 3, difficulty: 1 } },
  { action: 'd6pool/opposed',            chance: 'attacker',  input: { attacker: { dice: 7 }, defender: { dice: 6 } } },
];

export const typicalOf = (system: string): readonly TypicalCheck[] =>
  TYPICAL.filter(({ action }) => action.startsWith(`${system}/`));

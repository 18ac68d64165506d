import { ATTRIBUTES, type AttributeId, DERIVED, type DerivedId } from './attributes.ts';
import { ROLL_KINDS, type RollKind } from './dice.ts';
import { SKILL_TABLE } from './skills.ts';

/** PW-R-11: what a lasting bonus or malus counts for; a Probe may be the table's own. */
export type EffectTarget =
  | `attribute:${AttributeId}`
  | `skill:${string}`
  | `derived:${DerivedId}`
  | `roll:${RollKind}`;

/** Those that every table has. */
export const TARGETS: readonly EffectTarget[] = [
  ...ATTRIBUTES.map((one) => `attribute:${one}` as const),
  ...Object.keys(SKILL_TABLE).map((one) => `skill:${one}` as const),
  ...DERIVED.map((one) => `derived:${one}` as const),
  ...ROLL_KINDS.map((one) => `roll:${one}` as const),
];

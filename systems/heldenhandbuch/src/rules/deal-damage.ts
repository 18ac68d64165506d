import { GM } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import { type DicePool, type Figure, figureOf, has, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { rollDamage } from './damage.ts';
import type { Injury } from './injuries.ts';
import { armourOf, strikeFigure } from './striking.ts';

export interface DamageInput {
  readonly scene: Scene;
  readonly target: string;
  readonly base: DicePool;
  /** Dice of a group turned into damage dice. */
  readonly extra: number;
  readonly multiplier: number;
  /** Whether armour helps, and whether it is worn down by it. */
  readonly armoured: boolean;
  readonly wears: boolean;
}

interface DamageOutcome {
  readonly kind: 'struck';
  readonly injuries: readonly Injury[];
  readonly dead: boolean;
}

/** HH-PROC-05: a hit from anywhere, a trap or a beast: damage roll, armour, injuries. The GM rolls. */
export function dealDamage(
  fate: HhFate,
  input: DamageInput,
  house: House,
): { outcome: DamageOutcome | Refused; effects: readonly HhEffect[] } {
  const { scene, base, extra, multiplier, armoured, wears } = input;
  const target = figureOf(scene, input.target);
  if (target === undefined) return refused('unknown-figure');
  if (has(target, 'dead')) return refused('target-is-out');
  fate.note('HH-DMG-01', { kind: 'damagePool', dice: base.count, sides: base.step, multiplier });
  const armour = armoured ? armourOf(target) : undefined;
  const hits = rollDamage(fate, { base, extra, multiplier, by: GM, armour }, house);
  const { injuries, effects } = strikeFigure(fate, scene, target.id, hits, { wears, armoured }, house);
  const after = figureOf(applyEffects(scene, effects), target.id) as Figure;
  return { outcome: { kind: 'struck', injuries, dead: has(after, 'dead') }, effects };
}

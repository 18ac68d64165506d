import type { Pc } from '../model.ts';
import type { GwEffect, GwFate } from '../rule.ts';

/** GW-MAG-03 (3), GW-R-23: Mana is paid before the roll, whatever comes of it. */
export function payMana(fate: GwFate, caster: Pc, mana: number): readonly GwEffect[] {
  if (mana === 0) return [];
  fate.note('GW-MAG-03', { kind: 'manaPaid', mana, left: caster.mana - mana });
  return [{ kind: 'mana', figure: caster.id, by: -mana }];
}

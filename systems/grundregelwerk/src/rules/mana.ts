import type { Pc } from '../model.ts';
import type { Effects, Fate } from '../rule.ts';

/** GW-MAG-03 (3), GW-R-23: Mana is paid before the roll, whatever comes of it. */
export function payMana(fate: Fate, caster: Pc, mana: number): Effects {
  if (mana === 0) return [];
  fate.note('GW-MAG-03', { kind: 'manaPaid', mana, left: caster.mana - mana });
  return [{ kind: 'mana', figure: caster.id, by: -mana }];
}

import type { Input } from '../actions/inputs.ts';
import { type Figure, figureOf } from '../model.ts';
import { type Fate, type House, refused } from '../rule.ts';
import { meleeWeaponOf, rangedWeaponOf, typesOf } from './equipment.ts';
import { loadedWeapon } from './ranged.ts';
import { chooseType, critDice, strike } from './strike.ts';

/** DP-DMG-01 to 04: the damage roll alone, for a hit that was settled elsewhere (a Patzer that meets a friend, too). */
export function dealDamage(fate: Fate, input: Input<'damage'>, house: House) {
  const { scene, coverValue } = input;
  const attacker = figureOf(scene, input.attacker);
  const target = figureOf(scene, input.target);
  if (attacker === undefined || target === undefined) return refused('unknown-figure');
  if (target.consciousness === 'dead') return refused('already-dead');
  const weapon = weaponOf(attacker, input.weapon, house);
  if (weapon === undefined || weapon.dice === null) return refused('no-weapon');
  if (input.type !== null && !typesOf(weapon, house).includes(input.type))
    return refused('not-one-of-its-types');
  const type = chooseType(fate, attacker, weapon, input.type, house);
  const crits = critDice(fate, attacker, input.crits, house);
  const bonus = [{ source: 'bonus', dice: input.bonus }];
  const hit = { scene, attacker, target, weapon, type, crits, bonus, coverValue, fateUsed: 0 };
  const { wounds, stun, state, effects } = strike(fate, hit, house);
  return { outcome: { kind: 'damage' as const, wounds, stun, state }, effects };
}

function weaponOf(figure: Figure, id: string | null, house: House) {
  const ranged = id === null ? undefined : rangedWeaponOf(figure, id);
  return ranged === undefined ? meleeWeaponOf(figure, id) : loadedWeapon(ranged, house);
}

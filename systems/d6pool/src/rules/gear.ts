import { ARMOUR_IDS, type ArmourId } from '../data/armours.ts';
import { EXPLOSIVE_IDS, type ExplosiveId } from '../data/explosives.ts';
import { RANGED_WEAPON_IDS, type RangedWeaponId } from '../data/ranged-weapons.ts';
import { SHIELD_IDS, type ShieldId } from '../data/shields.ts';
import { MELEE_WEAPON_IDS, type MeleeWeaponId } from '../data/weapons.ts';
import type { Item } from '../items.ts';
import type { House } from '../rule.ts';
import { armour, explosive, meleeWeapon, rangedWeapon, shield } from './equipment.ts';

type ShieldName = `${ShieldId}Shield`;
const SHIELD_NAMES = SHIELD_IDS.map((size): ShieldName => `${size}Shield`);

/** Everything the equipment tables list, by one name each. */
export type GearId = MeleeWeaponId | RangedWeaponId | ExplosiveId | ArmourId | ShieldName;
export const GEAR_IDS = [
  ...MELEE_WEAPON_IDS,
  ...RANGED_WEAPON_IDS,
  ...EXPLOSIVE_IDS,
  ...ARMOUR_IDS,
  ...SHIELD_NAMES,
] as [GearId, ...GearId[]];

const isOf = <T extends string>(list: readonly T[], row: string): row is T =>
  (list as readonly string[]).includes(row);

/** DP-EQP-01: a thing of the tables as it is bought. */
export function gear(row: GearId, house: House): Item {
  if (isOf(MELEE_WEAPON_IDS, row)) return meleeWeapon(row);
  if (isOf(RANGED_WEAPON_IDS, row)) return rangedWeapon(row);
  if (isOf(EXPLOSIVE_IDS, row)) return explosive(row, house);
  if (isOf(ARMOUR_IDS, row)) return armour(row);
  return shield(row.slice(0, -'Shield'.length) as ShieldId);
}

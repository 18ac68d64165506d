import type { Declared } from '@tafelrunde/schema';
import type { itemInFull } from './item-schemas.ts';

/** DP-R-73: scharf and Schnitt are cut, Stich is pierce, stumpf and Schlag are blunt. */
export const DAMAGE_TYPES = ['cut', 'pierce', 'blunt'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

export const ZONES = ['torso', 'arms', 'head', 'legs'] as const;
export type Zone = (typeof ZONES)[number];

export const CARRYING = ['held', 'worn', 'packed'] as const;
export type Carrying = (typeof CARRYING)[number];

export type Item = Declared<typeof itemInFull>;
type ItemOf<K extends Item['kind']> = Extract<Item, { readonly kind: K }>;
export type MeleeWeapon = ItemOf<'melee'>;
export type RangedWeapon = ItemOf<'ranged'>;
export type Explosive = ItemOf<'explosive'>;
export type ArmourItem = ItemOf<'armour'>;
export type Shield = ItemOf<'shield'>;
export type Gear = ItemOf<'gear'>;
export type Weapon = MeleeWeapon | RangedWeapon | Explosive;

export const isDestroyed = (item: Item): boolean =>
  item.woundLimit !== null && item.woundsTaken >= item.woundLimit;

/** DP-R-76: a garrotte in the hands takes the breath of whoever is held. */
export const isStrangling = (item: Item): boolean =>
  item.kind === 'melee' && item.weapon === 'garrotte' && item.carried === 'held';

/** Rows of weapons that grow on their owner. */
const GROWN: readonly string[] = ['unarmed', 'claws'];

/** DP-R-121: nobody can wrest it away, drop it or put it down. */
export const isNatural = (item: Item): boolean =>
  item.kind === 'melee' && (item.natural === true || GROWN.includes(item.weapon));

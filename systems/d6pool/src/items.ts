/** DP-R-73: scharf and Schnitt are cut, Stich is pierce, stumpf and Schlag are blunt. */
export const DAMAGE_TYPES = ['cut', 'pierce', 'blunt'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

export const ZONES = ['torso', 'arms', 'head', 'legs'] as const;
export type Zone = (typeof ZONES)[number];

export const CARRYING = ['held', 'worn', 'packed'] as const;
export type Carrying = (typeof CARRYING)[number];

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly kg: number;
  readonly carried: Carrying;
  /** DP-OBJ-03: each is a penalty die on rolls that use the item; destroyed at the limit, if it has one. */
  readonly woundsTaken: number;
  readonly woundLimit: number | null;
  /** Added to the difficulty of damage against the item itself. */
  readonly armourValue: number;
}

/** DP-EQP-02. An empty list of types is the "–" of the table (DP-R-76). */
export interface MeleeWeapon extends Thing {
  readonly kind: 'melee';
  /** Row of the table, or the name of a weapon of one's own. */
  readonly weapon: string;
  /** Null: no damage roll. */
  readonly dice: number | null;
  readonly addsStrength: boolean;
  readonly types: readonly DamageType[];
  readonly reach: number;
  readonly skill: string;
  /** DP-R-121: claws, teeth; left out for what is held in a hand. */
  readonly natural?: boolean | undefined;
}

/** DP-EQP-03. */
export interface RangedWeapon extends Thing {
  readonly kind: 'ranged';
  readonly weapon: string;
  readonly dice: number;
  readonly addsStrength: boolean;
  readonly types: readonly DamageType[];
  /** Upper limits of near, medium, far, extreme; shorter where classes are missing (DP-R-62). */
  readonly ranges: readonly number[];
  readonly minRange: number;
  readonly rateOfFire: number;
  readonly automatic: boolean;
  readonly skill: string;
  readonly jammed: boolean;
  /** DP-R-63: the first round in which it can shoot again. */
  readonly readyAtRound: number;
  /** Null: not counted. */
  readonly ammo: number | null;
  /** DP-R-91: the rocket in a launcher. */
  readonly loaded: string | null;
}

/** DP-EQP-04. */
export interface Explosive extends Thing {
  readonly kind: 'explosive';
  readonly explosive: string;
  readonly dice: number;
  readonly types: readonly DamageType[];
  readonly radius: number;
  readonly ranges: readonly number[];
  readonly skill: string;
  readonly placed: boolean;
}

/** DP-ARM-04. */
export interface ArmourItem extends Thing {
  readonly kind: 'armour';
  readonly armour: string;
  readonly values: Readonly<Record<DamageType, number>>;
  readonly malus: number;
  readonly zones: readonly Zone[];
  /** DP-R-88: null for armour without a power supply. */
  readonly powered: boolean | null;
  readonly burnt: boolean;
  /** DP-R-86: protects against ranged and energy attacks only. */
  readonly rangedOnly: boolean;
}

/** DP-R-57: parry only. */
export interface Shield extends Thing {
  readonly kind: 'shield';
  readonly size: 'small' | 'large' | 'tower';
  readonly skill: string;
}

export interface Gear extends Thing {
  readonly kind: 'gear';
  /** Skills it is a tool for. */
  readonly tools: readonly string[];
  /** Largest dimension in metres. */
  readonly size: number;
}

/** A dose of poison, acid or drug, or something that carries a disease. */
export interface Substance extends Thing {
  readonly kind: 'substance';
  readonly substance: 'poison' | 'disease' | 'acid' | 'drug';
  readonly of: string;
  readonly dice: number;
  readonly dose: number;
}

export type Weapon = MeleeWeapon | RangedWeapon | Explosive;
export type Item = MeleeWeapon | RangedWeapon | Explosive | ArmourItem | Shield | Gear | Substance;

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

import type { AttributeId, DerivedId } from './data/attributes.ts';
import { type Die, type RollKind, STARTING_DIE } from './data/dice.ts';

/** PW-ATT-03: exactly one die, and a bonus or malus. */
export interface Attribute {
  readonly die: Die;
  readonly modifier: number;
}

/** PW-CHK-02: what a figure has made of a Probe. */
export interface Training {
  readonly die: Die;
  /** PW-R-14: raised by levelling so often; not to be confused with the degrees of a rolled check. */
  readonly raises: number;
  readonly modifier: number;
}

/** PW-CHK-03: what nobody has practised. */
export const UNTRAINED: Training = { die: STARTING_DIE, raises: 0, modifier: 0 };

/** PW-CHK-01, PW-ADD-09: one Probe of the table's catalogue. */
export interface Skill {
  readonly id: string;
  /** What the table calls it; null for those of the starting list, which have words of their own. */
  readonly name: string | null;
  readonly attribute: AttributeId;
  /** PW-KNO-01: marked with `*`. */
  readonly requiresTraining: boolean;
  readonly isWeaponSkill: boolean;
}

export interface Weapon {
  readonly name: string;
  readonly weaponSkill: string;
  readonly parryMod: number;
  /** PW-R-25: false for bows and the like. */
  readonly canParry: boolean;
  readonly wielded: boolean;
}

export interface Armour {
  readonly name: string;
  readonly value: number;
}

/** PW-R-11: what a lasting bonus or malus counts for. */
export type EffectTarget =
  | `attribute:${AttributeId}`
  | `skill:${string}`
  | `derived:${DerivedId}`
  | `roll:${RollKind}`;

export interface LastingEffect {
  readonly label: string;
  readonly target: EffectTarget;
  readonly amount: number;
  /** When it ends, in the table's own words. */
  readonly until: string | null;
}

export const SIDES = ['pc', 'npc'] as const;
export type Side = (typeof SIDES)[number];

/** PW-ADD-04: at 0 Lebenspunkte or less. */
export const STATUSES = ['outOfAction'] as const;
export type Status = (typeof STATUSES)[number];

/** PW-ADD-02, PW-ADD-03: what is left to spend. */
export interface Budget {
  readonly attributeSteps: number;
  readonly skillRaises: number;
  readonly derivedPoints: number;
}

/** PW-R-18, `derived.live` off: what the formulas gave when creation ended. Rolled values have nothing to freeze. */
export interface Frozen {
  readonly hitPoints: number;
  readonly mana: number;
  readonly running: number;
  readonly evasion: number;
  /** The half of each weapon Probe; weapon modifier and armour are added as they are. */
  readonly parry: Readonly<Record<string, number>>;
}

export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly player: string;
  readonly level: number;
  readonly attributes: Readonly<Record<AttributeId, Attribute>>;
  /** By the id of the Probe; those not listed are untrained. */
  readonly skills: Readonly<Record<string, Training>>;
  readonly derivedModifiers: Readonly<Record<DerivedId, number>>;
  /** Current values (PW-ADD-04). The maxima are computed. */
  readonly hitPoints: number;
  readonly mana: number;
  readonly weapons: readonly Weapon[];
  readonly armour: Armour | null;
  readonly effects: readonly LastingEffect[];
  readonly scars: readonly string[];
  readonly status: readonly Status[];
  readonly budget: Budget;
  /** PW-ADD-03: how often each Probe was raised since the last level-up. */
  readonly raisedThisLevel: Readonly<Record<string, number>>;
  /** PW-DEG-02: degrees of the last check that have bought nothing yet. */
  readonly openDegrees: number;
  readonly frozen: Frozen | null;
}

/** PW-ADD-08: a list to roll on. */
export interface LookUpList {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly string[];
}

/** How much of each a table can hold; what would be more is refused, so that a scene can always be read again. */
export const LIMITS = {
  figures: 200,
  skills: 300,
  lists: 100,
  rows: 100,
  presets: 100,
  weapons: 20,
  effects: 100,
  scars: 100,
  extras: 200,
} as const;

/** The list of scars has a fixed place; what stands in it is the table's. */
export const SCARS = 'scars';

/** PW-R-11: a circumstance with a name and a usual size. */
export interface Preset {
  readonly label: string;
  readonly amount: number;
}

export interface Scene {
  readonly figures: readonly Figure[];
  readonly skills: readonly Skill[];
  readonly lists: readonly LookUpList[];
  readonly presets: readonly Preset[];
  /** 0 outside a fight. */
  readonly round: number;
  readonly turn: string | null;
  /** PW-ADD-06: who acts when, highest first. */
  readonly order: readonly string[];
  /** PW-DEG-02: what degrees have bought, in the table's own words. */
  readonly extras: readonly { readonly figure: string; readonly text: string }[];
}

export const figureOf = (scene: Scene, id: string): Figure | undefined =>
  scene.figures.find((figure) => figure.id === id);

export const skillOf = (scene: Scene, id: string): Skill | undefined =>
  scene.skills.find((skill) => skill.id === id);

export const trainingOf = (figure: Figure, skill: string): Training => figure.skills[skill] ?? UNTRAINED;

/** What an account calls a Probe: the table's own name, or the id that the dictionaries know. */
export const labelOf = (skill: Skill): string => skill.name ?? skill.id;

export const isOut = (figure: Figure): boolean => figure.status.includes('outOfAction');

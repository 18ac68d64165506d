import { defaultsOf } from '@tafelrunde/system';
import { z } from 'zod';
import { houseRules } from './data/house-rules.ts';
import { CARRYING, DAMAGE_TYPES, type Item, ZONES } from './items.ts';
import { armourValue, counted, dice, each, id, list, metres, name, no, orNull } from './plain-schemas.ts';
import { GEAR_IDS, gear as gearFromTables } from './rules/gear.ts';

/** An empty list of types is the "–" of the table (DP-R-76). */
const types = z.array(z.enum(DAMAGE_TYPES)).max(DAMAGE_TYPES.length).readonly();
const carried = z.enum(CARRYING);

/** What every thing has; a name may be left out where the row of a table says enough. */
const thing = {
  id,
  name: name.optional(),
  kg: z.number().min(0).max(10_000).default(0),
  carried: carried.default('held'),
  /** DP-OBJ-03: each is a penalty die on rolls that use the item; destroyed at the limit, if it has one. */
  woundsTaken: counted,
  woundLimit: orNull(z.int().min(1).max(1_000)),
  /** Added to the difficulty of damage against the item itself. */
  armourValue: armourValue.default(0),
};

/** DP-EQP-02. */
const melee = z.strictObject({
  ...thing,
  kind: z.literal('melee'),
  /** Row of the table, or the name of a weapon of one's own. */
  weapon: name,
  /** Null: no damage roll. */
  dice: dice.nullable(),
  addsStrength: z.boolean(),
  types,
  reach: metres,
  skill: name,
  /** DP-R-121: claws, teeth; left out for what is held in a hand. */
  natural: z.boolean().optional(),
});

/** DP-EQP-03. */
const ranged = z.strictObject({
  ...thing,
  kind: z.literal('ranged'),
  weapon: name,
  dice,
  addsStrength: z.boolean(),
  types,
  /** Upper limits of near, medium, far, extreme; shorter where classes are missing (DP-R-62). */
  ranges: z.array(metres).min(1).max(4).readonly(),
  minRange: metres.default(0),
  rateOfFire: z.number().positive().max(100),
  automatic: no,
  skill: name,
  jammed: no,
  /** DP-R-63: the first round in which it can shoot again. */
  readyAtRound: z.int().min(0).max(100_000).default(0),
  /** Null: not counted. */
  ammo: orNull(z.int().min(0).max(100_000)),
  /** DP-R-91: the rocket in a launcher. */
  loaded: orNull(name),
});

/** DP-EQP-04. */
const explosive = z.strictObject({
  ...thing,
  kind: z.literal('explosive'),
  explosive: name,
  dice,
  types,
  radius: metres,
  ranges: z.array(metres).max(4).readonly(),
  skill: name,
  placed: no,
});

/** DP-ARM-04. */
const armour = z.strictObject({
  ...thing,
  carried: carried.default('worn'),
  kind: z.literal('armour'),
  armour: name,
  values: z.strictObject(each(DAMAGE_TYPES, armourValue)),
  malus: dice.default(0),
  zones: z
    .array(z.enum(ZONES))
    .max(ZONES.length)
    .readonly()
    .default([...ZONES]),
  /** DP-R-88: null for armour without a power supply. */
  powered: orNull(z.boolean()),
  burnt: no,
  /** DP-R-86: protects against ranged and energy attacks only. */
  rangedOnly: no,
});

/** DP-R-57: parry only. */
const shield = z.strictObject({
  ...thing,
  kind: z.literal('shield'),
  size: z.enum(['small', 'large', 'tower']),
  skill: name.default('shields'),
});

const gear = z.strictObject({
  ...thing,
  carried: carried.default('packed'),
  kind: z.literal('gear'),
  /** Skills it is a tool for. */
  tools: list(name, 20),
  /** Largest dimension in metres. */
  size: metres.default(0.5),
});

/** A dose of poison, acid or drug, or something that carries a disease. */
const substance = z.strictObject({
  ...thing,
  carried: carried.default('packed'),
  kind: z.literal('substance'),
  substance: z.enum(['poison', 'disease', 'acid', 'drug']),
  of: name,
  dice: dice.default(0),
  dose: z.number().min(1).max(100).default(1),
});

export const itemInFull = z
  .discriminatedUnion('kind', [melee, ranged, explosive, armour, shield, gear, substance])
  .transform((given) => ({ ...given, name: given.name ?? given.id }));

const HOUSE = defaultsOf(houseRules);
const fromTables = z.enum(GEAR_IDS).transform((row): Item => gearFromTables(row, HOUSE));

/** An item: the name of a row of the tables, or a thing in full. */
export const item: z.ZodType<Item> = z.union([fromTables, itemInFull]);

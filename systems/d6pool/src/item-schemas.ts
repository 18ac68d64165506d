import { defaultsOf } from '@tafelrunde/system';
import { z } from 'zod';
import { houseRules } from './house-rules.ts';
import { CARRYING, DAMAGE_TYPES, type Item, ZONES } from './items.ts';
import { GEAR_IDS, gear as gearFromTables } from './rules/gear.ts';

const MAX_NAME = 80;
const id = z.string().min(1).max(MAX_NAME);
const name = z.string().min(1).max(MAX_NAME);
const dice = z.int().min(0).max(60);
const metres = z.number().min(0).max(100_000);
const types = z.array(z.enum(DAMAGE_TYPES)).max(DAMAGE_TYPES.length).readonly();
const armourValue = z.int().min(0).max(100);

/** What every thing has; a name may be left out where the row of a table says enough. */
const thing = {
  id,
  name: name.optional(),
  kg: z.number().min(0).max(10_000).default(0),
  carried: z.enum(CARRYING).default('held'),
  woundsTaken: z.int().min(0).max(1_000).default(0),
  woundLimit: z.int().min(1).max(1_000).nullable().default(null),
  armourValue: armourValue.default(0),
};

const melee = z.strictObject({
  ...thing,
  kind: z.literal('melee'),
  weapon: name,
  dice: dice.nullable(),
  addsStrength: z.boolean(),
  types,
  reach: metres,
  skill: name,
  natural: z.boolean().optional(),
});

const ranged = z.strictObject({
  ...thing,
  kind: z.literal('ranged'),
  weapon: name,
  dice,
  addsStrength: z.boolean(),
  types,
  ranges: z.array(metres).min(1).max(4).readonly(),
  minRange: metres.default(0),
  rateOfFire: z.number().positive().max(100),
  automatic: z.boolean().default(false),
  skill: name,
  jammed: z.boolean().default(false),
  readyAtRound: z.int().min(0).max(100_000).default(0),
  ammo: z.int().min(0).max(100_000).nullable().default(null),
  loaded: name.nullable().default(null),
});

const explosive = z.strictObject({
  ...thing,
  kind: z.literal('explosive'),
  explosive: name,
  dice,
  types,
  radius: metres,
  ranges: z.array(metres).max(4).readonly(),
  skill: name,
  placed: z.boolean().default(false),
});

const armour = z.strictObject({
  ...thing,
  carried: z.enum(CARRYING).default('worn'),
  kind: z.literal('armour'),
  armour: name,
  values: z.strictObject({ cut: armourValue, pierce: armourValue, blunt: armourValue }),
  malus: dice.default(0),
  zones: z
    .array(z.enum(ZONES))
    .max(ZONES.length)
    .readonly()
    .default([...ZONES]),
  powered: z.boolean().nullable().default(null),
  burnt: z.boolean().default(false),
  rangedOnly: z.boolean().default(false),
});

const shield = z.strictObject({
  ...thing,
  kind: z.literal('shield'),
  size: z.enum(['small', 'large', 'tower']),
  skill: name.default('shields'),
});

const gear = z.strictObject({
  ...thing,
  carried: z.enum(CARRYING).default('packed'),
  kind: z.literal('gear'),
  tools: z.array(name).max(20).readonly().default([]),
  size: metres.default(0.5),
});

const substance = z.strictObject({
  ...thing,
  carried: z.enum(CARRYING).default('packed'),
  kind: z.literal('substance'),
  substance: z.enum(['poison', 'disease', 'acid', 'drug']),
  of: name,
  dice: dice.default(0),
  dose: z.number().min(1).max(100).default(1),
});

const inFull = z
  .discriminatedUnion('kind', [melee, ranged, explosive, armour, shield, gear, substance])
  .transform((given): Item => ({ ...given, name: given.name ?? given.id }));

const HOUSE = defaultsOf(houseRules);
const fromTables = z.enum(GEAR_IDS).transform((row): Item => gearFromTables(row, HOUSE));

/** An item: the name of a row of the tables, or a thing in full. */
export const item: z.ZodType<Item> = z.union([fromTables, inFull]);

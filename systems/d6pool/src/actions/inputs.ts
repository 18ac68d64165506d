import type { Declared } from '@tafelrunde/schema';
import { z } from 'zod';
import { COVER_MATERIAL_IDS } from '../data/cover.ts';
import { DISEASE_IDS } from '../data/diseases.ts';
import { TIME_UNITS } from '../data/durations.ts';
import { GROUND_IDS } from '../data/falls.ts';
import { ACID_IDS, CLIMATE_IDS, CLOTHING_IDS, DRUG_STRENGTH_IDS, FIRE_IDS } from '../data/hazards.ts';
import { ARCHETYPE_IDS, NPC_PRESET_IDS } from '../data/npcs.ts';
import { OBJECT_IDS } from '../data/objects.ts';
import { POISON_IDS } from '../data/poisons.ts';
import { CRIT_CATEGORIES, PATZER_CATEGORIES } from '../data/results.ts';
import { TERRAIN_IDS } from '../data/terrain.ts';
import { PACES, TRAVEL_MEANS } from '../data/travel.ts';
import { CARRYING, ZONES } from '../items.ts';
import { ATTITUDES, CELL_KINDS, LIGHTS, POSTURES, type Scene, SIDES } from '../model.ts';
import { GEAR_IDS } from '../rules/gear.ts';
import { PLAIN_THING } from '../rules/give-item.ts';
import * as s from '../schemas.ts';
import { attackFields, blastTargets, blowFields, resistFields } from './fields.ts';

const figure = s.id;
const difficulty = s.difficulty.default(1);
const none = s.dice.default(0);
const bareSide = z.strictObject({ dice: s.dice, penalty: none });
const rolls = z.int().min(2).max(20);
const onFailure = z.enum(['failed', 'reduced']).default('failed');
const amount = z.int().min(1).max(1_000);
const unit = z.enum(TIME_UNITS);
const size = s.orNull(z.number().min(0).max(1_000));
const distance = s.orNull(s.metres);
const armourValue = s.orNull(s.armourValue);
const spot = s.orNull(s.position);
const cold = {
  figure,
  climate: z.enum(CLIMATE_IDS).default('freezing'),
  clothing: z.enum(CLOTHING_IDS).default('ordinary'),
  difficulty,
};
/** The affliction by its id; null: the first one of its kind. */
const course = { figure, affliction: s.orNull(s.id), ...resistFields };
/** What goes into the roll for initiative. */
const pool = z.strictObject({
  figure,
  attribute: s.attribute.default('perception'),
  skill: s.orNull(s.key),
  advantages: s.rollFields.advantages,
  disadvantages: s.rollFields.disadvantages,
  bonus: none,
  penalty: none,
  luck: s.rollFields.luck,
});

/** What people fill in for an action, said once: actions read it, and rules are typed by it. */
export const inputs = {
  setting: s.setting.shape,
  income: { figure, fate: none },
  'create-npc': {
    id: s.id.optional(),
    name: s.name,
    side: z.enum(SIDES).default('enemies'),
    level: z.int().min(0).max(50).default(0),
    archetype: z.enum([...ARCHETYPE_IDS, ...NPC_PRESET_IDS]).default('thug'),
    /** DP-NPC-02: how many skills a minor NPC has. */
    skillCount: z.int().min(6).max(8).default(6),
    /** DP-NPC-03, DP-R-105: values of one's own, over what the archetype gives. */
    attributes: s.attributes.optional(),
    skills: s.skills.optional(),
  },
  'award-fate': {
    figure,
    by: z.int().min(-20).max(20),
    /** `persona`: for acting by or against the persona patterns, one die at a time (DP-PSN-02). */
    reason: z.enum(['role', 'persona']).default('role'),
  },
  'award-experience': { figure, points: z.int().min(1).max(10).default(1) },
  /** 0 dice remove it. */
  'change-trait': {
    figure,
    of: z.enum(['advantages', 'disadvantages']),
    trait: s.key,
    dice: z.int().min(0).max(10),
  },
  'set-attitude': { figure, towards: s.id, to: z.enum(ATTITUDES) },
  'give-item': {
    /** Null: it lies in the scene. */
    figure: s.orNull(s.id),
    gear: z.enum([...GEAR_IDS, PLAIN_THING]),
    /** Its name, if it has one of its own. */
    name: s.orNull(s.name),
    /** DP-ENC-02: what it weighs, against the list. */
    kg: s.orNull(z.number().min(0).max(10_000)),
    /** DP-ARM-02: what an incomplete armour covers; empty: all of it. */
    zones: s.list(z.enum(ZONES), ZONES.length),
    to: z.enum(CARRYING).default('held'),
  },

  challenge: {
    dice: s.dice,
    bonus: none,
    penalty: none,
    fate: none,
    automatic: z.int().min(0).max(20).default(0),
    difficulty: s.difficulty.meta({ examples: [1, 2] }),
  },
  opposed: { attacker: bareSide, defender: bareSide },
  contest: {
    sides: z
      .array(z.strictObject({ name: s.name, ...bareSide.shape }))
      .min(2)
      .max(8)
      .readonly(),
  },
  oppose: { attacker: s.rollSpec, defender: s.rollSpec },
  extended: { dice: s.dice, penalty: none, difficulty, rolls, onFailure },
  'start-extended': {
    figure,
    id: s.id,
    task: s.text.default(''),
    rolls,
    difficulty,
    interval: z.int().min(0).max(31_536_000).default(0),
    onFailure,
  },
  'roll-extended': { id: s.id, figure, ...s.rollFields },
  perceive: {
    /** DP-CHL-15: perception and a skill that fits; the attribute is not chosen. */
    watcher: s.rollSpec.omit({ attribute: true }),
    /** Something with attributes that wants to stay unnoticed; null: the GM sets a difficulty. */
    opponent: s.orNull(s.rollSpec),
    difficulty,
    hidden: s.no,
    /** DP-R-13: the watcher looks for something that is already hidden. */
    searching: s.no,
    swapRoles: s.no,
  },
  situational: {
    figure,
    what: s.text.default(''),
    attribute: s.orNull(s.attribute),
    skill: s.orNull(s.key),
    /** An advantage or disadvantage whose own dice are rolled: enemies, a patron. */
    trait: s.orNull(s.key),
    difficulty,
    hidden: s.no,
    /** The GM lets wounds count (section 2.45). */
    gmWounds: s.no,
  },
  'resolve-patzer': {
    figure,
    category: z.enum(PATZER_CATEGORIES).default('skill'),
    /** Whose attitude it is about, or the friend that was hit. */
    target: s.orNull(s.id),
    /** What is dropped, or was swung; null: what is in hand. */
    item: s.orNull(s.id),
  },
  'use-criticals': { category: z.enum(CRIT_CATEGORIES), crits: z.int().min(1).max(60) },
  'use-ability': { figure, ability: s.key },
  'language-barrier': { figure, language: s.key, ...resistFields },

  'join-rounds': { pool },
  'declare-actions': {
    figure,
    actions: z.int().min(1).max(10).default(2),
    abilities: s.rollFields.abilities,
  },
  'free-action': { figure, what: s.text.default('') },
  command: { figure, target: s.id },
  'change-posture': { figure, to: z.enum(POSTURES) },
  /** On what; null: down or out. */
  mount: { figure, on: s.orNull(s.name), what: z.enum(['mount', 'vehicle']).default('mount') },
  /** In metres, or by its cell of the map. */
  'place-figure': { figure, at: spot, cell: s.orNull(s.cell) },
  'lay-board': s.boardSize,
  'paint-board': { kind: z.enum(CELL_KINDS), cells: z.array(s.cell).min(1).max(500).readonly() },
  'set-ground': { terrain: z.enum(TERRAIN_IDS).default('even'), light: z.enum(LIGHTS).default('bright') },
  /** DP-WND-06: no strain for the whole week; clean water, food and lodging. */
  'heal-wound': { figure, ...attackFields, rested: s.no, wellKept: s.no },

  'set-distance': { a: s.id, b: s.id, metres: s.metres },
  'set-alert': { figure, surprised: s.no, incapacitated: s.no },
  'set-cover': {
    figure,
    against: s.orNull(s.id),
    quarters: z.int().min(0).max(4).default(2),
    /** 4.7: what it is made of; its armour value follows, unless the GM gives one. */
    material: s.orNull(z.enum(COVER_MATERIAL_IDS)),
    armourValue,
  },
  aim: { figure, target: s.id },
  'clear-jam': { figure, item: s.id, ...attackFields },
  /** What is loaded: ammunition by number, or the rocket of a launcher (DP-R-91). */
  reload: { figure, item: s.id, ammo: s.orNull(z.int().min(0).max(100_000)), rocket: s.orNull(s.name) },
  damage: {
    ...blowFields,
    crits: z.int().min(0).max(60).default(0),
    bonus: none,
    coverValue: s.armourValue.default(0),
  },

  suffocate: { figure, ...resistFields },
  'fire-round': {
    figure,
    /** DP-FIR-01: by intensity, unless the GM gives the dice. */
    fire: z.enum(FIRE_IDS).default('torch'),
    dice: s.orNull(s.dice),
    /** Whether the fire goes on in the next round. */
    goesOn: s.no,
  },
  acid: {
    figure,
    /** DP-ACD-01: by strength and amount, unless the GM gives the dice. */
    acid: z.enum(ACID_IDS).default('splash'),
    dice: s.orNull(s.dice),
    /** Who throws it; null: swallowed, an accident. */
    thrower: s.orNull(s.id),
    /** What the throw needs, by size and range. */
    difficulty,
    ...resistFields,
  },
  fall: {
    figure,
    metres: z.number().min(0).max(400),
    ground: z.enum(GROUND_IDS).default('hard'),
    softer: none,
  },
  'end-affliction': { figure, affliction: s.id },
  'place-object': {
    id: s.id,
    object: z.enum(OBJECT_IDS),
    name: s.orNull(s.name),
    /** DP-OBJ-02: what the GM says against the preset. */
    armourValue,
    wounds: s.orNull(z.int().min(1).max(1_000)),
    size,
  },
  'attack-object': {
    figure,
    object: s.id,
    /** Whose thing it is; null: it lies or stands around. */
    owner: s.orNull(s.id),
    weapon: s.orNull(s.id),
    /** Metres; null: as far as the thing's owner, or within reach. */
    distance,
    /** Largest dimension in metres; null: as the thing says. */
    size,
    /** DP-OBJ-01: what the GM adds for size, movement and other influences. */
    harder: z.int().min(0).max(20).default(0),
    ...attackFields,
  },
  'place-explosive': { figure, item: s.id },
  /** Who stands how far from the spot; no spot: there is no map. */
  'throw-explosive': { figure, item: s.id, spot, distance, targets: blastTargets, ...attackFields },
  /** The charge: an object in the scene, or in somebody's hands. */
  detonate: { item: s.id, owner: s.orNull(s.id), spot, targets: blastTargets },
  'pass-time': {
    amount,
    unit,
    /** Whether healing rolls are made, or only recalled. */
    heal: z.boolean().default(true),
    /** DP-WND-06: how the time is spent. */
    rested: s.no,
    wellKept: s.no,
  },
  'set-reminder': { text: s.text, amount, unit },
  travel: {
    /** Whose load may count (DP-R-51). */
    figure: s.orNull(s.id),
    means: z.enum(TRAVEL_MEANS).default('onFoot'),
    /** Hours on the way on each day. */
    hours: z.number().min(0).max(24).default(10),
    days: z.int().min(1).max(1_000).default(1),
    /** Which daily range caps it; null: the usual one. */
    pace: s.orNull(z.enum(PACES)),
    /** DP-TRV-01: weather, ground, health, luggage: the GM's factor. */
    factor: z.number().min(0).max(5).default(1),
  },

  /** DP-DRG-01: somebody among the others dislikes it. */
  'drug-small': { figure, resented: s.no },
  'drug-special': {
    figure,
    bonusDice: none,
    helps: s.orNull(s.key),
    ignoresPain: s.no,
    seconds: z.int().min(1).max(31_536_000).default(3_600),
  },
  'drug-excess': {
    figure,
    /** How strong it is, unless the GM gives the dice. */
    strength: z.enum(DRUG_STRENGTH_IDS).default('drunk'),
    dice: s.orNull(s.dice),
    /** DP-R-107: what the damage roll needs where the table does without the endurance roll. */
    difficulty,
    ...resistFields,
  },
  poison: { figure, poison: z.enum(POISON_IDS), dose: z.number().min(1).max(10).default(1) },
  'poison-step': course,
  'disease-step': course,
  infect: { figure, disease: z.enum(DISEASE_IDS) },
  'expose-to-cold': cold,
  'cold-check': { ...cold, ...resistFields },
};

type Inputs = typeof inputs;
/** What a rule is given for an action without a scene. */
export type BareInput<K extends keyof Inputs> = Declared<z.ZodObject<Inputs[K], z.core.$strict>>;
/** What a rule is given for an action. */
export type Input<K extends keyof Inputs> = BareInput<K> & { readonly scene: Scene };

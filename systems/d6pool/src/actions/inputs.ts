import type { Declared } from '@tafelrunde/schema';
import { z } from 'zod';
import { COVER_MATERIAL_IDS } from '../data/cover.ts';
import { DISEASE_IDS } from '../data/diseases.ts';
import { TIME_UNITS } from '../data/durations.ts';
import { GROUND_IDS } from '../data/falls.ts';
import { ACID_IDS, CLIMATE_IDS, CLOTHING_IDS, DRUG_STRENGTH_IDS, FIRE_IDS } from '../data/hazards.ts';
import { MOVEMENT_IDS, SLOPE_IDS } from '../data/movement.ts';
import { ARCHETYPE_IDS, NPC_PRESET_IDS } from '../data/npcs.ts';
import { OBJECT_IDS } from '../data/objects.ts';
import { POISON_IDS } from '../data/poisons.ts';
import { CRIT_CATEGORIES, PATZER_CATEGORIES } from '../data/results.ts';
import { CHARACTER_TEMPLATE_IDS } from '../data/templates.ts';
import { TERRAIN_IDS } from '../data/terrain.ts';
import { PACES, TRAVEL_MEANS } from '../data/travel.ts';
import { CARRYING, ZONES } from '../items.ts';
import { ATTITUDES, CELL_KINDS, LIGHTS, POSTURES, type Scene, SIDES } from '../model.ts';
import { GEAR_IDS } from '../rules/gear.ts';
import { PLAIN_THING } from '../rules/give-item.ts';
import * as s from '../schemas.ts';
import { attackFields, blastTargets, blowFields, fightFields, resistFields, terrainField } from './fields.ts';

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
const quarters = z.int().min(0).max(4);
const description = s.text.default('');
const { concentration, distractions, item } = s.rollFields;
const attemptFields = (category: 'skill' | 'social') => ({
  task: s.text.default(''),
  ...s.rollFields,
  difficulty,
  hidden: s.no,
  category: z.enum(['skill', 'social']).default(category),
  /** DP-R-118: whose attitude a social roll is about. */
  target: s.orNull(s.id),
});
const movementFields = {
  figure,
  movement: z.enum(MOVEMENT_IDS).default('walk'),
  /** DP-MOV-05: half the rate, one easier. */
  careful: s.no,
  ...terrainField,
  /** DP-MOV-04: what is climbed. */
  slope: z.enum(SLOPE_IDS).default('ladder'),
  /** DP-MOV-02: another rate than that of humans without load, in metres. */
  base: s.orNull(s.metres),
  ...attackFields,
};
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
  create: {
    id: s.id.optional(),
    name: s.name,
    concept: s.text.default(''),
    template: z.enum([...CHARACTER_TEMPLATE_IDS, 'free']).default('free'),
    /** What is settled already; the rest is asked for. */
    attributes: s.attributes.optional(),
    skills: s.skills.optional(),
    powers: s.skills.optional(),
    abilities: z.array(s.boughtAbility).max(20).readonly().optional(),
    advantage: s.key.optional(),
    disadvantage: s.key.optional(),
    personaPatterns: s.list(s.text.min(1), 3),
    profession: s.profession.optional(),
    nativeLanguage: s.key.default('german'),
    /** DP-GEN-04, DP-GEN-07: skills that do not fit the planned adventure, and those of its world. */
    removedSkills: s.list(s.key, 200),
    extraSkills: s.list(s.key, 200),
    firstIncome: z.boolean().optional(),
    /** What the character owns, from the equipment tables. */
    gear: s.list(z.enum(GEAR_IDS), 20),
  },
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
  /** In the hands, on the body, in the pack, or onto the ground. */
  carry: { figure, item: s.id, to: z.enum([...CARRYING, 'ground']) },

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
  attempt: { figure, ...attemptFields('skill') },
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
  support: {
    figure,
    helped: s.id,
    description,
    /** What the supported roll is for; damage rolls cannot be supported (DP-R-19). */
    of: z.enum(['challenge', 'healing', 'damage']).default('challenge'),
    ...s.rollFields,
  },
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
  'attempt-in-language': { figure, language: s.key, ...attemptFields('social') },

  'join-rounds': { pool },
  'declare-actions': {
    figure,
    actions: z.int().min(1).max(10).default(2),
    abilities: s.rollFields.abilities,
  },
  'free-action': { figure, what: s.text.default('') },
  command: { figure, target: s.id },
  /** Points of the way on the map; empty in the theatre of the mind. */
  move: { ...movementFields, path: s.list(s.position, 50) },
  /** Metres over, up or down, as the straight distance (DP-R-40), and how deep the jumper falls if it goes wrong. */
  jump: { ...movementFields, metres: s.metres.default(1.5), depth: s.metres.default(0) },
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
    quarters: quarters.default(2),
    /** 4.7: what it is made of; its armour value follows, unless the GM gives one. */
    material: s.orNull(z.enum(COVER_MATERIAL_IDS)),
    armourValue,
  },
  'ranged-attack': {
    ...fightFields,
    mode: z.enum(['single', 'burst']).default('single'),
    /** Metres; null: as the scene says. */
    distance,
    /** The target's largest dimension in metres. */
    size: z.number().min(0.01).max(1_000).default(2),
    narrow: s.no,
    fast: s.no,
    /** Hidden quarters of the target; null: as the scene says. */
    cover: s.orNull(quarters),
    coverValue: armourValue,
    /** DP-RNG-05: announced before the attack. */
    throughCover: s.no,
    /** DP-R-72: the weapon to be shot out of the target's hand; null: the target itself. */
    item: s.orNull(s.id),
    /** Who stands near, where a rocket goes off (DP-R-91). */
    targets: blastTargets,
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

  'fear-check': {
    /** What frightens, for the log. */
    source: s.text.default(''),
    /** DP-FEA-02: a creature at the table, with the skill it attacks with. */
    creature: s.orNull(s.id),
    skill: s.key.default('unarmedCombat'),
    /** Attack dice of a creature that is not at the table. */
    dice: s.orNull(s.dice),
    /** DP-R-106: for situations without a creature. */
    difficulty,
    figures: z
      .array(z.strictObject({ figure, ...resistFields }))
      .min(1)
      .max(20)
      .readonly(),
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
  'first-aid': {
    ...{ figure, helped: s.id, description },
    attribute: z.enum(['dexterity', 'intelligence']).default('dexterity'),
    ...{ ...resistFields, concentration, distractions, item },
  },
  infect: { figure, disease: z.enum(DISEASE_IDS) },
  'expose-to-cold': cold,
  'cold-check': { ...cold, ...resistFields },
};

type Inputs = typeof inputs;
/** What a rule is given for an action without a scene. */
export type BareInput<K extends keyof Inputs> = Declared<z.ZodObject<Inputs[K], z.core.$strict>>;
/** What a rule is given for an action. */
export type Input<K extends keyof Inputs> = BareInput<K> & { readonly scene: Scene };

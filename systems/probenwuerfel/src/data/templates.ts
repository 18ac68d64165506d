import type { AttributeId } from './attributes.ts';
import type { Die } from './dice.ts';
import type { StartingSkill } from './skills.ts';
import type { StartingWeapon } from './weapons.ts';

/** A figure ready to play: attribute dice (those not named are W4), raises, what it wields and wears. */
export interface TemplateRow {
  readonly attributes: Readonly<Partial<Record<AttributeId, Die>>>;
  readonly raises: Readonly<Partial<Record<StartingSkill, number>>>;
  readonly weapon: StartingWeapon | null;
  readonly armour: number;
}

/** Characters made by the rules of PW-ADD-02: ten attribute steps and fifteen raises, nothing above W10. */
// biome-ignore format: a table reads best in columns
export const TEMPLATE_TABLE = {
  scout: {
    attributes: { agility: 8, perception: 10, dexterity: 6, constitution: 6, humour: 6, strength: 6, education: 6 },
    raises:     { sneak: 3, notice: 3, track: 2, marksmanship: 3, climb: 2, evasion: 2 },
    weapon:     'bow', armour: 0,
  },
  fighter: {
    attributes: { strength: 8, constitution: 8, dexterity: 10, agility: 8, will: 6 },
    raises:     { blades: 3, evasion: 3, endurance: 2, intimidate: 2, sprint: 2, tactics: 2, ride: 1 },
    weapon:     'sword', armour: 2,
  },
  scholar: {
    attributes: { intelligence: 10, education: 10, will: 8, charisma: 6, perception: 6 },
    raises:     { medicine: 2, literacy: 2, magicLore: 2, spellcasting: 3, history: 2, deduction: 2, concentration: 2 },
    weapon:     'staff', armour: 0,
  },
  bard: {
    attributes: { charisma: 10, humour: 10, agility: 6, education: 6, perception: 6, dexterity: 6 },
    raises:     { music: 3, persuade: 3, joke: 3, lie: 2, act: 2, legends: 2 },
    weapon:     'knife', armour: 0,
  },
} as const satisfies Record<string, TemplateRow>;

export type Template = keyof typeof TEMPLATE_TABLE;
export const TEMPLATES = Object.keys(TEMPLATE_TABLE) as readonly Template[];

/** Figures for the GM: somebody to sneak past, to bargain with, to fight. */
// biome-ignore format: a table reads best in columns
export const NPC_TABLE = {
  guard: {
    attributes: { strength: 6, constitution: 6, perception: 6, dexterity: 6 },
    raises:     { notice: 1, blades: 1, endurance: 1 },
    weapon:     'sword', armour: 1,
  },
  watchman: {
    attributes: { perception: 8, will: 6 },
    raises:     { notice: 2, search: 1 },
    weapon:     'mace', armour: 0,
  },
  merchant: {
    attributes: { charisma: 8, intelligence: 6, education: 6 },
    raises:     { negotiate: 2, lie: 1, readPeople: 1 },
    weapon:     null, armour: 0,
  },
  thief: {
    attributes: { agility: 8, dexterity: 8 },
    raises:     { sneak: 2, sleightOfHand: 2, pickLocks: 1, evasion: 1 },
    weapon:     'knife', armour: 0,
  },
  wolf: {
    attributes: { strength: 6, constitution: 6, agility: 8, perception: 10 },
    raises:     { unarmed: 2, sprint: 2, track: 2, sneak: 1, notice: 1 },
    weapon:     null, armour: 0,
  },
} as const satisfies Record<string, TemplateRow>;

export type NpcTemplate = keyof typeof NPC_TABLE;
export const NPC_TEMPLATES = Object.keys(NPC_TABLE) as readonly NpcTemplate[];

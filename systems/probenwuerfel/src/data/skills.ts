import type { AttributeId } from './attributes.ts';

interface SkillRow {
  readonly attribute: AttributeId;
  readonly requiresTraining?: true;
  readonly isWeaponSkill?: true;
}

/**
 * PW-ADD-09, PW-R-27: the Proben a table starts with and the attribute of each. Only perception for `notice` stands in the
 * seed. Training: PW-KNO-01.
 */
// biome-ignore format: a table reads best in columns
export const SKILL_TABLE = {
  climb:           { attribute: 'strength' },
  featOfStrength:  { attribute: 'strength' },
  wrestle:         { attribute: 'strength' },
  bluntWeapons:    { attribute: 'strength',     isWeaponSkill: true },
  throwing:        { attribute: 'strength',     isWeaponSkill: true },
  endurance:       { attribute: 'constitution' },
  swim:            { attribute: 'constitution' },
  carouse:         { attribute: 'constitution' },
  resist:          { attribute: 'constitution' },
  blades:          { attribute: 'dexterity',    isWeaponSkill: true },
  sleightOfHand:   { attribute: 'dexterity' },
  pickLocks:       { attribute: 'dexterity',    requiresTraining: true },
  disarmTraps:     { attribute: 'dexterity',    requiresTraining: true },
  craft:           { attribute: 'dexterity',    requiresTraining: true },
  evasion:         { attribute: 'agility' },
  sneak:           { attribute: 'agility' },
  sprint:          { attribute: 'agility' },
  acrobatics:      { attribute: 'agility' },
  ride:            { attribute: 'agility' },
  unarmed:         { attribute: 'agility',      isWeaponSkill: true },
  dance:           { attribute: 'agility' },
  notice:          { attribute: 'perception' },
  search:          { attribute: 'perception' },
  track:           { attribute: 'perception' },
  readPeople:      { attribute: 'perception' },
  marksmanship:    { attribute: 'perception',   isWeaponSkill: true },
  selfControl:     { attribute: 'will' },
  fearlessness:    { attribute: 'will' },
  concentration:   { attribute: 'will' },
  spellcasting:    { attribute: 'will',         requiresTraining: true },
  deduction:       { attribute: 'intelligence' },
  tactics:         { attribute: 'intelligence' },
  orientation:     { attribute: 'intelligence' },
  mechanics:       { attribute: 'intelligence', requiresTraining: true },
  alchemy:         { attribute: 'intelligence', requiresTraining: true },
  history:         { attribute: 'education' },
  natureLore:      { attribute: 'education' },
  legends:         { attribute: 'education' },
  medicine:        { attribute: 'education',    requiresTraining: true },
  magicLore:       { attribute: 'education',    requiresTraining: true },
  foreignLanguage: { attribute: 'education',    requiresTraining: true },
  literacy:        { attribute: 'education',    requiresTraining: true },
  persuade:        { attribute: 'charisma' },
  negotiate:       { attribute: 'charisma' },
  lead:            { attribute: 'charisma' },
  charm:           { attribute: 'charisma' },
  lie:             { attribute: 'charisma' },
  intimidate:      { attribute: 'charisma' },
  joke:            { attribute: 'humour' },
  mock:            { attribute: 'humour' },
  cheerUp:         { attribute: 'humour' },
  act:             { attribute: 'humour' },
  music:           { attribute: 'humour',       requiresTraining: true },
} as const satisfies Record<string, SkillRow>;

export type StartingSkill = keyof typeof SKILL_TABLE;

/** PW-ADD-09: Table 1.2 and PW-R-25 need these three, so they cannot be deleted. */
export const PROTECTED_SKILLS = ['evasion', 'sprint', 'unarmed'] as const satisfies readonly StartingSkill[];

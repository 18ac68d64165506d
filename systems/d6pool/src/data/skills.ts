import type { Attribute } from '../model.ts';

/** DP-SKL-01, 4.4: the starting list of the setting "modern". `attributes` are suggestions, the usual one first (DP-CHL-02). */
export interface Skill {
  readonly group: SkillGroup;
  readonly attributes: readonly Attribute[];
  /** DP-R-48: encumbrance and Malus apply. */
  readonly physical: boolean;
}

export const SKILL_GROUPS = [
  'combat',
  'body',
  'stealth',
  'technology',
  'medicine',
  'knowledge',
  'social',
  'creative',
] as const;
export type SkillGroup = (typeof SKILL_GROUPS)[number];

// biome-ignore format: a table reads best in columns
export const SKILLS = {
  blades:           { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  bludgeons:        { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  unarmedCombat:    { group: 'combat',     attributes: ['dexterity', 'strength'],      physical: true },
  shields:          { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  rifles:           { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  pistols:          { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  heavyWeapons:     { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  bows:             { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  blowguns:         { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  thrown:           { group: 'combat',     attributes: ['dexterity'],                  physical: true },
  combatReflexes:   { group: 'combat',     attributes: ['perception'],                 physical: true },
  acrobatics:       { group: 'body',       attributes: ['dexterity'],                  physical: true },
  running:          { group: 'body',       attributes: ['dexterity'],                  physical: true },
  swimming:         { group: 'body',       attributes: ['dexterity'],                  physical: true },
  climbing:         { group: 'body',       attributes: ['dexterity'],                  physical: true },
  riding:           { group: 'body',       attributes: ['dexterity'],                  physical: true },
  dancing:          { group: 'body',       attributes: ['dexterity'],                  physical: true },
  athletics:        { group: 'body',       attributes: ['strength'],                   physical: true },
  survival:         { group: 'body',       attributes: ['endurance'],                  physical: false },
  selfControl:      { group: 'body',       attributes: ['endurance', 'charisma'],      physical: false },
  sneaking:         { group: 'stealth',    attributes: ['dexterity'],                  physical: true },
  hiding:           { group: 'stealth',    attributes: ['dexterity'],                  physical: true },
  pickpocketing:    { group: 'stealth',    attributes: ['dexterity'],                  physical: false },
  lockpicking:      { group: 'stealth',    attributes: ['dexterity'],                  physical: false },
  forgery:          { group: 'stealth',    attributes: ['dexterity'],                  physical: false },
  disguise:         { group: 'stealth',    attributes: ['charisma'],                   physical: false },
  streetwise:       { group: 'stealth',    attributes: ['charisma'],                   physical: false },
  driving:          { group: 'technology', attributes: ['dexterity'],                  physical: false },
  piloting:         { group: 'technology', attributes: ['dexterity'],                  physical: false },
  computer:         { group: 'technology', attributes: ['intelligence'],               physical: false },
  electronics:      { group: 'technology', attributes: ['intelligence'],               physical: false },
  mechanics:        { group: 'technology', attributes: ['dexterity'],                  physical: false },
  demolitions:      { group: 'technology', attributes: ['dexterity'],                  physical: false },
  finance:          { group: 'technology', attributes: ['intelligence'],               physical: false },
  firstAid:         { group: 'medicine',   attributes: ['dexterity'],                  physical: false },
  medicine:         { group: 'medicine',   attributes: ['intelligence'],               physical: false },
  surgery:          { group: 'medicine',   attributes: ['dexterity'],                  physical: false },
  pathology:        { group: 'medicine',   attributes: ['intelligence'],               physical: false },
  forensics:        { group: 'medicine',   attributes: ['intelligence'],               physical: false },
  psychology:       { group: 'medicine',   attributes: ['charisma'],                   physical: false },
  generalKnowledge: { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  zoology:          { group: 'knowledge',  attributes: ['intelligence', 'perception'], physical: false },
  botany:           { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  chemistry:        { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  physics:          { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  history:          { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  law:              { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  geography:        { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  occultism:        { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  research:         { group: 'knowledge',  attributes: ['intelligence'],               physical: false },
  persuasion:       { group: 'social',     attributes: ['charisma'],                   physical: false },
  deception:        { group: 'social',     attributes: ['charisma'],                   physical: false },
  intimidation:     { group: 'social',     attributes: ['charisma'],                   physical: false },
  leadership:       { group: 'social',     attributes: ['charisma'],                   physical: false },
  etiquette:        { group: 'social',     attributes: ['charisma'],                   physical: false },
  interrogation:    { group: 'social',     attributes: ['charisma'],                   physical: false },
  performance:      { group: 'social',     attributes: ['charisma'],                   physical: false },
  art:              { group: 'creative',   attributes: ['charisma'],                   physical: false },
  music:            { group: 'creative',   attributes: ['charisma'],                   physical: false },
  writing:          { group: 'creative',   attributes: ['perception', 'intelligence'], physical: false },
  observation:      { group: 'creative',   attributes: ['perception'],                 physical: false },
  concentration:    { group: 'creative',   attributes: ['perception', 'intelligence'], physical: false },
  tracking:         { group: 'creative',   attributes: ['perception'],                 physical: false },
  gambling:         { group: 'creative',   attributes: ['perception'],                 physical: false },
} as const satisfies Record<string, Skill>;

/** Languages are one skill each, written `language:english`. */
export type SkillId = keyof typeof SKILLS;
export const SKILL_IDS = Object.keys(SKILLS) as [SkillId, ...SkillId[]];

/** DP-R-03, DP-R-43, DP-R-57, DP-R-89: other words of the seed for the same skill. */
export const SKILL_ALIASES: Readonly<Record<string, SkillId>> = {
  sprinting: 'running',
  sword: 'blades',
  shield: 'shields',
  heavy: 'heavyWeapons',
};

export const isPhysicalSkill = (skill: string): boolean =>
  (SKILLS as Readonly<Record<string, Skill>>)[skill]?.physical ?? false;

export const isSocialSkill = (skill: string): boolean =>
  (SKILLS as Readonly<Record<string, Skill>>)[skill]?.group === 'social';

/** DP-WND-05, DP-R-81: the skills that can support healing. */
const MEDICAL_SKILLS: readonly string[] = ['firstAid', 'medicine', 'surgery'] satisfies readonly SkillId[];
export const isMedicalSkill = (skill: string): boolean => MEDICAL_SKILLS.includes(skill);

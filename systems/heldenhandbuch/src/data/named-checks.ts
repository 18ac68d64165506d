import type { SkillClass } from '../model.ts';

/** HH-CHK-09, HH-CHK-10, HH-R-14, HH-R-56: what the seeds name, its class, and whether it is physical. */
// biome-ignore format: a table reads best in columns
export const NAMED_ATTRIBUTES = {
  reaction: { physical: true },
  memory:   { physical: false },
} as const satisfies Record<string, { physical: boolean }>;

// biome-ignore format: a table reads best in columns
export const NAMED_SKILLS = {
  basicCombat:   { class: 'combat',     physical: true },
  melee:         { class: 'combat',     physical: true },
  ranged:        { class: 'combat',     physical: true },
  weaponsmith:   { class: 'profession', physical: true },
  runeEngraving: { class: 'general',    physical: false },
  acrobatics:    { class: 'general',    physical: true },
  hide:          { class: 'general',    physical: true },
  terrainRun:    { class: 'general',    physical: true },
  sneak:         { class: 'general',    physical: true },
  detect:        { class: 'general',    physical: false },
  watch:         { class: 'general',    physical: false },
  firstAid:      { class: 'general',    physical: false },
  medicine:      { class: 'general',    physical: false },
  intimidate:    { class: 'general',    physical: false },
  rhetoric:      { class: 'general',    physical: false },
  seduce:        { class: 'general',    physical: false },
  selfControl:   { class: 'general',    physical: false },
  haggle:        { class: 'general',    physical: false },
  wilderness:    { class: 'general',    physical: false },
  drink:         { class: 'general',    physical: true },
} as const satisfies Record<string, { class: SkillClass; physical: boolean }>;

export type NamedAttribute = keyof typeof NAMED_ATTRIBUTES;
export type NamedSkill = keyof typeof NAMED_SKILLS;

/** HH-INF-01: the skills one influences with. */
export const INFLUENCE_SKILLS = ['intimidate', 'rhetoric', 'seduce'] as const;
export type InfluenceSkill = (typeof INFLUENCE_SKILLS)[number];

/** HH-RNG-16: the skills one evades a shot with. */
export const EVADE_SKILLS = ['acrobatics', 'hide', 'terrainRun', 'basicCombat'] as const;
export type EvadeSkill = (typeof EVADE_SKILLS)[number];

import type { Attribute } from '../model.ts';
import type { SkillId } from './skills.ts';

/** DP-OPP-01, DP-OPP-02: skills that are used against somebody, and what usually resists them; only suggestions (DP-CHL-02). */
// biome-ignore format: a table reads best in columns
const RESISTED_SKILLS = {
  sneaking:      ['perception', 'observation'],
  hiding:        ['perception', 'observation'],
  pickpocketing: ['perception', 'observation'],
  disguise:      ['perception', 'observation'],
  deception:     ['perception', 'psychology'],
  persuasion:    ['charisma',   'selfControl'],
  intimidation:  ['charisma',   'selfControl'],
  interrogation: ['charisma',   'selfControl'],
} as const satisfies Partial<Record<SkillId, readonly [Attribute, SkillId]>>;

export const resistedBy = (skill: string): readonly [Attribute, SkillId] | undefined =>
  (RESISTED_SKILLS as Readonly<Record<string, readonly [Attribute, SkillId]>>)[skill];

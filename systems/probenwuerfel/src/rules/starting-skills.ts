import type { AttributeId } from '../data/attributes.ts';
import { SKILL_TABLE } from '../data/skills.ts';
import type { Skill } from '../model.ts';

/** PW-ADD-09: the catalogue a table starts with. */
export const STARTING_SKILLS: readonly Skill[] = Object.entries(SKILL_TABLE).map(([id, row]) => ({
  id,
  name: null,
  attribute: row.attribute as AttributeId,
  requiresTraining: 'requiresTraining' in row,
  isWeaponSkill: 'isWeaponSkill' in row,
}));

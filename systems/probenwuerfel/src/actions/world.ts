import { z } from 'zod';
import { LIMITS } from '../model.ts';
import { listRoll } from '../rules/list-roll.ts';
import { deleteList, deleteSkill, editList, editPresets, editSkill } from '../rules/world.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';

export const listRollAction = onScene({
  id: 'probenwuerfel/list-roll',
  cites: ['PW-DIE-04', 'PW-ADD-08', 'PW-R-04'],
  input: { list: s.id, figure: s.id.optional() },
  rule: listRoll,
  by: 'gm',
  matters: (outcome) => (outcome.kind === 'row' ? { kind: outcome.kind, row: outcome.row } : outcome),
  headline: ['scar', 'listRolled'],
});

export const editSkillsAction = onScene({
  id: 'probenwuerfel/edit-skills',
  cites: ['PW-CHK-01', 'PW-KNO-01', 'PW-ADD-09', 'PW-R-27'],
  input: {
    skill: s.id.optional(),
    name: s.name.optional(),
    attribute: s.attribute,
    requiresTraining: z.boolean().default(false),
    isWeaponSkill: z.boolean().default(false),
  },
  rule: editSkill,
  by: 'gm',
  headline: ['skillEdited'],
});

export const deleteSkillAction = onScene({
  id: 'probenwuerfel/delete-skill',
  cites: ['PW-ADD-09'],
  input: { skill: s.skillId },
  rule: deleteSkill,
  by: 'gm',
  headline: ['skillDeleted'],
});

export const editListsAction = onScene({
  id: 'probenwuerfel/edit-lists',
  cites: ['PW-ADD-08'],
  input: {
    list: s.id.optional(),
    name: s.name.optional(),
    rows: z.array(s.text.min(1)).max(LIMITS.rows).readonly().optional(),
    add: s.text.min(1).optional(),
  },
  rule: editList,
  by: 'gm',
  headline: ['listEdited'],
});

export const deleteListAction = onScene({
  id: 'probenwuerfel/delete-list',
  cites: ['PW-ADD-08'],
  input: { list: s.id },
  rule: deleteList,
  by: 'gm',
  headline: ['listDeleted'],
});

export const editPresetsAction = onScene({
  id: 'probenwuerfel/edit-presets',
  cites: ['PW-R-11'],
  input: { label: s.name, amount: s.modifier.default(-2) },
  rule: editPresets,
  by: 'gm',
  headline: ['presetEdited'],
});

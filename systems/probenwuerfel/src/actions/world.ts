import { fromZod } from '@tafelrunde/schema';
import { action } from '@tafelrunde/system';
import { z } from 'zod';
import { LIMITS } from '../model.ts';
import { listRoll } from '../rules/list-roll.ts';
import { deleteList, deleteSkill, editList, editPresets, editSkill } from '../rules/world.ts';
import * as s from '../schemas.ts';

export const listRollAction = action({
  id: 'probenwuerfel/list-roll',
  cites: ['PW-DIE-04', 'PW-ADD-08', 'PW-R-04'],
  input: fromZod(z.strictObject({ scene: s.scene, list: s.id, figure: s.id.optional() })),
  rule: listRoll,
  by: 'gm',
  matters: (outcome) => (outcome.kind === 'row' ? { kind: outcome.kind, row: outcome.row } : outcome),
  headline: ['scar', 'listRolled'],
  takesScene: true,
});

export const editSkillsAction = action({
  id: 'probenwuerfel/edit-skills',
  cites: ['PW-CHK-01', 'PW-KNO-01', 'PW-ADD-09', 'PW-R-27'],
  input: fromZod(
    z.strictObject({
      scene: s.scene,
      skill: s.id.optional(),
      name: s.name.optional(),
      attribute: s.attribute,
      requiresTraining: z.boolean().default(false),
      isWeaponSkill: z.boolean().default(false),
    }),
  ),
  rule: editSkill,
  by: 'gm',
  headline: ['skillEdited'],
  takesScene: true,
});

export const deleteSkillAction = action({
  id: 'probenwuerfel/delete-skill',
  cites: ['PW-ADD-09'],
  input: fromZod(z.strictObject({ scene: s.scene, skill: s.skillId })),
  rule: deleteSkill,
  by: 'gm',
  headline: ['skillDeleted'],
  takesScene: true,
});

export const editListsAction = action({
  id: 'probenwuerfel/edit-lists',
  cites: ['PW-ADD-08'],
  input: fromZod(
    z.strictObject({
      scene: s.scene,
      list: s.id.optional(),
      name: s.name.optional(),
      rows: z.array(s.text.min(1)).max(LIMITS.rows).readonly().optional(),
      add: s.text.min(1).optional(),
    }),
  ),
  rule: editList,
  by: 'gm',
  headline: ['listEdited'],
  takesScene: true,
});

export const deleteListAction = action({
  id: 'probenwuerfel/delete-list',
  cites: ['PW-ADD-08'],
  input: fromZod(z.strictObject({ scene: s.scene, list: s.id })),
  rule: deleteList,
  by: 'gm',
  headline: ['listDeleted'],
  takesScene: true,
});

export const editPresetsAction = action({
  id: 'probenwuerfel/edit-presets',
  cites: ['PW-R-11'],
  input: fromZod(z.strictObject({ scene: s.scene, label: s.name, amount: s.modifier.default(-2) })),
  rule: editPresets,
  by: 'gm',
  headline: ['presetEdited'],
  takesScene: true,
});

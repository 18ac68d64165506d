import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { LIMITS } from '../data/limits.ts';
import { listRoll } from '../rules/list-roll.ts';
import { deleteList, deleteSkill, editList, editPresets, editSkill } from '../rules/world.ts';
import * as s from '../schemas.ts';
import { gm, onScene } from './rows.ts';

export const world = {
  'list-roll': onScene({
    cites: ['PW-DIE-04', 'PW-ADD-08', 'PW-R-04'],
    input: { list: s.id, figure: s.id.optional() },
    rule: listRoll,
    by: 'gm',
    matters: (outcome) => (outcome.kind === 'row' ? { kind: outcome.kind, row: outcome.row } : outcome),
    headline: ['scar', 'listRolled'],
  }),
  'edit-skills': gm(editSkill, 'skillEdited', ids('PW-CHK-01 PW-KNO-01 PW-ADD-09 PW-R-27'), {
    skill: s.id.optional(),
    name: s.name.optional(),
    attribute: s.attribute,
    requiresTraining: z.boolean().default(false),
    isWeaponSkill: z.boolean().default(false),
  }),
  'delete-skill': gm(deleteSkill, 'skillDeleted', ['PW-ADD-09'], { skill: s.skillId }),
  'edit-lists': gm(editList, 'listEdited', ['PW-ADD-08'], {
    list: s.id.optional(),
    name: s.name.optional(),
    rows: z.array(s.text.min(1)).max(LIMITS.rows).readonly().optional(),
    add: s.text.min(1).optional(),
  }),
  'delete-list': gm(deleteList, 'listDeleted', ['PW-ADD-08'], { list: s.id }),
  'edit-presets': gm(editPresets, 'presetEdited', ['PW-R-11'], {
    label: s.name,
    amount: s.modifier.default(-2),
  }),
};

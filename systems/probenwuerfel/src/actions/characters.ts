import { actionsOn } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { NPC_TEMPLATES, TEMPLATES } from '../data/templates.ts';
import { STARTING_WEAPONS } from '../data/weapons.ts';
import { levelUp, raiseAttribute, raiseDerived, raiseSkill } from '../rules/advancement.ts';
import { createCharacter } from '../rules/create.ts';
import { equipArmour, equipWeapon, wield } from '../rules/equipment.ts';
import { addNpc, removeNpc } from '../rules/npcs.ts';
import { emptyScene } from '../scene.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';

/** Without a scene somebody is made who comes to no table yet. */
const onAnyScene = actionsOn(s.scene.default(emptyScene));

export const createAction = onAnyScene({
  id: 'probenwuerfel/create',
  cites: ids(`
    PW-ATT-01 PW-ATT-02 PW-ATT-03 PW-DIE-05 PW-CHK-03 PW-CHK-04 PW-DER-02 PW-ADD-01 PW-ADD-02 PW-R-15
    PW-R-16 PW-R-18
  `),
  input: {
    id: s.id.optional(),
    name: s.name,
    player: s.text.default(''),
    mode: z.enum(['points', 'quick']).optional(),
    template: z.enum([...TEMPLATES, 'free']).default('free'),
    attributes: z.partialRecord(s.attribute, s.die).optional(),
    skills: z.record(s.id, z.int().min(0).max(20)).optional(),
    weapon: z.enum(['none', ...STARTING_WEAPONS]).default('none'),
    armour: z.int().min(0).max(20).default(0),
  },
  rule: createCharacter,
  by: 'anyone',
  actor: () => 'player',
  headline: ['created'],
});

export const raiseSkillAction = onScene({
  id: 'probenwuerfel/raise-skill',
  cites: ['PW-CHK-04', 'PW-ADD-01', 'PW-ADD-03', 'PW-R-15'],
  input: { figure: s.id, skill: s.skillId },
  rule: raiseSkill,
  actor: ({ figure }) => figure,
  headline: ['skillRaised'],
});

export const levelUpAction = onScene({
  id: 'probenwuerfel/level-up',
  cites: ['PW-CHK-04', 'PW-DER-03', 'PW-ADD-03', 'PW-R-15'],
  input: { figure: s.id },
  rule: levelUp,
  by: 'gm',
  actor: ({ figure }) => figure,
  headline: ['levelled'],
});

export const raiseDerivedAction = onScene({
  id: 'probenwuerfel/raise-derived',
  cites: ['PW-DER-03', 'PW-ADD-03', 'PW-R-18'],
  input: { figure: s.id, derived: s.derived },
  rule: raiseDerived,
  actor: ({ figure }) => figure,
  headline: ['derivedChanged'],
});

export const raiseAttributeAction = onScene({
  id: 'probenwuerfel/raise-attribute',
  cites: ['PW-ATT-03', 'PW-ADD-03', 'PW-R-18'],
  input: { figure: s.id, attribute: s.attribute },
  rule: raiseAttribute,
  actor: ({ figure }) => figure,
  headline: ['attributeRaised'],
});

export const equipWeaponAction = onScene({
  id: 'probenwuerfel/equip-weapon',
  cites: ['PW-DER-17', 'PW-R-25'],
  input: {
    figure: s.id,
    weapon: s.name,
    weaponSkill: s.skillId,
    parryMod: s.modifier.default(0),
    canParry: z.boolean().default(true),
    wielded: z.boolean().default(true),
  },
  rule: equipWeapon,
  actor: ({ figure }) => figure,
  headline: ['weapon'],
});

export const wieldAction = onScene({
  id: 'probenwuerfel/wield',
  cites: ['PW-DER-17', 'PW-R-25'],
  input: { figure: s.id, weapon: s.name, wielded: z.boolean() },
  rule: wield,
  actor: ({ figure }) => figure,
  headline: ['weapon'],
});

export const equipArmourAction = onScene({
  id: 'probenwuerfel/equip-armour',
  cites: ['PW-DER-18', 'PW-R-26'],
  input: {
    figure: s.id,
    name: z.string().max(80).default(''),
    value: z.int().min(0).max(20).default(1),
  },
  rule: equipArmour,
  actor: ({ figure }) => figure,
  headline: ['armour'],
});

export const addNpcAction = onScene({
  id: 'probenwuerfel/add-npc',
  cites: ['PW-ATT-01', 'PW-CHK-03', 'PW-R-16'],
  input: {
    id: s.id.optional(),
    name: s.name,
    category: z.enum(NPC_TEMPLATES),
  },
  rule: addNpc,
  by: 'gm',
  headline: ['created'],
  bringsOpponents: true,
});

export const removeNpcAction = onScene({
  id: 'probenwuerfel/remove-npc',
  cites: ['PW-R-16'],
  input: { figure: s.id },
  rule: removeNpc,
  by: 'gm',
  headline: ['left'],
});

import { actionRows } from '@tafelrunde/schema';
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
import { gm, onScene, own } from './rows.ts';

/** Without a scene somebody is made who comes to no table yet. */
const { onScene: onAnyScene } = actionRows(s.scene.default(emptyScene), s.id);

export const characters = {
  create: onAnyScene({
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
  }),
  'raise-skill': own(raiseSkill, 'skillRaised', ids('PW-CHK-04 PW-ADD-01 PW-ADD-03 PW-R-15'), {
    skill: s.skillId,
  }),
  'level-up': onScene({
    cites: ['PW-CHK-04', 'PW-DER-03', 'PW-ADD-03', 'PW-R-15'],
    input: { figure: s.id },
    rule: levelUp,
    by: 'gm',
    actor: ({ figure }) => figure,
    headline: ['levelled'],
  }),
  'raise-derived': own(raiseDerived, 'derivedChanged', ids('PW-DER-03 PW-ADD-03 PW-R-18'), {
    derived: s.derived,
  }),
  'raise-attribute': own(raiseAttribute, 'attributeRaised', ids('PW-ATT-03 PW-ADD-03 PW-R-18'), {
    attribute: s.attribute,
  }),
  'equip-weapon': own(equipWeapon, 'weapon', ['PW-DER-17', 'PW-R-25'], {
    weapon: s.name,
    weaponSkill: s.skillId,
    parryMod: s.modifier.default(0),
    canParry: z.boolean().default(true),
    wielded: z.boolean().default(true),
  }),
  wield: own(wield, 'weapon', ['PW-DER-17', 'PW-R-25'], { weapon: s.name, wielded: z.boolean() }),
  'equip-armour': own(equipArmour, 'armour', ['PW-DER-18', 'PW-R-26'], {
    name: z.string().max(80).default(''),
    value: z.int().min(0).max(20).default(1),
  }),
  'add-npc': onScene({
    cites: ['PW-ATT-01', 'PW-CHK-03', 'PW-R-16'],
    input: { id: s.id.optional(), name: s.name, category: z.enum(NPC_TEMPLATES) },
    rule: addNpc,
    by: 'gm',
    headline: ['created'],
    bringsOpponents: true,
  }),
  'remove-npc': gm(removeNpc, 'left', ['PW-R-16'], { figure: s.id }),
};

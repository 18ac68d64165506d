import { bare } from '@tafelrunde/schema';
import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { TEMPLATES } from '../data/templates.ts';
import { MODES, WEAPON_KINDS } from '../model.ts';
import { advance } from '../rules/advancement.ts';
import { createCharacter } from '../rules/create.ts';
import { switchVariant } from '../rules/variant.ts';
import * as s from '../schemas.ts';
import { gm, onScene } from './rows.ts';

export const characters = {
  create: bare({
    cites: ids(`
      GW-ADD-12 GW-ADD-16 GW-TRT-01 GW-TRT-02 GW-HRT-01 GW-MAG-01 GW-R-02 GW-R-03 GW-R-13 GW-R-39
    `),
    input: {
      id: s.id.optional(),
      name: s.name,
      concept: s.text.default(''),
      template: z.enum([...TEMPLATES, 'free']).default('free'),
      traits: z.record(s.id, s.die).optional(),
      weapon: z.enum(WEAPON_KINDS).optional(),
      hasArmour: z.boolean().optional(),
    },
    rule: createCharacter,
    by: 'anyone',
    actor: () => 'player',
    headline: ['created'],
  }),
  advance: onScene({
    cites: ['GW-ADD-13', 'GW-D6-06', 'GW-R-37'],
    input: { figure: s.id },
    rule: advance,
    by: 'gm',
    actor: ({ figure }) => figure,
    headline: ['advanced'],
  }),
  'switch-variant': gm(switchVariant, 'mode', ids('GW-D6-01 GW-D6-05 GW-ADD-16'), { mode: z.enum(MODES) }),
};

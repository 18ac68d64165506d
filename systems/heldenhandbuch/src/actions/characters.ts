import { bare } from '@tafelrunde/schema';
import { z } from 'zod';
import { TEMPLATE_IDS } from '../data/templates.ts';
import { STATUSES } from '../model.ts';
import { addOpponent, createCharacter } from '../rules/create.ts';
import { adjust } from '../rules/gm-adjusts.ts';
import * as s from '../schemas.ts';
import { gm, onScene } from './rows.ts';

const template = z.enum(TEMPLATE_IDS);
const values = z.record(s.id, s.value).default({});
const points = z.int().min(-200).max(200).default(0);

export const characters = {
  create: bare({
    cites: ['HH-CHK-09', 'HH-CHK-10', 'HH-R-14', 'HH-R-21', 'HH-R-55', 'HH-R-56', 'HH-R-57', 'HH-R-93'],
    input: {
      id: s.id.optional(),
      name: s.name,
      template: template.default('smith'),
      attributes: values,
      skills: values,
      luckyNumber: z.int().min(1).max(20).optional(),
    },
    rule: createCharacter,
    by: 'anyone',
    matters: ({ character }) => ({ luckyNumber: character.luckyNumber }),
    headline: ['created'],
  }),
  'add-opponent': onScene({
    cites: ['HH-R-14', 'HH-R-55', 'HH-R-95'],
    input: { template: template.default('bandit'), name: s.name },
    rule: addOpponent,
    by: 'gm',
    headline: ['opponentAdded', 'refused'],
    bringsOpponents: true,
  }),
  adjust: gm(adjust, ['adjustedByGm', 'refused'], ['HH-R-95'], {
    figure: s.id,
    physis: points,
    psyche: points,
    ep: points,
    mythos: points,
    respect: points,
    money: z.number().min(-1_000_000).max(1_000_000).default(0),
    toggle: z.enum(STATUSES).nullable().default(null),
  }),
};

import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { changeAttribute, changeDerived, endEffect, giveModifier } from '../rules/changes.ts';
import { damage, heal, spendMana } from '../rules/current-values.ts';
import { computeDerived } from '../rules/derived.ts';
import { regenerate, regenerateMana, rest } from '../rules/regeneration.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';

const oneFigure = { figure: s.id };
const oneAmount = { figure: s.id, amount: z.int().min(1).max(999).default(1) };

export const giveModifierAction = onScene({
  id: 'probenwuerfel/give-modifier',
  cites: ['PW-CHK-07', 'PW-OPP-03', 'PW-R-11', 'PW-R-18'],
  input: {
    figure: s.id,
    target: s.target,
    amount: s.modifier.default(2),
    label: s.name,
    until: s.text.nullable().default(null),
  },
  rule: giveModifier,
  by: 'gm',
  headline: ['modifierGiven'],
});

export const endEffectAction = onScene({
  id: 'probenwuerfel/end-effect',
  cites: ['PW-R-11', 'PW-R-18'],
  input: { figure: s.id, label: s.name },
  rule: endEffect,
  by: 'gm',
  headline: ['effectEnded'],
});

export const derivedAction = onScene({
  id: 'probenwuerfel/derived',
  cites: ids(`
    PW-ATT-02 PW-ATT-06 PW-DER-01 PW-DER-02 PW-DER-03 PW-DER-10 PW-DER-11 PW-DER-12 PW-DER-13 PW-DER-14
    PW-DER-15 PW-DER-16 PW-DER-17 PW-DER-18 PW-R-06 PW-R-07 PW-R-14 PW-R-18 PW-R-22 PW-R-23 PW-R-24 PW-R-25
    PW-R-26
  `),
  input: oneFigure,
  rule: computeDerived,
  actor: ({ figure }) => figure,
  headline: ['derivedOf'],
});

export const regenerateAction = onScene({
  id: 'probenwuerfel/regenerate',
  cites: ['PW-DER-11', 'PW-R-07', 'PW-R-20'],
  input: oneFigure,
  rule: regenerate,
  by: 'gm',
  actor: ({ figure }) => figure,
  goals: { gained: (outcome) => ('gained' in outcome ? outcome.gained : 0) },
  headline: ['regenerated'],
});

export const regenerateManaAction = onScene({
  id: 'probenwuerfel/regenerate-mana',
  cites: ['PW-DER-13', 'PW-R-07', 'PW-R-19', 'PW-R-20'],
  input: oneFigure,
  rule: regenerateMana,
  by: 'gm',
  actor: ({ figure }) => figure,
  goals: { gained: (outcome) => ('gained' in outcome ? outcome.gained : 0) },
  headline: ['regenerated'],
});

export const restAction = onScene({
  id: 'probenwuerfel/rest',
  cites: ['PW-ADD-05', 'PW-DER-11', 'PW-DER-13', 'PW-R-20'],
  input: { figures: z.array(s.id).max(200).readonly().default([]) },
  rule: rest,
  by: 'gm',
  chances: { whole: (outcome) => outcome.kind === 'rested' && outcome.whole },
  headline: ['rested'],
});

export const damageAction = onScene({
  id: 'probenwuerfel/damage',
  cites: ['PW-ADD-04'],
  input: oneAmount,
  rule: damage,
  by: 'gm',
  headline: ['damaged'],
});

export const healAction = onScene({
  id: 'probenwuerfel/heal',
  cites: ['PW-ADD-04'],
  input: oneAmount,
  rule: heal,
  by: 'gm',
  headline: ['healed'],
});

export const spendManaAction = onScene({
  id: 'probenwuerfel/spend-mana',
  cites: ['PW-ADD-04'],
  input: oneAmount,
  rule: spendMana,
  actor: ({ figure }) => figure,
  headline: ['manaSpent'],
});

export const changeDerivedAction = onScene({
  id: 'probenwuerfel/change-derived',
  cites: ['PW-DER-03', 'PW-R-18'],
  input: { figure: s.id, derived: s.derived, amount: s.modifier.default(1) },
  rule: changeDerived,
  by: 'gm',
  headline: ['derivedChanged'],
});

export const changeAttributeAction = onScene({
  id: 'probenwuerfel/change-attribute',
  cites: ['PW-ATT-03', 'PW-ATT-05', 'PW-R-16', 'PW-R-18'],
  input: {
    figure: s.id,
    attribute: s.attribute,
    die: s.die.optional(),
    modifier: s.modifier.optional(),
  },
  rule: changeAttribute,
  by: 'gm',
  headline: ['attributeChanged'],
});

import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { changeAttribute, changeDerived, endEffect, giveModifier } from '../rules/changes.ts';
import { damage, heal, spendMana } from '../rules/current-values.ts';
import { computeDerived } from '../rules/derived.ts';
import { regenerate, regenerateMana, rest } from '../rules/regeneration.ts';
import * as s from '../schemas.ts';
import { figures, gm, onScene, own } from './rows.ts';

const figure = s.id;
const amount = z.int().min(1).max(999).default(1);

/** The GM lets a figure roll for what it gains. */
const regained = {
  input: { figure },
  by: 'gm',
  headline: ['regenerated'],
  actor: (input: { readonly figure: string }) => input.figure,
  goals: { gained: (outcome: object) => ('gained' in outcome ? (outcome.gained as number) : 0) },
} as const;

export const values = {
  'give-modifier': gm(giveModifier, 'modifierGiven', ids('PW-CHK-07 PW-OPP-03 PW-R-11 PW-R-18'), {
    figure,
    target: s.target,
    amount: s.modifier.default(2),
    label: s.name,
    until: s.text.nullable().default(null),
  }),
  'end-effect': gm(endEffect, 'effectEnded', ['PW-R-11', 'PW-R-18'], { figure, label: s.name }),
  derived: own(
    computeDerived,
    'derivedOf',
    ids(`
      PW-ATT-02 PW-ATT-06 PW-DER-01 PW-DER-02 PW-DER-03 PW-DER-10 PW-DER-11 PW-DER-12 PW-DER-13 PW-DER-14
      PW-DER-15 PW-DER-16 PW-DER-17 PW-DER-18 PW-R-06 PW-R-07 PW-R-14 PW-R-18 PW-R-22 PW-R-23 PW-R-24 PW-R-25
      PW-R-26
    `),
  ),
  regenerate: onScene({ ...regained, rule: regenerate, cites: ids('PW-DER-11 PW-R-07 PW-R-20') }),
  'regenerate-mana': onScene({
    ...regained,
    rule: regenerateMana,
    cites: ids('PW-DER-13 PW-R-07 PW-R-19 PW-R-20'),
  }),
  rest: onScene({
    cites: ['PW-ADD-05', 'PW-DER-11', 'PW-DER-13', 'PW-R-20'],
    input: { figures },
    rule: rest,
    by: 'gm',
    chances: { whole: (outcome) => outcome.kind === 'rested' && outcome.whole },
    headline: ['rested'],
  }),
  damage: gm(damage, 'damaged', ['PW-ADD-04'], { figure, amount }),
  heal: gm(heal, 'healed', ['PW-ADD-04'], { figure, amount }),
  'spend-mana': own(spendMana, 'manaSpent', ['PW-ADD-04'], { amount }),
  'change-derived': gm(changeDerived, 'derivedChanged', ['PW-DER-03', 'PW-R-18'], {
    figure,
    derived: s.derived,
    amount: s.modifier.default(1),
  }),
  'change-attribute': gm(changeAttribute, 'attributeChanged', ids('PW-ATT-03 PW-ATT-05 PW-R-16 PW-R-18'), {
    figure,
    attribute: s.attribute,
    die: s.die.optional(),
    modifier: s.modifier.optional(),
  }),
};

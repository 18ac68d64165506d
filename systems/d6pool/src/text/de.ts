import { challengesDe } from './challenges.de.ts';
import type { Dictionary } from './dictionary.ts';
import { effectsDe } from './effects.ts';
import { fightNamesDe } from './fight-names.de.ts';
import { fightsDe } from './fights.de.ts';
import { houseRulesDe, houseValuesDe } from './house-rules.de.ts';
import { namesDe } from './names.de.ts';
import { traitKeys } from './names.ts';
import { problemsDe, refusalsDe } from './refusals.de.ts';
import { stateFieldsDe } from './state-fields.ts';
import { surroundingsDe } from './surroundings.de.ts';
import { surroundingsNamesDe } from './surroundings-names.de.ts';
import { tableWordsDe } from './table-words.ts';

/** Everything D6 Pool says in German. */
export const de: Dictionary = {
  ...namesDe,
  ...fightNamesDe,
  ...surroundingsNamesDe,
  ...tableWordsDe,
  facts: { ...challengesDe.facts, ...fightsDe.facts, ...surroundingsDe.facts },
  questions: { ...challengesDe.questions, ...fightsDe.questions, ...surroundingsDe.questions },
  actions: { ...challengesDe.actions, ...fightsDe.actions, ...surroundingsDe.actions },
  fields: {
    // Tables of dice have traits for fields.
    ...traitKeys(namesDe),
    ...{ ...namesDe.skills, ...namesDe.powers, ...namesDe.advantages, ...namesDe.disadvantages },
    ...stateFieldsDe,
    ...challengesDe.fields,
    ...fightsDe.fields,
    ...surroundingsDe.fields,
  },
  chances: { ...challengesDe.chances, ...fightsDe.chances, ...surroundingsDe.chances },
  refusals: refusalsDe,
  problems: problemsDe,
  effects: effectsDe,
  houseRules: houseRulesDe,
  houseValues: houseValuesDe,
  changedTo: { ...namesDe.postures, ...fightNamesDe.carryings },
  traitKeys: traitKeys(namesDe),
};

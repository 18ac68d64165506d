import { challengesEn } from './challenges.en.ts';
import type { Dictionary } from './dictionary.ts';
import { effectsEn } from './effects.ts';
import { fightNamesEn } from './fight-names.en.ts';
import { fightsEn } from './fights.en.ts';
import { houseRulesEn, houseValuesEn } from './house-rules.en.ts';
import { namesEn } from './names.en.ts';
import { traitKeys } from './names.ts';
import { problemsEn, refusalsEn } from './refusals.en.ts';
import { stateFieldsEn } from './state-fields.ts';
import { surroundingsEn } from './surroundings.en.ts';
import { surroundingsNamesEn } from './surroundings-names.en.ts';
import { tableWordsEn } from './table-words.ts';

/** Everything D6 Pool says in English. */
export const en: Dictionary = {
  ...namesEn,
  ...fightNamesEn,
  ...surroundingsNamesEn,
  ...tableWordsEn,
  facts: { ...challengesEn.facts, ...fightsEn.facts, ...surroundingsEn.facts },
  questions: { ...challengesEn.questions, ...fightsEn.questions, ...surroundingsEn.questions },
  actions: { ...challengesEn.actions, ...fightsEn.actions, ...surroundingsEn.actions },
  fields: {
    // Tables of dice have traits for fields.
    ...traitKeys(namesEn),
    ...{ ...namesEn.skills, ...namesEn.powers, ...namesEn.advantages, ...namesEn.disadvantages },
    ...stateFieldsEn,
    ...challengesEn.fields,
    ...fightsEn.fields,
    ...surroundingsEn.fields,
  },
  chances: { ...challengesEn.chances, ...fightsEn.chances, ...surroundingsEn.chances },
  refusals: refusalsEn,
  problems: problemsEn,
  effects: effectsEn,
  houseRules: houseRulesEn,
  houseValues: houseValuesEn,
  changedTo: { ...namesEn.postures, ...fightNamesEn.carryings },
  traitKeys: traitKeys(namesEn),
};

import type { Locale } from '@tafelrunde/kernel';
import type { Budget, Creation } from '@tafelrunde/system';
import { controls } from './creation-controls.ts';
import {
  abilitiesOf,
  characterFrom,
  type Draft,
  patternsOf,
  professionOf,
  rowOf,
  START,
  set,
} from './creation-draft.ts';
import { PATTERNS_AT_START } from './data/persona.ts';
import type { House } from './rule.ts';
import { attributeTotal, spentSkillDice } from './rules/budget.ts';
import { characterProblems } from './rules/character-problems.ts';
import type { CreateInput } from './rules/create.ts';
import { dictionaries } from './text/dictionary.ts';

function budgets(draft: Draft, house: House, locale: Locale): readonly Budget[] {
  if (draft.template !== 'free') return [];
  const { fields } = dictionaries[locale];
  const { attributeDice, skillDice } = rowOf(house);
  const figure = characterFrom(draft, house);
  const left = (id: 'attributes' | 'skills' | 'personaPatterns', total: number, spent: number): Budget => ({
    id,
    label: fields[id],
    left: total - spent,
    total,
  });
  return [
    left('attributes', attributeDice, attributeTotal(figure)),
    left('skills', skillDice, spentSkillDice(figure)),
    left('personaPatterns', PATTERNS_AT_START, patternsOf(draft).length),
  ];
}

function input(draft: Draft): Partial<CreateInput> {
  const { name, concept, template, attributes, skills, powers, advantage, disadvantage, nativeLanguage } =
    draft;
  if (template !== 'free') return { name, concept, template };
  const profession = professionOf(draft);
  return {
    ...{ name, concept, template, attributes, skills, powers, nativeLanguage },
    // DP-CRE-04: what nobody has chosen is asked.
    ...(advantage === '' ? {} : { advantage }),
    ...(disadvantage === '' ? {} : { disadvantage }),
    abilities: abilitiesOf(draft),
    personaPatterns: patternsOf(draft).slice(0, PATTERNS_AT_START),
    ...(profession === null ? {} : { profession }),
  };
}

/** DP-CRE-01 to 08: a template, or the dice set by hand; problems show while they are being set. */
export const creation: Creation = {
  start: () => START,
  controls,
  set,
  budgets,
  problems: (draft: Draft, house: House) => characterProblems(characterFrom(draft, house), house),
  character: characterFrom,
  input: (draft: Draft) => ({ ...input(draft) }),
};

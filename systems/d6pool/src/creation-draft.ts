import { idFrom } from '@tafelrunde/system';
import { ABILITIES, ABILITY_IDS } from './data/abilities.ts';
import { LEVELS, type LevelRow } from './data/levels.ts';
import { CHARACTER_TEMPLATE_IDS } from './data/templates.ts';
import { BLANK, figureFrom } from './figures.ts';
import type { Attribute, Figure } from './model.ts';
import type { House } from './rule.ts';
import { missingRule } from './rules/abilities.ts';
import { levelRow } from './rules/budget.ts';
import { fromTemplate } from './rules/create.ts';
import { startingLifestyle } from './rules/income.ts';

export const TEMPLATE_CHOICES = [...CHARACTER_TEMPLATE_IDS, 'free'] as const;

/** A character on the way: what the player has set so far. DP-CRE-01 to 06: one die in each attribute, nothing else yet. */
export const START = {
  name: '',
  concept: '',
  template: 'peg' as (typeof TEMPLATE_CHOICES)[number],
  attributes: BLANK.attributes,
  skills: BLANK.skills,
  powers: BLANK.powers,
  /** `skill:ability`. */
  abilities: [] as readonly string[],
  /** Empty until one is chosen. */
  advantage: '',
  disadvantage: '',
  patterns: [] as readonly string[],
  ownPattern: '',
  job: '',
  incomeAttribute: 'intelligence' as Attribute,
  incomeSkill: '',
  nativeLanguage: 'german',
};
export type Draft = Readonly<typeof START>;

export const rowOf = (house: House): LevelRow => levelRow(1, house) ?? (LEVELS[0] as LevelRow);

export const patternsOf = ({ patterns, ownPattern }: Draft): readonly string[] =>
  ownPattern.trim() === '' ? patterns : [...patterns, ownPattern.trim()];

export const professionOf = ({ job, incomeAttribute, incomeSkill }: Draft) =>
  incomeSkill === '' ? null : { name: job, attribute: incomeAttribute, skill: incomeSkill };

export const abilitiesOf = ({ abilities }: Draft) =>
  abilities.map((one) => {
    const [skill = '', ability = ''] = one.split(':');
    return { skill, ability };
  });

export function characterFrom(draft: Draft, house: House): Figure {
  const { name, concept, template } = draft;
  if (template !== 'free') return fromTemplate({ name, concept }, template, house);
  const figure = figureFrom({
    id: idFrom(name),
    name,
    concept,
    ...{ attributes: draft.attributes, skills: draft.skills, powers: draft.powers },
    abilities: abilitiesOf(draft).map((one) => ({ ...one, used: 0, usedThisRound: 0 })),
    advantages: chosen(draft.advantage),
    disadvantages: chosen(draft.disadvantage),
    personaPatterns: patternsOf(draft),
    profession: professionOf(draft),
    languages: [{ language: draft.nativeLanguage, dice: 0, native: true, fluent: true }],
  });
  return { ...figure, lifestyle: startingLifestyle(figure, house) };
}

/** DP-CRE-04: one die in what was chosen. */
const chosen = (trait: string): Readonly<Record<string, number>> => (trait === '' ? {} : { [trait]: 1 });

/** DP-CRE-03, DP-OPT-02: abilities of the skills chosen, without those whose rule is off. */
export const abilityChoices = (draft: Draft, house: House): readonly string[] =>
  ABILITY_IDS.filter((ability) => missingRule(ability, house) === null)
    .flatMap((ability) => ABILITIES[ability].skills.map((skill) => ({ skill, ability })))
    .filter(({ skill }) => (draft.skills[skill] ?? draft.powers[skill] ?? 0) > 0)
    .map(({ skill, ability }) => `${skill}:${ability}`);

/** What hung on a skill that is gone goes with it. */
export function trimmed(draft: Draft): Draft {
  const has = (skill: string) => (draft.skills[skill] ?? draft.powers[skill] ?? 0) > 0;
  return {
    ...draft,
    abilities: draft.abilities.filter((one) => has(one.split(':')[0] ?? '')),
    incomeSkill: has(draft.incomeSkill) ? draft.incomeSkill : '',
  };
}

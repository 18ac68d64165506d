import { idFrom } from '@tafelrunde/system';
import { ABILITIES, ABILITY_IDS, POWERS } from './data/abilities.ts';
import { LEVELS, type LevelRow } from './data/levels.ts';
import { PERSONA_PATTERNS } from './data/persona.ts';
import { SKILL_IDS } from './data/skills.ts';
import { CHARACTER_TEMPLATE_IDS, type CharacterTemplate } from './data/templates.ts';
import { ADVANTAGE_IDS, DISADVANTAGE_IDS } from './data/traits.ts';
import { withDice } from './effects.ts';
import { figureFrom } from './figures.ts';
import { ATTRIBUTES, type Attribute, type Figure } from './model.ts';
import type { House } from './rule.ts';
import { missingRule } from './rules/abilities.ts';
import { levelRow } from './rules/budget.ts';
import { fromTemplate } from './rules/create.ts';
import { startingLifestyle } from './rules/income.ts';
import { LANGUAGES } from './text/names.ts';

/** A character on the way: what the player has set so far. */
export interface Draft {
  readonly name: string;
  readonly concept: string;
  readonly template: CharacterTemplate | 'free';
  readonly attributes: Readonly<Record<Attribute, number>>;
  readonly skills: Readonly<Record<string, number>>;
  readonly powers: Readonly<Record<string, number>>;
  /** `skill:ability`. */
  readonly abilities: readonly string[];
  /** Empty until one is chosen. */
  readonly advantage: string;
  readonly disadvantage: string;
  readonly patterns: readonly string[];
  readonly ownPattern: string;
  readonly job: string;
  readonly incomeAttribute: Attribute;
  readonly incomeSkill: string;
  readonly nativeLanguage: string;
}

export const TEMPLATE_CHOICES = [...CHARACTER_TEMPLATE_IDS, 'free'] as const;

/** DP-CRE-01 to 06: one die in each attribute, nothing else yet. */
export const START: Draft = {
  name: '',
  concept: '',
  template: 'peg',
  attributes: { strength: 1, dexterity: 1, endurance: 1, intelligence: 1, charisma: 1, perception: 1 },
  skills: {},
  powers: {},
  abilities: [],
  advantage: '',
  disadvantage: '',
  patterns: [],
  ownPattern: '',
  job: '',
  incomeAttribute: 'intelligence',
  incomeSkill: '',
  nativeLanguage: 'german',
};

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
    attributes: draft.attributes,
    skills: draft.skills,
    powers: draft.powers,
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

export function set(draft: Draft, control: string, value: unknown, house: House): Draft {
  const { maxAttribute, maxSkill } = rowOf(house);
  const [of, name = ''] = control.split(':');
  const stepped = (dice: number, min: number, max: number) =>
    value === 'up' ? Math.min(dice + 1, max) : value === 'down' ? Math.max(dice - 1, min) : dice;
  if (of === 'attribute' && isOneOf(ATTRIBUTES, name)) {
    const dice = stepped(draft.attributes[name], 1, maxAttribute);
    return { ...draft, attributes: { ...draft.attributes, [name]: dice } };
  }
  if (of === 'skill' && isOneOf(SKILL_IDS, name))
    return trimmed({
      ...draft,
      skills: withDice(draft.skills, name, stepped(draft.skills[name] ?? 0, 0, maxSkill)),
    });
  if (of === 'power' && isOneOf(POWERS, name))
    return trimmed({
      ...draft,
      powers: withDice(draft.powers, name, stepped(draft.powers[name] ?? 0, 0, maxSkill)),
    });
  return setPlain(draft, control, value, house);
}

const TEXTS = ['name', 'concept', 'ownPattern', 'job'] as const;

function setPlain(draft: Draft, control: string, value: unknown, house: House): Draft {
  const among = <T extends string>(list: readonly T[]): T | undefined => list.find((one) => one === value);
  const several = (list: readonly string[]): readonly string[] =>
    Array.isArray(value) ? list.filter((one) => value.includes(one)) : [];
  if (isOneOf(TEXTS, control)) return typeof value === 'string' ? { ...draft, [control]: value } : draft;
  switch (control) {
    case 'template':
      return { ...draft, template: among(TEMPLATE_CHOICES) ?? draft.template };
    case 'nativeLanguage':
      return { ...draft, nativeLanguage: among(LANGUAGES) ?? draft.nativeLanguage };
    case 'abilities':
      return { ...draft, abilities: several(abilityChoices(draft, house)) };
    case 'advantage':
      return { ...draft, advantage: among(['', ...ADVANTAGE_IDS]) ?? draft.advantage };
    case 'disadvantage':
      return { ...draft, disadvantage: among(['', ...DISADVANTAGE_IDS]) ?? draft.disadvantage };
    case 'patterns':
      return { ...draft, patterns: several(PERSONA_PATTERNS) };
    case 'incomeAttribute':
      return { ...draft, incomeAttribute: among(ATTRIBUTES) ?? draft.incomeAttribute };
    case 'incomeSkill':
      return {
        ...draft,
        incomeSkill: among(['', ...Object.keys({ ...draft.skills, ...draft.powers })]) ?? draft.incomeSkill,
      };
    default:
      return draft;
  }
}

/** What hung on a skill that is gone goes with it. */
function trimmed(draft: Draft): Draft {
  const has = (skill: string) => (draft.skills[skill] ?? draft.powers[skill] ?? 0) > 0;
  return {
    ...draft,
    abilities: draft.abilities.filter((one) => has(one.split(':')[0] ?? '')),
    incomeSkill: has(draft.incomeSkill) ? draft.incomeSkill : '',
  };
}

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value);

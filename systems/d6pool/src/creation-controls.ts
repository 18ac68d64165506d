import type { Locale } from '@tafelrunde/kernel';
import type { Control, ControlSection } from '@tafelrunde/system';
import { abilityChoices, type Draft, rowOf, TEMPLATE_CHOICES } from './creation-draft.ts';
import { POWERS } from './data/abilities.ts';
import { PERSONA_PATTERNS } from './data/persona.ts';
import { SKILL_GROUPS, SKILL_IDS, SKILLS } from './data/skills.ts';
import { ADVANTAGE_IDS, DISADVANTAGE_IDS } from './data/traits.ts';
import { ATTRIBUTES } from './model.ts';
import type { House } from './rule.ts';
import { dictionaries } from './text/dictionary.ts';
import { LANGUAGES, traitName } from './text/names.ts';

export function controls(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const { fields, templates, templateLines, languages } = dictionaries[locale];
  const person: ControlSection = {
    id: 'person',
    title: fields.character,
    controls: [
      { kind: 'text', id: 'name', label: fields.name, value: draft.name, maxLength: 80 },
      { kind: 'text', id: 'concept', label: fields.concept, value: draft.concept, maxLength: 200 },
      {
        kind: 'choice',
        id: 'template',
        label: fields.template,
        value: draft.template,
        options: TEMPLATE_CHOICES.map((value) => ({
          value,
          label: templates[value],
          hint: templateLines[value],
        })),
      },
      choice(draft, locale, 'nativeLanguage', LANGUAGES, languages, 'DP-LNG-02'),
    ],
  };
  if (draft.template !== 'free') return [{ ...person, controls: person.controls.slice(0, 3) }];
  return [
    person,
    attributeSection(draft, house, locale),
    ...skillSections(draft, house, locale),
    abilitySection(draft, house, locale),
    personaSection(draft, locale),
  ];
}

/** A choice that the draft keeps under its own name; an empty one stands for nothing chosen yet. */
function choice(
  draft: Draft,
  locale: Locale,
  id: 'nativeLanguage' | 'advantage' | 'disadvantage' | 'incomeAttribute' | 'incomeSkill',
  values: readonly string[],
  names: Readonly<Record<string, string>>,
  rule: string,
): Control {
  const options = values.map((value) => ({ value, label: value === '' ? '–' : (names[value] ?? value) }));
  return { kind: 'choice', id, label: dictionaries[locale].fields[id], value: draft[id], options, rule };
}

const stepOf = (
  id: string,
  label: string,
  dice: number,
  min: number,
  max: number,
  rule: string,
): Control => ({
  kind: 'step',
  id,
  label,
  value: `${dice}`,
  dice: Array(dice).fill(6),
  canRise: dice < max,
  canFall: dice > min,
  rule,
});

function attributeSection({ attributes }: Draft, house: House, locale: Locale): ControlSection {
  const { fields, attributes: names } = dictionaries[locale];
  const { maxAttribute } = rowOf(house);
  return {
    id: 'attributes',
    title: fields.attributes,
    controls: ATTRIBUTES.map((one) =>
      stepOf(`attribute:${one}`, names[one], attributes[one], 1, maxAttribute, 'DP-CRE-01'),
    ),
  };
}

/** One section for each group of skills; powers only where there are any (DP-R-26). */
function skillSections(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const { fields, skillGroups, skills, powers } = dictionaries[locale];
  const { maxSkill } = rowOf(house);
  const groups = SKILL_GROUPS.map((group) => ({
    id: `skills:${group}`,
    step: { id: 'skills', title: fields.skills },
    title: skillGroups[group],
    controls: SKILL_IDS.filter((one) => SKILLS[one].group === group).map((one) =>
      stepOf(`skill:${one}`, skills[one], draft.skills[one] ?? 0, 0, maxSkill, 'DP-CRE-02'),
    ),
  }));
  if (house.powers === 'off') return groups;
  const steps = POWERS.map((one) =>
    stepOf(`power:${one}`, powers[one], draft.powers[one] ?? 0, 0, maxSkill, 'DP-R-26'),
  );
  const step = { id: 'skills', title: fields.skills };
  return [...groups, { id: 'powers', step, title: fields.powers, controls: steps }];
}

function abilitySection(draft: Draft, house: House, locale: Locale): ControlSection {
  const { fields, advantages, disadvantages } = dictionaries[locale];
  const options = abilityChoices(draft, house).map((value) => ({
    value,
    label: traitName(dictionaries[locale], `ability:${value}`),
  }));
  return {
    id: 'traits',
    title: fields.abilities,
    controls: [
      {
        kind: 'many',
        id: 'abilities',
        label: fields.abilities,
        value: draft.abilities,
        options,
        rule: 'DP-CRE-03',
      },
      choice(draft, locale, 'advantage', ['', ...ADVANTAGE_IDS], advantages, 'DP-CRE-04'),
      choice(draft, locale, 'disadvantage', ['', ...DISADVANTAGE_IDS], disadvantages, 'DP-CRE-04'),
    ],
  };
}

function personaSection(draft: Draft, locale: Locale): ControlSection {
  const { fields, patterns, attributes } = dictionaries[locale];
  const owned = Object.keys({ ...draft.skills, ...draft.powers });
  const names = Object.fromEntries(owned.map((one) => [one, traitName(dictionaries[locale], one)]));
  return {
    id: 'persona',
    title: fields.personaPatterns,
    controls: [
      {
        kind: 'many',
        id: 'patterns',
        label: fields.personaPatterns,
        value: draft.patterns,
        options: PERSONA_PATTERNS.map((value) => ({ value, label: patterns[value] })),
        rule: 'DP-CRE-05',
      },
      { kind: 'text', id: 'ownPattern', label: fields.ownPattern, value: draft.ownPattern, maxLength: 200 },
      { kind: 'text', id: 'job', label: fields.profession, value: draft.job, maxLength: 80 },
      choice(draft, locale, 'incomeAttribute', ATTRIBUTES, attributes, 'DP-CRE-06'),
      choice(draft, locale, 'incomeSkill', ['', ...owned], names, 'DP-CRE-06'),
    ],
  };
}

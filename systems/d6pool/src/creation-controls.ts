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
import { LANGUAGES, named, traitName } from './text/names.ts';

type Names = Readonly<Record<string, string>>;
type Chosen = 'nativeLanguage' | 'advantage' | 'disadvantage' | 'incomeAttribute' | 'incomeSkill';

/** Controls that the draft keeps under their own names. */
function controlsOf(draft: Draft, locale: Locale) {
  const { fields } = dictionaries[locale];
  return {
    text: (id: 'name' | 'concept' | 'ownPattern' | 'job', maxLength: number): Control => {
      const label = fields[id === 'job' ? 'profession' : id];
      return { kind: 'text', id, label, value: draft[id], maxLength };
    },
    /** An empty option stands for nothing chosen yet. */
    choice: (id: Chosen, values: readonly string[], names: Names, rule: string): Control => {
      const options = values.map((value) => ({ value, label: value === '' ? '–' : named(names, value) }));
      return { kind: 'choice', id, label: fields[id], value: draft[id], options, rule };
    },
    many: (id: 'abilities' | 'patterns', values: readonly string[], names: Names, rule: string): Control => {
      const label = fields[id === 'patterns' ? 'personaPatterns' : id];
      const options = values.map((value) => ({ value, label: named(names, value) }));
      return { kind: 'many', id, label, value: draft[id], options, rule };
    },
  };
}

function stepOf(id: string, label: string, dice: number, min: number, max: number, rule: string): Control {
  const [canRise, canFall] = [dice < max, dice > min];
  return { kind: 'step', id, label, value: `${dice}`, dice: Array(dice).fill(6), canRise, canFall, rule };
}

export function controls(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const { fields, templates, templateLines, languages } = dictionaries[locale];
  const { text, choice } = controlsOf(draft, locale);
  const template: Control = {
    ...{ kind: 'choice', id: 'template', label: fields.template, value: draft.template },
    options: TEMPLATE_CHOICES.map((value) => ({
      value,
      label: templates[value],
      hint: templateLines[value],
    })),
  };
  const begun = [text('name', 80), text('concept', 200), template];
  const person = { id: 'person', title: fields.character };
  if (draft.template !== 'free') return [{ ...person, controls: begun }];
  const language = choice('nativeLanguage', LANGUAGES, languages, 'DP-LNG-02');
  return [
    { ...person, controls: [...begun, language] },
    ...diceSections(draft, house, locale),
    ...personaSections(draft, house, locale),
  ];
}

/** Attributes, then one section for each group of skills; powers only where there are any (DP-R-26). */
function diceSections(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const { fields, attributes, skillGroups, skills, powers } = dictionaries[locale];
  const { maxAttribute, maxSkill } = rowOf(house);
  const step = { id: 'skills', title: fields.skills };
  const groups = SKILL_GROUPS.map((group) => ({
    ...{ id: `skills:${group}`, step, title: skillGroups[group] },
    controls: SKILL_IDS.filter((one) => SKILLS[one].group === group).map((one) =>
      stepOf(`skill:${one}`, skills[one], draft.skills[one] ?? 0, 0, maxSkill, 'DP-CRE-02'),
    ),
  }));
  const steps = POWERS.map((one) =>
    stepOf(`power:${one}`, powers[one], draft.powers[one] ?? 0, 0, maxSkill, 'DP-R-26'),
  );
  return [
    {
      ...{ id: 'attributes', title: fields.attributes },
      controls: ATTRIBUTES.map((one) =>
        stepOf(`attribute:${one}`, attributes[one], draft.attributes[one], 1, maxAttribute, 'DP-CRE-01'),
      ),
    },
    ...groups,
    ...(house.powers === 'off' ? [] : [{ id: 'powers', step, title: fields.powers, controls: steps }]),
  ];
}

function personaSections(draft: Draft, house: House, locale: Locale): readonly ControlSection[] {
  const words = dictionaries[locale];
  const { fields, advantages, disadvantages, patterns, attributes } = words;
  const { text, choice, many } = controlsOf(draft, locale);
  const namesOf = (keys: readonly string[], kind = ''): Names =>
    Object.fromEntries(keys.map((one) => [one, traitName(words, `${kind}${one}`)]));
  const abilities = abilityChoices(draft, house);
  const owned = Object.keys({ ...draft.skills, ...draft.powers });
  return [
    {
      ...{ id: 'traits', title: fields.abilities },
      controls: [
        many('abilities', abilities, namesOf(abilities, 'ability:'), 'DP-CRE-03'),
        choice('advantage', ['', ...ADVANTAGE_IDS], advantages, 'DP-CRE-04'),
        choice('disadvantage', ['', ...DISADVANTAGE_IDS], disadvantages, 'DP-CRE-04'),
      ],
    },
    {
      ...{ id: 'persona', title: fields.personaPatterns },
      controls: [
        many('patterns', PERSONA_PATTERNS, patterns, 'DP-CRE-05'),
        text('ownPattern', 200),
        text('job', 80),
        choice('incomeAttribute', ATTRIBUTES, attributes, 'DP-CRE-06'),
        choice('incomeSkill', ['', ...owned], namesOf(owned), 'DP-CRE-06'),
      ],
    },
  ];
}

import type { Locale } from '@tafelrunde/kernel';
import type { Control, ControlSection, Creation } from '@tafelrunde/system';
import { idFrom } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { TEMPLATE_IDS, TEMPLATES, type TemplateId } from './data/templates.ts';
import type { Figure } from './model.ts';
import { characterProblems } from './rules/character-problems.ts';
import { type CreateInput, newFigure, withValues } from './rules/create.ts';
import { attributePool, skillPool } from './rules/pools.ts';
import { dictionaries } from './text/dictionary.ts';
import type { HeroTemplate } from './text/names.ts';

/** A character on the way: what the player has set so far. */
interface Draft {
  readonly name: string;
  readonly template: TemplateId;
  readonly attributes: Readonly<Record<string, number>>;
  readonly skills: Readonly<Record<string, number>>;
  /** 0: thrown when the character is made (HH-R-21). */
  readonly luckyNumber: number;
}

const HEROES = TEMPLATE_IDS.filter((id): id is HeroTemplate => TEMPLATES[id].side === 'heroes');
const LUCKY_NUMBERS = Array.from({ length: 21 }, (_, number) => number);
const [MIN_VALUE, MAX_VALUE] = [1, 20];

const start = (): Draft => ({
  name: '',
  template: 'smith',
  attributes: {},
  skills: {},
  luckyNumber: 0,
});

function characterFrom({ name, template, attributes, skills, luckyNumber }: Draft): Figure {
  const made = withValues(
    newFigure(template, { id: idFrom(name), name: name || template }),
    attributes,
    skills,
  );
  return { ...made, luckyNumber: luckyNumber === 0 ? null : luckyNumber };
}

function controls(draft: Draft, locale: Locale): readonly ControlSection[] {
  const { fields, templates, templateLines, attributes, skills, words } = dictionaries[locale];
  const figure = characterFrom(draft);
  const letter = locale === 'de' ? 'W' : 'd';
  const step = (
    kind: 'attribute' | 'skill',
    name: string,
    label: string | undefined,
    value: number,
    pool: { readonly count: number; readonly step: number },
  ): Control => ({
    kind: 'step',
    id: `${kind}:${name}`,
    label: label ?? name,
    value: String(value),
    hint: `${pool.count}${letter}${pool.step}`,
    dice: Array<number>(pool.count).fill(pool.step),
    canRise: value < MAX_VALUE,
    canFall: value > MIN_VALUE,
    rule: kind === 'attribute' ? 'HH-CHK-03' : 'HH-CHK-04',
  });
  return [
    {
      id: 'person',
      title: fields.character,
      controls: [
        { kind: 'text', id: 'name', label: fields.name, value: draft.name, maxLength: 80 },
        {
          kind: 'choice',
          id: 'template',
          label: fields.template,
          value: draft.template,
          options: HEROES.map((value) => ({
            value,
            label: templates[value],
            hint: templateLines[value],
          })),
          rule: 'HH-R-14',
        },
        {
          kind: 'choice',
          id: 'luckyNumber',
          label: fields.luckyNumber,
          value: String(draft.luckyNumber),
          options: LUCKY_NUMBERS.map((number) => ({
            value: String(number),
            label: number === 0 ? words.thrown : String(number),
          })),
          rule: 'HH-R-21',
        },
      ],
    },
    {
      id: 'attributes',
      title: fields.attributes,
      controls: Object.entries(figure.attributes).map(([name, { value }]) =>
        step('attribute', name, (attributes as Names)[name], value, attributePool(value)),
      ),
    },
    {
      id: 'skills',
      title: fields.skills,
      controls: Object.entries(figure.skills).map(([name, skill]) =>
        step('skill', name, (skills as Names)[name], skill.value, skillPool(skill)),
      ),
    },
  ];
}

type Names = Readonly<Record<string, string>>;

function set(draft: Draft, control: string, value: unknown): Draft {
  if (control === 'name') return typeof value === 'string' ? { ...draft, name: value } : draft;
  if (control === 'template') {
    const template = HEROES.find((one) => one === value);
    return template === undefined ? draft : { ...draft, template, attributes: {}, skills: {} };
  }
  if (control === 'luckyNumber') {
    const number = LUCKY_NUMBERS.find((one) => String(one) === String(value));
    return number === undefined ? draft : { ...draft, luckyNumber: number };
  }
  const [kind, name = ''] = control.split(':');
  const list = kind === 'attribute' ? 'attributes' : kind === 'skill' ? 'skills' : undefined;
  if (list === undefined || (value !== 'up' && value !== 'down')) return draft;
  const current = characterFrom(draft)[list][name]?.value;
  if (current === undefined) return draft;
  const next = Math.min(MAX_VALUE, Math.max(MIN_VALUE, current + (value === 'up' ? 1 : -1)));
  return { ...draft, [list]: { ...draft[list], [name]: next } };
}

function input({ name, template, attributes, skills, luckyNumber }: Draft): CreateInput {
  const person = { name, template, attributes, skills };
  return luckyNumber === 0 ? person : { ...person, luckyNumber };
}

/** HH-R-14: the seeds say nothing of points to spend; one begins with a ready figure and sets its values. */
export const creation: Creation = {
  start,
  controls: (draft, _house, locale) => controls(draft as Draft, locale),
  set: (draft, control, value) => set(draft as Draft, control, value),
  budgets: () => [],
  // The lucky number is thrown when the character is made.
  problems: (draft, house) =>
    characterProblems(characterFrom(draft as Draft), house as House).filter(
      ({ code }) => code !== 'lucky-number-missing',
    ),
  character: (draft) => characterFrom(draft as Draft),
  input: (draft) => ({ ...input(draft as Draft) }),
};

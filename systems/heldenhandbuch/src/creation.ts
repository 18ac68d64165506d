import type { Locale } from '@tafelrunde/kernel';
import {
  type Control,
  type ControlSection,
  type Creation,
  choiceControl,
  dieWord,
  draftSetter,
  idFrom,
} from '@tafelrunde/system';
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

function controls(draft: Draft, _house: House, locale: Locale): readonly ControlSection[] {
  const { fields, templates, templateLines, attributes, skills, words } = dictionaries[locale];
  const figure = characterFrom(draft);
  const numbers = LUCKY_NUMBERS.map((number) => (number === 0 ? words.thrown : String(number)));
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
    hint: `${pool.count}${dieWord(pool.step, locale)}`,
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
        choiceControl(
          'template',
          fields.template,
          draft.template,
          HEROES,
          templates,
          'HH-R-14',
          templateLines,
        ),
        choiceControl(
          'luckyNumber',
          fields.luckyNumber,
          draft.luckyNumber,
          LUCKY_NUMBERS,
          numbers,
          'HH-R-21',
        ),
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

function stepped(draft: Draft, control: string, by: 1 | -1): Draft {
  const [kind, name = ''] = control.split(':');
  const list = kind === 'attribute' ? 'attributes' : kind === 'skill' ? 'skills' : undefined;
  const current = list && characterFrom(draft)[list][name]?.value;
  if (list === undefined || current === undefined) return draft;
  const next = Math.min(MAX_VALUE, Math.max(MIN_VALUE, current + by));
  return { ...draft, [list]: { ...draft[list], [name]: next } };
}

function input({ name, template, attributes, skills, luckyNumber }: Draft): CreateInput {
  const person = { name, template, attributes, skills };
  return luckyNumber === 0 ? person : { ...person, luckyNumber };
}

/** HH-R-14: the seeds say nothing of points to spend; one begins with a ready figure and sets its values. */
export const creation: Creation = {
  start,
  controls,
  set: draftSetter<Draft, House>({
    texts: ['name'],
    choices: { template: HEROES, luckyNumber: LUCKY_NUMBERS },
    follows: (next, control) => (control === 'template' ? { ...next, attributes: {}, skills: {} } : next),
    stepped,
  }),
  budgets: () => [],
  // The lucky number is thrown when the character is made.
  problems: (draft: Draft, house: House) =>
    characterProblems(characterFrom(draft), house).filter(({ code }) => code !== 'lucky-number-missing'),
  character: characterFrom,
  input: (draft: Draft) => ({ ...input(draft) }),
};

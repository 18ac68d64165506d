import type { Locale, Problem } from '@tafelrunde/kernel';
import type { CharacterKind, Control, Creation, SheetRow } from '@tafelrunde/system';
import { idFrom } from '@tafelrunde/system';
import { fromZod } from '../from-zod.ts';
import type { AnyDeclaration, AnyFigure } from './declaration.ts';
import { type Figures, valueIn } from './figures.ts';
import { basicWords, text } from './text.ts';

/** A character on the way: a template to start from, and the values as they stand. */
interface Draft {
  readonly name: string;
  readonly template: string;
  readonly values: Readonly<Record<string, number>>;
}

const MAX_NAME = 80;
const FREE = 'free';

/** Sheet and making of a character: attributes with a budget of points, tracks beside them. */
export function characterKind(game: AnyDeclaration, figures: Figures): CharacterKind {
  const { attributes, tracks, templates } = game;
  const { names, counted, maxOf, make, fromTemplate } = figures;
  const schema = fromZod(figures.figure);
  const heroes = Object.entries(templates).filter(([, { side }]) => side === 'players');
  const label = (words: Readonly<Record<string, readonly [string, string]>>, key: string, locale: Locale) =>
    words[key] === undefined ? key : text(words[key])[locale];

  const spent = (values: Readonly<Record<string, unknown>>): number =>
    names.reduce((sum, name) => sum + (values[name] as number) - attributes.min, 0);
  const problems = (character: AnyFigure): readonly Problem[] =>
    spent(character) > attributes.points + character.advances
      ? [{ code: 'too-many-points', at: 'attributes', rule: attributes.rule }]
      : [];

  const sheet: CharacterKind['sheet'] = (raw, _house, locale) => {
    const character = raw as AnyFigure;
    const { fields } = basicWords[locale];
    const row = (id: string, name: string, value: string, rule?: string): SheetRow => ({
      ...{ id, label: name, value },
      ...(rule === undefined ? {} : { rule }),
    });
    return [
      { id: 'person', title: fields.character, rows: [row('name', fields.name, character.name)] },
      {
        id: 'attributes',
        title: fields.attributes,
        rows: names.map((name) =>
          row(name, label(attributes.words, name, locale), `${valueIn(character, name)}`, attributes.rule),
        ),
      },
      {
        id: 'tracks',
        title: fields.tracks,
        rows: counted.map((track) => {
          const { label: called, rule } = tracks[track] as (typeof tracks)[string];
          const value = `${valueIn(character, track)}/${maxOf(character, track)}`;
          return row(track, text(called)[locale], value, rule);
        }),
      },
    ];
  };

  const lowest = Object.fromEntries(names.map((name) => [name, attributes.min]));
  const characterOf = ({ name, template, values }: Draft): AnyFigure =>
    make({
      id: idFrom(name),
      name: name === '' ? '…' : name,
      side: 'players',
      template: template === FREE ? '' : template,
      attributes: values,
    });
  const controls = (draft: Draft, locale: Locale) => {
    const { fields, templates: words } = basicWords[locale];
    const choices = [
      ...heroes.map(([value, { title }]) => ({ value, label: text(title)[locale] })),
      { value: FREE, label: words.free },
    ];
    const person: readonly Control[] = [
      { kind: 'text', id: 'name', label: fields.name, value: draft.name, maxLength: MAX_NAME },
      { kind: 'choice', id: 'template', label: fields.template, value: draft.template, options: choices },
    ];
    const steps = names.map((name): Control => {
      const value = draft.values[name] as number;
      return {
        kind: 'step',
        id: name,
        label: label(attributes.words, name, locale),
        value: `${value}`,
        canRise: value < attributes.max && spent(draft.values) < attributes.points,
        canFall: value > attributes.min,
        rule: attributes.rule,
      };
    });
    return [
      { id: 'person', title: fields.character, controls: person },
      { id: 'attributes', title: fields.attributes, controls: steps },
    ];
  };
  const set = (draft: Draft, control: string, value: unknown): Draft => {
    if (control === 'name') return typeof value === 'string' ? { ...draft, name: value } : draft;
    if (control === 'template') {
      const hero = heroes.find(([id]) => id === value)?.[1];
      if (value === FREE) return { ...draft, template: FREE };
      return hero === undefined ? draft : { ...draft, template: value as string, values: hero.attributes };
    }
    const before = Object.hasOwn(draft.values, control) ? draft.values[control] : undefined;
    const after = (before ?? 0) + (value === 'up' ? 1 : value === 'down' ? -1 : 0);
    if (before === undefined || after < attributes.min || after > attributes.max) return draft;
    // Whoever changes a template goes on with points of their own.
    return { ...draft, template: FREE, values: { ...draft.values, [control]: after } };
  };
  const creation: Creation = {
    start: () => ({
      name: '',
      template: heroes[0]?.[0] ?? FREE,
      values: heroes[0]?.[1].attributes ?? lowest,
    }),
    controls: (draft, _house, locale) => controls(draft as Draft, locale),
    set: (draft, control, value) => set(draft as Draft, control, value),
    budgets: (draft, _house, locale) => {
      const left = attributes.points - spent((draft as Draft).values);
      return [{ id: 'points', label: basicWords[locale].fields.points, left, total: attributes.points }];
    },
    problems: (draft) => problems(characterOf(draft as Draft)),
    character: (draft) => characterOf(draft as Draft),
    input: (draft) => {
      const { name, template, values } = draft as Draft;
      return { name, template, ...values };
    },
  };

  return {
    create: `${game.id}/create`,
    advance: `${game.id}/advance`,
    templates: heroes.map(([id, { title }]) => ({
      id,
      title: text(title),
      character: fromTemplate(id, id, text(title).de),
    })),
    parse: (raw) => schema.parse(raw),
    problems: (character) => problems(character as AnyFigure),
    sheet,
    creation,
  };
}

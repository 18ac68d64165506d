import { die, face } from '@tafelrunde/kernel';
import { idFrom } from '@tafelrunde/system';
import { TEMPLATE_ITEMS, TEMPLATES, type Template, type TemplateId } from '../data/templates.ts';
import { type Figure, figureOf, type Item, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import * as schemas from '../schemas.ts';

const LUCKY_STEP = 20;

type Values = Readonly<Record<string, number>>;

export interface CreateInput {
  readonly id?: string | undefined;
  readonly name: string;
  readonly template: TemplateId;
  /** What shall be other than in the template. */
  readonly attributes: Values;
  readonly skills: Values;
  readonly luckyNumber?: number | undefined;
}

/** HH-R-14, HH-R-21: a ready figure with own values; the lucky number is thrown with a W20 unless it is given. */
export function createCharacter(
  fate: HhFate,
  { id, name, template, attributes, skills, luckyNumber }: CreateInput,
  _house: House,
): { outcome: { readonly character: Figure }; effects: readonly HhEffect[] } {
  const made = newFigure(template, { id: id ?? idFrom(name), name });
  const of = { by: made.id, role: 'luckyNumber' };
  const lucky = luckyNumber ?? fate.roll(die(LUCKY_STEP), face, 'HH-R-21', of);
  const character = { ...withValues(made, attributes, skills), luckyNumber: lucky };
  fate.note('HH-R-21', { kind: 'created', name, luckyNumber: lucky });
  return { outcome: { character }, effects: [{ kind: 'figureAdded', figure: character }] };
}

/** A figure of a template as its sheet begins. */
export function newFigure(template: TemplateId, { id, name }: Pick<Figure, 'id' | 'name'>): Figure {
  const known = READY.get(template) ?? readFigure(template);
  READY.set(template, known);
  return { ...known, id, name };
}

/** Templates are read once: nothing is parsed while a rule runs. */
const READY = new Map<TemplateId, Figure>();

function readFigure(template: TemplateId): Figure {
  const { side, reaction, memory, regeneration, pts, skills, items }: Template = TEMPLATES[template];
  const inventory = items.map((item) => schemas.item.parse({ id: item, ...itemOfTemplate(item) }));
  return schemas.figure.parse({
    id: template,
    side,
    attributes: { reaction, memory },
    skills: Object.fromEntries(
      Object.entries(skills).map(([skill, [value, bonusDice]]) => [skill, { value, bonusDice }]),
    ),
    regeneration,
    pts: { count: pts[0], step: pts[1] },
    inventory,
    wielded: firstOf(inventory, 'weapon'),
    worn: firstOf(inventory, 'armour'),
  });
}

const itemOfTemplate = (item: string): object =>
  (TEMPLATE_ITEMS as Readonly<Record<string, object>>)[item] ?? {};

const firstOf = (items: readonly Item[], kind: Item['kind']): string | null =>
  items.find((item) => item.kind === kind)?.id ?? null;

/** The figure with some values set; only what it has. */
export function withValues(figure: Figure, attributes: Values, skills: Values): Figure {
  const set = <T extends { readonly value: number }>(entries: Readonly<Record<string, T>>, values: Values) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [
        name,
        { ...entry, value: values[name] ?? entry.value },
      ]),
    );
  return { ...figure, attributes: set(figure.attributes, attributes), skills: set(figure.skills, skills) };
}

export interface AddOpponentInput {
  readonly scene: Scene;
  readonly template: TemplateId;
  readonly name: string;
}

/** HH-R-95: the game master brings somebody into the scene; opponents have no lucky number. */
export function addOpponent(
  fate: HhFate,
  { scene, template, name }: AddOpponentInput,
  _house: House,
): { outcome: { readonly id: string } | Refused; effects: readonly HhEffect[] } {
  const id = idFrom(name);
  if (figureOf(scene, id) !== undefined) return refused('id-taken');
  const figure: Figure = { ...newFigure(template, { id, name }), side: 'opponents' };
  fate.note('HH-R-95', { kind: 'opponentAdded', name, template });
  return { outcome: { id }, effects: [{ kind: 'figureAdded', figure }] };
}

import type { Locale } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import type { CharacterKind, SheetRow, SheetSection } from '@tafelrunde/system';
import { creation } from './creation.ts';
import type { House } from './data/house-rules.ts';
import { TEMPLATE_IDS } from './data/templates.ts';
import { type DicePool, type Figure, type Item, type LifeCircle, trackSize } from './model.ts';
import { characterProblems } from './rules/character-problems.ts';
import { newFigure } from './rules/create.ts';
import { bonusOf, classOf, priceOf } from './rules/items.ts';
import { criticalCount } from './rules/life-circles.ts';
import { attributePool, skillPool } from './rules/pools.ts';
import { diceLostByRows } from './rules/tracks.ts';
import * as schemas from './schemas.ts';
import { type Dictionary, dictionaries } from './text/dictionary.ts';

const schema = fromZod(schemas.figure);

/** Ready figures have one; whoever makes a new one throws for it (HH-R-21). */
const LUCKY = 7;

type Names = Readonly<Record<string, string>>;
const named = (table: Names, key: string): string => table[key] ?? key;

/** The sheet in the order people read it. */
function sheet(figure: Figure, house: House, locale: Locale): readonly SheetSection[] {
  const words = dictionaries[locale];
  const { fields } = words;
  const dice = ({ count, step }: DicePool): Pick<SheetRow, 'dice' | 'hint'> => ({
    dice: Array<number>(count).fill(step),
    hint: `${count}${locale === 'de' ? 'W' : 'd'}${step}`,
  });
  return [
    { id: 'person', title: fields.character, rows: personRows(figure, words) },
    {
      id: 'attributes',
      title: fields.attributes,
      rows: Object.entries(figure.attributes).map(([name, { value }]) => ({
        id: `attribute:${name}`,
        label: named(words.attributes, name),
        value: String(value),
        ...dice(attributePool(value)),
        rule: 'HH-CHK-03',
      })),
    },
    {
      id: 'skills',
      title: fields.skills,
      rows: Object.entries(figure.skills).map(([name, skill]) => ({
        id: `skill:${name}`,
        label: named(words.skills, name),
        value: `${skill.value}${skill.adeptStar ? ' ★' : ''}${skill.masteryGrade > 0 ? ` MG ${skill.masteryGrade}` : ''}`,
        ...dice(skillPool(skill)),
        rule: 'HH-CHK-04',
      })),
    },
    { id: 'body', title: fields.status, rows: bodyRows(figure, words) },
    {
      id: 'things',
      title: fields.inventory,
      rows: figure.inventory.map((item) => itemRow(item, house, words)),
    },
  ].filter(({ rows }) => rows.length > 0);
}

function personRows(figure: Figure, { fields }: Dictionary): readonly SheetRow[] {
  const row = (
    id: 'name' | 'luckyNumber' | 'ep' | 'mythos' | 'respect' | 'money',
    value: string,
  ): SheetRow => ({
    id,
    label: fields[id],
    value,
  });
  return [
    row('name', figure.name),
    ...(figure.luckyNumber === null ? [] : [row('luckyNumber', String(figure.luckyNumber))]),
    row('ep', String(figure.ep)),
    row('mythos', String(figure.mythos)),
    row('respect', String(figure.respect)),
    row('money', String(figure.money)),
  ];
}

function bodyRows(figure: Figure, words: Dictionary): readonly SheetRow[] {
  const { fields, statuses } = words;
  const { base, current } = figure.regeneration;
  const lost = diceLostByRows(figure, true) + criticalCount(figure);
  return [
    ...(['physis', 'psyche'] as const).map((track) => ({
      id: track,
      label: fields[track],
      value: `${figure[track].points}/${trackSize(figure[track])}`,
      rule: 'HH-R-55',
    })),
    {
      id: 'regeneration',
      label: fields.regeneration,
      value: current === base ? `${base}` : `${current}/${base}`,
      rule: 'HH-REG-01',
    },
    ...figure.lifeCircles.map((circle, i) => ({
      id: `circle:circle${i + 1}`,
      label: `${fields.circle} ${i + 1}`,
      value: circleValue(circle, words),
      rule: 'HH-R-57',
    })),
    ...(lost === 0 ? [] : [{ id: 'dice', label: fields.dice, value: `−${lost}`, rule: 'HH-CHK-06' }]),
    ...(figure.status.length === 0
      ? []
      : [
          { id: 'status', label: fields.status, value: figure.status.map((one) => statuses[one]).join(', ') },
        ]),
  ];
}

/** Segments that are left, ring by ring, and what is wrong. */
function circleValue(circle: LifeCircle, { injuries, criticalStates }: Dictionary): string {
  const left = (['outer', 'middle', 'inner'] as const)
    .map((ring) => `${circle[ring].filter((lost) => !lost).length}/${circle[ring].length}`)
    .join(' · ');
  if (circle.critical !== 'none') return `${left} (${injuries.critical}: ${criticalStates[circle.critical]})`;
  return circle.heavy.length === 0 ? left : `${left} (${circle.heavy.length} × ${injuries.heavy})`;
}

function itemRow(item: Item, house: House, { itemClasses, things, fields }: Dictionary): SheetRow {
  const bonus = bonusOf(item, house);
  const effects = item.effects.map(({ code, size }) => `${code}${code === 'W2c' ? '' : size}`);
  return {
    id: `item:${item.id}`,
    label: named(things, item.name),
    value: [`${item.quality} (${itemClasses[classOf(item)]})`, ...effects].join(', '),
    ...(item.ts === null
      ? {}
      : { dice: Array<number>(Math.min(6, item.ts.count + bonus.damageDice)).fill(item.ts.step) }),
    hint: `${fields.price} ${priceOf(item, house)}`,
    rule: 'HH-ITM-01',
  };
}

export const character: CharacterKind = {
  create: 'heldenhandbuch/create',
  advance: 'heldenhandbuch/learn',
  templates: TEMPLATE_IDS.map((id) => {
    const title = { de: dictionaries.de.templates[id], en: dictionaries.en.templates[id] };
    return { id, title, character: { ...newFigure(id, { id, name: title.de }), luckyNumber: LUCKY } };
  }),
  parse: (raw) => schema.parse(raw),
  problems: (one, house) => characterProblems(one as Figure, house as House),
  sheet: (one, house, locale) => sheet(one as Figure, house as House, locale),
  creation,
};

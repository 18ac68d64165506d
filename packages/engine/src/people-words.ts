import { LOCALES } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { complain } from './complaint.ts';
import { isObject } from './fields.ts';
import type { ActionSubject } from './subject.ts';

/**
 * An input in the words that the product prints: `Klettern`, `W10`, `schwierig`, the name of a figure. Each is turned
 * into the value it stands for in its field; what is a value already stays, and a word for two values is refused.
 */
export function inValues({ system, action }: ActionSubject, given: unknown): unknown {
  if (!isObject(given)) return given;
  const { scene, ...fields } = given;
  const names = namesIn(scene);
  const convert = (value: unknown, field: string, schema: unknown): unknown => {
    if (typeof value === 'string') return meantBy(system, names, value, field, schema);
    if (Array.isArray(value)) return value.map((one) => convert(one, field, itemsOf(schema)));
    if (!isObject(value)) return value;
    return mapEntries(value, (one, name) => convert(one, name, propertyOf(schema, name)));
  };
  const converted = mapEntries(fields, (value, name) =>
    convert(value, name, propertyOf(action.input.json, name)),
  );
  return scene === undefined ? converted : { ...converted, scene };
}

type Names = ReadonlyMap<string, readonly string[]>;

const folded = (word: string): string => word.trim().toLowerCase();

function meantBy(system: System, names: Names, word: string, field: string, schema: unknown): unknown {
  const { values, isNumber } = allowedBy(schema);
  const dice = /^[wd](\d{1,3})$/i.exec(word.trim());
  if (dice !== null && isNumber) return Number(dice[1]);
  const labels = LOCALES.map((locale) => system.words[locale].values(field));
  const isValue = values.includes(word) || labels.some((list) => Object.hasOwn(list, word));
  if (isValue || [...names.values()].flat().includes(word)) return word;
  const meant = new Set<string>(names.get(folded(word)) ?? []);
  for (const [i, locale] of LOCALES.entries()) {
    const known = new Map(Object.entries(labels[i] ?? {}));
    for (const value of values)
      known.set(String(value), system.words[locale].value(field, String(value)) ?? '');
    for (const [value, label] of known) {
      const isAllowed = values.length === 0 || values.map(String).includes(value);
      if (isAllowed && folded(label) === folded(word)) meant.add(value);
    }
  }
  const [only, ...others] = meant;
  if (others.length > 0) throw complain('ambiguous-word', { word, values: [...meant] }, field, system);
  if (only === undefined) return word;
  return isNumber && Number.isFinite(Number(only)) ? Number(only) : only;
}

/** Ids by the names of figures in a scene. */
function namesIn(scene: unknown): Names {
  const names = new Map<string, string[]>();
  const figures = isObject(scene) && Array.isArray(scene['figures']) ? scene['figures'] : [];
  for (const figure of figures) {
    if (!isObject(figure) || typeof figure['id'] !== 'string') continue;
    const name = folded(typeof figure['name'] === 'string' ? figure['name'] : figure['id']);
    names.set(name, [...(names.get(name) ?? []), figure['id']]);
  }
  return names;
}

const CHOICES = ['anyOf', 'oneOf', 'allOf'] as const;

/** A schema and those it is a choice of. */
function alternatives(schema: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isObject(schema)) return [];
  const choices = CHOICES.flatMap((key) => (Array.isArray(schema[key]) ? schema[key] : []));
  return [schema, ...choices.flatMap(alternatives)];
}

const propertyOf = (schema: unknown, name: string): unknown =>
  firstOf(schema, (one) => (isObject(one['properties']) ? one['properties'][name] : undefined));

const itemsOf = (schema: unknown): unknown => firstOf(schema, (one) => one['items']);

function firstOf(schema: unknown, look: (one: Readonly<Record<string, unknown>>) => unknown): unknown {
  return alternatives(schema)
    .map(look)
    .find((found) => found !== undefined);
}

function allowedBy(schema: unknown): { readonly values: readonly unknown[]; readonly isNumber: boolean } {
  const all = alternatives(schema);
  const values = all.flatMap((one) => [
    ...(Array.isArray(one['enum']) ? one['enum'] : []),
    ...('const' in one ? [one['const']] : []),
  ]);
  const isNumber =
    values.some((value) => typeof value === 'number') ||
    all.some(({ type }) => type === 'integer' || type === 'number');
  return { values, isNumber };
}

const mapEntries = (
  record: Readonly<Record<string, unknown>>,
  f: (value: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, f(value, name)]));

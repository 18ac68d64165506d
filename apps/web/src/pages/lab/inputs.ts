import type { Action, Offer, System, SystemWords } from '@tafelrunde/system';
import { valueAt } from '../../engine/check.ts';
import { type Field, fieldOf, presetOf } from '../../ui/fields.ts';
import type { Json } from './lab-state.ts';

/** The fields of an action that can be filled in here, in the order of its schema. */
export function fieldsOf(action: Action, offer: Offer | undefined): readonly Field[] {
  const names = offer?.fields ?? Object.keys((action.input.json['properties'] as Json | undefined) ?? {});
  return names
    .filter((name) => name !== 'id' && name !== 'scene')
    .flatMap((name) => {
      const field = fieldOf(action, name);
      return field === undefined ? [] : [withUsual(field, action, offer)];
    });
}

/** A number that has a ladder has its rungs as usual values; a goal that may be below zero but never is, the typical ones. */
function withUsual(field: Field, action: Action, offer: Offer | undefined): Field {
  const { shape } = field;
  if (shape.kind !== 'integer' || shape.usual.length > 0) return field;
  if (offer?.ladder?.field === field.name)
    return { ...field, shape: { ...shape, usual: offer.ladder.values } };
  const typical = action.typical.map(({ input }) => input[field.name]);
  const numbers = typical.filter((one) => typeof one === 'number').sort((x, y) => x - y);
  if (shape.min >= 0 || numbers.some((one) => one <= 0)) return field;
  return { ...field, shape: { ...shape, usual: [...new Set(numbers)] } };
}

/** What a variant starts with: a typical check of the system, else what the schema suggests. */
export function startInput(action: Action, offer: Offer | undefined): Json {
  const typical = offer === undefined ? action.typical[0]?.input : undefined;
  if (typical !== undefined) return typical;
  const presets = fieldsOf(action, offer).map((field): readonly [string, unknown] => {
    const isOwnText = field.shape.kind === 'text' && field.preset === undefined && !field.optional;
    if (isOwnText) return [field.name, '…'];
    return [field.name, startValue(field)];
  });
  return {
    ...offer?.input,
    ...Object.fromEntries(presets.filter(([, value]) => value !== undefined)),
  };
}

/** As the schema suggests, down to the fields of a group. */
function startValue(field: Field): unknown {
  if (field.shape.kind === 'group') {
    const inner = field.shape.fields.map((one) => [one.name, startValue(one)] as const);
    return {
      ...Object.fromEntries(inner.filter(([, value]) => value !== undefined)),
      ...(presetOf(field) as Json),
    };
  }
  if (field.preset === undefined && field.shape.kind === 'integer') return rungOf(field) ?? presetOf(field);
  return presetOf(field);
}

/** The middle one of the usual values. */
function rungOf({ shape }: Field): number | undefined {
  return shape.kind === 'integer' ? shape.usual[Math.floor((shape.usual.length - 1) / 2)] : undefined;
}

/** The offer an input belongs to: all that is fixed in the one stands in the other. */
export const offerFor = (offers: readonly Offer[], action: string, input: Json): Offer | undefined =>
  offers.find(
    (offer) =>
      offer.action === action &&
      Object.entries(offer.input).every(
        ([name, value]) => JSON.stringify(input[name]) === JSON.stringify(value),
      ),
  );

/** An input that a slider can move: its place, its label and its values. */
export interface Sweep {
  readonly path: readonly string[];
  readonly label: string;
  readonly values: readonly number[];
}

/** More steps than this are no slider any more. */
const MOST_STEPS = 41;

export function sweepsOf(fields: readonly Field[], words: SystemWords, input: Json): readonly Sweep[] {
  return fields.flatMap((field) => sweepsIn(field, words, input, [], ''));
}

function sweepsIn(
  field: Field,
  words: SystemWords,
  input: Json,
  above: readonly string[],
  prefix: string,
): readonly Sweep[] {
  const path = [...above, field.name];
  const label = `${prefix}${words.field(field.name)}`;
  const { shape } = field;
  if (shape.kind === 'group')
    return shape.fields.flatMap((one) => sweepsIn(one, words, input, path, `${label}: `));
  if (shape.kind === 'choice') {
    const numbers = shape.values.filter((one): one is number => typeof one === 'number');
    return numbers.length > 1 && numbers.length === shape.values.length
      ? [{ path, label, values: numbers }]
      : [];
  }
  if (shape.kind !== 'integer') return [];
  const current = valueAt(input, path);
  return [{ path, label, values: stepsOf(shape, typeof current === 'number' ? current : undefined) }];
}

/** The whole range if it is short, else the part of it that games use. */
function stepsOf(
  { min, max, usual }: Extract<Field['shape'], { kind: 'integer' }>,
  current: number | undefined,
): readonly number[] {
  let [low, high] = [min, max];
  if (high - low >= MOST_STEPS) {
    const span = usual.length > 1 ? Math.max(...usual) - Math.min(...usual) : 0;
    if (span > 0) [low, high] = [Math.min(...usual) - 2, Math.max(...usual) + Math.ceil(span / 4)];
    else if (current !== undefined && current > 0) [low, high] = [1, Math.max(24, current)];
    else [low, high] = min < 0 ? [-10, 10] : [min, min + MOST_STEPS - 1];
    if (current !== undefined) [low, high] = [Math.min(low, current), Math.max(high, current)];
    [low, high] = [Math.max(low, min), Math.min(high, max)];
  }
  const step = Math.max(1, Math.ceil((high - low + 1) / MOST_STEPS));
  return Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
}

/** The actions that need no figure and have odds worth drawing. */
export const freeActions = (system: System): readonly Action[] =>
  system.actions.filter(
    (action) =>
      action.fields === null &&
      Object.keys(action.chances).length > 0 &&
      fieldsOf(action, undefined).length > 0 &&
      action.input.parse(startInput(action, undefined)).ok,
  );

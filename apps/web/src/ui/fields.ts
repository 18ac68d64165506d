import type { Action } from '@tafelrunde/system';
import { newId } from '../table/new-id.ts';

type Json = Readonly<Record<string, unknown>>;

/** How a field of an action is filled in. */
export type FieldShape =
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly nullable: boolean }
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly nullable: boolean;
      /** Values that are wanted often: the examples of the schema. */
      readonly usual: readonly number[];
    }
  /** A number that need not be whole: money, metres. */
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      /** Every value is a multiple of it; null: any. */
      readonly step: number | null;
      readonly nullable: boolean;
    }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly max: number }
  /** Somebody on the table: text of the format `figure`. */
  | { readonly kind: 'figure' }
  /** Any number of these; an open list takes words of one's own as well. */
  | { readonly kind: 'choices'; readonly values: readonly string[]; readonly isOpen: boolean }
  /** As above, each plain or in its extreme form. */
  | { readonly kind: 'conditions'; readonly values: readonly string[] }
  /** Fields that belong together, like those of one side. */
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  /** Rows of one form, as many as are wanted. */
  | {
      readonly kind: 'list';
      readonly row: Extract<FieldShape, { kind: 'group' | 'figure' }>;
      readonly max: number;
    }
  | { readonly kind: 'cell' }
  | { readonly kind: 'cells'; readonly max: number };

export interface Field {
  readonly name: string;
  readonly shape: FieldShape;
  /** May be left out altogether. */
  readonly optional: boolean;
  readonly preset: unknown;
}

const MAX_INTEGER = 99;
const MAX_TEXT = 200;

/** Reads a field from the JSON Schema of an action; undefined if there is no control for it. */
export const fieldOf = (action: Action, name: string): Field | undefined => fieldIn(action.input.json, name);

function fieldIn(object: Json, name: string): Field | undefined {
  const { properties, required } = object as {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  };
  const json = properties?.[name];
  const shape = json === undefined ? undefined : shapeOf(json);
  if (json === undefined || shape === undefined) return undefined;
  const optional = !(required ?? []).includes(name) && json['default'] === undefined;
  return { name, shape, optional, preset: json['default'] };
}

function shapeOf(json: Json): FieldShape | undefined {
  const choices = (json['anyOf'] as readonly Json[] | undefined) ?? [];
  const rest = choices.filter((one) => one['type'] !== 'null');
  if (rest.length === 1 && rest.length < choices.length) {
    const inner = shapeOf(rest[0] as Json);
    return inner !== undefined && 'nullable' in inner ? { ...inner, nullable: true } : inner;
  }
  const values = json['enum'] as readonly (string | number)[] | undefined;
  if (values !== undefined) return { kind: 'choice', values, nullable: false };
  switch (json['type']) {
    case 'boolean':
      return { kind: 'flag' };
    case 'integer': {
      const [min, max] = [Number(json['minimum'] ?? 0), Number(json['maximum'] ?? MAX_INTEGER)];
      const examples = (json['examples'] as readonly unknown[] | undefined) ?? [];
      const usual = examples.filter((one): one is number => typeof one === 'number');
      return {
        kind: 'integer',
        min: Math.max(min, -MAX_INTEGER),
        max: Math.min(max, MAX_INTEGER),
        nullable: false,
        usual,
      };
    }
    case 'number':
      return {
        kind: 'number',
        min: Number(json['minimum'] ?? 0),
        max: Number(json['maximum'] ?? Infinity),
        step: (json['multipleOf'] as number | undefined) ?? null,
        nullable: false,
      };
    case 'string':
      if (json['format'] === 'figure') return { kind: 'figure' };
      return { kind: 'text', max: Math.min(Number(json['maxLength'] ?? MAX_TEXT), MAX_TEXT) };
    case 'array':
      return listShape(json);
    case 'object':
      return groupShape(json);
    default:
      return undefined;
  }
}

/** An object with named fields; one without any has nothing to fill in. */
function groupShape(json: Json): FieldShape | undefined {
  const names = Object.keys((json['properties'] as Json | undefined) ?? {});
  const fields = names.flatMap((name) => fieldIn(json, name) ?? []);
  return fields.length === 0 ? undefined : { kind: 'group', fields };
}

/** A cell is a pair of numbers; lists are of cells, of words, of conditions, or of rows. */
function listShape(json: Json): FieldShape | undefined {
  if (json['prefixItems'] !== undefined) return { kind: 'cell' };
  const items = json['items'] as Json | undefined;
  if (items?.['prefixItems'] !== undefined) return { kind: 'cells', max: Number(json['maxItems'] ?? 1) };
  const forms = (items?.['anyOf'] as readonly Json[] | undefined) ?? (items === undefined ? [] : [items]);
  const listed =
    (forms.find((one) => one['enum'] !== undefined)?.['enum'] as readonly unknown[] | undefined) ??
    freeWords(json, forms);
  if (listed === undefined) {
    const row = items === undefined ? undefined : shapeOf(items);
    const isRow = row?.kind === 'group' || row?.kind === 'figure';
    return isRow ? { kind: 'list', row, max: Number(json['maxItems'] ?? MAX_INTEGER) } : undefined;
  }
  const values = listed.map(String);
  if (forms.some(({ properties }) => Object.hasOwn((properties as Json | undefined) ?? {}, 'extreme')))
    return { kind: 'conditions', values };
  const isOpen = forms.some((one) => one['type'] === 'string' && one['enum'] === undefined);
  return { kind: 'choices', values, isOpen };
}

/** A list of free words has the examples of its schema as suggestions. */
function freeWords(list: Json, forms: readonly Json[]): readonly unknown[] | undefined {
  const words = forms.find(({ type, format }) => type === 'string' && format !== 'figure');
  return (
    words && ((words['examples'] ?? (list['examples'] as unknown[] | undefined)?.flat() ?? []) as unknown[])
  );
}

/** A number as people write it, with a comma or a point; undefined if it is none, or not one that fits. */
export function readNumber(
  written: string,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number | null },
): number | undefined {
  if (!/^[-−]?\d+([.,]\d+)?$/.test(written.trim())) return undefined;
  const value = Number(written.trim().replace('−', '-').replace(',', '.'));
  const isStep = step === null || Math.abs(value / step - Math.round(value / step)) < 1e-9;
  return value >= min && value <= max && isStep ? value : undefined;
}

/** A sensible start for a field nobody has filled in. Texts are the caller's. */
export function presetOf({ shape, optional, preset }: Field): unknown {
  if (preset !== undefined) return preset;
  if (optional) return undefined;
  switch (shape.kind) {
    case 'choice':
      // Ladders start in their ordinary place, lists of words with their first one.
      return shape.nullable
        ? null
        : typeof shape.values[0] === 'number'
          ? (shape.values[1] ?? shape.values[0])
          : shape.values[0];
    case 'integer':
      // Adjustments start at nothing, difficulties in the middle of the usual ones.
      return (
        (shape.usual.every((one) => one > 0) && shape.usual[Math.floor((shape.usual.length - 1) / 2)]) ||
        Math.min(Math.max(0, shape.min), shape.max)
      );
    case 'number':
      return Math.min(Math.max(0, shape.min), shape.max);
    case 'flag':
      return false;
    case 'text':
    case 'figure':
      return '';
    case 'choices':
    case 'conditions':
    case 'cells':
    case 'list':
      return [];
    case 'group':
      return presetsOf(shape.fields);
    case 'cell':
      return null;
  }
}

/** A thing that is made in a form needs an id that nobody has to think of. */
export const isOwnId = ({ name, shape }: Field): boolean => name === 'id' && shape.kind === 'text';

/** The start of several fields; those that may be left out are. */
export const presetsOf = (fields: readonly Field[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .map((field) => [field.name, isOwnId(field) ? `i-${newId()}` : presetOf(field)] as const)
      .filter(([, value]) => value !== undefined),
  );

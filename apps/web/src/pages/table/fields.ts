import type { Action } from '@tafelrunde/kernel';

type Json = Readonly<Record<string, unknown>>;

/** How a field of an action is filled in. */
export type FieldShape =
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[]; readonly nullable: boolean }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly nullable: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'conditions'; readonly values: readonly string[] }
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
export function fieldOf(action: Action, name: string): Field | undefined {
  const { properties, required } = action.input.json as {
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
      return { kind: 'integer', min, max: Math.min(max, MAX_INTEGER), nullable: false };
    }
    case 'string':
      return { kind: 'text', max: Math.min(Number(json['maxLength'] ?? MAX_TEXT), MAX_TEXT) };
    case 'array':
      return listShape(json);
    default:
      return undefined;
  }
}

/** A cell is a pair of numbers; lists are of cells or of conditions. */
function listShape(json: Json): FieldShape | undefined {
  if (json['prefixItems'] !== undefined) return { kind: 'cell' };
  const items = json['items'] as Json | undefined;
  if (items?.['prefixItems'] !== undefined) return { kind: 'cells', max: Number(json['maxItems'] ?? 1) };
  const named = (items?.['anyOf'] as readonly Json[] | undefined)?.find((one) => one['enum'] !== undefined);
  return named === undefined ? undefined : { kind: 'conditions', values: named['enum'] as readonly string[] };
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
      return shape.min;
    case 'flag':
      return false;
    case 'text':
      return '';
    case 'conditions':
    case 'cells':
      return [];
    case 'cell':
      return null;
  }
}

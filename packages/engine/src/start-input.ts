import type { Action, Offer } from '@tafelrunde/system';
import type { Fields } from './fields.ts';

/** As much of JSON Schema as the fields of an offer use. */
interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly FieldSchema[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
}

/** The input of an offer with an ordinary value in each field that a person would still fill in. */
export function startInput(action: Action, offer: Offer): Fields {
  const { properties = {}, required = [] } = action.input.json as {
    readonly properties?: Readonly<Record<string, FieldSchema>>;
    readonly required?: readonly string[];
  };
  const open = offer.fields.flatMap((name) => {
    const schema = properties[name];
    const { ladder, starts = {} } = offer;
    if (name in starts) return [[name, starts[name]] as const];
    // What the schema has a default for is left to it.
    if (schema === undefined || schema.default !== undefined) return [];
    const rung = ladder?.field === name ? middleOf(ladder.values) : undefined;
    if (rung === undefined && !required.includes(name)) return [];
    return [[name, rung ?? startValue(schema)] as const];
  });
  return { ...Object.fromEntries(open), ...offer.input };
}

const middleOf = <T>(values: readonly T[]): T | undefined => values[Math.floor((values.length - 1) / 2)];

function startValue({ type, enum: values, anyOf, examples = [], minimum = 0 }: FieldSchema): unknown {
  if (anyOf?.some((one) => one.type === 'null')) return null;
  // Ladders start in their ordinary place, lists of words with their first one.
  if (values !== undefined) return typeof values[0] === 'number' ? (values[1] ?? values[0]) : values[0];
  switch (type) {
    case 'integer':
    case 'number':
      return middleOf(examples) ?? Math.max(0, minimum);
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return '…';
  }
}

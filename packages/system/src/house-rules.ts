import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';

/** What a switch can be set to, for forms and messages. */
export type SwitchShape =
  | { readonly kind: 'flag' }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly nullable: boolean }
  | { readonly kind: 'number-of'; readonly values: readonly number[] }
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'names'; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'integers'; readonly most: number; readonly min: number; readonly max: number }
  | { readonly kind: 'per'; readonly keys: readonly string[]; readonly each: SwitchShape };

/** One house rule: its values, its default, and the ruling it belongs to. */
export interface Switch<T, Id extends string = string> {
  readonly shape: SwitchShape;
  readonly default: T;
  readonly ruling: Id;
}

export type Switches = Readonly<Record<string, Switch<unknown>>>;
export type HouseOf<S extends Switches> = {
  readonly [K in keyof S]: S[K] extends Switch<infer T> ? T : never;
};

export const flag = <Id extends string>(value: boolean, ruling: Id): Switch<boolean, Id> => ({
  shape: { kind: 'flag' },
  default: value,
  ruling,
});

export const oneOf = <const V extends string, Id extends string>(
  values: readonly V[],
  value: NoInfer<V>,
  ruling: Id,
): Switch<V, Id> => ({ shape: { kind: 'one-of', values }, default: value, ruling });

export const integer = <Id extends string>(
  min: number,
  max: number,
  value: number,
  ruling: Id,
): Switch<number, Id> => ({ shape: { kind: 'integer', min, max, nullable: false }, default: value, ruling });

export const integerOrNull = <Id extends string>(
  min: number,
  max: number,
  value: number | null,
  ruling: Id,
): Switch<number | null, Id> => ({
  shape: { kind: 'integer', min, max, nullable: true },
  default: value,
  ruling,
});

export const numberOf = <const V extends number, Id extends string>(
  values: readonly V[],
  value: NoInfer<V>,
  ruling: Id,
): Switch<V, Id> => ({ shape: { kind: 'number-of', values }, default: value, ruling });

export const setOf = <const V extends string, Id extends string>(
  values: readonly V[],
  value: readonly NoInfer<V>[],
  ruling: Id,
): Switch<readonly V[], Id> => ({ shape: { kind: 'set', values }, default: value, ruling });

/** A list of freely chosen names. */
export const names = <Id extends string>(
  min: number,
  max: number,
  value: readonly string[],
  ruling: Id,
): Switch<readonly string[], Id> => ({ shape: { kind: 'names', min, max }, default: value, ruling });

/** A freely chosen word or two: a label, a unit. */
export const text = <Id extends string>(max: number, value: string, ruling: Id): Switch<string, Id> => ({
  shape: { kind: 'text', max },
  default: value,
  ruling,
});

/** At most so many different whole numbers within bounds. */
export const integers = <Id extends string>(
  most: number,
  min: number,
  max: number,
  value: readonly number[],
  ruling: Id,
): Switch<readonly number[], Id> => ({ shape: { kind: 'integers', most, min, max }, default: value, ruling });

/** One value for each of some keys. */
export const per = <const K extends string, T, Id extends string>(
  each: Switch<T, Id>,
  value: Readonly<Record<K, NoInfer<T>>>,
): Switch<Readonly<Record<K, T>>, Id> => ({
  shape: { kind: 'per', keys: Object.keys(value), each: each.shape },
  default: value,
  ruling: each.ruling,
});

export function defaultsOf<S extends Switches>(switches: S): HouseOf<S> {
  return Object.fromEntries(
    Object.entries(switches).map(([key, { default: value }]) => [key, value]),
  ) as HouseOf<S>;
}

/** Reads settings from outside over the defaults. Unknown switches and impossible values are named. */
export function parseHouse<S extends Switches>(
  switches: S,
  raw: unknown,
): Result<HouseOf<S>, readonly Problem[]> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    return err([{ code: 'not-an-object', at: 'house' }]);
  }
  const problems: Problem[] = [];
  const house: Record<string, unknown> = { ...defaultsOf(switches) };
  for (const [key, value] of Object.entries(raw)) {
    const known = Object.hasOwn(switches, key) ? switches[key] : undefined;
    if (known === undefined) problems.push({ code: 'unknown-switch', at: key });
    else problems.push(...problemsOf(known.shape, value, key));
    house[key] = known?.shape.kind === 'per' ? overDefault(known, value) : value;
  }
  return problems.length > 0 ? err(problems) : ok(house as HouseOf<S>);
}

/** A table of values may be given in part: what is left out keeps its default. */
const overDefault = (known: Switch<unknown>, value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...(known.default as object), ...value } : value;

function problemsOf(shape: SwitchShape, value: unknown, at: string): Problem[] {
  switch (shape.kind) {
    case 'flag':
      return typeof value === 'boolean' ? [] : [{ code: 'not-a-flag', at }];
    case 'one-of':
      return shape.values.includes(value as string) ? [] : [notOneOf(shape.values, at)];
    case 'number-of':
      return shape.values.includes(value as number) ? [] : [notOneOf(shape.values, at)];
    case 'integer': {
      if (value === null && shape.nullable) return [];
      const fits =
        Number.isInteger(value) && (value as number) >= shape.min && (value as number) <= shape.max;
      return fits ? [] : [{ code: 'not-in-range', at, data: { min: shape.min, max: shape.max } }];
    }
    case 'set': {
      const fits =
        Array.isArray(value) &&
        value.every((entry) => shape.values.includes(entry as string)) &&
        new Set(value).size === value.length;
      return fits ? [] : [{ code: 'not-a-set-of', at, data: { allowed: shape.values.join(', ') } }];
    }
    case 'names': {
      const fits =
        Array.isArray(value) &&
        value.length >= shape.min &&
        value.length <= shape.max &&
        value.every((entry) => typeof entry === 'string' && /^\p{L}[\p{L}\p{N} -]{0,19}$/u.test(entry)) &&
        new Set(value).size === value.length;
      return fits ? [] : [{ code: 'not-names', at, data: { min: shape.min, max: shape.max } }];
    }
    case 'text': {
      const fits = typeof value === 'string' && value.trim() !== '' && value.length <= shape.max;
      return fits ? [] : [{ code: 'not-a-text', at, data: { max: shape.max } }];
    }
    case 'integers': {
      const { most, min, max } = shape;
      const fits =
        Array.isArray(value) &&
        value.length <= most &&
        value.every((entry) => Number.isInteger(entry) && entry >= min && entry <= max) &&
        new Set(value).size === value.length;
      return fits ? [] : [{ code: 'not-integers', at, data: { most, min, max } }];
    }
    case 'per': {
      if (value === null || typeof value !== 'object' || Array.isArray(value))
        return [{ code: 'not-an-object', at }];
      const given = value as Record<string, unknown>;
      const unknown = Object.keys(given).filter((key) => !shape.keys.includes(key));
      return [
        ...unknown.map((key) => ({ code: 'unknown-field', at: `${at}.${key}` })),
        ...shape.keys
          .filter((key) => Object.hasOwn(given, key))
          .flatMap((key) => problemsOf(shape.each, given[key], `${at}.${key}`)),
      ];
    }
  }
}

const notOneOf = (values: readonly (string | number)[], at: string): Problem => ({
  code: 'not-one-of',
  at,
  data: { allowed: values.join(', ') },
});

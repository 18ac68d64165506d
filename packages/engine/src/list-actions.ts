import type { Locale, Result } from '@tafelrunde/kernel';
import type { Action, System, SystemWords } from '@tafelrunde/system';
import { attempt, type Complaint } from './complaint.ts';
import type { ListOptions } from './listings.ts';
import { actionIn, type Registry, systemIn } from './registry.ts';
import { findSystem, unknownAction } from './subject.ts';

export interface ListedAction {
  readonly id: string;
  readonly title: string;
  readonly cites: readonly string[];
  /** JSON Schema; only where everything is asked for. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly chances: readonly string[];
  readonly goals: readonly string[];
}

/** A field of an action's input as a person reads it. */
export interface ListedField {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** As JSON Schema calls it; undefined where a field takes several. */
  readonly type?: string;
  readonly values?: readonly { readonly value: string | number | boolean; readonly label: string }[];
  readonly usual?: unknown;
}

/** One action with everything somebody needs who has never used it. */
export interface ToldAction extends ListedAction {
  /** What it does. */
  readonly hint: string;
  readonly fields: readonly ListedField[];
  /** What the chances and numbers it can aim at are called. */
  readonly labels: Readonly<Record<string, string>>;
  /** An input that works. */
  readonly example?: unknown;
  /** The house rules that the example needs. */
  readonly house?: Readonly<Record<string, unknown>>;
}

/** The actions of all systems or of one, or a single action by its id. */
export function listActions(
  registry: Registry,
  name: string | undefined,
  { locale, full = false }: ListOptions,
): Result<readonly ListedAction[] | ToldAction, Complaint> {
  return attempt(() => {
    const one = name === undefined ? undefined : actionIn(registry, name);
    if (one !== undefined) return toldAction(registry, one.system, one.action, locale);
    if (name !== undefined && systemIn(registry, name) === undefined && name.includes('/'))
      throw unknownAction(registry, name);
    const systems = name === undefined ? registry.systems : [findSystem(registry, name)];
    return systems.flatMap((system) =>
      system.actions.map((action) => listedAction(system, action, locale, full)),
    );
  });
}

function listedAction(system: System, action: Action, locale: Locale, full: boolean): ListedAction {
  const { id, cites, input, chances, goals } = action;
  return {
    id,
    title: system.words[locale].action(id).title,
    cites,
    ...(full ? { input: input.json } : {}),
    chances: Object.keys(chances),
    goals: Object.keys(goals),
  };
}

function toldAction(registry: Registry, system: System, action: Action, locale: Locale): ToldAction {
  const words = system.words[locale];
  const { id, title, ...rest } = listedAction(system, action, locale, true);
  const example = registry.examples?.[action.id];
  return {
    id,
    title,
    hint: words.action(id).hint,
    ...rest,
    fields: fieldsOf(action, words),
    labels: Object.fromEntries([
      ...rest.chances.map((name) => [name, words.chance(name)]),
      ...rest.goals.map((name) => [name, words.field(name)]),
    ]),
    ...(example === undefined ? {} : { example: example.input }),
    ...(example?.house === undefined ? {} : { house: example.house }),
  };
}

/** As much of JSON Schema as inputs use. */
interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly anyOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly default?: unknown;
}

function fieldsOf({ input }: Action, words: SystemWords): readonly ListedField[] {
  const schema = input.json as {
    readonly properties?: Readonly<Record<string, FieldSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const values = valuesOf(field)?.map((value) => ({
      value,
      label: words.value(name, `${value}`) ?? `${value}`,
    }));
    return {
      name,
      label: words.field(name),
      required: schema.required?.includes(name) === true,
      ...(field.type === undefined ? {} : { type: field.type }),
      ...(values === undefined ? {} : { values }),
      ...(field.default === undefined ? {} : { usual: field.default }),
    };
  });
}

/** The values a field or the entries of its list can have, where they are finitely many. */
function valuesOf({
  enum: values,
  const: only,
  anyOf,
  items,
}: FieldSchema): readonly (string | number)[] | undefined {
  if (values !== undefined) return values;
  if (only !== undefined) return [only];
  if (items !== undefined) return valuesOf(items);
  const parts = anyOf?.map(valuesOf);
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

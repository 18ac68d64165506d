import { err, LOCALES, ok, type Result } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';

/** Why something from outside cannot be taken for a system. */
export type OutsideProblem =
  /** It could not be loaded; `why` are the words of whoever tried. */
  | { readonly code: 'not-loaded'; readonly why: string }
  /** It is no system, or one without this part. */
  | { readonly code: 'not-a-system'; readonly part: string }
  | { readonly code: 'id-taken'; readonly id: string };

const ID = /^[a-z][a-z0-9-]*$/;
const LISTS = ['catalogue', 'actions'] as const;
const OBJECTS = [
  ...['title', 'summary', 'book', 'testCounts', 'houseRules', 'character'],
  ...['scene', 'table', 'veil', 'arena', 'words'],
] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first part that a system has and this has not. Code of others is trusted beyond that: the host has named it. */
function missingIn(value: unknown): string | undefined {
  if (!isObject(value)) return 'system';
  const { id } = value;
  if (typeof id !== 'string' || !ID.test(id)) return 'id';
  const part =
    LISTS.find((name) => !Array.isArray(value[name])) ?? OBJECTS.find((name) => !isObject(value[name]));
  if (part !== undefined) return part;
  const { actions, title, words } = value as unknown as System;
  const locale = LOCALES.find((one) => typeof title[one] !== 'string' || !isObject(words[one]));
  if (locale !== undefined) return `words.${locale}`;
  const foreign = actions.findIndex((action) => !isObject(action) || !String(action.id).startsWith(`${id}/`));
  return foreign < 0 ? undefined : `actions.${foreign}.id`;
}

/** Adds a system of the host to those known. The same one may come twice. */
export function addTo(known: System[], value: unknown): Result<System, OutsideProblem> {
  const part = missingIn(value);
  if (part !== undefined) return err({ code: 'not-a-system', part });
  const system = value as System;
  if (known.includes(system)) return ok(system);
  if (known.some(({ id }) => id === system.id)) return err({ code: 'id-taken', id: system.id });
  known.push(system);
  return ok(system);
}

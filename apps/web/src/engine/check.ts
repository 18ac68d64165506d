import type { Limits, Registry } from '@tafelrunde/engine';
import type { Goal, System } from '@tafelrunde/system';

/** One action under one set of house rules. */
export interface Attempt {
  readonly system: string;
  readonly action: string;
  /** Without the scene. */
  readonly input: unknown;
  /** At least what differs from the defaults. */
  readonly house: unknown;
  readonly scene: unknown;
}

/** The same with fields that can be moved. */
export interface Check extends Attempt {
  readonly input: Json;
  readonly house: Json;
  /** What best play aims at; without one decisions are taken as the action has it by itself. */
  readonly goal?: Goal;
}

type Json = Readonly<Record<string, unknown>>;

/** The page calculates with the one system it has loaded. */
export const registryOf = (system: System): Registry => ({ systems: [system] });

/** The request of the contract: a scene belongs to the input of an action that takes one. */
export function requestFor(
  system: System,
  { action: id, input, house, scene, goal }: Omit<Attempt, 'system'> & { readonly goal?: Goal },
) {
  const action = system.actions.find((one) => one.id === id);
  const isFields = typeof input === 'object' && input !== null && !Array.isArray(input);
  const request = { action: id, input: action?.fields && isFields ? { ...input, scene } : input, house };
  return goal === undefined ? request : { ...request, goal };
}

/** More totals than this are no picture any more, and listing their fractions would freeze the page. */
const MAX_TOTALS = 5_000;

/** No more than this is ever thrown or decided in one run. */
const MOST_GIVEN = 10_000;

/** What one calculation may cost; `runs`: how often is thrown where it cannot be exact. */
export const limitsOf = (budget: number, runs = 0): Limits => ({
  budget,
  runs,
  totals: MAX_TOTALS,
  faces: MOST_GIVEN,
  answers: MOST_GIVEN,
});

/** The same input with one value changed, however deep it lies. */
export function withValue(input: Json, [name, ...rest]: readonly string[], value: unknown): Json {
  if (name === undefined) return input;
  if (rest.length === 0) return { ...input, [name]: value };
  return { ...input, [name]: withValue((input[name] ?? {}) as Json, rest, value) };
}

export const valueAt = (input: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], input);

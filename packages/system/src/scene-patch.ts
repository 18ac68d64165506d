import type { Effect } from './action.ts';

type Path = readonly (string | number)[];

/** One difference between two values of plain data: what is at a place, where a list ends, or a field that is gone. */
export type PatchStep =
  | { readonly at: Path; readonly to: unknown }
  | { readonly at: Path; readonly length: number }
  | { readonly at: Path; readonly gone: true };

/**
 * What somebody sees of a change whose effects are not for them: the differences in what they see of the scene. Every
 * system applies it in the same way.
 */
export interface SceneSeen extends Effect {
  readonly kind: 'sceneSeen';
  readonly steps: readonly PatchStep[];
}

export const isSceneSeen = (effect: Effect): effect is SceneSeen => effect.kind === 'sceneSeen';

/** The differences from one value to another. */
export function patchBetween(before: unknown, after: unknown, at: Path = []): readonly PatchStep[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const changed = after.flatMap((one, i) =>
      i < before.length ? patchBetween(before[i], one, [...at, i]) : [{ at: [...at, i], to: one }],
    );
    return before.length > after.length ? [...changed, { at, length: after.length }] : changed;
  }
  if (isFields(before) && isFields(after)) {
    const lost = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
    return [
      ...lost.map((name) => ({ at: [...at, name], gone: true as const })),
      ...Object.entries(after).flatMap(([name, value]) =>
        Object.hasOwn(before, name)
          ? patchBetween(before[name], value, [...at, name])
          : [{ at: [...at, name], to: value }],
      ),
    ];
  }
  return [{ at, to: after }];
}

/** The value after these differences. What is to be changed at a place that is not there stays as it is. */
export const applyPatch = (value: unknown, steps: readonly PatchStep[]): unknown =>
  steps.reduce((before, step) => changedAt(before, step.at, step), value);

function changedAt(value: unknown, [first, ...rest]: Path, step: PatchStep): unknown {
  if (first === undefined) {
    if ('to' in step) return step.to;
    return 'length' in step && Array.isArray(value) ? value.slice(0, step.length) : value;
  }
  const last = rest.length === 0;
  if (Array.isArray(value)) {
    if (typeof first !== 'number' || first < 0 || first > value.length) return value;
    return [...value.slice(0, first), changedAt(value[first], rest, step), ...value.slice(first + 1)];
  }
  if (!isFields(value) || typeof first !== 'string') return value;
  const fields = Object.entries(value);
  if (last && 'gone' in step) return Object.fromEntries(fields.filter(([name]) => name !== first));
  // Built from entries: a field called __proto__ is a field like any other.
  const changed = (old: unknown): [string, unknown] => [first, changedAt(old, rest, step)];
  return Object.fromEntries(
    Object.hasOwn(value, first)
      ? fields.map((field) => (field[0] === first ? changed(field[1]) : field))
      : [...fields, changed(undefined)],
  );
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

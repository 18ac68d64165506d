import type { Locale, Problem } from '@tafelrunde/kernel';
import { type Registry, systemIn } from './registry.ts';
import { tellProblem } from './tell.ts';

/** A change that was made to a scene from outside, so that the rules know its state. */
export interface AdjustedJson {
  readonly code: string;
  readonly at: string;
  readonly message: string;
  readonly rule: string | null;
}

/** `{ "adjusted": [...] }`, or nothing where the scene was legal as it came. */
export function adjustedJson(
  registry: Registry,
  { system, adjusted }: { readonly system: string | undefined; readonly adjusted: readonly Problem[] },
  locale: Locale,
): { readonly adjusted?: readonly AdjustedJson[] } {
  if (adjusted.length === 0) return {};
  const known = system === undefined ? undefined : systemIn(registry, system);
  return {
    adjusted: adjusted.map((change) => ({
      code: change.code,
      at: change.at,
      message: tellProblem(change, locale, known),
      rule: change.rule ?? null,
    })),
  };
}

import type { Fact, Locale } from '@tafelrunde/kernel';
import { type Registry, systemIn } from './registry.ts';

/** A change that was made to a scene from outside, so that the rules know its state. */
export interface AdjustedJson {
  readonly code: string;
  readonly message: string;
}

/** `{ "adjusted": [...] }`, or nothing where the scene was legal as it came. */
export function adjustedJson(
  registry: Registry,
  { system, adjusted }: { readonly system: string | undefined; readonly adjusted: readonly Fact[] },
  locale: Locale,
): { readonly adjusted?: readonly AdjustedJson[] } {
  const words = system === undefined ? undefined : systemIn(registry, system)?.words[locale];
  if (adjusted.length === 0 || words === undefined) return {};
  return { adjusted: adjusted.map((fact) => ({ code: fact.kind, message: words.fact(fact) })) };
}

import type { Fate, House } from '../rule.ts';

/** GW-ADD-01: roll only if the outcome is uncertain and a failure would change something. */
export function whenToRoll(
  fate: Fate,
  input: { readonly uncertain: boolean; readonly failureMatters: boolean },
  _house: House,
) {
  const needed = input.uncertain && input.failureMatters;
  fate.note('GW-ADD-01', { kind: 'rollNeeded', needed });
  return { outcome: { kind: needed ? ('roll' as const) : ('narrate' as const) }, effects: [] };
}

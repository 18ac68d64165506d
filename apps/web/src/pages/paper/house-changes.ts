import { canonical } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';

/** The house rules of a group that differ from what is usual. */
export const changedSwitches = (
  system: System,
  house: Readonly<Record<string, unknown>>,
): readonly string[] =>
  Object.entries(system.houseRules)
    .filter(([key, rule]) => Object.hasOwn(house, key) && canonical(house[key]) !== canonical(rule.default))
    .map(([key]) => key);

import { GM } from '@tafelrunde/kernel';
import { type Action, type ChanceRange, chanceRange, type Goal, type Odds } from '@tafelrunde/system';
import { inTime, type Limits, timed } from './limits.ts';

/** By chance: how low and how high those can still make it who take no side. Only what they can move is there. */
export type Ranges = Readonly<Record<string, ChanceRange>>;

/** `too-large` where it cannot be found within the limits; undefined where nobody has anything to say. */
export function rangesOf(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal | undefined,
  odds: Odds,
  limits: Limits,
): Ranges | 'too-large' | undefined {
  if (limits.ranges !== true || !odds.assumed.some(({ by }) => by === GM)) return undefined;
  if (odds.exact === false) return 'too-large';
  const aim = goal ?? action.aim(input);
  const sides = aim === undefined ? 'default' : 'best';
  // One stretch of time for all of them.
  const counted = timed(action, limits);
  const ranges: Record<string, ChanceRange> = {};
  for (const name of namesFor(action, aim)) {
    const budget = limits.budget === undefined ? {} : { budget: limits.budget };
    const found = inTime(() => chanceRange(counted, input, house, [], name, { sides, ...budget }));
    if (!found?.ok) return 'too-large';
    if (found.value.by.length > 0) ranges[name] = found.value;
  }
  return Object.keys(ranges).length === 0 ? undefined : ranges;
}

/** Best play for one thing says nothing about the others. */
function namesFor({ chances }: Action, aim: Goal | undefined): readonly string[] {
  if (aim === undefined) return Object.keys(chances);
  return 'chance' in aim ? [aim.chance] : [];
}

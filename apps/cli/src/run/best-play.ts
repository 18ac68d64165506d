import { type Action, GM, type Goal, goalValue, type Outcome, type Rule, solve } from '@tafelrunde/kernel';
import { badCalculation } from './bad-calculation.ts';
import type { Decisions, SoFar } from './settle.ts';

/** The keys of best play for a goal: players seek it, the GM takes the rules' defaults. */
export function bestKeys(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal,
  decisions: Decisions,
  { tape }: SoFar,
): readonly string[] {
  const outcomeOf: Rule<unknown, unknown, Outcome> = (fate, i, h) => action.rule(fate, i, h).outcome;
  const candidates = combinations(decisions);
  if (candidates.length === 1) return candidates[0] as readonly string[];
  const advice = decisions.together ? undefined : action.solver?.advise?.(input, house, goal, tape);
  if (advice?.[0] !== undefined) return [advice[0].key];
  const rated = candidates.map((keys) => {
    const next = decisions.together ? keys : (keys[0] as string);
    const solved = solve(outcomeOf, input, house, goalValue(action, goal), { tape: [...tape, next] });
    if (!solved.ok) throw badCalculation(solved.error);
    return { keys, value: solved.value.value };
  });
  // Among equals the first one, which is the rule's default.
  return rated.reduce((best, one) => (one.value > best.value ? one : best)).keys;
}

/** Every way to answer questions that are asked together; mostly there is only one of them. */
function combinations({ questions }: Decisions): readonly (readonly string[])[] {
  return questions.reduce<readonly (readonly string[])[]>(
    (before, { by, options }) => {
      const open = by === GM ? options.slice(0, 1) : options;
      return before.flatMap((keys) => open.map((key) => [...keys, key]));
    },
    [[]],
  );
}

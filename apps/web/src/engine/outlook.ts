import {
  type Action,
  type Estimate,
  exact,
  type Outcome,
  oddsOf,
  parseHouse,
  type Rule,
  type System,
  chance as shareOf,
  type Tape,
  toNumber,
} from '@tafelrunde/kernel';
import { actionOf, parseInput } from './jobs.ts';

/** What is still possible: an action with its input, and what has been thrown and decided already. */
export interface OutlookJob {
  readonly kind: 'outlook';
  readonly system: string;
  readonly action: string;
  /** Without the scene. */
  readonly input: unknown;
  readonly scene: unknown;
  readonly house: unknown;
  readonly tape: Tape;
}

/** Each named chance of the action, in its order. */
export type OutlookAnswer = readonly (readonly [name: string, chance: Estimate])[];

/** Beyond this nobody would wait for it. */
const BUDGET = 200_000;

/** The exact chances from here on, decisions taken as usual; undefined where they are too large. */
export function outlookFor(system: System, job: OutlookJob): OutlookAnswer | undefined {
  const action = actionOf(system, job.action);
  const input = action && parseInput(action, job.input, job.scene);
  const house = parseHouse(system.houseRules, job.house);
  if (action === undefined || !input?.ok || !house.ok) return undefined;
  return job.tape.length === 0
    ? fromTheStart(action, input.value, house.value)
    : afterTape(action, input.value, house.value, job.tape);
}

function fromTheStart(action: Action, input: unknown, house: unknown): OutlookAnswer | undefined {
  const odds = oddsOf(action, input, house, { budget: BUDGET });
  return odds.ok && odds.value.outcomes.every(({ outcome }) => outcome['kind'] !== 'refused')
    ? Object.entries(odds.value.chances)
    : undefined;
}

function afterTape(action: Action, input: unknown, house: unknown, tape: Tape): OutlookAnswer | undefined {
  // Best play with a tape is what the advisor is for; it asks its own solver.
  if (action.aim(input) !== undefined) return undefined;
  const outcomeOf: Rule<unknown, unknown, Outcome> = (fate, i, h) => action.rule(fate, i, h).outcome;
  const law = exact(outcomeOf, input, house, { budget: Math.min(BUDGET, action.budget ?? BUDGET), tape });
  if (!law.ok) return undefined;
  return Object.entries(action.chances).map(([name, holds]) => {
    const fraction = shareOf(law.value, holds);
    return [name, { p: toNumber(fraction), fraction }];
  });
}

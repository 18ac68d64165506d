import { type Expression, type Fact, play, type Result } from '@tafelrunde/kernel';
import { type Action, type Goal, type Odds, type OddsOptions, oddsOf, type System } from '@tafelrunde/system';
import { attempt, type Complaint, cannotCalculate } from './complaint.ts';
import { type DiceOdds, diceOdds } from './dice-odds.ts';
import { type Fields, readFields, readSeed, requiredText } from './fields.ts';
import { readGoal } from './goal.ts';
import { FIGURE_FIELDS, INPUT_FIELDS, readHouse, readInput } from './input.ts';
import { estimateDice, inTime, type Limits, timed } from './limits.ts';
import { type Ranges, rangesOf } from './ranges.ts';
import { refused, refuseRefused } from './refused.ts';
import type { Registry } from './registry.ts';
import { type ActionSubject, findSubject } from './subject.ts';
import { refuseWithNotation } from './with-notation.ts';

/** The odds of an action or of plain dice: plain data. */
export type OddsFound = ActionOdds | NotationFound;

export interface ActionOdds {
  readonly kind: 'action';
  readonly action: string;
  readonly system: string;
  readonly input: unknown;
  /** The input as the rule took it. */
  readonly parsed: unknown;
  readonly adjusted: readonly Fact[];
  readonly goal: Goal | undefined;
  readonly odds: Odds;
  /** What those may still decide who take no side; undefined where that is nothing, or nobody has asked. */
  readonly ranges: Ranges | 'too-large' | undefined;
  /** How often was thrown, if this is an estimate. */
  readonly runs: number;
}

export interface NotationFound {
  readonly kind: 'notation';
  readonly action: string;
  readonly expression: Expression;
  readonly odds: DiceOdds;
  readonly runs: number;
}

export const ODDS_FIELDS = [...INPUT_FIELDS, 'seed'];

/** Exact where that can be had, else an estimate that says so. */
export function odds(registry: Registry, request: unknown, limits: Limits): Result<OddsFound, Complaint> {
  return attempt(() => {
    const fields = readFields(request, ODDS_FIELDS);
    const subject = findSubject(registry, requiredText(fields, 'action'));
    if (subject.kind === 'action') return oddsOfAction(registry, subject, fields, limits);
    refuseWithNotation(fields, FIGURE_FIELDS);
    const found = diceOdds(subject.expression, limits, readSeed(fields));
    const { text: action, expression } = subject;
    return { kind: 'notation', action, expression, odds: found, runs: found.runs };
  });
}

function oddsOfAction(
  registry: Registry,
  subject: ActionSubject,
  fields: Fields,
  limits: Limits,
): ActionOdds {
  const { system, action } = subject;
  const house = readHouse(system, fields['house']);
  const goal = readGoal(action, fields['goal']);
  const { given, parsed, adjusted } = readInput(registry, subject, fields, house);
  const seed = readSeed(fields);
  refuseAtOnce(system, action, parsed, house);
  const { odds: found, runs } = calculated(action, parsed, house, goal, limits, seed);
  if (found.refused !== undefined) throw refused(system, found.refused);
  return {
    kind: 'action',
    action: action.id,
    system: system.id,
    input: given,
    parsed,
    adjusted,
    goal,
    odds: found,
    ranges: rangesOf(action, parsed, house, goal, found, limits),
    runs,
  };
}

/** What the rules refuse before anything is thrown has no odds, and needs no calculation. */
function refuseAtOnce(system: System, action: Action, input: unknown, house: unknown): void {
  const run = play(action.rule, input, house, [], { decide: () => 0 });
  if (run.kind === 'finished') refuseRefused(system, run.outcome.outcome);
}

interface Calculated {
  readonly odds: Odds;
  readonly runs: number;
}

function calculated(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal | undefined,
  limits: Limits,
  seed: number | undefined,
): Calculated {
  // Best play has no estimate: whoever asks for it wants it calculated.
  const isEstimated = goal === undefined && limits.runs > 0;
  const { runs, time } = limits;
  const options: OddsOptions = {
    ...(limits.budget === undefined ? {} : { budget: limits.budget }),
    ...(goal === undefined ? {} : { goal }),
    ...(isEstimated && time === undefined ? { fallback: { dice: estimateDice(seed), runs } } : {}),
  };
  const found = inTime(() => oddsOf(timed(action, limits), input, house, options));
  if (found?.ok) return { odds: found.value, runs: found.value.exact === false ? runs : 0 };
  const problem = found?.error;
  if (!isEstimated || time === undefined || problem?.code === 'never-ends') throw cannotCalculate(problem);
  const estimated = estimate(action, input, house, { runs, time }, seed);
  if (estimated === undefined) throw cannotCalculate(problem);
  const { states: _, ...known } = estimated.odds;
  const states = problem === undefined || problem.runs === 0 ? {} : { states: problem.runs };
  return { ...estimated, odds: { ...known, ...states } };
}

/** How often is thrown at first, and how many times more often each time there is time for more. */
const FIRST_RUNS = 50;
const STEP = 10;

function estimate(
  action: Action,
  input: unknown,
  house: unknown,
  limits: { readonly runs: number; readonly time: NonNullable<Limits['time']> },
  seed: number | undefined,
): Calculated | undefined {
  const thrown = (runs: number): Calculated | undefined => {
    // A budget of one run leaves nothing to calculate.
    const fallback = { dice: estimateDice(seed), runs };
    const found = oddsOf(action, input, house, { budget: 1, fallback });
    return found.ok ? { odds: found.value, runs } : undefined;
  };
  const { time } = limits;
  const end = time.clock() + time.ms / 2;
  for (let runs = Math.min(FIRST_RUNS, limits.runs); ; runs = Math.min(runs * STEP, limits.runs)) {
    const started = time.clock();
    const found = thrown(runs);
    const taken = time.clock() - started;
    // In steps, not to the last moment: a speed that varies a little still gives the same number of throws.
    if (runs === limits.runs || time.clock() + taken * STEP > end) return found;
  }
}

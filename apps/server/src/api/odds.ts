import {
  type Action,
  type Estimate,
  type Expression,
  formatFraction,
  type Goal,
  notationOdds,
  type Odds,
  type OddsOptions,
  oddsOf,
  ok,
  type Result,
  spanOf,
  toNumber,
} from '@tafelrunde/kernel';
import { ESTIMATE_RUNS, MAX_NOTATION_TOTALS, ODDS_BUDGET } from '../limits.ts';
import { withinTime } from './deadline.ts';
import { diceFor } from './dice.ts';
import { type Refusal, readFields, readSeed, readSubject, refuse, type Subject } from './request.ts';

export interface OddsAnswer {
  readonly action: string;
  readonly input: unknown;
  readonly exact: Odds['exact'];
  readonly bound?: number;
  readonly outcomes: readonly object[];
  readonly chances: Readonly<Record<string, object>>;
  readonly mean: Readonly<Record<string, number>>;
  readonly value?: number;
}

/** The odds of an action or a notation, as `tafelrunde odds --json` prints them. */
export function odds(body: unknown): Result<OddsAnswer, Refusal> {
  const fields = readFields(body, ['seed']);
  if (!fields.ok) return fields;
  const subject = readSubject(fields.value);
  if (!subject.ok) return subject;
  const seed = readSeed(fields.value);
  if (!seed.ok) return seed;
  return subject.value.kind === 'action'
    ? oddsOfAction(subject.value, seed.value)
    : oddsOfNotation(subject.value.name, subject.value.expression);
}

function oddsOfAction(
  { name, action, given, input, house, goal, system }: Extract<Subject, { kind: 'action' }>,
  seed: number | undefined,
): Result<OddsAnswer, Refusal> {
  const options: OddsOptions = { budget: ODDS_BUDGET, ...(goal === undefined ? {} : { goal }) };
  const exact = withinTime(action, (timed) => oddsOf(timed, input, house, options));
  const found = exact?.ok === true ? exact : (estimated(action, input, house, goal, seed) ?? exact);
  if (found === undefined) return refuse({ code: 'too-large', at: 'input' }, system);
  if (!found.ok) return refuse({ code: found.error.code, at: 'input' }, system);
  return ok({ action: name, input: given, ...written(found.value) });
}

/** An honest estimate of what is too large to calculate. Best play has none: it would have to be calculated. */
function estimated(
  action: Action,
  input: unknown,
  house: unknown,
  goal: Goal | undefined,
  seed: number | undefined,
) {
  if (goal !== undefined) return undefined;
  const fallback = { dice: diceFor(seed), runs: ESTIMATE_RUNS };
  // A budget of one run leaves nothing to calculate.
  return withinTime(action, (timed) => oddsOf(timed, input, house, { budget: 1, fallback }));
}

function written({
  exact,
  bound,
  outcomes,
  chances,
  mean,
  value,
}: Odds): Omit<OddsAnswer, 'action' | 'input'> {
  return {
    exact,
    ...(bound === undefined ? {} : { bound }),
    outcomes: outcomes.map(({ outcome, chance }) => ({ outcome, ...writtenChance(chance) })),
    chances: Object.fromEntries(
      Object.entries(chances).map(([name, chance]) => [name, writtenChance(chance)]),
    ),
    mean,
    ...(value === undefined ? {} : { value }),
  };
}

const writtenChance = (chance: Estimate): object =>
  'fraction' in chance ? { p: chance.p, fraction: formatFraction(chance.fraction) } : chance;

function oddsOfNotation(name: string, expression: Expression): Result<OddsAnswer, Refusal> {
  if (spanOf(expression) > MAX_NOTATION_TOTALS) return refuse({ code: 'too-large', at: 'action' });
  const found = notationOdds(expression);
  if (!found.ok) return refuse({ code: found.error.code, at: 'action' });
  const { outcomes, tail, lowerTail, mean } = found.value;
  const listed = outcomes.map(({ total, chance }) => ({ outcome: { total }, ...writtenFraction(chance) }));
  const above =
    tail === undefined ? [] : [{ outcome: { atLeast: tail.from }, ...writtenFraction(tail.chance) }];
  const below =
    lowerTail === undefined
      ? []
      : [{ outcome: { atMost: lowerTail.from }, ...writtenFraction(lowerTail.chance) }];
  return ok({
    action: name,
    input: {},
    exact: true,
    outcomes: [...below, ...listed, ...above],
    chances: {},
    mean: { total: toNumber(mean) },
  });
}

const writtenFraction = (chance: Parameters<typeof toNumber>[0]): object => ({
  p: toNumber(chance),
  fraction: formatFraction(chance),
});

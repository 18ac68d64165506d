import {
  type Complaint,
  chanceUnder,
  type Followed,
  type OddsFound,
  odds,
  type Watched,
} from '@tafelrunde/engine';
import { formatFraction, type Result } from '@tafelrunde/kernel';
import type { Estimate, Odds, System } from '@tafelrunde/system';
import { type Check, limitsOf, registryOf, requestFor, withValue } from './check.ts';
import { type Effort, QUICK, THOROUGH } from './effort.ts';

export interface OddsJob {
  readonly kind: 'odds';
  readonly check: Check;
  readonly effort: Effort;
}
export interface NotationJob {
  readonly kind: 'notation';
  readonly text: string;
}
/** The same check for several values of one input. */
export interface CurveJob {
  readonly kind: 'curve';
  readonly check: Check;
  readonly path: readonly string[];
  readonly values: readonly number[];
}
/** A named chance of several checks. */
export interface ImpactJob {
  readonly kind: 'impact';
  readonly system: string;
  readonly checks: readonly Omit<Watched, 'label'>[];
  readonly house: Readonly<Record<string, unknown>>;
}
export type LabJob = OddsJob | NotationJob | CurveJob | ImpactJob;

export type OddsAnswer = Result<OddsFound, Complaint>;

export interface CurvePoint {
  readonly x: number;
  readonly chances: Readonly<Record<string, Estimate>>;
  readonly mean: Readonly<Record<string, number>>;
  readonly exact: Odds['exact'];
}

export function oddsAnswer(system: System, check: Check, effort: Effort): OddsAnswer {
  const isLong = system.actions.some(({ id, budget }) => id === check.action && budget !== undefined);
  const { budget, runs } = isLong ? effort.long : effort;
  return odds(registryOf(system), requestFor(system, check), {
    ...limitsOf(budget, runs),
    ranges: effort.ranges,
  });
}

export function notationAnswer(text: string): OddsAnswer {
  const found = odds({ systems: [] }, { action: text }, limitsOf(QUICK.budget, THOROUGH.runs));
  if (!found.ok || found.value.kind !== 'notation') return found;
  const { odds: listed } = found.value;
  const totals = listed.totals.map(({ total, chance }) => ({ total, chance: readable(chance) }));
  return { ok: true, value: { ...found.value, odds: { ...listed, totals } } };
}

/** Fractions of hundreds of digits are slow to hand over, and nobody reads them. */
const MAX_DIGITS = 60;

function readable(chance: Estimate): Estimate {
  const isLong = 'fraction' in chance && formatFraction(chance.fraction).length > MAX_DIGITS;
  return isLong ? { p: chance.p } : chance;
}

const actionOdds = (answer: OddsAnswer): Odds | undefined =>
  answer.ok && answer.value.kind === 'action' ? answer.value.odds : undefined;

export function curveAnswer(system: System, { check, path, values }: CurveJob): readonly CurvePoint[] {
  return values.flatMap((x) => {
    const input = withValue(check.input, path, x);
    const found = actionOdds(oddsAnswer(system, { ...check, input }, QUICK));
    return found === undefined ? [] : [{ x, chances: found.chances, mean: found.mean, exact: found.exact }];
  });
}

/** The chance each check is looked at for; undefined where there is none. */
export const impactAnswer = (
  system: System,
  { checks, house }: ImpactJob,
): readonly (Followed | undefined)[] =>
  checks.map((check) => chanceUnder(registryOf(system), check, house, limitsOf(QUICK.budget)));

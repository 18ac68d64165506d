import {
  type Action,
  defaultsOf,
  type Estimate,
  formatFraction,
  notation,
  notationOdds,
  type Odds,
  oddsOf,
  parseHouse,
  type System,
  seededDice,
  toNumber,
} from '@tafelrunde/kernel';
import { isListable } from './span.ts';

/** One action under one set of house rules, ready to be calculated. */
export interface Check {
  readonly system: string;
  readonly action: string;
  /** Without the scene. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Only what differs from the defaults. */
  readonly house: Readonly<Record<string, unknown>>;
  readonly scene: unknown;
}

/** How much a calculation may cost before it becomes an estimate, and how often is thrown for that. */
export interface Effort {
  readonly budget: number;
  readonly runs: number;
  /** The same for actions whose runs are long. */
  readonly long: { readonly budget: number; readonly runs: number };
}

/** Where there are many to be answered, and where there is time. */
export const QUICK: Effort = { budget: 8_000, runs: 1_000, long: { budget: 100, runs: 100 } };
/** While a slider moves: the first estimate follows the hand, a better one comes as soon as it rests. */
export const AT_ONCE: Effort = { ...QUICK, long: { budget: 20, runs: 12 } };
export const THOROUGH: Effort = { budget: 200_000, runs: 20_000, long: { budget: 2_000, runs: 1_500 } };

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
  readonly checks: readonly (Check & { readonly chance: string })[];
}
export type LabJob = OddsJob | NotationJob | CurveJob | ImpactJob;

/** A total and its chance; tails are everything from a total on. */
export interface LabTail {
  readonly from: number;
  readonly p: number;
}

export interface LabOdds extends Pick<Odds, 'exact' | 'bound' | 'outcomes' | 'chances' | 'mean'> {
  /** How often was thrown, if this is an estimate. */
  readonly runs: number;
  readonly tail?: LabTail | undefined;
  readonly lowerTail?: LabTail | undefined;
}

export type LabProblem = 'bad-input' | 'bad-notation' | 'no-exact-odds' | 'too-large' | 'failed';
export type LabAnswer =
  | { readonly kind: 'odds'; readonly odds: LabOdds }
  | { readonly kind: 'problem'; readonly problem: LabProblem };

export interface CurvePoint {
  readonly x: number;
  readonly chances: Readonly<Record<string, Estimate>>;
  readonly mean: Readonly<Record<string, number>>;
  readonly exact: Odds['exact'];
}

/** The same link shows the same estimate. */
const SEED = 20;

const problem = (code: LabProblem): LabAnswer => ({ kind: 'problem', problem: code });

function houseOf(system: System, changes: Check['house']): unknown {
  const parsed = parseHouse(system.houseRules, changes);
  return parsed.ok ? parsed.value : defaultsOf(system.houseRules);
}

const actionOf = (system: System, id: string): Action | undefined =>
  system.actions.find((action) => action.id === id);

export function oddsAnswer(system: System, check: Check, effort: Effort): LabAnswer {
  const action = actionOf(system, check.action);
  const raw = action?.takesScene ? { ...check.input, scene: check.scene } : check.input;
  const input = action?.input.parse(raw);
  if (action === undefined || !input?.ok) return problem('bad-input');
  const { budget, runs } = action.budget === undefined ? effort : effort.long;
  const odds = oddsOf(action, input.value, houseOf(system, check.house), {
    budget,
    fallback: { dice: seededDice(SEED), runs },
  });
  if (!odds.ok) return problem(odds.error.code === 'too-large' ? 'too-large' : 'failed');
  return { kind: 'odds', odds: { ...odds.value, runs: odds.value.exact ? 0 : runs } };
}

export function notationAnswer(text: string): LabAnswer {
  const read = notation(text);
  if (!read.ok) return problem('bad-notation');
  if (!isListable(read.value)) return problem('too-large');
  const odds = notationOdds(read.value);
  if (!odds.ok) return problem(odds.error.code === 'no-exact-odds' ? 'no-exact-odds' : 'too-large');
  const { outcomes, tail, lowerTail, mean } = odds.value;
  const tailOf = (one: typeof tail) => one && { from: one.from, p: toNumber(one.chance) };
  return {
    kind: 'odds',
    odds: {
      exact: true,
      runs: 0,
      outcomes: outcomes.map(({ total, chance }) => ({ outcome: { total }, chance: readable(chance) })),
      chances: {},
      mean: { total: toNumber(mean) },
      tail: tailOf(tail),
      lowerTail: tailOf(lowerTail),
    },
  };
}

/** Fractions of hundreds of digits are slow to hand over, and nobody reads them. */
const MAX_DIGITS = 60;

function readable(chance: Parameters<typeof toNumber>[0]): Estimate {
  const p = toNumber(chance);
  return formatFraction(chance).length > MAX_DIGITS ? { p } : { p, fraction: chance };
}

export function curveAnswer(system: System, { check, path, values }: CurveJob): readonly CurvePoint[] {
  return values.flatMap((x) => {
    const input = withValue(check.input, path, x);
    const answer = oddsAnswer(system, { ...check, input }, QUICK);
    if (answer.kind === 'problem') return [];
    const { chances, mean, exact } = answer.odds;
    return [{ x, chances, mean, exact }];
  });
}

/** The chance each check is looked at for; undefined where there is none. */
export function impactAnswer(system: System, { checks }: ImpactJob): readonly (Estimate | undefined)[] {
  return checks.map((check) => {
    const answer = oddsAnswer(system, check, QUICK);
    return answer.kind === 'odds' ? answer.odds.chances[check.chance] : undefined;
  });
}

type Json = Readonly<Record<string, unknown>>;

/** The same input with one value changed, however deep it lies. */
export function withValue(input: Json, [name, ...rest]: readonly string[], value: unknown): Json {
  if (name === undefined) return input;
  if (rest.length === 0) return { ...input, [name]: value };
  return { ...input, [name]: withValue((input[name] ?? {}) as Json, rest, value) };
}

export const valueAt = (input: Json, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], input);

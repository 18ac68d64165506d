import {
  type Advice,
  distribution,
  type Goal,
  type Solved,
  type Solver,
  type Tape,
} from '@tafelrunde/kernel';
import type { House } from '../house-rules.ts';
import type { Refused } from '../refusal.ts';
import type { CheckOutcome } from '../rules/check.ts';
import { type CheckRequest, failed, rollModeOf, usesOf } from '../rules/figure-check.ts';
import { mostGritted } from '../rules/grit-teeth.ts';
import { bonusOf } from '../rules/items.ts';
import { diceAfter, limited, type TestedValue, testedOf } from '../rules/pools.ts';
import { requestOf, type TestedCheckInput } from '../rules/tested-check.ts';
import { diceLostByRows } from '../rules/tracks.ts';
import { checkSolver } from './check-advice.ts';
import { type SolvableCheck, worthOf, worthOfOutcome } from './check-goals.ts';
import { solveCheck } from './check-solver.ts';

/** Ex of this size is the same as moving a die by one as often; of larger ones the dice must differ (HH-R-78). */
const MOST_MOVED = 2;
/** HH-R-20: a die is used for high mastery once only; with one use that goes without saying. */
const MOST_SHADOWS = 1;

/** Without their figure: its check with as many dice bought back as the place in the list (HH-PSY-05); undefined where something else can happen in it. */
export function solvableChecks(request: CheckRequest, house: House): readonly SolvableCheck[] | undefined {
  const { figure, item, minimum, cap } = request;
  const tested = testedOf(figure, request.tested) as TestedValue;
  const bonus = bonusOf(item, house);
  const shadowRolls = usesOf({ tested });
  const movesDice = house['bonus.eTarget'] === 'dice' && bonus.shifts.every((size) => size <= MOST_MOVED);
  if (shadowRolls > MOST_SHADOWS || (bonus.shifts.length > 0 && !movesDice)) return undefined;
  const shared = {
    mode: rollModeOf(request.mode, tested, house),
    sides: tested.base.step,
    value: tested.value + (tested.skill === undefined ? 0 : bonus.skillValue),
    cap,
    minimum,
    luckyNumber: figure.luckyNumber ?? undefined,
    freeThrows: bonus.freeThrows,
    secondChances: bonus.secondChances,
    moves: bonus.shifts.reduce((sum, size) => sum + size, 0),
    shadowRolls,
  };
  const rows = diceLostByRows(figure, tested.physical);
  return Array.from({ length: Math.max(0, mostGritted(figure, tested.physical)) + 1 }, (_, gritted) => {
    const changes = { items: bonus.dice, rows, gritted, owed: 0, half: false };
    return { ...shared, count: Math.max(0, limited(diceAfter(figure, tested.base.count, changes), house)) };
  });
}

/** The solver beside a figure's own check. */
export const testedSolver: Solver<TestedCheckInput, House, CheckOutcome | Refused> = {
  law(input, house, goal) {
    if (goal === undefined) return undefined;
    const checks = checksOf(input, house);
    const values = checks && valuesOf(checks, house, goal);
    if (checks === undefined || values === undefined) return undefined;
    return lawOf(checks[values.indexOf(Math.max(...values))] as SolvableCheck, house, goal);
  },
  advise(input, house, goal, tape): readonly Advice[] | undefined {
    const checks = checksOf(input, house);
    const [only] = checks ?? [];
    if (checks === undefined || only === undefined) return undefined;
    if (checks.length === 1) return checkSolver.advise?.(only, house, goal, tape);
    return tape.length === 0 ? gritAdvice(checks, house, goal) : afterGritting(checks, house, goal, tape);
  },
};

function checksOf(input: TestedCheckInput, house: House): readonly SolvableCheck[] | undefined {
  const request = requestOf(input);
  return typeof request === 'string' ? undefined : solvableChecks(request, house);
}

function valuesOf(checks: readonly SolvableCheck[], house: House, goal: Goal): readonly number[] | undefined {
  const values = checks.map((check) => worthOfBest(check, house, goal));
  return values.includes(undefined) ? undefined : (values as readonly number[]);
}

function worthOfBest(check: SolvableCheck, house: House, goal: Goal): number | undefined {
  if (check.count > 0) return solveCheck(check, house, goal)?.value;
  const worth = worthOf(goal, check);
  return worth && worthOfOutcome(worth)(failed(check.minimum));
}

function lawOf(check: SolvableCheck, house: House, goal: Goal): Solved<CheckOutcome> | undefined {
  if (check.count > 0) return checkSolver.law(check, house, goal);
  const value = worthOfBest(check, house, goal) as number;
  return { kind: 'whole', law: distribution([[failed(check.minimum), 1]]), value };
}

/** HH-PSY-05: each number of dice bought back. */
function gritAdvice(
  checks: readonly SolvableCheck[],
  house: House,
  goal: Goal,
): readonly Advice[] | undefined {
  const advice = valuesOf(checks, house, goal)?.map((value, dice) => ({ key: String(dice), value }));
  return advice?.sort((a, b) => b.value - a.value);
}

/** Between gritting and the first throw come the injuries, which are words on the tape. */
function afterGritting(
  checks: readonly SolvableCheck[],
  house: House,
  goal: Goal,
  tape: Tape,
): readonly Advice[] | undefined {
  const check = checks[Number(tape[0])];
  const thrown = tape.findIndex((answer) => Array.isArray(answer));
  if (check === undefined || thrown < 0) return undefined;
  return checkSolver.advise?.(check, house, goal, tape.slice(thrown));
}

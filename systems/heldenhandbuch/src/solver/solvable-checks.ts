import type { House } from '../rule.ts';
import { type CheckRequest, rollModeOf, usesOf } from '../rules/figure-check.ts';
import { mostGritted } from '../rules/grit-teeth.ts';
import { bonusOf } from '../rules/items.ts';
import { diceAfter, limited, type TestedValue, testedOf } from '../rules/pools.ts';
import { diceLostByRows } from '../rules/tracks.ts';
import type { SolvableCheck } from './check-goals.ts';

/** Ex of this size is the same as moving a die by one as often; of larger ones the dice must differ (HH-R-78). */
const MOST_MOVED = 2;
/** Large shifts are tried in every way: more dice than this take too long. */
const MOST_SHIFTED = 4;

/** HH-R-78, HH-LRN-09: what may be done with dice that lie; undefined where the solver cannot follow. */
export function adjustmentsOf(
  shifts: readonly number[],
  masteryUses: number,
  count: number,
  house: House,
): Pick<SolvableCheck, 'moves' | 'shifts' | 'shadowRolls'> | undefined {
  if (shifts.length > 0 && house['bonus.eTarget'] !== 'dice') return undefined;
  const large = shifts.filter((size) => size > MOST_MOVED);
  if (large.length > 0 && count > MOST_SHIFTED) return undefined;
  const moves = shifts.reduce((sum, size) => (size > MOST_MOVED ? sum : sum + size), 0);
  return { moves, ...(large.length > 0 ? { shifts: large } : {}), shadowRolls: masteryUses };
}

/** Without their figure: its check with as many dice bought back as the place in the list (HH-PSY-05); undefined where something else can happen in it. */
export function solvableChecks(request: CheckRequest, house: House): readonly SolvableCheck[] | undefined {
  const { figure, item, minimum, cap } = request;
  const tested = testedOf(figure, request.tested) as TestedValue;
  const bonus = bonusOf(item, house);
  const rows = diceLostByRows(figure, tested.physical);
  const most = Math.max(0, mostGritted(figure, tested.physical));
  const countWith = (gritted: number): number => {
    const changes = { items: bonus.dice, rows, gritted, owed: 0, half: false };
    return Math.max(0, limited(diceAfter(figure, tested.base.count, changes), house));
  };
  const adjustments = adjustmentsOf(bonus.shifts, usesOf({ tested }), countWith(most), house);
  if (adjustments === undefined) return undefined;
  const shared = {
    mode: rollModeOf(request.mode, tested, house),
    sides: tested.base.step,
    value: tested.value + (tested.skill === undefined ? 0 : bonus.skillValue),
    cap,
    minimum,
    luckyNumber: figure.luckyNumber ?? undefined,
    freeThrows: bonus.freeThrows,
    secondChances: bonus.secondChances,
    ...adjustments,
  };
  return Array.from({ length: most + 1 }, (_, gritted) => ({ ...shared, count: countWith(gritted) }));
}

import { fraction } from '../fraction.ts';
import { exact } from '../interpreters/exact.ts';
import { rounded } from './arithmetic.ts';
import { countOf, type Expression, type Group } from './expression.ts';
import { notationRule } from './rule.ts';
import { addSeries, constant, mapSeries, type Series } from './series.ts';
import { seriesOfChances } from './unique-series.ts';
import { Refused, type Work } from './work.ts';

type SeriesOf = (expression: Expression, work: Work) => Series;

/** How many ways a group may have that has to be gone through die by die. */
const MOST_WAYS = 20_000;

export function seriesOfGroup(group: Group, seriesOf: SeriesOf, work: Work): Series {
  const { of, keep, successes } = group;
  const count = (series: Series) =>
    successes === undefined ? series : mapSeries(series, (total) => countOf(group, total));
  const [only] = of as readonly [Expression];
  if (keep === undefined)
    return of.map((one) => count(seriesOf(one, work))).reduce((a, b) => addSeries(a, b, work));
  if (keep.low >= membersLeft(group)) return constant(0);
  if (of.length > 1) return keptTotals(group, seriesOf, work);
  // A single throw in braces is that throw.
  if (only.kind === 'dice' && only.keep === undefined && only.successes === undefined)
    return count(seriesOf({ ...only, keep }, work));
  return wayByWay(group);
}

const membersLeft = ({ of, keep }: Group): number =>
  of.length > 1 ? of.length - (keep?.high ?? 0) : Number.POSITIVE_INFINITY;

/** All totals beside each other, in every combination. */
function keptTotals(group: Group, seriesOf: SeriesOf, work: Work): Series {
  const { of, keep } = group;
  const { low, high } = keep as NonNullable<typeof keep>;
  let lists = new Map<string, readonly [readonly number[], bigint]>([['', [[], 1n]]]);
  let whole = 1n;
  for (const one of of) {
    const series = seriesOf(one, work);
    if (series.poles.length > 0) throw new Refused({ code: 'no-exact-odds' });
    whole *= series.whole;
    work.spend(lists.size * series.numerator.size * 4);
    const next = new Map<string, readonly [readonly number[], bigint]>();
    for (const [totals, ways] of lists.values()) {
      for (const [total, weight] of series.numerator) {
        const sorted = [...totals, total].sort((a, b) => a - b);
        const key = sorted.join();
        next.set(key, [sorted, (next.get(key)?.[1] ?? 0n) + ways * weight]);
      }
    }
    lists = next;
  }
  const numerator = new Map<number, bigint>();
  for (const [totals, ways] of lists.values()) {
    const kept = totals.slice(low, totals.length - high).map((total) => countOf(group, total));
    const sum = kept.reduce((a, b) => rounded(a + b), 0);
    numerator.set(sum, (numerator.get(sum) ?? 0n) + ways);
  }
  return { numerator, whole, poles: [] };
}

/** Different dice under one keep: every throw is gone through. */
function wayByWay(group: Group): Series {
  if (!isBounded(group)) throw new Refused({ code: 'no-exact-odds' });
  const law = exact(notationRule, group, null, { budget: MOST_WAYS });
  if (!law.ok) throw new Refused({ code: 'too-large', runs: MOST_WAYS });
  const { outcomes, total } = law.value;
  return seriesOfChances(
    outcomes.map((one, i) => ({ total: one, chance: fraction(law.value.weight(i), total) })),
  );
}

/** Whether every die is thrown so often and no more. */
function isBounded(expression: Expression): boolean {
  switch (expression.kind) {
    case 'dice':
      return (
        expression.explode === undefined &&
        expression.reroll?.often !== 'always' &&
        expression.unique?.often !== 'always'
      );
    case 'number':
    case 'ordered':
      return true;
    case 'negative':
      return isBounded(expression.of);
    case 'operation':
    case 'comparison':
      return isBounded(expression.left) && isBounded(expression.right);
    case 'call':
    case 'group':
      return expression.of.every(isBounded);
    case 'counted':
      return isBounded(expression.count) && isBounded(expression.die);
  }
}

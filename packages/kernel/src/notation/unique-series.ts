import { add, type Fraction, fraction, leastCommonMultiple, multiply } from '../fraction.ts';
import { rounded } from './arithmetic.ts';
import { countOf, type DiceTerm, holds } from './expression.ts';
import { facesOf, wholeOf } from './face-law.ts';
import type { Polynomial, Series } from './series.ts';
import { bitsOf, Refused, type Work } from './work.ts';

/** The law of dice that are thrown again where they repeat an earlier one. */
export function uniqueSeries(term: DiceTerm, work: Work): Series {
  const { unique, keep, least, most } = term;
  const isSimple = unique?.often === 'always' && unique.test === undefined;
  if (isSimple && term.fudge !== 1 && least === undefined && most === undefined)
    return differentFaces(term, work);
  if (keep !== undefined) throw new Refused({ code: 'no-exact-odds' });
  return dieByDie(term, work);
}

/** All dice differ in the end: every set of faces is equally likely, highest first. */
function differentFaces(term: DiceTerm, work: Work): Series {
  const { pool, keep = { low: 0, high: 0 } } = term;
  let ways: Map<number, bigint>[] = Array.from({ length: pool.count + 1 }, () => new Map());
  ways[0]?.set(0, 1n);
  for (const { value } of facesOf(term).reverse()) {
    const next = ways.map((totals) => new Map(totals));
    ways.forEach((totals, chosen) => {
      const target = next[chosen + 1];
      if (target === undefined) return;
      work.spend(totals.size, pool.sides);
      const isKept = chosen >= keep.high && chosen < pool.count - keep.low;
      const gain = isKept ? countOf(term, value) : 0;
      for (const [total, weight] of totals)
        target.set(total + gain, (target.get(total + gain) ?? 0n) + weight);
    });
    ways = next;
  }
  const numerator = ways[pool.count] as Polynomial;
  return { numerator, whole: wholeOf([...numerator.values()].map((weight) => ({ weight }))), poles: [] };
}

interface State {
  readonly seen: ReadonlySet<number>;
  readonly total: number;
  chance: Fraction;
}

/** One die after the other: what matters is which values are there already, and the total. */
function dieByDie(term: DiceTerm, work: Work): Series {
  const { pool, unique } = term;
  const law = new Map<number, bigint>();
  for (const { value, weight } of facesOf(term)) law.set(value, (law.get(value) ?? 0n) + weight);
  const whole = wholeOf([...law.values()].map((weight) => ({ weight })));
  const isTaken = (seen: ReadonlySet<number>, value: number) =>
    seen.has(value) && (unique?.test === undefined || holds(unique.test, value));

  let states = new Map<string, State>([['', { seen: new Set(), total: 0, chance: fraction(1n) }]]);
  for (let die = 0; die < pool.count; die += 1) {
    const next = new Map<string, State>();
    for (const { seen, total, chance } of states.values()) {
      work.spend(law.size * 20, bitsOf(chance.d));
      const taken = wholeOf(
        [...law].filter(([value]) => isTaken(seen, value)).map(([, weight]) => ({ weight })),
      );
      for (const [value, weight] of law) {
        const share = shareOf(isTaken(seen, value), weight, taken, whole, unique?.often === 'once');
        if (share.n === 0n) continue;
        const values = seen.has(value) ? seen : new Set([...seen, value]);
        const sum = rounded(total + countOf(term, value));
        const key = `${[...values].sort((a, b) => a - b)}|${sum}`;
        const reached = next.get(key);
        const more = multiply(chance, share);
        if (reached === undefined) next.set(key, { seen: values, total: sum, chance: more });
        else reached.chance = add(reached.chance, more);
      }
    }
    states = next;
  }
  return seriesOfChances([...states.values()]);
}

/** The chance that a die ends at a value. */
function shareOf(isTaken: boolean, weight: bigint, taken: bigint, whole: bigint, isOnce: boolean): Fraction {
  if (!isOnce) return isTaken ? fraction(0n) : fraction(weight, whole - taken);
  const first = isTaken ? 0n : weight * whole;
  return fraction(first + taken * weight, whole * whole);
}

/** Totals with their chances, over one denominator. */
export function seriesOfChances(
  outcomes: readonly { readonly total: number; readonly chance: Fraction }[],
): Series {
  const whole = outcomes.reduce((lcm, { chance }) => leastCommonMultiple(lcm, chance.d), 1n);
  const numerator = new Map<number, bigint>();
  for (const { total, chance } of outcomes)
    numerator.set(total, (numerator.get(total) ?? 0n) + (chance.n * whole) / chance.d);
  return { numerator, whole, poles: [] };
}

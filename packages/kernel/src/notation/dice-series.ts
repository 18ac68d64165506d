import { gcd } from '../fraction.ts';
import { type DiceTerm, isWithin } from './expression.ts';
import { type KeptFace, sumOfBest, sumOfBestOpenEnded } from './keep-series.ts';
import { type Polynomial, type Series, series } from './series.ts';
import type { Work } from './work.ts';

/** The law of one dice term. */
export function seriesOfDice(term: DiceTerm, work: Work): Series {
  const { pool, keep } = term;
  const all = facesOf(term);
  const whole = all.reduce((sum, { weight }) => sum + weight, 0n);
  const top = pool.openEnded ? all.pop() : undefined;
  if (keep !== undefined && keep.dice < pool.count) {
    const best = keep.end === 'highest' ? all.reverse() : all;
    if (top !== undefined) return sumOfBestOpenEnded(best, top, pool.count, keep, work);
    return series(sumOfBest(best, pool.count, keep.dice, work), whole ** BigInt(pool.count), []);
  }
  const pole = top && { step: top.worth, weight: top.weight, of: whole, power: 1 };
  const poles = pole === undefined ? [] : new Array(pool.count).fill(pole);
  return series(sumOfAll(all, pool.count, work), whole ** BigInt(pool.count), poles);
}

/** Each face, ascending: what it is worth, and its weight when all rerolls are done. */
function facesOf({ pool, reroll, successes }: DiceTerm): KeptFace[] {
  const rerolled = reroll === undefined ? 0 : reroll.faces.to - reroll.faces.from + 1;
  const weigh = (face: number): number => {
    if (reroll === undefined) return 1;
    const again = isWithin(reroll.faces, face);
    if (reroll.often === 'always') return again ? 0 : 1;
    // Of sides² pairs (first face, face of the reroll).
    return again ? rerolled : pool.sides + rerolled;
  };
  const faces: KeptFace[] = [];
  for (let face = 1; face <= pool.sides; face += 1) {
    const worth = successes === undefined ? face : Number(isWithin(successes, face));
    const weight = BigInt(weigh(face));
    if (weight > 0n) faces.push({ worth, weight });
  }
  const divisor = faces.reduce((g, { weight }) => gcd(weight, g), 0n);
  return faces.map(({ worth, weight }) => ({ worth, weight: weight / divisor }));
}

/** The sum of all dice. A die's weights change at few faces only, so adding a die is a sliding sum over the totals. */
function sumOfAll(faces: readonly KeptFace[], count: number, work: Work): Polynomial {
  const low = faces.reduce((min, { worth }) => Math.min(min, worth), Number.POSITIVE_INFINITY);
  const die: bigint[] = [];
  for (const { worth, weight } of faces) die[worth - low] = (die[worth - low] ?? 0n) + weight;
  const jumps: (readonly [number, bigint])[] = [];
  for (let i = 0; i <= die.length; i += 1) {
    const jump = (die[i] ?? 0n) - (die[i - 1] ?? 0n);
    if (jump !== 0n) jumps.push([i, jump]);
  }

  work.spend((jumps.length * (die.length - 1) * count * (count + 1)) / 2, count * Math.log2(die.length));
  let ways = [1n];
  for (let n = 1; n <= count; n += 1) {
    const next = new Array<bigint>(ways.length + die.length - 1);
    let sliding = 0n;
    for (let i = 0; i < next.length; i += 1) {
      for (const [at, jump] of jumps) {
        if (i >= at && i - at < ways.length) sliding += jump * (ways[i - at] as bigint);
      }
      next[i] = sliding;
    }
    ways = next;
  }
  return new Map(
    ways.map((weight, i) => [i + low * count, weight] as const).filter(([, weight]) => weight !== 0n),
  );
}

import { rounded } from './arithmetic.ts';
import type { Keep } from './expression.ts';
import {
  addPolynomials,
  combinePolynomials,
  mapPolynomial,
  type Pole,
  type Polynomial,
  type Series,
  series,
} from './series.ts';
import { bitsOf, type Work } from './work.ts';

/** A face as keeping sees it: what it adds to the total, and its weight. */
export interface KeptFace {
  readonly worth: number;
  readonly weight: bigint;
}

/**
 * The sum of `keep` of `count` dice, `faces` best first, without the `skip` best: one pass over the faces. At each face,
 * some of the dice still undecided show it; as many of them are kept as there is room.
 */
export function sumOfBest(
  faces: readonly KeptFace[],
  count: number,
  keep: number,
  work: Work,
  skip = 0,
): Polynomial {
  const bits = count * bitsOf(faces.reduce((sum, { weight }) => sum + weight, 0n));
  // ways[left]: the totals so far with `left` dice undecided. Kept so far = min(keep, count - left).
  let ways: Map<number, bigint>[] = emptyWays(count);
  ways[count]?.set(0, 1n);
  faces.forEach(({ worth, weight }, at) => {
    const next = emptyWays(count);
    const last = at === faces.length - 1;
    ways.forEach((totals, left) => {
      const decided = count - left;
      const keptOf = (shown: number) =>
        Math.max(Math.min(decided + shown, skip + keep) - Math.max(decided, skip), 0);
      let factor = 1n;
      for (let shown = 0; shown <= left; shown += 1) {
        // At the last face every die left has to show it.
        if (!last || shown === left) {
          work.spend(totals.size, bits);
          const target = next[left - shown] as Map<number, bigint>;
          const gain = worth * keptOf(shown);
          for (const [total, w] of totals) {
            const sum = rounded(total + gain);
            target.set(sum, (target.get(sum) ?? 0n) + w * factor);
          }
        }
        factor = (factor * weight * BigInt(left - shown)) / BigInt(shown + 1);
      }
    });
    ways = next;
  });
  return ways[0] as Map<number, bigint>;
}

const emptyWays = (count: number): Map<number, bigint>[] =>
  Array.from({ length: count + 1 }, () => new Map());

/**
 * The same for open-ended dice, explosion by explosion. Of `alive` dice that have exploded equally often, some explode
 * once more and so beat (or lose against) all that end here; those that end are compared by their last faces. If all
 * explode, the same begins again: that is the pole.
 */
export function sumOfBestOpenEnded(
  faces: readonly KeptFace[],
  top: KeptFace,
  count: number,
  keep: Keep,
  work: Work,
): Series {
  const of = faces.reduce((sum, { weight }) => sum + weight, top.weight);
  const dropped = keep.low + keep.high;
  const keptDice = count - dropped;
  /** How many of the kept dice are among these `alive` ones. */
  const keptOf = (alive: number) =>
    keep.high === 0 ? Math.min(alive, keptDice) : Math.max(alive - dropped, 0);

  const poles: Pole[] = [];
  const numerators: Polynomial[] = [];
  let whole = 1n;
  for (let alive = 0; alive <= count; alive += 1) {
    if (keptOf(alive) === 0) {
      numerators.push(new Map([[0, 1n]]));
      continue;
    }
    // Σ over the dice that go on of ways · numerator of those · the poles between, which are not theirs.
    let sum: Polynomial = new Map();
    let between: Polynomial = new Map([[0, 1n]]);
    for (let on = alive - 1; on >= 0; on -= 1) {
      const ending = sumOfBest(faces, alive - on, keptOf(alive) - keptOf(on), work);
      const ways = choose(alive, on) * top.weight ** BigInt(on);
      const shifted = mapPolynomial(ending, (total) => total + top.worth * keptOf(on), ways);
      const onward = product(numerators[on] as Polynomial, between, work);
      sum = addPolynomials(sum, product(shifted, onward, work));
      if (keptOf(on) > 0) between = product(between, factorOf(of, top, on, keptOf(on)), work);
    }
    numerators.push(sum);
    poles.push({ step: top.worth * keptOf(alive), weight: top.weight, of, power: alive });
    whole *= of ** BigInt(alive);
  }
  return series(numerators[count] as Polynomial, whole, poles);
}

/** 1 - chance · x^step of the pole with `alive` dice, over of^alive. */
function factorOf(of: bigint, top: KeptFace, alive: number, kept: number): Polynomial {
  const again = new Map([[top.worth * kept, -(top.weight ** BigInt(alive))]]);
  return addPolynomials(new Map([[0, of ** BigInt(alive)]]), again);
}

const product = (left: Polynomial, right: Polynomial, work: Work): Polynomial =>
  combinePolynomials(left, right, (a, b) => a + b, work);

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return ways;
}

import type { Dice } from './dice.ts';
import { type Distribution, distribution, type Law, mapDistribution, tabulate } from './distribution.ts';
import { gcd, slim, type Weight } from './fraction.ts';
import { multisetLaw } from './multisets.ts';
import { openEndedSum } from './open-ended.ts';
import { type Faces, type Pool, poolKey } from './pool.ts';

/**
 * How a rule reads thrown dice: what it sees in the faces, and the exact law of what it sees.
 * Played, the faces are shown and read; calculated, only the law is needed. Both must agree for every pool.
 */
export interface Reading<A> {
  readonly name: string;
  read(faces: Faces): A;
  law(pool: Pool): Law<A>;
  /** A shorter way where nobody looks at the faces: throws dice that do not explode and reads them as they fall. */
  readonly unseen?: Unseen<A> | undefined;
}

export type Unseen<A> = (dice: Dice, pool: Pool) => A;

/** A reading whose laws are computed once per pool. Laws of open-ended pools have no end and are refused. */
export function reading<A>(
  name: string,
  read: (faces: Faces) => A,
  law: (pool: Pool) => Law<A>,
  unseen?: Unseen<A>,
): Reading<A> {
  const known = new Map<number, Law<A>>();
  return {
    name,
    read,
    unseen,
    law(pool) {
      const key = poolKey(closed(name, pool));
      let found = known.get(key);
      if (found === undefined) {
        found = law(pool);
        known.set(key, found);
      }
      return found;
    },
  };
}

function closed(name: string, pool: Pool): Pool {
  if (pool.openEnded) throw new RangeError(`${name} of open-ended dice has no finite law`);
  return pool;
}

/** Readings with a parameter are made once, so that their laws are shared. */
function family<A>(make: (parameter: number) => Reading<A>): (parameter: number) => Reading<A> {
  // Asked for in every run of a rule: the usual parameters are found by index, all others in the map.
  const usual: (Reading<A> | undefined)[] = new Array(USUAL_PARAMETERS).fill(undefined);
  const others = new Map<number, Reading<A>>();
  const unusual = (parameter: number): Reading<A> => {
    const member = others.get(parameter) ?? make(parameter);
    if (parameter in usual) usual[parameter] = member;
    else others.set(parameter, member);
    return member;
  };
  return (parameter) => usual[parameter] ?? unusual(parameter);
}

const USUAL_PARAMETERS = 32;

/** Makes a thing once per key, but keeps only so many: horizons come from what people enter. */
function remembered<From, Made>(
  keyOf: (from: From) => number,
  make: (from: From) => Made,
): (from: From) => Made {
  const known = new Map<number, Made>();
  return (from) => {
    const key = keyOf(from);
    let found = known.get(key);
    if (found === undefined) {
      found = make(from);
      const [oldest] = known.keys();
      if (known.size === MAX_REMEMBERED) known.delete(oldest as number);
      known.set(key, found);
    }
    return found;
  };
}

const MAX_REMEMBERED = 64;

/** The face of a single die. */
export const face: Reading<number> = reading(
  'face',
  (faces) => faces[0] as number,
  (pool) => {
    if (pool.count !== 1) throw new RangeError(`the face of ${pool.count} dice`);
    return distribution(Array.from({ length: pool.sides }, (_, i) => [i + 1, 1] as const));
  },
  (dice, { sides }) => dice.roll(sides),
);

/** All faces, ascending. The array may be reused by the next throw: copy to keep. */
export const faces: Reading<Faces> = {
  name: 'faces',
  read: (thrown) => [...thrown].sort((a, b) => a - b),
  // A fresh one each time: it walks through the multisets in place instead of storing them.
  law: (pool) => multisetLaw(closed('faces', pool)),
  unseen: undefined,
};

/** The sum of all faces, chains of open-ended dice included. */
export const sum: Reading<number> = reading(
  'sum',
  (thrown) => {
    let total = 0;
    for (let i = 0; i < thrown.length; i += 1) total += thrown[i] as number;
    return total;
  },
  (pool) => sumOfKept(pool, pool.count),
  (dice, { count, sides }) => {
    let total = 0;
    for (let i = 0; i < count; i += 1) total += dice.roll(sides);
    return total;
  },
);

/**
 * The sum, for rules that do not tell totals from `horizon` on apart: their outcomes, or what their action's `matters`
 * leaves of them, must be the same for all of those. Played, it is the true total. In its law `horizon` stands for itself
 * and everything beyond, so that open-ended dice have a law too. The sum of two such readings reaches the horizon
 * exactly when the true sum does, and is the true sum below it; for that, a horizon below 0 is taken as 0.
 */
export const totalUpTo = (horizon: number): Reading<number> => cappedTotal(Math.max(horizon, 0));

const cappedTotal: (horizon: number) => Reading<number> = remembered(
  (horizon) => horizon,
  (horizon) => ({
    name: `totalUpTo(${horizon})`,
    read: sum.read,
    unseen: sum.unseen,
    law: remembered(
      (pool) => 2 * poolKey(pool) + Number(pool.openEnded),
      (pool) =>
        pool.openEnded
          ? openEndedSum(new Array(pool.count).fill(pool.sides)).upTo(horizon)
          : mapDistribution(tabulate(sum.law(pool)), (total) => Math.min(total, horizon)),
    ),
  }),
);

/** How many dice show at least `threshold`. */
export const successes: (threshold: number) => Reading<number> = family((threshold) =>
  reading(
    `successes(${threshold})`,
    (thrown) => {
      let count = 0;
      // Added up instead of branched on: which dice hit cannot be predicted.
      for (let i = 0; i < thrown.length; i += 1) count += Number((thrown[i] as number) >= threshold);
      return count;
    },
    (pool) => {
      const hits = BigInt(Math.min(Math.max(pool.sides - threshold + 1, 0), pool.sides));
      return binomial(pool.count, hits, BigInt(pool.sides) - hits);
    },
    (dice, { count, sides }) => {
      let hits = 0;
      for (let i = 0; i < count; i += 1) hits += Number(dice.roll(sides) >= threshold);
      return hits;
    },
  ),
);

/** The sum of the `keep` highest dice. */
export const highest: (keep: number) => Reading<number> = family((keep) =>
  reading(
    `highest(${keep})`,
    keep === 1
      ? largest
      : (thrown) =>
          sumOfFirst(
            thrown.toSorted((a, b) => b - a),
            keep,
          ),
    (pool) => sumOfKept(pool, Math.min(keep, pool.count)),
  ),
);

/** The sum of the `keep` lowest dice. */
export const lowest: (keep: number) => Reading<number> = family((keep) =>
  reading(
    `lowest(${keep})`,
    keep === 1
      ? smallest
      : (thrown) =>
          sumOfFirst(
            thrown.toSorted((a, b) => a - b),
            keep,
          ),
    (pool) => {
      const kept = Math.min(keep, pool.count);
      // Turning every die over (f becomes sides + 1 - f) makes the lowest the highest.
      const mirrored = sumOfKept(pool, kept);
      return distribution(
        mirrored.outcomes.map((total, i) => [kept * (pool.sides + 1) - total, mirrored.weight(i)] as const),
      );
    },
  ),
);

/** The usual keep is of one die: read without sorting. No dice show nothing. */
function largest(thrown: Faces): number {
  let best = 0;
  for (let i = 0; i < thrown.length; i += 1) {
    // Compared, not Math.max: that would be done in floating point.
    const face = thrown[i] as number;
    if (face > best) best = face;
  }
  return best;
}

function smallest(thrown: Faces): number {
  if (thrown.length === 0) return 0;
  let best = thrown[0] as number;
  for (let i = 1; i < thrown.length; i += 1) {
    const face = thrown[i] as number;
    if (face < best) best = face;
  }
  return best;
}

function sumOfFirst(sorted: readonly number[], keep: number): number {
  let total = 0;
  for (let i = 0; i < keep && i < sorted.length; i += 1) total += sorted[i] as number;
  return total;
}

/** How many of `count` trials hit, with `hits` good and `misses` bad cases each. */
function binomial(count: number, hits: bigint, misses: bigint): Distribution<number> {
  const g = gcd(hits, misses);
  const [good, bad] = [hits / g, misses / g];
  let ways = 1n;
  const entries: (readonly [number, Weight])[] = [];
  for (let k = 0; k <= count; k += 1) {
    entries.push([k, slim(ways * good ** BigInt(k) * bad ** BigInt(count - k))]);
    ways = (ways * BigInt(count - k)) / BigInt(k + 1);
  }
  return distribution(entries);
}

/**
 * The sum of the highest `keep` dice: one pass from the highest face down. At each face, m of the dice still
 * undecided show it; as many of them are kept as there is room.
 */
function sumOfKept(pool: Pool, keep: number): Distribution<number> {
  const { count, sides } = pool;
  if (keep === count) return plainSum(pool);
  // ways[left][sum]: how many orders lead here with `left` dice undecided. Kept so far = min(keep, count - left).
  let ways: Map<number, bigint>[] = Array.from({ length: count + 1 }, () => new Map<number, bigint>());
  ways[count]?.set(0, 1n);
  for (let face = sides; face >= 1; face -= 1) {
    const next: Map<number, bigint>[] = Array.from({ length: count + 1 }, () => new Map<number, bigint>());
    ways.forEach((sums, left) => {
      const room = Math.max(keep - (count - left), 0);
      let choose = 1n;
      for (let m = 0; m <= left; m += 1) {
        const target = next[left - m] as Map<number, bigint>;
        for (const [total, w] of sums) {
          const reached = total + face * Math.min(m, room);
          target.set(reached, (target.get(reached) ?? 0n) + w * choose);
        }
        choose = (choose * BigInt(left - m)) / BigInt(m + 1);
      }
    });
    ways = next;
  }
  return distribution(
    [...(ways[0] as Map<number, bigint>)].sort(([a], [b]) => a - b).map(([s, w]) => [s, slim(w)]),
  );
}

/** The sum of all dice: adding one die is a sliding window over the sums before it. */
function plainSum({ count, sides }: Pool): Distribution<number> {
  let ways: bigint[] = [1n];
  for (let n = 1; n <= count; n += 1) {
    const next: bigint[] = [];
    let window = 0n;
    for (let total = 0; total <= ways.length - 1 + sides - 1; total += 1) {
      window += ways[total] ?? 0n;
      window -= ways[total - sides] ?? 0n;
      next.push(window);
    }
    ways = next;
  }
  // Index 0 stands for the lowest sum, one pip on every die.
  return distribution(ways.map((w, i) => [i + count, slim(w)] as const));
}

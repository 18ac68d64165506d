import { fraction, leastCommonMultiple, subtract } from '../fraction.ts';
import { rounded } from './arithmetic.ts';
import { countOf, type DiceTerm } from './expression.ts';
import { facesOf, type LawOfFace, wholeOf } from './face-law.ts';
import { type KeptFace, sumOfBest, sumOfBestOpenEnded } from './keep-series.ts';
import { chanceBelow } from './list-series.ts';
import {
  type Again,
  addPolynomials,
  combinePolynomials,
  mapPolynomial,
  type Pole,
  type Polynomial,
  type Series,
  series,
} from './series.ts';
import { uniqueSeries } from './unique-series.ts';
import { Refused, type Work } from './work.ts';

/** The law of one dice term. */
export function seriesOfDice(term: DiceTerm, work: Work): Series {
  const { pool, keep, explode, unique } = term;
  if (pool.count === 0) return { numerator: new Map([[0, 1n]]), whole: 1n, poles: [] };
  if (unique !== undefined) return uniqueSeries(term, work);
  if (explode !== undefined) return seriesOfExploding(term, work);
  const faces = facesOf(term).map(({ value, weight }) => ({ worth: countOf(term, value), weight }));
  const whole = wholeOf(faces) ** BigInt(pool.count);
  if (keep === undefined) return series(sumOfAll(faces, pool.count, work), whole, []);
  const kept = pool.count - keep.low - keep.high;
  if (kept <= 0) return { numerator: new Map([[0, 1n]]), whole: 1n, poles: [] };
  return series(sumOfBest(faces.reverse(), pool.count, kept, work, keep.high), whole, []);
}

function seriesOfExploding(term: DiceTerm, work: Work): Series {
  const { pool, keep, explode, plain, reroll, successes } = term;
  const all = facesOf(term);
  if (keep === undefined) return seriesOfChains(term, all, work);
  // Only where the last face alone explodes, more explosions are a higher total.
  const isUsual = plain || (reroll !== undefined && pool.openEnded && explode?.penetrating === false);
  const isOne = explode?.compound === true && successes !== undefined;
  if (!isUsual || isOne || (keep.low > 0 && keep.high > 0)) throw new Refused({ code: 'no-exact-odds' });
  const faces = all.map(({ value, weight }) => ({ worth: countOf(term, value), weight }));
  const top = faces.pop() as KeptFace;
  return sumOfBestOpenEnded(keep.high === 0 ? faces.reverse() : faces, top, pool.count, keep, work);
}

/** All chains added up, or counted. */
function seriesOfChains(term: DiceTerm, faces: readonly LawOfFace[], work: Work): Series {
  const { pool, explode, successes } = term;
  const isOne = explode?.compound === true && successes !== undefined;
  const die = isOne ? countedChain(term, faces, work) : chainOf(term, faces, work, true);
  const counted = BigInt(pool.count);
  return {
    numerator: sumOfAll(
      [...die.numerator].map(([worth, weight]) => ({ worth, weight })),
      pool.count,
      work,
    ),
    whole: die.whole ** counted,
    poles: new Array(pool.count).fill(die.poles).flat(),
  };
}

/** One chain: first face and last face, and between them as many exploding ones as there may be. */
function chainOf(term: DiceTerm, faces: readonly LawOfFace[], work: Work, counts: boolean): Series {
  const whole = wholeOf(faces);
  const worth = (value: number) => (counts ? countOf(term, value) : value);
  const lessLater = term.explode?.penetrating === true ? 1 : 0;
  const polynomial = (explodes: boolean, less: number): Polynomial => {
    const sum = new Map<number, bigint>();
    for (const one of faces) {
      if (one.explodes !== explodes) continue;
      const total = rounded(worth(one.value - less));
      sum.set(total, (sum.get(total) ?? 0n) + one.weight);
    }
    return sum;
  };
  const [last, going] = [polynomial(false, 0), polynomial(true, lessLater)];
  // Steps that add nothing only make the others likelier.
  const idle = going.size > 1 ? (going.get(0) ?? 0n) : 0n;
  const rest = whole - idle;
  const pole = poleOf(going, rest);
  if (lessLater === 0) return series(last, rest, [pole]);
  // first + first exploding · last / (1 - going), over one denominator.
  const product = (left: Polynomial, right: Polynomial) =>
    combinePolynomials(left, right, (a, b) => rounded(a + b), work);
  const stays = addPolynomials(
    mapPolynomial(last, (total) => total, whole),
    mapPolynomial(product(last, going), (total) => total, -1n),
  );
  const goes = product(polynomial(true, 0), polynomial(false, lessLater));
  const numerator = new Map([...addPolynomials(stays, goes)].filter(([, weight]) => weight !== 0n));
  return series(numerator, whole * rest, [pole]);
}

function poleOf(going: Polynomial, of: bigint): Pole {
  const steps: Again[] = [...going]
    .filter(([step]) => step !== 0 || going.size === 1)
    .map(([step, weight]) => ({ step, weight }));
  if (steps.some(({ step }) => !Number.isInteger(step))) throw new Refused({ code: 'no-exact-odds' });
  const [first, ...others] = steps as [Again, ...Again[]];
  if (others.length === 0) return { ...first, of, power: 1 };
  const isOneWay = steps.every(({ step }) => step > 0) || steps.every(({ step }) => step < 0);
  if (!isOneWay) throw new Refused({ code: 'no-exact-odds' });
  return { ...first, of, power: 1, others };
}

/** What a chain counts whose total is one value. */
function countedChain(term: DiceTerm, faces: readonly LawOfFace[], work: Work): Series {
  const { successes, failures } = term;
  const chain = chainOf({ ...term, successes: undefined }, faces, work, false);
  const below = (threshold: number) => chanceBelow(chain, threshold, work);
  // Between two neighbouring thresholds nothing changes.
  const edges = [successes, failures]
    .flatMap((test) => (test === undefined ? [] : [Math.floor(test.value), Math.floor(test.value) + 1]))
    .flatMap((edge) => [edge, edge + 1])
    .sort((a, b) => a - b);
  const pieces: [number, ReturnType<typeof below>][] = [];
  let before = fraction(0n, 1n);
  for (const edge of new Set(edges)) {
    const reached = below(edge);
    pieces.push([countOf(term, edge - 1), subtract(reached, before)]);
    before = reached;
  }
  const [highest = 0] = [...edges].reverse();
  pieces.push([countOf(term, highest), subtract(fraction(1n, 1n), before)]);
  const whole = pieces.reduce((lcm, [, { d }]) => leastCommonMultiple(lcm, d), 1n);
  let numerator: Polynomial = new Map();
  for (const [count, { n, d }] of pieces)
    numerator = addPolynomials(numerator, new Map([[count, (n * whole) / d]]));
  return { numerator, whole, poles: [] };
}

/** So many dice of the same law. */
function power(die: Polynomial, count: number, work: Work): Polynomial {
  // Announced before it is begun: of many dice, most of the work is at the end.
  work.spend((die.size * die.size * count * count) / 2);
  let result: Polynomial = new Map([[0, 1n]]);
  for (let i = 0; i < count; i += 1) result = combinePolynomials(result, die, (a, b) => rounded(a + b), work);
  return result;
}

/** The sum of all dice. A die's weights change at few faces only, so adding a die is a sliding sum over the totals. */
function sumOfAll(faces: readonly KeptFace[], count: number, work: Work): Polynomial {
  if (faces.some(({ worth }) => !Number.isInteger(worth))) {
    const die = faces.map(({ worth, weight }) => new Map([[worth, weight]]));
    return power(die.reduce<Polynomial>(addPolynomials, new Map()), count, work);
  }
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

import { add, type Fraction, fraction, leastCommonMultiple, ONE, subtract, ZERO } from '../fraction.ts';
import { err, ok, type Result } from '../result.ts';
import { call, isWhole } from './arithmetic.ts';
import { seriesOfDice } from './dice-series.ts';
import { type Call, type Comparison, type CountedDice, diceOfCount, type Expression } from './expression.ts';
import { seriesOfGroup } from './group-series.ts';
import { chanceBelow, type Listing, listSeries, type Tail } from './list-series.ts';
import {
  addPolynomials,
  addSeries,
  constant,
  joinSeries,
  mapPolynomial,
  mapSeries,
  meanOf,
  operateSeries,
  type Series,
  scaleSeries,
} from './series.ts';
import { seriesOfChances } from './unique-series.ts';
import { type OddsProblem, Refused, Work } from './work.ts';

/** The exact odds of an expression. The chances of all outcomes and tails add up to exactly 1. */
export interface NotationOdds {
  /** Every possible total, ascending; open-ended dice have infinitely many, so the rarest are left to the tails. */
  readonly outcomes: readonly { readonly total: number; readonly chance: Fraction }[];
  /** Open-ended: the chance of `from` or more. */
  readonly tail: Tail | undefined;
  /** Open-ended dice that are subtracted: the chance of `from` or less. */
  readonly lowerTail: Tail | undefined;
  /** Exact, tails included. */
  readonly mean: Fraction;
  /** The exact chance of `total` or more; undefined inside a tail. */
  atLeast(total: number): Fraction | undefined;
}

export interface NotationOddsOptions {
  /** Open-ended dice are listed until the chance of all that is left is below this. */
  readonly tail?: number;
}

const DEFAULT_TAIL = 1e-9;
const RAREST_TAIL = 1e-300;

/** Every total with its exact chance, by generating functions: nothing is enumerated, nothing cut off. */
export function notationOdds(
  expression: Expression,
  { tail = DEFAULT_TAIL }: NotationOddsOptions = {},
): Result<NotationOdds, OddsProblem> {
  if (!(tail >= RAREST_TAIL && tail < 1)) throw new RangeError(`a tail of ${tail}`);
  try {
    const work = new Work();
    const series = seriesOf(expression, work);
    return ok(new ListedOdds(series, listSeries(series, BigInt(Math.ceil(1 / tail)), work)));
  } catch (thrown) {
    if (thrown instanceof Refused) return err(thrown.problem);
    throw thrown;
  }
}

function seriesOf(expression: Expression, work: Work): Series {
  switch (expression.kind) {
    case 'number':
      return constant(expression.value);
    case 'dice':
      return seriesOfDice(expression, work);
    case 'negative':
      return scaleSeries(seriesOf(expression.of, work), -1);
    case 'operation': {
      const { operator } = expression;
      const left = seriesOf(expression.left, work);
      const right = seriesOf(expression.right, work);
      if (operator === '+') return addSeries(left, right, work);
      if (operator === '-') return addSeries(left, scaleSeries(right, -1), work);
      return operateSeries(operator, left, right, work);
    }
    case 'call':
      return seriesOfCall(expression, work);
    case 'comparison':
      return seriesOfComparison(expression, work);
    case 'counted':
      return seriesOfCounted(expression, work);
    case 'ordered':
      return seriesOfOrdered(expression.count, work);
    case 'group':
      return seriesOfGroup(expression, seriesOf, work);
  }
}

function seriesOfCall({ name, of }: Call, work: Work): Series {
  const [x, y] = of as [Expression, Expression | undefined];
  const left = seriesOf(x, work);
  if (y !== undefined) return joinSeries(left, seriesOf(y, work), (a, b) => call(name, [a, b]), work);
  const isRounding = name === 'floor' || name === 'ceil' || name === 'round';
  return isRounding && isWhole(x) ? left : mapSeries(left, (total) => call(name, [total]));
}

/** 1 with the chance that it holds, else 0. */
function seriesOfComparison({ relation, left, right }: Comparison, work: Work): Series {
  const difference = addSeries(seriesOf(left, work), scaleSeries(seriesOf(right, work), -1), work);
  const isOpen = difference.poles.length > 0;
  const less = chanceBelow(difference, 0, work);
  // Open-ended totals are whole numbers; others may lie just above zero.
  const notMore = isOpen ? chanceBelow(difference, 1, work) : chanceBelow(difference, Number.MIN_VALUE, work);
  const chance = {
    '<': less,
    '<=': notMore,
    '>=': subtract(ONE, less),
    '>': subtract(ONE, notMore),
    '=': subtract(notMore, less),
    '!=': subtract(ONE, subtract(notMore, less)),
  }[relation];
  return seriesOfChances(
    [
      { total: 0, chance: subtract(ONE, chance) },
      { total: 1, chance },
    ].filter((one) => one.chance.n !== 0n),
  );
}

/** So many dice as the count says, each number with its chance. */
function seriesOfCounted(expression: CountedDice, work: Work): Series {
  const count = seriesOf(expression.count, work);
  if (count.poles.length > 0) throw new Refused({ code: 'no-exact-odds' });
  const parts = [...count.numerator].map(([dice, weight]) => {
    const law = seriesOfDice(diceOfCount(expression, dice), work);
    if (law.poles.length > 0) throw new Refused({ code: 'no-exact-odds' });
    return { law, weight };
  });
  const common = parts.reduce((lcm, { law }) => leastCommonMultiple(lcm, law.whole), 1n);
  const sum = parts
    .map(({ law, weight }) => mapPolynomial(law.numerator, (total) => total, weight * (common / law.whole)))
    .reduce(addPolynomials);
  return { numerator: sum, whole: common * count.whole, poles: [] };
}

function seriesOfOrdered(count: number, work: Work): Series {
  const faces = [1, 2, 3, 4, 5, 6];
  const numerator = new Map(faces.flatMap((ten) => faces.map((one) => [10 * ten + one, 1n] as const)));
  const one: Series = { numerator, whole: 36n, poles: [] };
  let sum = one;
  for (let i = 1; i < count; i += 1) sum = addSeries(sum, one, work);
  return sum;
}

/** Fractions are reduced only when somebody looks at them. */
class ListedOdds implements NotationOdds {
  readonly tail: Tail | undefined;
  readonly lowerTail: Tail | undefined;
  readonly #series: Series;
  readonly #entries: Listing['entries'];
  readonly #whole: bigint;
  #sums: readonly bigint[] | undefined;

  constructor(series: Series, { entries, whole, above, below }: Listing) {
    this.#series = series;
    this.#entries = entries.filter(([, weight]) => weight !== 0n);
    this.#whole = whole;
    this.tail = above;
    this.lowerTail = below;
  }

  get outcomes(): NotationOdds['outcomes'] {
    return this.#entries.map(([total, weight]) => ({ total, chance: fraction(weight, this.#whole) }));
  }

  get mean(): Fraction {
    return meanOf(this.#series);
  }

  atLeast(total: number): Fraction | undefined {
    if (this.tail !== undefined && total > this.tail.from) return undefined;
    if (this.lowerTail !== undefined && total <= this.lowerTail.from) return undefined;
    this.#sums ??= sumsFromAbove(this.#entries);
    const first = this.#entries.findIndex(([listed]) => listed >= total);
    return add(fraction(this.#sums[first] ?? 0n, this.#whole), this.tail?.chance ?? ZERO);
  }
}

/** The weight of each total and of all listed above it. */
function sumsFromAbove(entries: Listing['entries']): bigint[] {
  const sums = entries.map(([, weight]) => weight);
  for (let i = sums.length - 2; i >= 0; i -= 1) sums[i] = (sums[i] as bigint) + (sums[i + 1] as bigint);
  return sums;
}

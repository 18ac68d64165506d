/** An exact rational number, always reduced, denominator positive. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** A count of equally likely cases: a number while it is exact in a double, a bigint above. */
export type Weight = number | bigint;

export const ZERO: Fraction = { n: 0n, d: 1n };
export const ONE: Fraction = { n: 1n, d: 1n };

export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y > 0n) [x, y] = [y, x % y];
  return x;
}

export const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b;

export function fraction(n: Weight, d: Weight = 1): Fraction {
  const top = BigInt(n);
  const bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError('a fraction over zero');
  const g = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { n: top / g, d: bottom / g };
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.d === b.d ? fraction(a.n + b.n, a.d) : fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

/** `5/12`; whole numbers as `0` and `1`. */
export const formatFraction = (f: Fraction): string => (f.d === 1n ? `${f.n}` : `${f.n}/${f.d}`);

/** The nearest double, also where both parts are beyond its range. */
export function toNumber({ n, d }: Fraction): number {
  const top = Number(n);
  const bottom = Number(d);
  if (Number.isSafeInteger(top) && Number.isSafeInteger(bottom)) return top / bottom;
  if (n < 0n) return -toNumber({ n: -n, d });
  // A quotient of 64 bits or more rounds like the fraction itself, if its last bit tells whether anything was cut off.
  const shift = 64 + bitLength(d) - bitLength(n);
  const [over, under] = shift > 0 ? [n << BigInt(shift), d] : [n, d << BigInt(-shift)];
  const quotient = over / under;
  const kept = over % under === 0n ? quotient : quotient | 1n;
  // In two steps: 2^-shift alone may be below the range of doubles.
  const half = Math.trunc(shift / 2);
  return Number(kept) / 2 ** half / 2 ** (shift - half);
}

const bitLength = (value: bigint): number => value.toString(16).length * 4;

/** a·b, exact: leaves doubles where they would round. */
export function timesWeight(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (product <= Number.MAX_SAFE_INTEGER) return product;
  }
  return BigInt(a) * BigInt(b);
}

/** a+b, exact. */
export function plusWeight(a: Weight, b: Weight): Weight {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (sum <= Number.MAX_SAFE_INTEGER) return sum;
  }
  return BigInt(a) + BigInt(b);
}

/** The greatest common divisor of two counts. */
export function weightDivisor(a: Weight, b: Weight): Weight {
  if (typeof a !== 'number' || typeof b !== 'number') return slim(gcd(BigInt(a), BigInt(b)));
  return wholeDivisor(a, b);
}

/** The same for counts that a double holds. */
export function wholeDivisor(a: number, b: number): number {
  let x = a;
  let y = b;
  while (y > 0) {
    const rest = remainder(x, y);
    x = y;
    y = rest;
  }
  return x;
}

/** Up to here a number and one that is no larger have a sum that a double holds. */
const HALF_SAFE = 2 ** 52;

/** x % y of whole numbers in half the time: the quotient may be off by one, which is mended. */
function remainder(x: number, y: number): number {
  if (x > HALF_SAFE) return x % y;
  const rest = x - Math.floor(x / y) * y;
  return rest < 0 ? rest + y : rest >= y ? rest - y : rest;
}

/** The same count as a number if a double holds it exactly. */
export function slim(weight: bigint): Weight {
  return weight <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(weight) : weight;
}

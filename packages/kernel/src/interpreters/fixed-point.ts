import { type Fraction, fraction, leastCommonMultiple, ONE, subtract, ZERO } from '../fraction.ts';

/** A pivot below this is a rounding error of zero. */
const VANISHING = 1e-15;

/** x with x = right + matrix · x, or undefined where there is none. Gauss-Jordan on (1 - matrix) x = right. */
export function fixedPoint(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] | undefined {
  const size = right.length;
  const rows = matrix.map((row, i) => [
    ...row.map((entry, j) => (i === j ? 1 - entry : -entry)),
    right[i] as number,
  ]);
  for (let column = 0; column < size; column += 1) {
    const pivot = takePivot(rows, column, (entry) => Math.abs(entry) > VANISHING);
    if (pivot === undefined) return undefined;
    const by = pivot[column] as number;
    for (let j = column; j <= size; j += 1) pivot[j] = (pivot[j] as number) / by;
    for (const row of rows) {
      const factor = row[column] as number;
      if (row === pivot || factor === 0) continue;
      for (let j = column; j <= size; j += 1) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  }
  return rows.map((row) => row[size] as number);
}

/**
 * The same in exact fractions. Every row is made whole and eliminated without fractions (Bareiss): divisions come
 * out even, and no common divisors have to be sought on the way.
 */
export function exactFixedPoint(
  matrix: readonly (readonly Fraction[])[],
  right: readonly Fraction[],
): Fraction[] | undefined {
  const size = right.length;
  const rows = matrix.map((row, i) =>
    whole([...row.map((entry, j) => subtract(i === j ? ONE : ZERO, entry)), right[i] as Fraction]),
  );
  let before = 1n;
  for (let column = 0; column < size; column += 1) {
    const pivot = takePivot(rows, column, (entry) => entry !== 0n);
    if (pivot === undefined) return undefined;
    const by = pivot[column] as bigint;
    for (const row of rows.slice(column + 1)) {
      const factor = row[column] as bigint;
      for (let j = column; j <= size; j += 1) {
        row[j] = (by * (row[j] as bigint) - factor * (pivot[j] as bigint)) / before;
      }
    }
    before = by;
  }
  // The last pivot is the determinant: by Cramer's rule every unknown is a whole number over it.
  const scaled = new Array<bigint>(size).fill(0n);
  for (let i = size - 1; i >= 0; i -= 1) {
    const row = rows[i] as bigint[];
    let rest = (row[size] as bigint) * before;
    for (let j = i + 1; j < size; j += 1) rest -= (row[j] as bigint) * (scaled[j] as bigint);
    scaled[i] = rest / (row[i] as bigint);
  }
  return scaled.map((value) => fraction(value, before));
}

/** Moves a row that is not zero in this column to its place and returns it. */
function takePivot<T>(rows: T[][], column: number, usable: (entry: T) => boolean): T[] | undefined {
  const found = rows.findIndex((row, i) => i >= column && usable(row[column] as T));
  if (found < 0) return undefined;
  [rows[column], rows[found]] = [rows[found] as T[], rows[column] as T[]];
  return rows[column];
}

function whole(row: readonly Fraction[]): bigint[] {
  const common = row.reduce((lcm, { d }) => leastCommonMultiple(lcm, d), 1n);
  return row.map(({ n, d }) => n * (common / d));
}

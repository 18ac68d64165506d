import type { Numbers } from './numbers.ts';

/** What each side of a game should do at once: how likely to take each of its options. */
export interface GameValue<V> {
  /** What the rows win and the columns lose in the mean. */
  readonly value: V;
  readonly rows: readonly V[];
  readonly columns: readonly V[];
}

/**
 * The value of a game in which rows and columns are chosen at once: rows want much of the matrix, columns little. Where a
 * side can do without chance it does, by its first option that is good enough.
 */
export function solveGame<V>(matrix: readonly (readonly V[])[], numbers: Numbers<V>): GameValue<V> {
  const flipped = (matrix[0] as readonly V[]).map((_, j) =>
    matrix.map((row) => numbers.minus(numbers.zero, row[j] as V)),
  );
  const row = surest(matrix, numbers);
  const column = surest(flipped, numbers);
  const given = numbers.minus(numbers.zero, column.worth);
  const pure = (size: number, at: number): V[] =>
    Array.from({ length: size }, (_, i) => numbers.of(i === at ? 1 : 0));
  const [pureRow, pureColumn] = [pure(matrix.length, row.index), pure(flipped.length, column.index)];
  if (numbers.compare(row.worth, given) >= 0) return { value: row.worth, rows: pureRow, columns: pureColumn };
  const mixed = byLinearProgram(matrix, numbers);
  return {
    value: mixed.value,
    rows: numbers.compare(row.worth, mixed.value) >= 0 ? pureRow : mixed.rows,
    columns: numbers.compare(given, mixed.value) <= 0 ? pureColumn : mixed.columns,
  };
}

/** The option that wins most if the other side knows of it. */
function surest<V>(matrix: readonly (readonly V[])[], { compare }: Numbers<V>): { index: number; worth: V } {
  const worths = matrix.map((row) => row.reduce((least, each) => (compare(each, least) < 0 ? each : least)));
  const index = worths.reduce((best, worth, i) => (compare(worth, worths[best] as V) > 0 ? i : best), 0);
  return { index, worth: worths[index] as V };
}

/**
 * With all of the matrix made positive, the columns' mix is q / (sum of q) for the largest sum of q ≥ 0 with matrix · q ≤ 1,
 * and the rows' mix the same of its dual. The simplex method on one tableau; of several pivots always the first (Bland),
 * so that it comes to an end.
 */
function byLinearProgram<V>(matrix: readonly (readonly V[])[], numbers: Numbers<V>): GameValue<V> {
  const { zero, of, plus, minus, times, over, compare } = numbers;
  const [m, n] = [matrix.length, (matrix[0] as readonly V[]).length];
  const least = matrix.flat().reduce((low, each) => (compare(each, low) < 0 ? each : low));
  const lift = minus(of(1), least);
  // The columns of q, then those of the slacks, then what the row comes to. The last row is the sum of q.
  const rows: V[][] = matrix.map((row, i) => [
    ...row.map((each) => plus(each, lift)),
    ...Array.from({ length: m }, (_, k) => of(k === i ? 1 : 0)),
    of(1),
  ]);
  const target: V[] = [...new Array<V>(n).fill(of(-1)), ...new Array<V>(m).fill(zero), zero];
  const basis = matrix.map((_, i) => n + i);
  for (;;) {
    const entering = target.findIndex((each, j) => j < n + m && compare(each, zero) < 0);
    if (entering < 0) break;
    const leaving = tightest(rows, basis, entering, numbers);
    const pivot = rows[leaving] as V[];
    const by = pivot[entering] as V;
    rows[leaving] = pivot.map((each) => over(each, by));
    for (const row of [...rows.filter((_, i) => i !== leaving), target]) {
      const factor = row[entering] as V;
      if (compare(factor, zero) === 0) continue;
      (rows[leaving] as V[]).forEach((each, j) => {
        row[j] = minus(row[j] as V, times(factor, each));
      });
      row[entering] = zero;
    }
    basis[leaving] = entering;
  }
  const sum = target[n + m] as V;
  const columns = new Array<V>(n).fill(zero);
  basis.forEach((variable, i) => {
    if (variable < n) columns[variable] = over((rows[i] as V[])[n + m] as V, sum);
  });
  const duals = target.slice(n, n + m).map((each) => over(each, sum));
  const positive = (weights: readonly V[]): V[] =>
    weights.map((each) => (compare(each, zero) > 0 ? each : zero));
  return { value: minus(over(of(1), sum), lift), rows: positive(duals), columns: positive(columns) };
}

/** The row that bounds the entering column first. */
function tightest<V>(
  rows: readonly (readonly V[])[],
  basis: readonly number[],
  entering: number,
  { over, compare, zero }: Numbers<V>,
): number {
  let found = -1;
  let bound: V | undefined;
  rows.forEach((row, i) => {
    const by = row[entering] as V;
    if (compare(by, zero) <= 0) return;
    const ratio = over(row[row.length - 1] as V, by);
    const order = bound === undefined ? -1 : compare(ratio, bound);
    if (order < 0 || (order === 0 && (basis[i] as number) < (basis[found] as number))) {
      found = i;
      bound = ratio;
    }
  });
  if (found < 0) throw new RangeError('a game without a value');
  return found;
}

/**
 * The value of a game in which a row and a column are chosen at once, by looking at every pair of equally many rows and
 * columns between which both sides could be indifferent: one of these pairs is the solution (Shapley and Snow).
 */
export function gameByHand(matrix: readonly (readonly number[])[]): number {
  const [rows, columns] = [matrix.length, (matrix[0] as readonly number[]).length];
  for (let size = 1; size <= Math.min(rows, columns); size += 1) {
    for (const some of subsets(rows, size)) {
      for (const others of subsets(columns, size)) {
        const square = some.map((i) => others.map((j) => matrix[i]?.[j] as number));
        const [x, y] = [indifferent(transposed(square)), indifferent(square)];
        if (x === undefined || y === undefined) continue;
        const sure = Math.min(
          ...column(matrix, (j) =>
            some.reduce((sum, i, k) => sum + (x[k] as number) * (matrix[i]?.[j] as number), 0),
          ),
        );
        const most = Math.max(
          ...matrix.map((row) =>
            others.reduce((sum, j, k) => sum + (y[k] as number) * (row[j] as number), 0),
          ),
        );
        if (most - sure < 1e-9) return (most + sure) / 2;
      }
    }
  }
  throw new Error('a game without a value');
}

const column = (matrix: readonly (readonly number[])[], at: (j: number) => number): number[] =>
  (matrix[0] as readonly number[]).map((_, j) => at(j));

const transposed = (square: readonly (readonly number[])[]): number[][] =>
  square.map((_, j) => square.map((row) => row[j] as number));

/** Weights, none below zero, that make all rows of a square worth the same; undefined where there are none. */
function indifferent(square: readonly (readonly number[])[]): readonly number[] | undefined {
  const size = square.length;
  // The unknowns are the weights and the common worth; the last line says that the weights add up to 1.
  const lines = [...square.map((row) => [...row, -1, 0]), [...new Array<number>(size).fill(1), 0, 1]];
  for (let at = 0; at <= size; at += 1) {
    const from = lines.findIndex((line, i) => i >= at && Math.abs(line[at] as number) > 1e-9);
    if (from < 0) return undefined;
    [lines[at], lines[from]] = [lines[from] as number[], lines[at] as number[]];
    const pivot = lines[at] as number[];
    const by = pivot[at] as number;
    lines[at] = pivot.map((each) => each / by);
    lines.forEach((line, i) => {
      const factor = line[at] as number;
      if (i !== at) lines[i] = line.map((each, j) => each - factor * ((lines[at] as number[])[j] as number));
    });
  }
  const weights = lines.slice(0, size).map((line) => line[size + 1] as number);
  return weights.every((weight) => weight > -1e-9) ? weights : undefined;
}

/** All ways to take so many of 0 to `of` - 1. */
function subsets(of: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first < of; first += 1)
    for (const rest of subsets(of, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
}

import { divide, type Fraction, multiply, ONE, subtract, ZERO } from '../fraction.ts';

/**
 * Strongly connected components of a graph, each listed before the components it leads to are needed:
 * the last ones first (reverse topological order). Tarjan's algorithm without recursion.
 */
export function components(size: number, next: (node: number) => readonly number[]): number[][] {
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const onStack = new Uint8Array(size);
  const stack: number[] = [];
  const found: number[][] = [];
  let counter = 0;
  for (let root = 0; root < size; root += 1) {
    if (order[root] !== -1) continue;
    const work: { node: number; edge: number }[] = [{ node: root, edge: 0 }];
    while (work.length > 0) {
      const top = work[work.length - 1] as { node: number; edge: number };
      const { node } = top;
      if (top.edge === 0) {
        order[node] = low[node] = counter++;
        stack.push(node);
        onStack[node] = 1;
      }
      const target = next(node)[top.edge];
      if (target !== undefined) {
        top.edge += 1;
        if (order[target] === -1) work.push({ node: target, edge: 0 });
        else if (onStack[target] === 1) low[node] = Math.min(low[node] as number, order[target] as number);
        continue;
      }
      work.pop();
      const parent = work[work.length - 1];
      if (parent !== undefined) low[parent.node] = Math.min(low[parent.node] as number, low[node] as number);
      if (low[node] === order[node]) {
        const component = stack.splice(stack.indexOf(node));
        for (const member of component) onStack[member] = 0;
        found.push(component);
      }
    }
  }
  return found;
}

/** Arithmetic for solving: exact fractions or doubles. */
export interface Field<T> {
  readonly zero: T;
  readonly one: T;
  subtract(a: T, b: T): T;
  multiply(a: T, b: T): T;
  divide(a: T, b: T): T;
  isZero(a: T): boolean;
}

export const FRACTIONS: Field<Fraction> = {
  zero: ZERO,
  one: ONE,
  subtract,
  multiply,
  divide,
  isZero: (a) => a.n === 0n,
};

export const DOUBLES: Field<number> = {
  zero: 0,
  one: 1,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  isZero: (a) => Math.abs(a) < 1e-15,
};

/** x with x = right + matrix · x, or undefined where there is none. Gauss-Jordan on (1 - matrix) x = right. */
export function fixedPoint<T>(field: Field<T>, matrix: readonly (readonly T[])[], right: readonly T[]): T[] | undefined {
  const size = right.length;
  const rows = matrix.map((row, i) => [
    ...row.map((entry, j) => field.subtract(i === j ? field.one : field.zero, entry)),
    right[i] as T,
  ]);
  for (let column = 0; column < size; column += 1) {
    const pivotRow = rows.findIndex((row, i) => i >= column && !field.isZero(row[column] as T));
    if (pivotRow < 0) return undefined;
    [rows[column], rows[pivotRow]] = [rows[pivotRow] as T[], rows[column] as T[]];
    const pivot = rows[column] as T[];
    const by = pivot[column] as T;
    for (let j = column; j <= size; j += 1) pivot[j] = field.divide(pivot[j] as T, by);
    rows.forEach((row, i) => {
      const factor = row[column] as T;
      if (i === column || field.isZero(factor)) return;
      for (let j = column; j <= size; j += 1) row[j] = field.subtract(row[j] as T, field.multiply(factor, pivot[j] as T));
    });
  }
  return rows.map((row) => row[size] as T);
}

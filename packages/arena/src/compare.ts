import type { Share } from './results.ts';

/** How much more the second has than the first, with its 95 % interval. */
export interface Difference {
  readonly by: number;
  readonly low: number;
  readonly high: number;
}

/** Newcombe's interval for two shares: from the Wilson intervals of both, so it holds near 0 and 1, too. */
export function shareDifference(first: Share, second: Share): Difference {
  const by = second.p - first.p;
  return {
    by,
    low: by - Math.hypot(second.p - second.low, first.high - first.p),
    high: by + Math.hypot(second.high - second.p, first.p - first.low),
  };
}

const Z = 1.959964;

/** The same for the means of two histograms: how often each value came up. */
export function meanDifference(first: readonly number[], second: readonly number[]): Difference | undefined {
  const [a, b] = [momentsOf(first), momentsOf(second)];
  if (a === undefined || b === undefined) return undefined;
  const by = b.mean - a.mean;
  const spread = Z * Math.sqrt(a.squaredError + b.squaredError);
  return { by, low: by - spread, high: by + spread };
}

function momentsOf(
  counts: readonly number[],
): { readonly mean: number; readonly squaredError: number } | undefined {
  let [total, sum, squares] = [0, 0, 0];
  for (const [value, count] of counts.entries()) {
    total += count;
    sum += count * value;
    squares += count * value * value;
  }
  if (total === 0) return undefined;
  const mean = sum / total;
  return { mean, squaredError: Math.max(squares / total - mean * mean, 0) / total };
}

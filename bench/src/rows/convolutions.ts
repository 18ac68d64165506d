import { combine, pool, successes } from '@tafelrunde/kernel';
import { type Benchmark, contender, type Dated } from '../benchmark.ts';

// Measured on 2026-11-15 with Python on the same kind of machine: dyce cannot run here.
const DYCE_HIT_COUNTING: Dated = { name: 'dyce, 2026-11-15', seconds: 0.196e-3 };
const DYCE_OPPOSED: Dated = { name: 'dyce, 2026-11-15', seconds: 0.156e-3 };
const GOAL = { kind: 'of-limit', atMost: 2 } as const;
const WHY =
  'any function of both outcomes is asked for every pair, and the weights are reduced to lowest terms; the limit knows both beforehand';

const hits = (dice: number) => successes(5).law(pool(dice, 6));

/** Odds of hits against hits, by combining the laws of both pools. */
export const convolutions: readonly Benchmark[] = [
  {
    name: 'odds: 20d6 (5+) minus 10d6 (5+)',
    unit: 'µs',
    ours: contender('combine', () => Number(combine(hits(20), hits(10), (a, b) => a - b).weight(0))),
    peer: DYCE_HIT_COUNTING,
    limit: contender('bare convolution', bareConvolution(20, 10)),
    why: WHY,
    goal: GOAL,
  },
  {
    name: 'odds: 12d6 against 10d6, by how much',
    unit: 'µs',
    ours: contender('combine', () => Number(combine(hits(12), hits(10), (a, b) => a - b).weight(0))),
    peer: DYCE_OPPOSED,
    limit: contender('bare convolution', bareConvolution(12, 10)),
    why: WHY,
    goal: GOAL,
  },
];

/** The same products summed into doubles by hand. */
function bareConvolution(left: number, right: number): () => number {
  const net = new Float64Array(left + right + 1);
  const [a, b] = [binomial(left), binomial(right)];
  return () => {
    net.fill(0);
    for (let i = 0; i <= left; i += 1) {
      for (let j = 0; j <= right; j += 1) {
        const at = i - j + right;
        net[at] = (net[at] as number) + (a[i] as number) * (b[j] as number);
      }
    }
    return net[right] as number;
  };
}

/** How many of 3^n cases have k hits, a third of all faces being hits. */
function binomial(n: number): Float64Array {
  const cases = new Float64Array(n + 1);
  let ways = 1;
  for (let k = 0; k <= n; k += 1) {
    cases[k] = ways * 2 ** (n - k);
    ways = (ways * (n - k)) / (k + 1);
  }
  return cases;
}

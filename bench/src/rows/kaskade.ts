import { adviseKeeps, houseRules, QuickEnding, solveCheck } from '@tafelrunde/heldenhandbuch/solver';
import type { Faces } from '@tafelrunde/kernel';
import { defaultsOf } from '@tafelrunde/system';
import { type Benchmark, contender, type Dated } from '../benchmark.ts';

const COUNT = 6;
const SIDES = 20;
const check = { mode: 'cascade', sides: SIDES, count: COUNT, value: 14, minimum: 31 } as const;
const GOALS = {
  reach: { goal: { chance: 'success' }, worth: (number: number) => Number(number >= check.minimum) },
  number: { goal: { maximise: 'number' }, worth: (number: number) => number },
} as const;
type Aim = keyof typeof GOALS;
const house = defaultsOf(houseRules);

/** Exact best play of keep-and-reroll, every ending read by the rule, and advice from it. */
export const kaskade: readonly Benchmark[] = [
  {
    name: 'Kaskade 6W20, best play to reach 31',
    unit: 'ms',
    ours: contender('solver', () => solve('reach').value),
    peer: naiveLoop('reach'),
    goal: { kind: 'of-peer', timesFaster: 40 },
  },
  {
    // Here no two faces are alike, not even duds: a failure shows its highest one.
    name: 'Kaskade 6W20, best play for the highest number',
    unit: 'ms',
    ours: contender('solver', () => solve('number').value),
    peer: naiveLoop('number'),
    goal: { kind: 'of-peer', timesFaster: 40 },
  },
  {
    name: 'Kaskade 6W20, advice for a throw once solved',
    unit: 'ms',
    ours: contender('look-ups', advise),
    goal: { kind: 'absolute', seconds: 1e-4 },
  },
];

function solve(aim: Aim): NonNullable<ReturnType<typeof solveCheck>> {
  const solved = solveCheck(check, house, GOALS[aim].goal);
  if (solved === undefined) throw new Error(`no solver for ${aim}`);
  return solved;
}

let solved: ReturnType<typeof solveCheck>;
function advise(): number {
  solved ??= solve('number');
  return adviseKeeps(solved, [], [2, 3, 8, 9, 13, 20], house)[0]?.value as number;
}

/**
 * For each set of kept dice, each throw and each part of it: put both together, look up what they are worth. It takes seconds,
 * so it runs once, when its figure is asked for.
 */
function naiveLoop(aim: Aim): Dated {
  let seconds: number | undefined;
  return {
    name: 'naive subset loop, run once',
    get seconds() {
      seconds ??= timeOf(() => {
        const value = naiveBestPlay(aim);
        if (Math.abs(value - solve(aim).value) > 1e-9) throw new Error(`the naive loop says ${value}`);
      });
      return seconds;
    },
  };
}

function timeOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

interface Multiset {
  /** Ascending. */
  readonly faces: Faces;
  /** In how many orders it can fall. */
  readonly orders: number;
}

function naiveBestPlay(aim: Aim): number {
  const ending = new QuickEnding(check, GOALS[aim].worth);
  const sets = Array.from({ length: COUNT + 1 }, (_, size) => multisets(size));
  const values = sets.map((list) => new Float64Array(list.length));
  const last = values[COUNT] as Float64Array;
  for (const { faces } of sets[COUNT] as Multiset[]) last[rankOf(faces, COUNT)] = ending.value(faces);
  const merged = new Array<number>(COUNT).fill(0);
  for (let size = COUNT - 1; size >= 0; size -= 1) {
    const dice = COUNT - size;
    for (const { faces: kept } of sets[size] as Multiset[]) {
      let sum = 0;
      for (const { faces: thrown, orders } of sets[dice] as Multiset[]) {
        let locked = 0;
        while (thrown[locked] === 1) locked += 1;
        const ones = (1 << locked) - 1;
        let best = Number.NEGATIVE_INFINITY;
        for (let bits = 1; bits < 1 << dice; bits += 1) {
          if ((bits & ones) !== ones) continue;
          const all = merge(kept, thrown, bits, merged);
          best = Math.max(best, (values[all] as Float64Array)[rankOf(merged, all)] as number);
        }
        sum += orders * best;
      }
      (values[size] as Float64Array)[rankOf(kept, size)] = sum / SIDES ** dice;
    }
  }
  return (values[0] as Float64Array)[0] as number;
}

/** Writes the kept dice and the chosen ones of a throw into `out`, ascending, and returns how many they are. */
function merge(kept: Faces, thrown: Faces, bits: number, out: number[]): number {
  let at = 0;
  let from = 0;
  for (let i = 0; i < thrown.length; i += 1) {
    if (((bits >> i) & 1) === 0) continue;
    const face = thrown[i] as number;
    while (from < kept.length && (kept[from] as number) <= face) {
      out[at] = kept[from] as number;
      at += 1;
      from += 1;
    }
    out[at] = face;
    at += 1;
  }
  for (; from < kept.length; from += 1, at += 1) out[at] = kept[from] as number;
  return at;
}

const BINOMIALS = Array.from({ length: SIDES + COUNT }, (_, n) =>
  Array.from({ length: COUNT + 1 }, (_, k) => binomial(n, k)),
);

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(Math.max(0, ways));
}

/** The place of a multiset among all of its size. */
function rankOf(faces: Faces, size: number): number {
  let rank = 0;
  for (let i = 0; i < size; i += 1) rank += BINOMIALS[(faces[i] as number) - 1 + i]?.[i + 1] as number;
  return rank;
}

function multisets(size: number): Multiset[] {
  const found: Multiset[] = [];
  const walk = (faces: Faces, orders: number, run: number): void => {
    if (faces.length === size) {
      found.push({ faces, orders });
      return;
    }
    const top = faces[faces.length - 1] ?? 1;
    for (let face = top; face <= SIDES; face += 1) {
      const again = faces.length > 0 && face === top ? run + 1 : 1;
      walk([...faces, face], (orders * (faces.length + 1)) / again, again);
    }
  };
  walk([], 1, 0);
  return found;
}

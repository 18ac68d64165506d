import { exact, type Faces, type Fate, faces, ok, pool, type Rule } from '@tafelrunde/kernel';
import { action, oddsOf } from '@tafelrunde/system';
import { type Benchmark, type Contender, contender } from '../benchmark.ts';

const COUNT = 6;
const SIDES = 20;

/** How many dice the largest group of equal faces has. */
function largestSet(sorted: Faces): number {
  let best = 1;
  let run = 1;
  for (let i = 1; i < sorted.length; i += 1) {
    run = sorted[i] === sorted[i - 1] ? run + 1 : 1;
    if (run > best) best = run;
  }
  return best;
}

/** How many dice the longest row of neighbouring faces has. */
function longestRun(sorted: Faces): number {
  let best = 1;
  let run = 1;
  for (let i = 1; i < sorted.length; i += 1) {
    const step = (sorted[i] as number) - (sorted[i - 1] as number);
    if (step === 1) run += 1;
    else if (step > 1) run = 1;
    if (run > best) best = run;
  }
  return best;
}

const setRule: Rule<undefined, undefined, number> = (fate) =>
  largestSet(fate.roll(pool(COUNT, SIDES), faces, 'B-03'));

/** What a system's rule returns: an outcome with several fields, and effects. */
const outcomeRule = (fate: Fate) => {
  const thrown = fate.roll(pool(COUNT, SIDES), faces, 'B-04');
  const number = Math.max(largestSet(thrown), longestRun(thrown));
  return {
    outcome: { number, success: number >= 3 },
    effects: number >= 3 ? [{ kind: 'experience', amount: 1 }] : [],
  };
};

/** The same as an action, with a chance that looks at the outcome. */
const check = action({
  id: 'bench/check',
  cites: ['B-04'],
  input: { parse: () => ok({}), json: {} },
  rule: outcomeRule,
  chances: { success: ({ success }) => success },
  headline: [],
});

/** Enumerating through a rule against the direct loop over multisets. */
export const enumerations: readonly Benchmark[] = [
  {
    name: 'exact: best equal set of 6W20',
    unit: 'ms',
    ours: contender('exact', () => oddsOfThree(setRule)),
    limit: directLoop(largestSet),
    goal: { kind: 'of-limit', atMost: 1.5 },
  },
  {
    name: 'exact: any rule function on 6W20',
    unit: 'ms',
    ours: contender('exact', () => oddsOfThree(setRule)),
    why: 'an absolute time: on a busy machine look at the ratio to the direct loop, in the row above',
    goal: { kind: 'absolute', seconds: 4e-3 },
  },
  {
    name: 'exact: outcome and effects of 6W20',
    unit: 'ms',
    ours: contender('exact', () => oddsOfThree(outcomeRule)),
    limit: directLoop((thrown) => Math.max(largestSet(thrown), longestRun(thrown))),
    why: 'each of the 177,100 throws makes a new outcome with its effects, which is then spelled out field by field to find the same one of before; the limit makes a number',
    goal: { kind: 'of-limit', atMost: 3 },
  },
  {
    name: 'exact: odds of an action with outcome and effects, 6W20',
    unit: 'ms',
    ours: contender('odds', oddsOfCheck),
    limit: directLoop((thrown) => Math.max(largestSet(thrown), longestRun(thrown))),
    why: 'each of the 177,100 throws makes an outcome and its effects, and the outcome is then spelled out field by field to find the same one of before; the limit makes a number',
    goal: { kind: 'of-limit', atMost: 3 },
  },
];

function oddsOfThree(rule: Rule<undefined, undefined, unknown>): number {
  const odds = exact(rule, undefined, undefined);
  if (!odds.ok) throw new Error(odds.error.code);
  return Number(odds.value.weight(2));
}

function oddsOfCheck(): number {
  const odds = oddsOf(check, {}, undefined);
  if (!odds.ok) throw new Error(odds.error.code);
  return odds.value.chances['success']?.p ?? Number.NaN;
}

/** Every multiset once, in place, its weight carried along: the number of orders is 6! over the factorials of its runs. */
function directLoop(read: (sorted: Faces) => number): Contender {
  const thrown = new Array<number>(COUNT).fill(1);
  const weights = new Float64Array(COUNT + 1);
  const visit = (at: number, from: number, run: number, orders: number): void => {
    if (at === COUNT) {
      const value = read(thrown);
      weights[value] = (weights[value] as number) + orders;
      return;
    }
    // The first face may prolong the run before it; all others begin a new one.
    for (let shown = from, length = run + 1; shown <= SIDES; shown += 1, length = 1) {
      thrown[at] = shown;
      visit(at + 1, shown, length, (orders * (at + 1)) / length);
    }
  };
  return contender('direct loop', () => {
    weights.fill(0);
    visit(0, 1, 0, 1);
    return weights[3] as number;
  });
}

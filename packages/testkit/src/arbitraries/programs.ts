import {
  die,
  face,
  faces,
  GM,
  highest,
  type Pool,
  pool,
  question,
  type Reading,
  type Rule,
  successes,
  sum,
} from '@tafelrunde/kernel';
import fc from 'fast-check';

/** A generated little rule: steps that throw, ask, mark and note over one small number, which is its whole state. */
export interface Program {
  readonly steps: readonly Step[];
}

export type Step =
  | { readonly kind: 'roll'; readonly throws: keyof typeof THROWS; readonly factor: number }
  | { readonly kind: 'choose'; readonly by: string; readonly worth: readonly number[] }
  | {
      readonly kind: 'together';
      readonly by: readonly string[];
      /** What the options of the first who decides move the state by; for the others so many times more. */
      readonly worth: readonly number[];
      /** Whether the answers multiply instead, so that what is good depends on what the others take. */
      readonly crossed: boolean;
    }
  | { readonly kind: 'mark' }
  | { readonly kind: 'note' }
  /** Goes over the next steps if the state is divisible by this. */
  | { readonly kind: 'skip'; readonly divisor: number; readonly over: number };

export interface ProgramOutcome {
  readonly value: number;
  readonly even: boolean;
}

/** States are counted modulo this, so that different paths meet. */
const MODULUS = 11;

const THROWS = {
  coin: { pool: die(2), reading: face },
  d6: { pool: die(6), reading: face },
  sum: { pool: pool(2, 4), reading: sum },
  hits: { pool: pool(3, 6), reading: successes(5) },
  best: { pool: pool(2, 3), reading: highest(1) },
  faces: { pool: pool(2, 3), reading: faces },
  nothing: { pool: pool(0, 6), reading: sum },
} as const satisfies Record<string, { pool: Pool; reading: Reading<unknown> }>;

/** A number for what was read; different faces get different ones. */
const numberFor = (read: unknown): number =>
  Array.isArray(read) ? read.reduce((total, each, i) => total + each * (i + 2), 0) : Number(read);

const KEYS = ['a', 'b', 'c'] as const;
const ID = 'T-01';

/** How a program is run; but for coarse marks nothing of this may change what comes of it. */
export interface ProgramRun {
  /** Whether it makes its marks; coarse ones do not tell all states apart, which is a fault. */
  readonly marks: boolean | 'coarse';
  /** Whether those who decide at once are asked in the other order. */
  readonly reversed?: boolean;
}

/** The program as a rule. */
export function ruleOf({ steps }: Program): Rule<ProgramRun, unknown, ProgramOutcome> {
  const rule: ReturnType<typeof ruleOf> = (fate, input) => {
    let state = 0;
    const move = (by: number): void => {
      state = (state + by) % MODULUS;
    };
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at] as Step;
      switch (step.kind) {
        case 'roll': {
          const thrown: { pool: Pool; reading: Reading<unknown> } = THROWS[step.throws];
          move(step.factor * numberFor(fate.roll(thrown.pool, thrown.reading, ID)));
          break;
        }
        case 'choose': {
          const { worth, by } = step;
          const key = fate.choose(question('which', ID, by, KEYS.slice(0, worth.length)));
          move(worth[KEYS.indexOf(key)] as number);
          break;
        }
        case 'together': {
          const { worth, by, crossed } = step;
          const keys = KEYS.slice(0, worth.length);
          const asks = by.map((one) => question('both', ID, one, keys));
          const answers = input.reversed
            ? [...fate.chooseTogether([...asks].reverse())].reverse()
            : fate.chooseTogether(asks);
          const taken = answers.map((key) => worth[KEYS.indexOf(key)] as number);
          if (crossed) move(taken.reduce((product, each) => product * (each + 1), 1));
          else move(taken.reduce((sum, each, i) => sum + each * (i + 1), 0));
          break;
        }
        case 'mark':
          if (input.marks !== false) {
            const key = `${at}:${input.marks === 'coarse' ? state % 3 : state}`;
            fate.mark(at % 2 === 0 ? key : () => key);
          }
          break;
        case 'note':
          fate.note(ID, { kind: `state-${state}` });
          break;
        case 'skip':
          if (state % step.divisor === 0) at += step.over;
          break;
      }
    }
    return { value: state, even: state % 2 === 0 };
  };
  // A counterexample shows the steps, not the code above.
  return Object.assign(rule, { [fc.toStringMethod]: () => JSON.stringify(steps) });
}

/** How many ways a step leads on, if every order of faces is a way of its own. */
function waysOf(step: Step): number {
  switch (step.kind) {
    case 'roll': {
      const { count, sides } = THROWS[step.throws].pool;
      return sides ** count;
    }
    case 'choose':
      return step.worth.length;
    case 'together':
      return step.worth.length ** step.by.length;
    default:
      return 1;
  }
}

/** Whoever walks through a program path by path has no more of them than this. */
const MOST_PATHS = 2_000;

/** The program up to where it would get too many paths. */
function shortened(steps: readonly Step[]): Program {
  let paths = 1;
  const fits = steps.filter((step) => {
    const more = paths * waysOf(step);
    if (more <= MOST_PATHS) paths = more;
    return more <= MOST_PATHS;
  });
  return { steps: fits };
}

/** Who decides at once: one alone, friends, opponents, and more than two of them. */
const GROUPS = [
  ['hero'],
  ['hero', 'friend'],
  ['hero', 'foe'],
  ['foe', 'hero'],
  ['hero', GM, 'foe'],
  ['hero', 'friend', 'foe'],
];

/** Generated programs, so small that all their paths can still be walked one by one. */
export function programs(): fc.Arbitrary<Program> {
  const worth = fc.array(fc.nat(MODULUS - 1), { minLength: 1, maxLength: KEYS.length });
  const quiet: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: fc.constant<Step>({ kind: 'mark' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'note' }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('skip' as const),
        divisor: fc.integer({ min: 2, max: 4 }),
        over: fc.integer({ min: 1, max: 3 }),
      }),
    },
  );
  const asking: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('roll' as const),
        throws: fc.constantFrom(...(Object.keys(THROWS) as (keyof typeof THROWS)[])),
        factor: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('choose' as const),
        by: fc.constantFrom('hero', 'foe', GM),
        worth,
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('together' as const),
        by: fc.constantFrom(...GROUPS),
        worth,
        crossed: fc.boolean(),
      }),
    },
  );
  const round = fc.tuple(asking, fc.array(quiet, { maxLength: 2 })).map(([first, rest]) => [first, ...rest]);
  return fc
    .tuple(fc.array(quiet, { maxLength: 1 }), fc.array(round, { maxLength: 4 }))
    .map(([start, rounds]) => shortened([...start, ...rounds.flat()]));
}

import type { Advice, Tape } from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';
import type { House } from '../rule.ts';
import type { Tie } from '../rules/compared-check.ts';
import { type CheckRequest, failed } from '../rules/figure-check.ts';
import { counted } from '../rules/numbers.ts';
import type { Side } from './chain.ts';
import { adviseThrow } from './check-advice.ts';
import type { SolvableCheck } from './check-goals.ts';
import { lawByWorth, solveByWorth, solveCheck } from './check-solver.ts';
import { solvableChecks } from './solvable-checks.ts';
import { refuseSwaps } from './work.ts';

const SUCCESS: Goal = { chance: 'success' };

/** The side of somebody who cannot reach for the dice of others; undefined where the solver cannot follow it. */
export function sideOf(request: CheckRequest | undefined, house: House): Side | undefined {
  const side = anySideOf(request, house);
  return side?.some(isMaster) ? undefined : side;
}

const anySideOf = (request: CheckRequest | undefined, house: House): Side | undefined =>
  request === undefined ? [] : solvableChecks(request, house);

/** HH-LRN-09: whoever has high mastery may swap dice with the other side. */
const isMaster = ({ shadowRolls = 0 }: SolvableCheck): boolean => shadowRolls > 0;

/** What a solver is asked for: odds that would be too large are refused, advice may still be found by exploring. */
export type Wanted = 'law' | 'advice';

/** Two sides against each other, where nobody can swap dice; small ones with swaps are left to exploring, large ones refused. */
export function sidesOf(
  requests: readonly [CheckRequest | undefined, CheckRequest | undefined],
  house: House,
  wanted: Wanted,
): readonly [Side, Side] | undefined {
  const [own, other] = requests.map((request) => anySideOf(request, house));
  if (own === undefined || other === undefined) return undefined;
  if (![...own, ...other].some(isMaster)) return [own, other];
  return wanted === 'law' ? refuseSwaps([own, other]) : undefined;
}

/** How likely a side is to get at least so far, with every throw made for that. Remembered by number. */
export function reaching(side: Side, house: House): (number: number) => number {
  const known = new Map<number, number>();
  return (number) => {
    if (number <= 0) return 1;
    let best = known.get(number);
    if (best === undefined) {
      const chances = side.map((check) =>
        check.count === 0 ? 0 : (solveCheck({ ...check, minimum: number }, house, SUCCESS)?.value ?? 0),
      );
      best = Math.max(0, ...chances);
      known.set(number, best);
    }
    return best;
  };
}

/** HH-CHK-08, HH-R-16: how likely an answer to this number loses: lower, or as high where the tie is the first side's. */
export const failingAgainst =
  (reaches: (number: number) => number, tie: Exclude<Tie, 'reroll'>) =>
  (number: number): number =>
    1 - reaches(tie === 'acting' ? number + 1 : number);

interface Numbers {
  readonly value: number;
  /** Each number by its probability; failures are 0. */
  readonly law: readonly (readonly [number: number, p: number])[];
  /** The number of cases behind it. */
  readonly total: number;
}

/** What numbers a side comes to if each is worth something. */
export function numbersFor(side: Side, house: House, worth: (number: number) => number): Numbers {
  const known = new Map<number, number>();
  const worthOnce = (number: number): number => {
    const found = known.get(number) ?? worth(counted(number));
    known.set(number, found);
    return found;
  };
  const ways = side.map((check): Numbers => {
    if (check.count === 0) return { value: worthOnce(failed(undefined).number), law: [[0, 1]], total: 1 };
    const { value, law, total } = lawByWorth(check, house, worthOnce);
    return { value, law: law.map(([{ number }, cases]) => [counted(number), cases / total] as const), total };
  });
  const cannot: Numbers = { value: worthOnce(0), law: [[0, 1]], total: 1 };
  return ways.reduce((best, way) => (way.value > best.value ? way : best), ways[0] ?? cannot);
}

/** Advice on the throws of the side that throws first; `about` names all that its numbers are worth something by. */
export function adviseFirst(
  side: Side | undefined,
  house: House,
  tape: Tape,
  about: unknown,
  worth: (number: number) => number,
): readonly Advice[] | undefined {
  const [check] = side ?? [];
  // Where dice can be bought back the tape begins with that.
  if (check === undefined || check.count === 0 || side?.length !== 1) return undefined;
  const key = JSON.stringify(['first', check, house, about]);
  return adviseThrow(check, house, tape, key, () =>
    solveByWorth(check, house, (number) => worth(counted(number))),
  );
}

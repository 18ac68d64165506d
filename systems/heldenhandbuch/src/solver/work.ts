import { Stopped } from '@tafelrunde/kernel';
import type { SolvableCheck } from './check-goals.ts';
import { ranking } from './ranking.ts';

/** About a second: whoever waits for more is told that it is too much. */
const MOST_STEPS = 150_000_000;
/** What it takes to look at dice that lie, in steps of the walk over throws. */
const STEPS_PER_ENDING = 60;

/** How much has been solved so far. It is counted, not timed, so that the same question always has the same answer. */
export class Work {
  private steps = 0;
  private states = 0;

  /** Refuses at once to solve a check for so many states if that is too much. */
  static expect(check: SolvableCheck, symbols: number, states: number): void {
    if (check.count > 0 && states * stepsOf(check, symbols) > MOST_STEPS)
      throw new Stopped({ code: 'too-large', runs: states });
  }

  /** One more check is about to be solved, with so many faces that stand apart. */
  add(check: SolvableCheck, symbols: number): void {
    this.take(stepsOf(check, symbols));
  }

  /** One more state is about to be solved, in so many steps; too many of them end the calculation. */
  take(steps: number): void {
    this.states += 1;
    this.steps += steps;
    if (this.steps > MOST_STEPS) throw new Stopped({ code: 'too-large', runs: this.states });
  }
}

/** How many ways there are for the dice of some sides to lie before each other. */
const waysToLie = (sides: readonly (readonly SolvableCheck[])[]): number =>
  sides.reduce((ways, side) => {
    const most = side.map(({ sides: faces, count }) => ranking(faces, count).sizes[count] as number);
    return ways * Math.max(1, ...most);
  }, 1);

/** HH-LRN-09: where dice may be swapped each of these is a game of its own: beyond this exploring would not come to an end. */
const MOST_SWAPPED = 10_000;

/** Refuses at once what exploring could not reach. */
export function refuseSwaps(sides: readonly (readonly SolvableCheck[])[]): undefined {
  const states = waysToLie(sides);
  if (states > MOST_SWAPPED) throw new Stopped({ code: 'too-large', runs: states });
}

/** For each set of kept dice each throw of the others, and each set of dice at the end. */
function stepsOf({ count, mode, freeThrows = 0 }: SolvableCheck, symbols: number): number {
  const { sizes } = ranking(symbols, count);
  const upTo = (dice: number): number => sizes.slice(0, dice + 1).reduce((sum, size) => sum + size, 0);
  const endings = STEPS_PER_ENDING * upTo(count);
  if (mode === 'single') return endings;
  const throws = Array.from({ length: count }, (_, kept) => upTo(kept) * (upTo(count - kept) - 1));
  return endings + (1 + freeThrows) * throws.reduce((sum, one) => sum + one, 0);
}

import type { Faces, Fate } from '@tafelrunde/kernel';
import type { Goal } from '@tafelrunde/system';
import type { HhFate, House } from '../rule.ts';
import { type CheckOutcome, reckonBareCheck } from '../rules/check.ts';
import { type Converted, usableLuckyNumber } from '../rules/lucky-number.ts';
import { type Best, bestEnding } from './best-ending.ts';
import { classesFor, type SolvableCheck, type Worth, worthOf, worthOfOutcome } from './check-goals.ts';
import { finalLaw } from './final-law.ts';
import { type FaceClass, facesApart, type Turn } from './keep-game.ts';
import { preference, QuickEnding, readsQuickly, type Summary } from './quick-ending.ts';
import { type SolvedKeeps, solveKeeps } from './solve-keeps.ts';

/** The plain rule's own ending when lucky dice are converted, each decision the best for the goal. */
export function endingOfCheck(
  input: SolvableCheck,
  house: House,
  worth: Worth,
): (dice: Converted) => Best<CheckOutcome> {
  return bestEnding(
    (fate: Fate, dice: Converted) => reckonBareCheck(fate as HhFate, dice, input, house),
    worthOfOutcome(worth),
    worthOfOutcome(preference),
  );
}

/** Best play of a check for a goal, for advice; undefined if the goal is none of its own. */
export function solveCheck(input: SolvableCheck, house: House, goal: Goal): SolvedKeeps | undefined {
  const worth = worthOf(goal, input);
  return worth === undefined ? undefined : solved(input, house, worth, classesFor(goal, input));
}

function solved(
  input: SolvableCheck,
  house: House,
  worth: Worth,
  classes: readonly FaceClass[],
): SolvedKeeps {
  const quick = new QuickEnding(input, worth);
  const plain = endingOfCheck(input, house, worth);
  const end = readsQuickly(house)
    ? (faces: Faces) => quick.value(faces)
    : (faces: Faces) => plain({ faces, converted: [] }).value;
  return solveDice(input, house, classes, end);
}

/** Best play with the dice of a check, whatever they are worth in the end; faces come ascending in an array that is reused. */
export function solveDice(
  input: SolvableCheck,
  house: House,
  classes: readonly FaceClass[],
  end: (faces: Faces) => number,
): SolvedKeeps {
  return solveKeeps({
    count: input.count,
    sides: input.sides,
    classes,
    locksOnes: true,
    oneSatisfiesKeep: house['sieve.oneSatisfiesKeep'],
    throwsOnce: input.mode === 'single',
    freeThrows: input.freeThrows ?? 0,
    turns: turnsOf(input),
    rerollsOnes: house['reroll.allowOnes'],
    lucky: usableLuckyNumber(input.sides, input.luckyNumber),
    end,
  });
}

/** In the order of play: HH-R-78 second chances, dice moved; HH-LUC-02 conversion; HH-LRN-09 shadow rolls. */
function turnsOf({ count, sides, luckyNumber, ...input }: SolvableCheck): readonly Turn[] {
  const times = (turn: Turn, turns = 0): readonly Turn[] => Array<Turn>(turns).fill(turn);
  return [
    ...times('again', input.secondChances),
    ...times('move', input.moves),
    ...(input.shifts ?? []).map((size) => ({ kind: 'shift', size }) as const),
    ...times('convert', usableLuckyNumber(sides, luckyNumber) === undefined ? 0 : count),
    ...shadowTurns(Math.min(input.shadowRolls ?? 0, count)),
  ];
}

/** HH-R-20: a die is used for high mastery once only. */
const shadowTurns = (size: number): readonly Turn[] => (size === 0 ? [] : [{ kind: 'shadows', size }]);

export interface CheckLaw {
  readonly value: number;
  /** Every outcome under best play with its cases; groups with as many dice that come to the same stand for each other. */
  readonly law: readonly (readonly [outcome: CheckOutcome, cases: number])[];
  /** All cases. If it is a safe integer, all numbers are exact. */
  readonly total: number;
}

/** What comes of a check under best play for a goal; undefined if the goal is none of its own. */
export function lawOfCheck(input: SolvableCheck, house: House, goal: Goal): CheckLaw | undefined {
  const worth = worthOf(goal, input);
  return worth && lawByWorth(input, house, worth);
}

/** Best play of a check for whatever its outcome is worth. */
export const solveByWorth = (input: SolvableCheck, house: House, worth: Worth): SolvedKeeps =>
  solved(input, house, worth, facesApart(input.sides, true));

/** What comes of a check under best play for whatever its outcome is worth. */
export function lawByWorth(input: SolvableCheck, house: House, worth: Worth): CheckLaw {
  // Goals that cannot tell faces apart would hide what else comes of them.
  const game = solveByWorth(input, house, worth);
  const plain = endingOfCheck(input, house, worth);
  const summarise = summaries(input, house, worth);
  const found = new Map<number, { readonly outcome: CheckOutcome; cases: number }>();
  const total = finalLaw(game, (faces, cases, converted) => {
    const dice = { faces, converted };
    const key = keyOf(summarise(dice));
    const same = found.get(key);
    if (same === undefined) found.set(key, { outcome: plain(dice).outcome, cases });
    else same.cases += cases;
  });
  const law = [...found.values()].map(({ outcome, cases }) => [outcome, cases] as const);
  return { value: game.value, law, total };
}

/** The summary of the best ending: the quick way, or by the rule itself. */
function summaries(input: SolvableCheck, house: House, worth: Worth): (dice: Converted) => Summary {
  if (readsQuickly(house)) {
    const quick = new QuickEnding(input, worth);
    return ({ faces, converted }) => quick.summary(faces, converted);
  }
  const plain = endingOfCheck(input, house, worth);
  return (dice) => {
    const { outcome } = plain(dice);
    return { ...outcome, dice: outcome.group.length };
  };
}

const keyOf = ({ number, dice, mythos, ones, psycheLost }: Summary): number =>
  (preference(number, dice, mythos) * 8 + ones) * 8 + psycheLost;

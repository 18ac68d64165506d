import type { Goal, Solved, Solver } from '@tafelrunde/system';
import { type Figure, figureOf, type Scene, type Stealth } from '../model.ts';
import type { House, Refused } from '../rule.ts';
import { winnerOf } from '../rules/compared-check.ts';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import type { RollMode } from '../rules/keep-and-reroll.ts';
import {
  type HideInput,
  noticedBy,
  type SneakInput,
  type SneakOutcome,
  sneakingOf,
} from '../rules/stealth.ts';
import { bandOf, failureOf, isCompared, sneakMinimum } from '../rules/stealth-bands.ts';
import type { Side } from './chain.ts';
import { type Contest, knowsAllOf } from './contest-chain.ts';
import { adviseFirst, failingAgainst, numbersFor, reaching, sideOf } from './contest-solver.ts';
import { solveSneaking } from './sneak-again.ts';
import { boundOfGames, solvedLaw } from './solved-law.ts';
import { AGAIN, goesOn, solveAgain } from './thrown-again.ts';
import { thrownFor } from './world-solvers.ts';

/** With more opponents there are too many ways to tell apart. */
const MOST_OPPONENTS = 6;

const isSuccess = (goal: Goal | undefined): boolean =>
  goal !== undefined && 'chance' in goal && goal.chance === 'success';

const sideIn = (scene: Scene, id: string, tested: string, mode: RollMode, house: House): Side | undefined =>
  sideOf(thrownFor({ scene, figure: figureOf(scene, id) as Figure, tested, mode }), house);

type Result = SneakOutcome['results'][number];

/** What an opponent makes of a number: how likely the sneaker gets past. */
interface Watcher {
  /** Its Wachgabe is compared. */
  readonly throws: boolean;
  readonly passes: (number: number) => number;
  readonly passed: Result;
  readonly failed: Result;
}

/** Beside HH-STL-02 to 04: one check, and each opponent throws against its number. */
export const sneakSolver: Solver<SneakInput, House, SneakOutcome | Refused> = {
  law(input, house, goal) {
    const known = sneakGame(input, house, goal);
    if (known === undefined) return isSuccess(goal) ? sneakAgain(input, house) : undefined;
    const { value, law, total } = numbersFor(known.own, house, known.worth);
    const outcomes = law.flatMap(([number, p]) =>
      resultsAt(known.watchers, number).map(({ results, chance }) => {
        const success = results.every(({ failed }) => !failed);
        return [{ number, results, success }, p * chance] as const;
      }),
    );
    // Where nobody throws against the sneaker each number is so many whole cases.
    return known.watchers.every(({ throws }) => !throws)
      ? solvedLaw(
          outcomes.map(([outcome, p]) => [outcome, Math.round(p * total)] as const),
          total,
          value,
        )
      : { kind: 'doubles', law: outcomes, bound: boundOfGames(1 + known.watchers.length), value };
  },
  advise(input, house, goal, tape) {
    const known = sneakGame(input, house, goal);
    if (known === undefined) return undefined;
    const { scene, opponents } = input;
    const about = opponents.map(({ figure, distance }) => [figureOf(scene, figure), distance, scene.stealth]);
    return adviseFirst(known.own, house, tape, [about, scene.watch], known.worth);
  },
};

/** HH-R-16: the one who is compared throws again on a tie; with several of them each costs the sneaker what the next one meets. */
function sneakAgain(input: SneakInput, house: House): Solved<SneakOutcome> | undefined {
  const sneaking = sneakingOf(input, house);
  if (house['tie.stealth'] !== 'reroll' || typeof sneaking === 'string') return undefined;
  const watchers = sneaking.all.map((known) =>
    watcherOf(input.scene, known, { ...house, 'tie.stealth': 'acting' }),
  );
  const seeing = sneaking.all.filter((_, i) => watchers[i]?.throws !== false);
  const [compared, another] = seeing;
  if (compared === undefined || another !== undefined) return undefined;
  const others = watchers.filter((one) => one?.throws === false);
  const sidesIn = (scene: Scene): readonly [Side, Side] | undefined => {
    const own = sideIn(scene, input.sneaker, 'sneak', 'sieve', house);
    const watch = sideIn(scene, compared.opponent, 'watch', 'sieve', house);
    return own && watch && [own, watch];
  };
  const passesOthers = (number: number): boolean => others.every((one) => one?.passes(number) !== 0);
  const { scene, sneaker } = input;
  const solved = solveSneaking({ scene, sneaker, opponent: compared.opponent, sidesIn, passesOthers }, house);
  if (solved === undefined) return undefined;
  const law = solved.ends.map(({ number, passed: isPassed, p }) => {
    const results = watchers.map((one) => {
      const { throws, passes, passed, failed } = one as Watcher;
      return (throws ? isPassed : passes(number) === 1) ? passed : failed;
    });
    return [{ number, results, success: results.every(({ failed }) => !failed) }, p] as const;
  });
  return { kind: 'doubles', law, bound: solved.bound, value: solved.value };
}

interface SneakGame {
  readonly own: Side;
  readonly watchers: readonly Watcher[];
  /** How likely a number gets past everybody. */
  readonly worth: (number: number) => number;
}

function sneakGame(input: SneakInput, house: House, goal: Goal | undefined): SneakGame | undefined {
  const sneaking = sneakingOf(input, house);
  if (!isSuccess(goal) || typeof sneaking === 'string') return undefined;
  const { sneaker, all } = sneaking;
  const own = sideIn(input.scene, sneaker.id, 'sneak', 'sieve', house);
  const watchers = all
    .map((known) => watcherOf(input.scene, known, house))
    .filter((one) => one !== undefined);
  if (own === undefined || all.length > MOST_OPPONENTS || watchers.length < all.length) return undefined;
  const worth = (number: number): number => watchers.reduce((chance, one) => chance * one.passes(number), 1);
  return { own, watchers, worth };
}

/** HH-STL-03, HH-R-84: far away nothing is thrown; else a minimum, or Wachgabe. */
function watcherOf(scene: Scene, known: Stealth, house: House): Watcher | undefined {
  const { opponent, alertness, detection } = known;
  const band = bandOf(known.distance);
  const passed = { opponent, failed: false, alertness, detection };
  if (band === null) return { throws: false, passes: () => 1, passed, failed: passed };
  const failed = { opponent, failed: true, ...failureOf(band, alertness) };
  if (!isCompared(band, alertness)) {
    const least = Math.max(LOWEST_SUCCESS, sneakMinimum(band));
    return { throws: false, passes: (number) => (number >= least ? 1 : 0), passed, failed };
  }
  const tie = house['tie.stealth'];
  const side = sideIn(scene, opponent, 'watch', 'sieve', house);
  if (tie === 'reroll' || side === undefined) return undefined;
  const answered = failingAgainst(reaching(side, house), tie);
  return {
    throws: true,
    passes: (number) => (number < LOWEST_SUCCESS ? 0 : answered(number)),
    passed,
    failed,
  };
}

interface Told {
  readonly results: readonly Result[];
  readonly chance: number;
}

/** What all opponents together may come to. */
const resultsAt = (watchers: readonly Watcher[], number: number): readonly Told[] =>
  watchers.reduce<readonly Told[]>(
    (before, { passes, passed, failed }) => {
      const p = passes(number);
      return before.flatMap(({ results, chance }) =>
        [
          { results: [...results, passed], chance: chance * p },
          { results: [...results, failed], chance: chance * (1 - p) },
        ].filter((one) => one.chance > 0),
      );
    },
    [{ results: [], chance: 1 }],
  );

type Hidden = { readonly hidden: boolean; readonly tie: boolean };

/** HH-R-16: a tie that has cost somebody something is told, and hides nobody yet. */
const hiding = (
  sides: Contest<Hidden>['sides'],
  figures: Contest<Hidden>['figures'],
): Contest<Hidden | typeof AGAIN> => ({
  sides,
  figures,
  seeks: [true, false],
  numberWins: true,
  end: (first, second) => {
    const winner = winnerOf(first.number, second.number, 'reroll');
    if (winner === 'tie' && goesOn(first, second)) return AGAIN;
    return { hidden: winner === 'acting', tie: winner === 'tie' };
  },
  worth: (ended) => Number(ended !== AGAIN && ended.hidden),
});

/** Beside HH-STL-05: one throw against a sieve. */
export const hideSolver: Solver<HideInput, House, Hidden | Refused> = {
  law({ scene, sneaker, opponent, hidingPlace }, house, goal) {
    const tie = house['tie.stealth'];
    const known = noticedBy(scene, sneaker, opponent);
    if (!isSuccess(goal) || !hidingPlace || typeof known === 'string') return undefined;
    const own = sideIn(scene, sneaker, 'hide', 'single', house);
    const other = sideIn(scene, opponent, 'detect', 'sieve', house);
    if (own === undefined || other === undefined) return undefined;
    if (tie === 'reroll') {
      const sides = [own, other] as const;
      const figures = [figureOf(scene, sneaker) as Figure, figureOf(scene, opponent) as Figure] as const;
      return knowsAllOf(sides) ? (solveAgain(hiding(sides, figures), house) as Solved<Hidden>) : undefined;
    }
    const { value } = numbersFor(own, house, failingAgainst(reaching(other, house), tie));
    return {
      kind: 'doubles',
      law: [
        [{ hidden: true, tie: false }, value],
        [{ hidden: false, tie: false }, 1 - value],
      ],
      bound: boundOfGames(2),
      value,
    };
  },
};

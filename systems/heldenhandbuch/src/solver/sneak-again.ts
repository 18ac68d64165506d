import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, type Scene } from '../model.ts';
import type { House } from '../rule.ts';
import { winnerOf } from '../rules/compared-check.ts';
import { LOWEST_SUCCESS } from '../rules/groups.ts';
import { losePoints } from '../rules/tracks.ts';
import { type Chain, type Side, SolvedChain } from './chain.ts';
import {
  type Contest,
  classesAgainst,
  knowsAllOf,
  type Result,
  type Results,
  resultsOf,
} from './contest-chain.ts';
import { QUIET } from './quiet.ts';
import { boundOfGames, chancesOf } from './solved-law.ts';
import { AGAIN, goesOn, solveAgain } from './thrown-again.ts';

/** Somebody sneaks past one who watches; who else has to be passed looks at the number alone. */
export interface Sneaking {
  readonly scene: Scene;
  readonly sneaker: string;
  readonly opponent: string;
  /** What each of them throws in a scene. */
  readonly sidesIn: (scene: Scene) => readonly [Side, Side] | undefined;
  /** Whether a number gets past all others. */
  readonly passesOthers: (number: number) => boolean;
}

/** A number, and whether the one who watches is passed with it. */
export interface SneakEnd {
  readonly number: number;
  readonly passed: boolean;
  readonly p: number;
}

export interface SolvedSneaking {
  readonly value: number;
  readonly ends: readonly SneakEnd[];
  readonly bound: number;
}

interface State {
  readonly first: Results;
  readonly second: Results;
}

/** How the first comparison ended; `again` after a tie, with what the sneaker's 1s have cost by then. */
interface Ended {
  readonly number: number;
  readonly end: 'passed' | 'failed' | typeof AGAIN;
  readonly open: number;
}

/**
 * HH-STL-02, HH-R-16: the sneaker throws and settles, then the one who watches throws against that number. On a tie both throw
 * anew until one is ahead, the sneaker with the psyche that the first throw has left: a fixed point for each loss.
 * Undefined where teeth may be gritted: what that costs is felt in the next throw.
 */
export function solveSneaking(sneaking: Sneaking, house: House): SolvedSneaking | undefined {
  const { scene, sneaker, opponent, passesOthers } = sneaking;
  const sides = sneaking.sidesIn(scene);
  if (sides === undefined || !knowsAllOf(sides) || sides[0].length > 1) return undefined;
  const figures = [figureOf(scene, sneaker) as Figure, figureOf(scene, opponent) as Figure] as const;
  const agains = new Map<number, { readonly value: number; readonly bound: number }>();
  const againAfter = (open: number) => {
    const found = agains.get(open) ?? thrownAgain(sneaking, open, house);
    agains.set(open, found);
    return found;
  };
  const chain: Chain<State, Results, Ended> = {
    links: linksOf(sides, figures, house),
    start: { first: [], second: [] },
    keyOf: (state) => JSON.stringify(state),
    outcome: endOf,
    worth: (state) => {
      const { number, end, open } = endOf(state);
      if (end === 'failed' || !passesOthers(number)) return 0;
      return end === AGAIN ? againAfter(open).value : 1;
    },
  };
  const solved = new SolvedChain(chain, house).law();
  const ends = chancesOf(solved).flatMap(([{ number, end, open }, p]): SneakEnd[] => {
    const passes = end === AGAIN ? againAfter(open).value : Number(end === 'passed');
    return [
      { number, passed: true, p: p * passes },
      { number, passed: false, p: p * (1 - passes) },
    ];
  });
  const bound = Math.max(0, ...[...agains.values()].map((one) => one.bound)) + boundOfGames(2);
  return { value: solved.value ?? 0, ends: ends.filter(({ p }) => p > 0), bound };
}

function linksOf(
  [own, watch]: readonly [Side, Side],
  [sneaker, opponent]: readonly [Figure, Figure],
  house: House,
): Chain<State, Results, Ended>['links'] {
  return [
    {
      side: own,
      seeks: true,
      // A lower number may be worth more if it costs less.
      made: resultsOf(own, sneaker, house, false),
      after: (before, first) => ({ ...before, first }),
    },
    {
      seeks: true,
      options: ({ first }) => first.map((one) => [{ ...one, told: false }]),
      after: (before, first) => ({ ...before, first }),
    },
    {
      side: watch,
      seeks: false,
      classes: ({ first: [one] }, check) => classesAgainst(one?.number ?? 0, check),
      made: resultsOf(watch, opponent, house, true),
      after: (before, second) => ({ ...before, second }),
    },
    {
      seeks: false,
      options: ({ second }) => second.map((one) => [one]),
      after: (before, second) => ({ ...before, second }),
    },
  ];
}

const NOTHING: Result = { number: 0, open: 0, told: false, thrown: false };

/** HH-R-84: without a face of 4 or more sneaking fails, whatever anybody throws. */
function endOf({ first: [own = NOTHING], second: [other = NOTHING] }: State): Ended {
  const { number, open } = own;
  if (number < LOWEST_SUCCESS) return { number, end: 'failed', open: 0 };
  const winner = winnerOf(number, other.number, 'reroll');
  // The sneaker's number lies there already: only what the other throws may have cost something.
  if (winner === 'tie' && goesOn({ ...own, told: false, thrown: true }, other)) {
    return { number, end: AGAIN, open };
  }
  return { number, end: winner === 'defending' ? 'failed' : 'passed', open: 0 };
}

/** Both throw anew, and on a tie anew; one that has cost somebody something passes. */
function thrownAgain(
  { scene, sneaker, opponent, sidesIn }: Sneaking,
  open: number,
  house: House,
): { readonly value: number; readonly bound: number } {
  const before = figureOf(scene, sneaker) as Figure;
  const { effects } = losePoints(QUIET, before, 'psyche', open, scene.clock, 'HH-MIS-04');
  const after = applyEffects(scene, effects);
  const contest: Contest<'passed' | 'failed' | typeof AGAIN> = {
    sides: sidesIn(after) ?? [[], []],
    figures: [figureOf(after, sneaker) as Figure, figureOf(after, opponent) as Figure],
    seeks: [true, false],
    numberWins: true,
    end: (first, second) => {
      const winner = winnerOf(first.number, second.number, 'reroll');
      if (winner === 'tie' && goesOn(first, second)) return AGAIN;
      return winner === 'defending' ? 'failed' : 'passed';
    },
    worth: (ended) => Number(ended === 'passed'),
  };
  const { value = 0, ...solved } = solveAgain(contest, house);
  return { value, bound: solved.kind === 'doubles' ? solved.bound : 0 };
}

import { type Figure, figureOf, type Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { type Tie, winnerOf } from './compared-check.ts';
import { makeCheck, makeOpposedChecks, type Tested, type WorldCheck } from './world-check.ts';

export interface ContestSide {
  readonly figure: string;
  readonly tested: string;
  readonly mode: 'single' | 'sieve';
  /** What this side has rolled already. */
  readonly number?: number | undefined;
}

export interface Contest {
  readonly scene: Scene;
  readonly acting: ContestSide;
  readonly defending: ContestSide;
  /** HH-R-16: who wins a tie. */
  readonly tie: Tie;
  /** All that has happened before in the same rule. */
  readonly before?: readonly unknown[];
}

export interface Contested {
  /** A tie that counts for nobody, after one throw. */
  readonly winner: 'acting' | 'defending' | 'tie';
  /** Whether both sides can throw again. */
  readonly again: boolean;
  readonly effects: readonly HhEffect[];
}

/** HH-CHK-08, HH-R-16: both sides check once, the higher number wins; a tie by context. */
export function contestOnce(fate: HhFate, contest: Contest, house: House): Contested {
  const { scene, acting, defending, tie, before = [] } = contest;
  const checkOf = (side: ContestSide): WorldCheck => ({
    scene,
    figure: figureOf(scene, side.figure) as Figure,
    tested: side.tested,
    mode: side.mode,
    minimum: null,
    before: [before, acting.number],
  });
  const [first, second] =
    acting.number === undefined
      ? (makeOpposedChecks(fate, [checkOf(acting), checkOf(defending)], house) as readonly [Tested, Tested])
      : [
          known(acting.number),
          defending.number === undefined
            ? makeCheck(fate, checkOf(defending), house)
            : known(defending.number),
        ];
  const winner = winnerOf(first.number, second.number, tie);
  const name = (side: ContestSide) => (figureOf(scene, side.figure) as Figure).name;
  fate.note('HH-CHK-08', {
    kind: 'compared',
    winner: { acting: name(acting), defending: name(defending), tie: null }[winner],
    by: [first.number, second.number],
  });
  return { winner, again: first.thrown || second.thrown, effects: [...first.effects, ...second.effects] };
}

type Rolled = Pick<Tested, 'number' | 'thrown' | 'effects'>;
const known = (number: number): Rolled => ({ number, thrown: true, effects: [] });

/**
 * HH-R-16: a tie that the table wants thrown again is, with all dice of both sides, until one is ahead. One that has cost
 * somebody something is told first; the next throw is a new contest then.
 */
export function contest(fate: HhFate, given: Contest, house: House): Contested {
  const { acting, defending } = given;
  let contested = contestOnce(fate, given, house);
  const fresh = { acting: { ...acting, number: undefined }, defending: { ...defending, number: undefined } };
  while (contested.winner === 'tie' && contested.again && contested.effects.length === 0) {
    fate.mark(`again|${acting.figure}|${defending.figure}|${JSON.stringify(given.before ?? [])}`);
    contested = contestOnce(fate, { ...given, ...fresh, before: ['again', given.before] }, house);
  }
  return contested;
}

import type { Faces } from '@tafelrunde/kernel';
import type { Figure, Item, Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { hasThrown } from './compared-check.ts';
import { type CheckRequest, checkProblem, type FigureCheck, rollCheck } from './figure-check.ts';
import { type GroupLimits, LOWEST_SUCCESS } from './groups.ts';
import type { RollMode } from './keep-and-reroll.ts';
import { counted } from './numbers.ts';
import { everyOther, type RivalsOf, rollOpposed } from './opposed-checks.ts';
import type { NumbersAlike } from './throws-alike.ts';

/** A check as the rules outside of combat ask for it. */
export interface WorldCheck {
  readonly scene: Scene;
  readonly figure: Figure;
  /** The figure as it is by now, where its dice were counted before. */
  readonly payer?: Figure;
  /** The name of an attribute or a skill. */
  readonly tested: string;
  readonly mode: RollMode;
  /** HH-R-15: 4 where nothing is said; null where no number has to be reached: it is compared, or read die by die. */
  readonly minimum?: number | null;
  readonly item?: Item;
  readonly cap?: number;
  /** All that has happened before in the same rule. */
  readonly before?: readonly unknown[];
  /** Of a single throw without items: which numbers lead to the same. */
  readonly alike?: NumbersAlike;
}

export interface Tested {
  readonly success: boolean;
  /** 0 for a failure: it is below every minimum (HH-R-04). */
  readonly number: number;
  /** Dice that still count, ascending. */
  readonly usable: Faces;
  /** The group that was picked; with equals alone the best set. Descending. */
  readonly group: Faces;
  readonly limits: GroupLimits;
  /** Whether there was a die to throw. */
  readonly thrown: boolean;
  readonly effects: readonly HhEffect[];
}

/** HH-R-13, HH-R-15: a check that cannot be made counts as failed; without a minimum 4 is enough. */
export function makeCheck(fate: HhFate, check: WorldCheck, house: House): Tested {
  const request = requestFor(check);
  return isPossible(fate, request) ? testedBy(rollCheck(fate, request, house)) : FAILED;
}

/** HH-LRN-09, HH-R-20: checks against each other; who has high mastery may swap dice with a rival. */
export function makeOpposedChecks(
  fate: HhFate,
  checks: readonly WorldCheck[],
  house: House,
  rivalsOf: RivalsOf = everyOther(checks.length),
): readonly Tested[] {
  const requests = checks.map(requestFor);
  const possible = [...requests.keys()].filter((place) => isPossible(fate, requests[place] as CheckRequest));
  const rivals: RivalsOf = (place) =>
    rivalsOf(possible[place] as number)
      .map((other) => possible.indexOf(other))
      .filter((other) => other >= 0);
  const rolling = possible.map((place) => requests[place] as CheckRequest);
  const rolled = rollOpposed(fate, rolling, rivals, house);
  return checks.map((_, place) => {
    const own = rolled[possible.indexOf(place)];
    return own === undefined ? FAILED : testedBy(own);
  });
}

export function requestFor({
  scene,
  figure,
  payer,
  tested: name,
  mode,
  minimum,
  item,
  cap,
  before,
  alike,
}: WorldCheck): CheckRequest {
  const kind = figure.attributes[name] === undefined ? 'skill' : 'attribute';
  const context = JSON.stringify([name, figure.id, before ?? []]);
  return {
    scene,
    figure,
    payer,
    tested: { kind, name },
    mode,
    minimum: minimum === null ? undefined : (minimum ?? LOWEST_SUCCESS),
    item,
    cap,
    context,
    alike,
  };
}

function isPossible(fate: HhFate, request: CheckRequest): boolean {
  const reason = checkProblem(request);
  if (reason === null) return true;
  fate.note('HH-R-13', { kind: 'noCheck', figure: request.figure.name, tested: request.tested.name, reason });
  return false;
}

const FAILED: Tested = {
  success: false,
  number: 0,
  usable: [],
  group: [],
  limits: { cap: 0, runs: false },
  thrown: false,
  effects: [],
};

function testedBy(check: FigureCheck): Tested {
  const { outcome, usable, limits, effects } = check;
  return {
    success: outcome.success ?? outcome.number >= LOWEST_SUCCESS,
    number: counted(outcome.number),
    usable,
    group: outcome.group,
    limits,
    thrown: hasThrown(check),
    effects,
  };
}

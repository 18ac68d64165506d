import type { Faces } from '@tafelrunde/kernel';
import { HERB_LEVELS, type HerbLevel } from '../data/herbs.ts';
import { applyEffects } from '../effects.ts';
import { figureOf, isAble, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refusal, type Refused, refused } from '../rule.ts';
import { equalDice } from './groups.ts';
import { passTime } from './time-passes.ts';
import { makeCheck, type WorldCheck } from './world-check.ts';

/** HH-HRB-01. */
const SEARCH_MINUTES = 30;

export interface Find {
  readonly level: HerbLevel;
  readonly portions: number;
}

/** HH-HRB-02: below 4 nothing. */
export function findFor(result: number): Find | null {
  const row = HERB_LEVELS.findLast(({ from }) => result >= from);
  return row === undefined ? null : { level: row.level, portions: row.portions };
}

/** HH-HRB-01 to 03, HH-R-83: each die of 4 or more is a find; an equal die adds a portion to its own. */
export function findsOf(usable: Faces, number: number, cap: number, house: House): readonly Find[] {
  const equals = equalDice(usable.filter((face) => face <= cap));
  if (house['herbs.mode'] === 'totalOnly') {
    const find = findFor(number);
    return find === null
      ? []
      : [{ ...find, portions: find.portions + equals.filter((face) => face >= 4).length }];
  }
  return usable.flatMap((face) => {
    const find = findFor(face);
    if (find === null) return [];
    return [{ ...find, portions: find.portions + (equals.includes(face) ? 1 : 0) }];
  });
}

export interface SearchInput {
  readonly scene: Scene;
  readonly figure: string;
}

export interface Found {
  readonly finds: readonly Find[];
  readonly portions: number;
}

/** What is thrown for it, or why nothing can be. */
export function searchCheck({ scene, figure: id }: SearchInput): WorldCheck | Refusal {
  const figure = figureOf(scene, id);
  if (figure === undefined) return 'unknown-figure';
  return isAble(figure) ? { scene, figure, tested: 'wilderness', mode: 'sieve', minimum: null } : 'not-able';
}

export function foundBy(usable: Faces, number: number, cap: number, house: House): Found {
  const finds = findsOf(usable, number, cap, house);
  return { finds, portions: finds.reduce((sum, find) => sum + find.portions, 0) };
}

/** HH-HRB-01: half an hour of searching. */
export function searchHerbs(
  fate: HhFate,
  { scene, figure: id }: SearchInput,
  house: House,
): { outcome: Found | Refused; effects: readonly HhEffect[] } {
  const wanted = searchCheck({ scene, figure: id });
  if (typeof wanted === 'string') return refused(wanted);
  const check = makeCheck(fate, wanted, house);
  const outcome = foundBy(check.usable, check.number, check.limits.cap, house);
  const { finds, portions } = outcome;
  const { name } = wanted.figure;
  fate.note('HH-HRB-02', { kind: 'herbsFound', figure: name, finds: finds.length, portions });
  const time = passTime(fate, { scene: applyEffects(scene, check.effects), minutes: SEARCH_MINUTES }, house);
  return { outcome, effects: [...check.effects, ...time.effects] };
}

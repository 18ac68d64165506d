import type { Figure } from '../model.ts';
import type { House } from '../rule.ts';
import { initiativeModifiers } from './initiative.ts';
import { sumOf } from './modifiers.ts';

/** Totals are counted until what lies beyond has no chance that a double could hold beside one: 2^-60. */
const BITS = 60;

/** PW-DIE-03, PW-R-02, PW-R-04: the chance of each total of one figure. */
export function totalsOf(figure: Figure, house: House): ReadonlyMap<number, number> {
  const { die } = figure.attributes.agility;
  const limit = house['explode.limit'];
  const throws = house.canBeCritical.initiative
    ? Math.min((limit ?? Number.POSITIVE_INFINITY) + 1, Math.ceil(BITS / Math.log2(die)))
    : 1;
  const modifier = sumOf(initiativeModifiers(figure));
  const totals = new Map<number, number>();
  for (let k = 0; k < throws; k += 1) {
    const p = die ** -(k + 1);
    for (let face = 1; face < die; face += 1) totals.set(k * die + face + modifier, p);
    if (k === throws - 1) totals.set(throws * die + modifier, p);
  }
  return totals;
}

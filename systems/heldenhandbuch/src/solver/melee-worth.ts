import type { Faces } from '@tafelrunde/kernel';
import { MANOEUVRE_TABLE } from '../data/manoeuvres.ts';
import type { DicePool, WeaponType } from '../model.ts';
import type { House } from '../rule.ts';
import type { Armour } from '../rules/armour-wear.ts';
import { attackValues } from '../rules/attack.ts';
import { mustCloseIn, payableDice } from '../rules/closing-in.ts';
import { canStop } from '../rules/defence.ts';
import { damageDiceOf } from '../rules/exchange.ts';
import { partsOf, rescueDice } from '../rules/fight-dice.ts';
import { sumOf, without } from '../rules/groups.ts';
import { manoeuvreOf } from '../rules/manoeuvres.ts';
import { expectedInjuries } from './damage-value.ts';
import type { Layout } from './melee-hands.ts';

/** What a fighter can aim at with the own dice alone, by name; the usual one first. */
export const MELEE_GOALS = ['woundsNow', 'woundsUnstopped', 'attackDice', 'attackSum', 'defenceSum'] as const;
export type MeleeGoal = (typeof MELEE_GOALS)[number];

/** Whoever may be attacked. */
export interface Opponent {
  readonly weapon: WeaponType | null;
  readonly armour: Armour | undefined;
  /** HH-R-45: whether the distance is closed already. */
  readonly inReach: boolean;
  /** What the dice that lie before them now can become. */
  readonly layouts: readonly Layout[];
}

export interface Attacker {
  readonly weapon: WeaponType | null;
  /** HH-R-35: where the table leaves it to the attacker, both. */
  readonly damage: readonly DicePool[];
  readonly opponents: readonly Opponent[];
}

/** What a group is worth, each wave and each target the best there is. */
export function groupWorth(goal: MeleeGoal, attacker: Attacker, house: House): (group: Faces) => number {
  switch (goal) {
    case 'attackDice':
      return (group) => group.length;
    case 'attackSum':
      return (group) => sumOf(attackValues(group));
    case 'defenceSum':
      return sumOf;
    case 'woundsUnstopped':
      return woundsOf(attacker, house, () => false);
    case 'woundsNow':
      return woundsOf(attacker, house, (attacks, { layouts }) =>
        layouts.some(({ group, usable }) => {
          const rescue = rescueDice({ group, unused: group, outside: without(usable, group), converted: [] });
          return canStop({ attacks, group, rescue }, house['defence.sums']);
        }),
      );
  }
}

type Stops = (attacks: readonly number[], opponent: Opponent) => boolean;

/** HH-MEL-07, HH-MEL-13, HH-DMG-02: one wave of attacks; what is held back is there for the damage roll. */
function woundsOf({ weapon, damage, opponents }: Attacker, house: House, stops: Stops) {
  const known = new Map<string, number>();
  const injuries = (opponent: number, extra: number, multiplier: number): number => {
    const key = `${opponent}|${extra}|${multiplier}`;
    let most = known.get(key);
    if (most === undefined) {
      const { armour } = opponents[opponent] as Opponent;
      const pools = damage.map((base) => ({ ...base, count: base.count + extra }));
      most = Math.max(0, ...pools.map((pool) => expectedInjuries(pool, multiplier, armour, house)));
      known.set(key, most);
    }
    return most;
  };
  return (group: Faces): number => {
    let best = 0;
    const waves = group.length < 2 ? [] : partsOf(group);
    for (const launched of waves) {
      const manoeuvre = manoeuvreOf({ group, converted: [] }, launched, house);
      const multiplier = manoeuvre === null ? 1 : MANOEUVRE_TABLE[manoeuvre].damage;
      const blows = house['melee.hitPerUnstoppedAttack'] ? launched.length : 1;
      opponents.forEach((opponent, i) => {
        const closes = !opponent.inReach && mustCloseIn(weapon, opponent.weapon);
        const groups = closes
          ? payableDice(group, launched, launched).map(({ value }) => without(group, [value]))
          : [group];
        const extras = groups.map((left) => damageDiceOf(left, launched, manoeuvre, house));
        const worth = blows * Math.max(0, ...extras.map((extra) => injuries(i, extra, multiplier)));
        if (worth > best && !stops(attackValues(launched, group), opponent)) best = worth;
      });
    }
    return best;
  };
}

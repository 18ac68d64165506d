import { GM } from '@tafelrunde/kernel';
import { type DamageType, isNatural, type MeleeWeapon, type RangedWeapon } from '../items.ts';
import { alliesOf, distanceBetween, type Figure, type Scene } from '../model.ts';
import type { Effects, Fate, House } from '../rule.ts';
import { byName } from './options.ts';
import { type Consequence, patzerConsequence, patzerEffects } from './patzer.ts';
import { mayStrikeAt } from './reach.ts';
import { strike } from './strike.ts';

/** An attack that went badly wrong. */
export interface BadAttack {
  readonly scene: Scene;
  readonly attacker: Figure;
  readonly weapon: MeleeWeapon | RangedWeapon;
  readonly type: DamageType | null;
  /** Fate dice that the attack itself has already used. */
  readonly fateUsed: number;
}

export interface PatzerResult {
  readonly consequence: Consequence;
  readonly effects: Effects;
}

/** DP-CHL-13, DP-CHL-14, DP-R-121: the weapon drops, or the balance is lost with claws and fists; or a friend is hit. */
export function attackPatzer(fate: Fate, bad: BadAttack, house: House): PatzerResult {
  const { scene, attacker, weapon } = bad;
  const friends = friendsInTheWay(bad, house);
  const category = isNatural(weapon) ? 'unarmed' : 'attack';
  const consequence = patzerConsequence(fate, category, house, friends.length === 0 ? ['allyHit'] : []);
  const effects =
    consequence === 'allyHit'
      ? hitFriend(fate, bad, chooseFriend(fate, friends), house)
      : patzerEffects(scene, attacker, consequence, { target: null, item: weapon.id });
  return { consequence, effects };
}

/** Friends that the weapon can reach; where nobody knows how far off they are, all of them. */
function friendsInTheWay({ scene, attacker, weapon }: BadAttack, house: House): readonly Figure[] {
  return alliesOf(scene, attacker).filter((friend) => {
    if (friend.consciousness === 'dead' || weapon.dice === null) return false;
    if (weapon.kind === 'melee') return mayStrikeAt(scene, attacker, friend, weapon.reach, house);
    const metres = distanceBetween(scene, attacker, friend);
    return metres === null || metres <= (weapon.ranges.at(-1) ?? 0);
  });
}

/** The GM says who it is; a single friend needs no question. */
function chooseFriend(fate: Fate, friends: readonly Figure[]): Figure {
  const [only] = friends;
  if (only !== undefined && friends.length === 1) return only;
  return fate.choose({ id: 'friendHit', cite: 'DP-CHL-14', by: GM, options: byName(friends) });
}

/** DP-CHL-13, DP-DMG-01: the usual damage roll, against the friend. */
export function hitFriend(
  fate: Fate,
  { scene, attacker, weapon, type, fateUsed }: BadAttack,
  friend: Figure,
  house: House,
): Effects {
  fate.note('DP-CHL-14', { kind: 'friendHit', figure: attacker.name, friend: friend.name });
  const hit = { scene, attacker, target: friend, weapon, type, crits: 0, bonus: [], coverValue: 0, fateUsed };
  return strike(fate, hit, house).effects;
}

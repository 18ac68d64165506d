import { GM, question } from '@tafelrunde/kernel';
import { UNTYPED_ARMOUR } from '../data/weapons.ts';
import {
  type ArmourItem,
  type DamageType,
  isDestroyed,
  type MeleeWeapon,
  type RangedWeapon,
} from '../items.ts';
import type { Consciousness, Figure, Scene } from '../model.ts';
import type { DpEffect, Effects, Fate, House, Share } from '../rule.ts';
import { type Protection, protection, wearEffects, wornArmour } from './armour.ts';
import { countDice } from './challenge.ts';
import { type Damage, type DamageRoll, hasDice, NO_DAMAGE, settleDamage } from './damage.ts';
import { typesOf, UNARMED } from './equipment.ts';
import { fateAfterwards, fateDiceOf, fateShare, spendFate, usedFate, withoutSpent } from './fate-dice.ts';
import { penaltiesOf } from './penalties.ts';
import { inflict } from './wounds.ts';

/** A hit that is to do damage. */
export interface Strike {
  readonly scene: Scene;
  readonly attacker: Figure;
  readonly target: Figure;
  readonly weapon: MeleeWeapon | RangedWeapon;
  readonly type: DamageType | null;
  /** Critical successes of the attack that still count. */
  readonly crits: number;
  readonly bonus: readonly Share[];
  /** DP-RNG-05: cover that was shot through. */
  readonly coverValue: number;
  /** Fate dice that the attack itself has already used. */
  readonly fateUsed: number;
}

export interface Struck {
  readonly wounds: number;
  readonly stun: number;
  readonly state: Consciousness;
  readonly effects: Effects;
}

/** DP-R-75: of several types the attacker chooses one before the attack roll. */
export function chooseType(
  fate: Fate,
  attacker: Figure,
  weapon: MeleeWeapon | RangedWeapon,
  given: DamageType | null,
  house: House,
): DamageType | null {
  const types = typesOf(weapon, house);
  if (given !== null || types.length < 2) return given ?? types[0] ?? untyped(weapon, house);
  return fate.choose(question('damageType', 'DP-R-75', attacker.id, types));
}

/** DP-R-76: the armour value that counts against a weapon without a type. */
const untyped = ({ weapon }: MeleeWeapon | RangedWeapon, { untypedWeapons }: House): DamageType | null =>
  untypedWeapons === 'stun' ? (UNTYPED_ARMOUR[weapon] ?? null) : null;

/** DP-R-76: whether a weapon wounds or only stuns. */
function isStunning(weapon: MeleeWeapon | RangedWeapon, house: House): boolean {
  if (weapon.weapon === UNARMED.weapon) return house.unarmedDamage === 'stun';
  return weapon.types.length === 0 && house.untypedWeapons === 'stun';
}

/** DP-R-15: a damage die for each critical success; the attacker may trade some for an effect, if the GM agrees. */
export function critDice(fate: Fate, attacker: Figure, crits: number, house: House): number {
  if (crits === 0 || house.attackCrits === 'none') return 0;
  if (house.attackCrits === 'effectOnly') {
    fate.note('DP-R-15', { kind: 'critsTraded', crits });
    return 0;
  }
  const options = Array.from({ length: crits + 1 }, (_, n) => ({ key: `${n}`, value: n }));
  const traded = fate.choose({ id: 'tradeCrits', cite: 'DP-R-15', by: attacker.id, options });
  if (traded === 0) return crits;
  if (fate.choose(question('tradeAgreed', 'DP-R-15', GM, ['agree', 'disagree'])) === 'disagree') return crits;
  fate.note('DP-R-15', { kind: 'critsTraded', crits: traded });
  return crits - traded;
}

/** DP-DMG-01 to 04, DP-ARM-01: damage against armour, wounds or stun, and what the armour suffers. */
export const strike = (fate: Fate, hit: Strike, house: House): Struck =>
  volley(fate, hit, { hits: 1, net: 0 }, house);

/** DP-SPA-07: one full damage roll for each hit, each against what the ones before have left of the armour. */
export function volley(
  fate: Fate,
  hit: Strike,
  { hits, net: attackNet }: { readonly hits: number; readonly net: number },
  house: House,
): Struck {
  const stuns = isStunning(hit.weapon, house);
  const worn = new Map<string, ArmourItem>();
  const spent: DpEffect[] = [];
  let { target } = hit;
  let aim = aimAt(fate, hit, target, house);
  let fateUsed = hit.fateUsed;
  let total = 0;
  for (let left = hits - 1; left >= 0; left -= 1) {
    const thrown = throwDamage(fate, { ...hit, fateUsed }, aim.roll, house);
    const { wounds, net } = thrown.damage;
    fateUsed += thrown.fateUsed;
    spent.push(...thrown.effects);
    total += wounds;
    const changed = wornArmour(aim.armour, { wounds: stuns ? 0 : wounds, net }, house);
    for (const item of changed) worn.set(item.id, item);
    if (left === 0) break;
    target = { ...target, inventory: target.inventory.map((item) => worn.get(item.id) ?? item) };
    aim = changed.some(isDestroyed)
      ? aimAt(fate, hit, target, house)
      : { ...aim, armour: refit(aim.armour, worn) };
    const state = aim.armour.armours.map(({ woundsTaken }) => woundsTaken);
    // All that the hits to come depend on, and the attack, which the outcome tells as well.
    fate.mark(`${hit.type}|net${attackNet}|${left} left|${total}|${state}|${fateUsed}`);
  }
  const [wounds, stun] = stuns ? [0, total] : [total, 0];
  const inflicted = inflict(fate, hit.target, { wounds, stun, source: hit.weapon.name }, house);
  const effects = [...spent, ...inflicted.effects, ...wearEffects(fate, hit.target, worn.values())];
  return { wounds, stun, state: inflicted.state, effects };
}

const refit = (armour: Protection, worn: ReadonlyMap<string, ArmourItem>): Protection => ({
  ...armour,
  armours: armour.armours.map((item) => worn.get(item.id) ?? item),
});

/** What has to be rolled against this target. */
function aimAt(fate: Fate, hit: Strike, target: Figure, house: House) {
  const { scene, attacker, weapon } = hit;
  const armour = protection(fate, target, { type: hit.type, ranged: weapon.kind === 'ranged' }, house);
  const roll: DamageRoll = {
    of: { by: attacker.id, role: 'damage' },
    positive: [
      ...weaponShares(attacker, weapon),
      { source: 'crits', dice: hit.crits },
      ...hit.bonus,
      { source: 'armourGaps', dice: armour.bonusDice },
    ],
    penalty: penaltiesOf(scene, attacker, { roll: 'ownDamage', item: weapon.id }, house),
    // DP-DMG-03; DP-R-60: cover that is shot through counts as well.
    difficulty: 1 + armour.value + hit.coverValue,
  };
  return { armour, roll };
}

/** DP-DMG-02: weapon dice, and strength where the table has a "+". */
const weaponShares = ({ attributes }: Figure, weapon: MeleeWeapon | RangedWeapon): readonly Share[] => [
  { source: `item:${weapon.name}`, dice: weapon.dice ?? 0 },
  { source: 'strength', dice: weapon.addsStrength ? attributes.strength : 0 },
];

/** DP-R-21: fate dice may go into the damage roll too, unless the table says no. */
function damageFate(fate: Fate, { scene, attacker, fateUsed }: Strike, house: House): number {
  if (!house.fateOnDamage || house.fateTiming === 'after') return 0;
  const left = fateDiceOf(scene, attacker, house) - fateUsed;
  if (left <= 0) return 0;
  const options = Array.from({ length: left + 1 }, (_, n) => ({ key: `${n}`, value: n }));
  return fate.choose({ id: 'damageFate', cite: 'DP-R-21', by: attacker.id, options });
}

/** Dice, and the fate dice that go with them or after them. */
function throwDamage(fate: Fate, hit: Strike, roll: DamageRoll, house: House): Thrown {
  if (!hasDice(fate, roll)) return { damage: NO_DAMAGE, fateUsed: 0, effects: [] };
  const { scene, attacker } = hit;
  const before = damageFate(fate, hit, house);
  const first = countDice(fate, { ...roll, positive: [...roll.positive, fateShare(before)] }, house);
  if (!house.fateOnDamage || house.fateTiming === 'before')
    return {
      damage: settleDamage(fate, first, roll, house),
      fateUsed: before,
      effects: spendFate(fate, attacker, before),
    };
  const { owner, table } = withoutSpent(scene, attacker, hit.fateUsed);
  const { count, effects } = fateAfterwards(fate, table, owner, first, house);
  return { damage: settleDamage(fate, count, roll, house), fateUsed: usedFate(attacker, effects), effects };
}

interface Thrown {
  readonly damage: Damage;
  readonly fateUsed: number;
  readonly effects: Effects;
}

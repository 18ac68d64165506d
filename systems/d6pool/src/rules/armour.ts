import { GM, question } from '@tafelrunde/kernel';
import { type ArmourItem, type DamageType, isDestroyed } from '../items.ts';
import type { Figure } from '../model.ts';
import type { DpEffect, Effects, Fate, House } from '../rule.ts';
import { byName } from './options.ts';

export interface Protection {
  /** What it stands against; null: nothing stops the attack. */
  readonly type: DamageType | null;
  /** Added to the difficulty of the damage roll. */
  readonly value: number;
  /** DP-ARM-02: what gaps give the attacker. */
  readonly bonusDice: number;
  /** What the damage has to go through. */
  readonly armours: readonly ArmourItem[];
}

const NO_PROTECTION: Protection = { type: null, value: 0, bonusDice: 0, armours: [] };

/** DP-ARM-02: the same armour on these is the least for its full value; without the first it protects nobody (DP-R-84). */
const FULL = ['torso', 'arms', 'head'] as const;

/** DP-ARM-01: what a figure's armour does against an attack; null is an attack that armour does not stop (DP-R-76). */
export function protection(
  fate: Fate,
  figure: Figure,
  against: { readonly type: DamageType | null; readonly ranged: boolean },
  house: House,
): Protection {
  const { type, ranged } = against;
  if (type === null) return NO_PROTECTION;
  // DP-R-83: armour that has taken its wounds protects no more.
  const worn = figure.inventory.filter(
    (item): item is ArmourItem => item.kind === 'armour' && item.carried === 'worn' && !isDestroyed(item),
  );
  const main = whichCounts(
    fate,
    worn.filter(({ rangedOnly, zones }) => !rangedOnly && zones.includes(FULL[0])),
  );
  // DP-R-86: energy shields stop shots only, on top of other armour.
  const shields = ranged ? worn.filter((item) => item.rangedOnly) : [];
  const armours = [...(main === undefined ? [] : [main]), ...shields];
  if (armours.length === 0) return NO_PROTECTION;
  const value = armours.reduce((sum, item) => sum + item.values[type], 0);
  const bonusDice = main === undefined ? 0 : gapDice(fate, main, house);
  fate.note('DP-ARM-01', { kind: 'protected', figure: figure.name, value, type, bonusDice });
  return { type, value, bonusDice, armours };
}

/** DP-R-84: two armours do not add up; the GM names the one that counts. */
function whichCounts(fate: Fate, worn: readonly ArmourItem[]): ArmourItem | undefined {
  if (worn.length < 2) return worn[0];
  return fate.choose({ id: 'whichArmour', cite: 'DP-R-84', by: GM, options: byName(worn) });
}

/** DP-ARM-02, DP-R-84: a bonus die for each gap, or as many as the GM says; asked, their number is preset. */
function gapDice(fate: Fate, item: ArmourItem, { partialArmour }: House): number {
  const gaps = FULL.filter((zone) => !item.zones.includes(zone)).length;
  if (gaps === 0 || partialArmour === 'oneDiePerZone') return gaps;
  const others = [0, 1, 2, 3].filter((dice) => dice !== gaps);
  return Number(fate.choose(question('armourGaps', 'DP-R-84', GM, [gaps, ...others].map(String))));
}

/**
 * DP-R-83: what armour is after a damage roll that went through it; `net` are the net successes of that roll. What an armour
 * has no value against does not wear it.
 */
export function wornArmour(
  { type, value, armours }: Protection,
  { wounds, net }: { readonly wounds: number; readonly net: number },
  house: House,
): readonly ArmourItem[] {
  if (!house.modules.includes('armourWear') || house.armourWear === 'hazardsOnly') return [];
  const taken = house.armourWear === 'mirrorsWearer' ? wounds : Math.min(Math.max(net, 0), value);
  if (taken === 0 || type === null) return [];
  return armours
    .filter(({ values }) => values[type] > 0)
    .map((item) => ({ ...item, woundsTaken: item.woundsTaken + taken }));
}

/** What the wear of armour changes on its wearer. */
export function wearEffects(fate: Fate, figure: Figure, worn: Iterable<ArmourItem>): Effects {
  return [...worn].map((item): DpEffect => {
    const { name: armour, woundsTaken: taken } = item;
    fate.note('DP-R-83', {
      kind: 'armourWorn',
      figure: figure.name,
      armour,
      taken,
      limit: item.woundLimit ?? 0,
    });
    return { kind: 'itemSet', figure: figure.id, item };
  });
}

/** Both at once, for a single damage roll. */
export const armourWear = (
  fate: Fate,
  figure: Figure,
  armour: Protection,
  damage: { readonly wounds: number; readonly net: number },
  house: House,
): Effects => wearEffects(fate, figure, wornArmour(armour, damage, house));

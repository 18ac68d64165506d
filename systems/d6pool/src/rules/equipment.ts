import { ARMOURS, type ArmourId } from '../data/armours.ts';
import { EXPLOSIVES, type ExplosiveId } from '../data/explosives.ts';
import { RANGED_WEAPONS, type RangedRow, type RangedWeaponId } from '../data/ranged-weapons.ts';
import { SHIELDS, type ShieldId } from '../data/shields.ts';
import { MELEE_WEAPONS, type MeleeRow, type MeleeWeaponId } from '../data/weapons.ts';
import {
  type ArmourItem,
  type DamageType,
  type Explosive,
  type Item,
  isDestroyed,
  type MeleeWeapon,
  type RangedWeapon,
  type Shield,
  type Weapon,
  ZONES,
} from '../items.ts';
import type { Figure } from '../model.ts';
import type { House } from '../rule.ts';

/** 4.7: what weapons stand themselves: those of metal like a sword or a pistol, those of wood like a bow. */
const METAL = { armourValue: 2, woundLimit: 6 };
const FIREARM = { armourValue: 2, woundLimit: 4 };
const WOOD = { armourValue: 0, woundLimit: 3 };

const thing = (id: string, kg: number) => ({
  id,
  name: id,
  kg,
  carried: 'held' as const,
  woundsTaken: 0,
  woundLimit: null,
  armourValue: 0,
});

/** DP-EQP-01, DP-EQP-02: a weapon of the list; a setting may rename and change what it gets. */
export function meleeWeapon(row: MeleeWeaponId, id: string = row): MeleeWeapon {
  const { kg, ...figures }: MeleeRow = MELEE_WEAPONS[row];
  return { ...thing(id, kg), ...METAL, kind: 'melee', weapon: row, ...figures };
}

/** What everybody carries: bare hands. */
export const UNARMED: MeleeWeapon = { ...meleeWeapon('unarmed'), woundLimit: null };

/** DP-EQP-03. */
export function rangedWeapon(row: RangedWeaponId, id: string = row): RangedWeapon {
  const { kg, type, ...figures }: RangedRow = RANGED_WEAPONS[row];
  return {
    ...thing(id, kg),
    ...(type === 'bullet' ? FIREARM : WOOD),
    kind: 'ranged',
    weapon: row,
    types: [type === 'bullet' ? 'cut' : type],
    ...figures,
    jammed: false,
    readyAtRound: 0,
    ammo: null,
    loaded: null,
  };
}

/** DP-EQP-04, DP-R-92, DP-R-94: radius and type as the table at home reads them. */
export function explosive(row: ExplosiveId, house: House, id: string = row): Explosive {
  const { dice, type, radius, printedRadius, ranges, skill, kg } = EXPLOSIVES[row];
  return {
    ...thing(id, kg),
    kind: 'explosive',
    explosive: row,
    dice,
    types: [house.explosionType === 'table' ? type : 'blunt'],
    radius: house.blastRadius === 'example' ? radius : printedRadius,
    ranges,
    skill,
    placed: false,
  };
}

/** DP-ARM-04: the full set, unless zones are named. */
export function armour(row: ArmourId, zones = ZONES as ArmourItem['zones'], id: string = row): ArmourItem {
  const { blunt, cut, pierce, wounds, kg, malus, powered, rangedOnly } = ARMOURS[row];
  return {
    ...thing(id, kg),
    kind: 'armour',
    armour: row,
    carried: 'worn',
    values: { blunt, cut, pierce },
    woundLimit: wounds,
    malus,
    zones,
    powered: powered ? true : null,
    burnt: false,
    rangedOnly,
  };
}

/** DP-R-57: OUR ADDITION as equipment. */
export function shield(size: ShieldId, id = `${size}Shield`): Shield {
  return { ...thing(id, SHIELDS[size].kg), kind: 'shield', size, skill: 'shields' };
}

const isBullet = (weapon: RangedWeapon): boolean =>
  (RANGED_WEAPONS as Readonly<Record<string, RangedRow>>)[weapon.weapon]?.type === 'bullet';

/** DP-R-74: what a weapon's damage can be; bullets cut, or pierce like everything else that is shot. */
export function typesOf(weapon: Weapon, { bulletType }: House): readonly DamageType[] {
  return weapon.kind === 'ranged' && isBullet(weapon) ? [bulletType] : weapon.types;
}

/** In the hands and in one piece. */
export const isUsable = (item: Item): boolean => item.carried === 'held' && !isDestroyed(item);

/** The melee weapon a figure means: the one named, or the first it holds, or bare hands. */
export function meleeWeaponOf(figure: Figure, id: string | null): MeleeWeapon | undefined {
  if (id === UNARMED.id) return UNARMED;
  const held = figure.inventory.filter((item) => item.kind === 'melee').filter(isUsable);
  if (id === null) return held[0] ?? UNARMED;
  return held.find((item) => item.id === id);
}

/** The ranged weapon a figure means: the one named, or the first it holds. */
export function rangedWeaponOf(figure: Figure, id: string | null): RangedWeapon | undefined {
  const held = figure.inventory.filter((item) => item.kind === 'ranged').filter(isUsable);
  return id === null ? held[0] : held.find((item) => item.id === id);
}

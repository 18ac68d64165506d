import { type Figure, has, type Item, itemOf, type WeaponType } from '../model.ts';

/** The weapon in hand; none for whoever was disarmed (HH-R-41). */
function wieldedWeapon(figure: Figure): Item | undefined {
  const item = has(figure, 'disarmed') ? undefined : itemOf(figure, figure.wielded);
  return item?.kind === 'weapon' ? item : undefined;
}

/** What a figure fights with at close quarters: a bow is no help there. */
export function meleeWeapon(figure: Figure): Item | undefined {
  const weapon = wieldedWeapon(figure);
  return weapon?.weaponType === 'ranged' ? undefined : weapon;
}

export function rangedWeapon(figure: Figure): Item | undefined {
  const weapon = wieldedWeapon(figure);
  return weapon?.weaponType === 'ranged' ? weapon : undefined;
}

export const weaponTypeOf = (weapon: Item | undefined): WeaponType | null =>
  weapon === undefined ? null : (weapon.weaponType ?? 'other');

/** HH-MEL-15: with bare hands Basis-Kampfkunst; a weapon names its skill, else it goes by its kind. */
export function combatSkill(figure: Figure, weapon: Item | undefined): string {
  if (weapon === undefined) return 'basicCombat';
  const usual = weapon.weaponType === 'ranged' ? 'ranged' : 'melee';
  const named = weapon.skill ?? usual;
  return figure.skills[named] === undefined && weapon.weaponType !== 'ranged' ? 'basicCombat' : named;
}

/** HH-R-41: another weapon to draw, for close quarters. */
export function spareWeapon(figure: Figure): Item | undefined {
  return figure.inventory.find(
    ({ id, kind, weaponType }) => kind === 'weapon' && weaponType !== 'ranged' && id !== figure.wielded,
  );
}

import { LIMITS } from '../data/limits.ts';
import { applyEffects } from '../effects.ts';
import { figureOf, type OfFigure, type Scene, skillOf, type Weapon } from '../model.ts';
import { type Effects, type Fate, type House, type PwEffect, refused } from '../rule.ts';
import { derivedValues } from './derived.ts';

export interface EquipWeaponInput extends OfFigure {
  readonly weapon: string;
  readonly weaponSkill: string;
  readonly parryMod: number;
  readonly canParry: boolean;
  readonly wielded: boolean;
}

/** PW-R-25, PW-DER-17: a weapon names its Probe and its parry modifier; one of the same name is replaced. */
export function equipWeapon(fate: Fate, input: EquipWeaponInput, house: House) {
  const { scene, figure, weapon: name, weaponSkill, parryMod, canParry, wielded } = input;
  const skill = skillOf(scene, weaponSkill);
  if (skill === undefined) return refused('unknown-skill');
  if (!skill.isWeaponSkill) return refused('not-a-weapon-skill');
  return carry(fate, scene, figure, { name, weaponSkill, parryMod, canParry, wielded }, house);
}

export interface WieldInput extends OfFigure {
  readonly weapon: string;
  readonly wielded: boolean;
}

/** PW-R-25: which weapons are in hand. */
export function wield(fate: Fate, { scene, figure, weapon, wielded }: WieldInput, house: House) {
  const known = figureOf(scene, figure)?.weapons.find(({ name }) => name === weapon);
  if (figureOf(scene, figure) !== undefined && known === undefined) return refused('unknown-weapon');
  return carry(fate, scene, figure, { ...(known as Weapon), wielded }, house);
}

function carry(fate: Fate, scene: Scene, id: string, weapon: Weapon, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const isNew = !figure.weapons.some(({ name }) => name === weapon.name);
  if (isNew && figure.weapons.length >= LIMITS.weapons) return refused('too-many');
  fate.note('PW-R-25', { kind: 'weapon', who: figure.name, weapon: weapon.name, wielded: weapon.wielded });
  return equipped(scene, id, { kind: 'weaponCarried', figure: id, weapon }, house);
}

export interface EquipArmourInput extends OfFigure {
  readonly name: string;
  readonly value: number;
}

/** PW-DER-18: armour counts in full; value 0 takes it off. */
export function equipArmour(fate: Fate, { scene, figure: id, name, value }: EquipArmourInput, house: House) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  fate.note('PW-DER-18', { kind: 'armour', who: figure.name, armour: name, value });
  const armour = value === 0 ? null : { name, value };
  return equipped(scene, id, { kind: 'armourWorn', figure: id, armour }, house);
}

function equipped(scene: Scene, id: string, effect: PwEffect, house: House) {
  const after = figureOf(applyEffects(scene, [effect]), id);
  if (after === undefined) return refused('unknown-figure');
  const { parry, armourClass } = derivedValues(after, scene.skills, house);
  const effects: Effects = [effect];
  return { outcome: { kind: 'equipped' as const, parry, armourClass }, effects };
}

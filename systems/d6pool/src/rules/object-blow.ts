import type { Input } from '../actions/inputs.ts';
import { RANGE_CLASSES } from '../data/ranged-weapons.ts';
import { type Item, isDestroyed, type MeleeWeapon, type RangedWeapon } from '../items.ts';
import { distanceBetween, type Figure, figureOf, itemOf, type Scene } from '../model.ts';
import type { House, Refusal } from '../rule.ts';
import { isWalledOff } from './board.ts';
import { isUsable, meleeWeaponOf, rangedWeaponOf, UNARMED } from './equipment.ts';
import { type NotPossible, notPossible } from './prepare.ts';
import { loadedWeapon, weaponProblem } from './ranged.ts';
import { spanBetween } from './reach.ts';
import { rangeClass, sizeDifficulty } from './shot-difficulty.ts';
import { actionProblem } from './turns.ts';

/** An attack on a thing that can be made. */
export interface Blow {
  readonly kind: 'ready';
  readonly scene: Scene;
  readonly figure: Figure;
  readonly object: Item;
  readonly weapon: MeleeWeapon | RangedWeapon;
  readonly difficulty: number;
}

/** DP-OBJ-01: who attacks what with what; unless a weapon is named, the first in hand that will do, or bare hands. */
export function readyBlow(input: Input<'attack-object'>, house: House): Blow | NotPossible {
  const { scene, owner } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return notPossible('unknown-figure');
  const object = findObject(scene, owner, input.object);
  if (object === undefined || isDestroyed(object)) return notPossible('unknown-object');
  const problem = actionProblem(scene, figure, house);
  if (problem !== null) return notPossible(problem);
  const holder = owner === null ? undefined : figureOf(scene, owner);
  if (holder !== undefined && isWalledOff(scene, figure, holder)) return notPossible('wall-in-the-way');
  const tried = weaponsFor(figure, input.weapon).map((held) => {
    const weapon = held.kind === 'ranged' ? loadedWeapon(held, house) : held;
    const reason = handProblem(scene, figure, weapon, house);
    if (reason !== null) return notPossible(reason);
    const distance = input.distance ?? distanceTo(scene, figure, holder, weapon, house);
    const difficulty = objectDifficulty(object, weapon, { ...input, distance }, house);
    if (difficulty === null) return notPossible('out-of-reach');
    return { kind: 'ready' as const, scene, figure, object, weapon, difficulty };
  });
  return tried.find(({ kind }) => kind === 'ready') ?? tried[0] ?? notPossible('no-weapon');
}

function weaponsFor(figure: Figure, id: string | null): readonly (MeleeWeapon | RangedWeapon)[] {
  if (id !== null)
    return [meleeWeaponOf(figure, id) ?? rangedWeaponOf(figure, id)].flatMap((one) => one ?? []);
  const held = figure.inventory.filter((item) => item.kind === 'melee' || item.kind === 'ranged');
  return [...held.filter(isUsable), UNARMED];
}

const handProblem = (
  scene: Scene,
  figure: Figure,
  weapon: MeleeWeapon | RangedWeapon,
  house: House,
): Refusal | null =>
  weapon.kind === 'ranged'
    ? weaponProblem(scene, figure, weapon, { mode: 'single', type: null }, house)
    : null;

/** How far off a thing is: blows are measured as against its owner, shots in metres. */
function distanceTo(
  scene: Scene,
  figure: Figure,
  owner: Figure | undefined,
  weapon: MeleeWeapon | RangedWeapon,
  house: House,
): number {
  if (owner === undefined || owner.id === figure.id) return 0;
  const metres =
    weapon.kind === 'melee'
      ? spanBetween(scene, figure, owner, house)
      : distanceBetween(scene, figure, owner);
  return metres ?? 0;
}

function findObject(scene: Scene, owner: string | null, id: string): Item | undefined {
  if (owner === null) return scene.objects.find((one) => one.id === id);
  const holder = figureOf(scene, owner);
  return holder === undefined ? undefined : itemOf(holder, id);
}

/** DP-OBJ-01, DP-R-110: in melee at least 1, the automatic defence; shots go by size and range. Null: out of reach (DP-MEL-06). */
export function objectDifficulty(
  object: Item,
  weapon: MeleeWeapon | RangedWeapon,
  { distance, size, harder }: Pick<Input<'attack-object'>, 'size' | 'harder'> & { readonly distance: number },
  { objectRangedMinimum }: House,
): number | null {
  if (weapon.kind === 'melee') return distance > weapon.reach ? null : 1 + harder;
  const range = rangeClass(weapon.ranges, distance);
  if (range === null || distance < weapon.minRange) return null;
  const metres = size ?? (object.kind === 'gear' ? object.size : 1);
  const difficulty = sizeDifficulty(metres) + RANGE_CLASSES.indexOf(range) + harder;
  return objectRangedMinimum === 'one' ? Math.max(difficulty, 1) : difficulty;
}

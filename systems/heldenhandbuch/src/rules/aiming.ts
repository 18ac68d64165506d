import { type Faces, faces as facesReading, type Option, pool } from '@tafelrunde/kernel';
import type { Die, Fighter, Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { partsOf } from './fight-dice.ts';
import { adjustDice, type FighterRoll, settleDice } from './fighter-dice.ts';
import { advisedGroup, ascending, descending, facesKey, without } from './groups.ts';
import { type KeepSet, keepAndReroll, keepSets, usualKeep } from './keep-and-reroll.ts';
import { usableLuckyNumber } from './lucky-number.ts';
import { voidSuccesses } from './throwing-together.ts';

/** What a shooter has in front after the first throw of a phase. All faces ascending. */
export interface FirstThrow {
  /** Saved in the phase before. */
  readonly saved: Faces;
  readonly thrown: Faces;
  readonly luckySeen: number;
  /** Dice to throw on with, if the shooter aims: what of the throw is kept. Null: shoots at once. */
  readonly keep: KeepSet | null;
}

/**
 * HH-RNG-01, HH-RNG-02, HH-RNG-04: the dice that are not saved are thrown once; then shoot at once, before all melee fighters
 * of the phase, or keep some of them and go on aiming.
 */
export function throwFirst(
  fate: HhFate,
  roll: FighterRoll,
  fighter: Fighter,
  may: { readonly shoot: boolean; readonly aim: boolean },
  house: House,
): FirstThrow {
  const saved = ascending(fighter.saved.map(({ face }) => face));
  const count = Math.max(0, roll.count - saved.length);
  const shown =
    count === 0
      ? []
      : [...fate.roll(pool(count, roll.sides), facesReading, 'HH-RNG-01', { by: roll.id, role: 'shot' })];
  const lucky = usableLuckyNumber(roll.sides, roll.luckyNumber);
  const luckySeen = shown.filter((face) => face === lucky).length;
  const thrown = voidSuccesses(fate, roll, shown, roll.mustVoid);
  const usual = facesKey([
    ...thrown.filter((face) => face === 1),
    ...usualKeep({ cap: roll.cap, runs: true }, house)(saved, thrown),
  ]);
  const nothing: KeepSet = { faces: [], isFree: false };
  const sets =
    thrown.length === 0 ? [nothing] : keepSets(thrown, { locksOnes: true }, roll.freeThrows > 0, house);
  const aims = sets.map(
    (value): Option<KeepSet | null> => ({
      key: thrown.length === 0 ? 'aim' : facesKey(value.faces),
      value,
    }),
  );
  const shoot: readonly Option<KeepSet | null>[] = may.shoot ? [{ key: 'shoot', value: null }] : [];
  const first = aims.filter(({ key }) => key === usual);
  const aiming = may.aim ? [...first, ...aims.filter((option) => !first.includes(option))] : [];
  const options = [...shoot, ...aiming];
  const [only] = options;
  const keep =
    only !== undefined && options.length === 1
      ? only.value
      : fate.choose({
          id: 'shootOrAim',
          cite: 'HH-RNG-02',
          by: roll.id,
          options,
          dice: { sides: roll.sides, aside: saved, thrown, locked: thrown.filter((face) => face === 1) },
        });
  return { saved, thrown, luckySeen, keep };
}

export interface Aimed {
  readonly saved: readonly Die[];
  readonly effects: readonly HhEffect[];
}

/** HH-RNG-03, HH-R-47: the cascade is finished without pauses, 1s are settled, and any dice may be left lying. */
export function aim(
  fate: HhFate,
  scene: Scene,
  roll: FighterRoll,
  fighter: Fighter,
  { saved, thrown, luckySeen, keep }: FirstThrow,
  house: House,
): Aimed {
  const kept = ascending([...saved, ...(keep?.faces ?? [])]);
  const usual = usualKeep({ cap: roll.cap, runs: true }, house);
  const rest = keepAndReroll(
    fate,
    {
      mode: 'cascade',
      count: thrown.length - (keep?.faces.length ?? 0),
      sides: roll.sides,
      by: roll.id,
      name: roll.name,
      role: 'shot',
      freeThrows: roll.freeThrows - Number(keep?.isFree ?? false),
      locksOnes: true,
      usual: (more, now) => usual(ascending([...kept, ...more]), now),
      watched: usableLuckyNumber(roll.sides, roll.luckyNumber),
    },
    house,
  );
  const lying = adjustDice(fate, roll, ascending([...kept, ...rest.faces]), luckySeen + rest.seen, house);
  const dice = { ...lying, converted: [...convertedBefore(fighter), ...lying.converted] };
  const settled = settleDice(fate, scene, dice, house);
  const left = chooseSaved(fate, roll, settled.usable, house);
  fate.note('HH-RNG-03', { kind: 'aims', figure: roll.name, saved: descending(left) });
  return { saved: asDice(left, settled.converted), effects: settled.effects };
}

/** Saved dice that a lucky number was changed to (HH-R-96). */
export const convertedBefore = ({ saved }: Fighter): Faces =>
  saved.filter(({ converted }) => converted).map(({ face }) => face);

/** HH-RNG-03: any number of the dice; the best group is proposed. */
function chooseSaved(fate: HhFate, roll: FighterRoll, usable: Faces, house: House): Faces {
  if (usable.length === 0) return [];
  const usual = facesKey(advisedGroup(usable, { cap: roll.cap, runs: true }, house) ?? []);
  const options = [...partsOf(usable), []].map((value) => ({ key: facesKey(value), value }));
  return fate.choose({
    id: 'save',
    cite: 'HH-RNG-03',
    by: roll.id,
    options: [...options.filter(({ key }) => key === usual), ...options.filter(({ key }) => key !== usual)],
    dice: { sides: roll.sides, aside: [], thrown: usable, locked: [] },
  });
}

function asDice(faces: Faces, converted: Faces): readonly Die[] {
  let left = converted;
  return faces.map((face) => {
    const isConverted = left.includes(face);
    if (isConverted) left = without(left, [face]);
    return { face, converted: isConverted };
  });
}

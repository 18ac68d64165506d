import type { Faces } from '@tafelrunde/kernel';
import { type Fighter, type Figure, figureOf, type Item, type Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { countOf, type FightDice, laidOut } from './fight-dice.ts';
import { gritTeeth } from './grit-teeth.ts';
import { chooseGroup, descending, equalDice, groupsOf, without } from './groups.ts';
import { allFresh, highMasteryUses } from './high-mastery.ts';
import { bonusOf, weaponCap } from './items.ts';
import { learnFromLuck } from './learning.ts';
import { legendaryEquals, mythosFor } from './legendary-check.ts';
import { type Converted, convertLucky } from './lucky-number.ts';
import { settleOnes } from './mishaps.ts';
import { everyOther, masterAmong } from './opposed-checks.ts';
import { poolSize, testedOf } from './pools.ts';
import { shiftFaces, useSecondChances } from './second-chance.ts';
import type { Thrower } from './throwing-together.ts';
import { diceLostByRows, lockOf, losePoints } from './tracks.ts';
import { combatSkill } from './weapons.ts';

/** A fighter's dice for a phase, and what may be done with them when they lie. */
export interface FighterRoll extends Thrower {
  readonly secondChances: number;
  readonly shifts: readonly number[];
  /** HH-LRN-09. */
  readonly masteryUses: number;
}

/**
 * HH-CHK-06, HH-MEL-17, HH-R-23: the combat dice of a phase, less what is owed, and the cap by skill and weapon. Whoever has
 * no such skill, or no point left to act with (HH-PSY-02), throws nothing.
 */
export function fighterRoll(
  fate: HhFate,
  scene: Scene,
  figure: Figure,
  weapon: Item | undefined,
  fighter: Fighter,
  house: House,
): { readonly roll: FighterRoll; readonly effects: readonly HhEffect[] } {
  const tested = testedOf(figure, { kind: 'skill', name: combatSkill(figure, weapon) });
  const bonus = bonusOf(weapon, house);
  const value = (tested?.value ?? 0) + bonus.skillValue;
  const roll: FighterRoll = {
    id: figure.id,
    name: figure.name,
    count: 0,
    sides: tested?.base.step ?? 6,
    value,
    cap: weaponCap(value, weapon, house),
    luckyNumber: figure.luckyNumber ?? undefined,
    freeThrows: bonus.freeThrows,
    skips: fighter.skipThrows,
    mustVoid: fighter.mustVoid,
    secondChances: bonus.secondChances,
    // HH-R-78: a shift of the number finds no number here.
    shifts: house['bonus.eTarget'] === 'dice' ? bonus.shifts : [],
    masteryUses: highMasteryUses(tested?.value ?? 0),
  };
  if (tested === undefined || lockOf(figure, tested.physical, scene.clock) !== null) {
    fate.note('HH-R-13', { kind: 'noDice', figure: figure.name });
    return { roll, effects: [] };
  }
  const gritted = gritTeeth(fate, figure, tested.physical, scene.clock, house);
  const changes = {
    items: bonus.dice,
    rows: diceLostByRows(figure, tested.physical),
    gritted: gritted.dice,
    owed: fighter.owedDice,
    half: fighter.halfDiceNext,
  };
  const count = Math.max(0, poolSize(fate, figure, tested.base.count, changes, house));
  fate.note('HH-CHK-06', {
    kind: 'pool',
    figure: figure.name,
    tested: tested.name,
    count,
    sides: roll.sides,
  });
  return { roll: { ...roll, count }, effects: gritted.effects };
}

/** Dice of a phase when throwing has ended. */
interface LyingDice extends Converted {
  readonly roll: FighterRoll;
  /** HH-R-21: how often the lucky number fell and was not converted. */
  readonly luckyKept: number;
}

/** HH-ITM-05, HH-LUC-02: what items and the lucky number can change when the dice lie. */
export function adjustDice(
  fate: HhFate,
  roll: FighterRoll,
  faces: Faces,
  luckySeen: number,
  house: House,
): LyingDice {
  const { id, sides } = roll;
  if (faces.length === 0) return { roll, faces, converted: [], luckyKept: 0 };
  const again = useSecondChances(fate, faces, roll.secondChances, sides, id, house);
  const shifted = shiftFaces(fate, again, roll.shifts, sides, id);
  const dice = convertLucky(fate, shifted, sides, roll.luckyNumber, id);
  return { roll, ...dice, luckyKept: luckySeen - dice.converted.length };
}

/** HH-LRN-09, HH-R-20: high mastery when the dice lie: a shadow roll, or a swap between two who fight each other. */
export function masterDice(fate: HhFate, sides: readonly LyingDice[], house: House): readonly LyingDice[] {
  const contestants = sides.map(({ roll, faces }) => ({
    dice: allFresh(roll.id, roll.sides, faces),
    uses: roll.masteryUses,
  }));
  const faces = masterAmong(fate, contestants, everyOther(sides.length), house);
  return sides.map((side, i) => ({ ...side, faces: faces[i] ?? side.faces }));
}

/** Dice that still count when 1s are settled. */
interface SettledDice {
  /** Ascending. */
  readonly usable: Faces;
  readonly converted: Faces;
  readonly effects: readonly HhEffect[];
}

/** HH-MIS-03 to HH-MIS-07: 1s are settled before anything is compared; psyche, respect and luck's learning roll follow. */
export function settleDice(fate: HhFate, scene: Scene, dice: LyingDice, house: House): SettledDice {
  const { id, name, cap, sides, value } = dice.roll;
  const settled = settleOnes(fate, dice.faces, { cap, runs: true, value, sides, by: id, name }, house);
  const figure = figureOf(scene, id) as Figure;
  const lost = losePoints(fate, figure, 'psyche', settled.psycheLost, scene.clock, 'HH-MIS-04');
  const respect: readonly HhEffect[] =
    settled.respectLost > 0 ? [{ kind: 'respect', figure: id, by: -settled.respectLost }] : [];
  const learned = learnFromLuck(fate, figure, Math.max(0, dice.luckyKept), house);
  return {
    usable: settled.usable,
    // Of a set, converted dice are voided first (HH-R-96).
    converted: without(dice.converted, settled.voided),
    effects: [...lost.effects, ...respect, ...learned],
  };
}

/** HH-GRP-04, HH-MEL-05: the group, and what lies beside it. */
export function layOut(
  fate: HhFate,
  { id, name, cap }: FighterRoll,
  { usable, converted }: SettledDice,
  house: House,
): FightDice {
  const worth = (group: Faces): number => group.length * 100 + equalDice(group).length;
  const group = chooseGroup(fate, groupsOf(usable, { cap, runs: true }, house), worth, id);
  const dice = laidOut(usable, group, converted);
  const outside = descending(dice.outside);
  if (group.length > 0)
    fate.note('HH-GRP-04', { kind: 'group', figure: name, faces: descending(group), by: id, outside });
  return dice;
}

/** HH-LUC-05, HH-LUC-06: three equals of 11 or more are worth mythos points in a fight too. */
export function mythosEffects(
  fate: HhFate,
  { id, name, cap }: FighterRoll,
  { usable, converted }: Pick<SettledDice, 'usable' | 'converted'>,
): readonly HhEffect[] {
  const equals = legendaryEquals(usable, cap, (face) => countOf(usable, face) - countOf(converted, face));
  const mythos = mythosFor(equals);
  if (mythos === 0) return [];
  fate.note('HH-LUC-05', { kind: 'legendary', figure: name, equals, mythos });
  return [{ kind: 'mythos', figure: id, by: mythos }];
}

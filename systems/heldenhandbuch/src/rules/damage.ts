import { type Decider, type Faces, faces as facesReading, pool, question } from '@tafelrunde/kernel';
import type { DicePool } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import { type Armour, meetArmour } from './armour-wear.ts';
import { countOf } from './fight-dice.ts';
import { ascending, equalDice, LOWEST_SUCCESS, runDice, without } from './groups.ts';

/** HH-DMG-03. */
export const MOST_THROWN = 6;

export interface Hands {
  /** TS of the weapon; null without one. */
  readonly ts: DicePool | null;
  readonly pts: DicePool;
  /** TSx of the weapon. */
  readonly damageDice: number;
}

/** HH-DMG-01, HH-R-35: in melee the higher of TS and PTS, unarmed PTS, at range TS; TSx comes on top. */
export function damagePool(fate: HhFate, hands: Hands, melee: boolean, by: Decider, house: House): DicePool {
  const base = basePool(fate, hands, melee, by, house);
  return { ...base, count: base.count + hands.damageDice };
}

function basePool(fate: HhFate, hands: Hands, melee: boolean, by: Decider, house: House): DicePool {
  const [usual = 'pts', ...others] = basePools(hands, melee, house);
  const chosen =
    others.length === 0 ? usual : fate.choose(question('damagePool', 'HH-R-35', by, [usual, ...others]));
  return chosen === 'ts' && hands.ts !== null ? hands.ts : hands.pts;
}

/** HH-R-35: what may be thrown; the usual one first. */
export function basePools({ ts, pts }: Hands, melee: boolean, house: House): readonly ('ts' | 'pts')[] {
  if (ts === null) return ['pts'];
  if (!melee) return ['ts'];
  const sorted = isHigher(ts, pts) ? (['ts', 'pts'] as const) : (['pts', 'ts'] as const);
  return house['damage.tsPts'] === 'choose' ? sorted : sorted.slice(0, 1);
}

/** HH-R-35: the larger average n(s+1)/2; on a tie the larger step. */
export function isHigher(a: DicePool, b: DicePool): boolean {
  const difference = a.count * (a.step + 1) - b.count * (b.step + 1);
  return difference === 0 ? a.step >= b.step : difference > 0;
}

/** HH-DMG-02, HH-R-33: one for each equal die, launched or not, and for each run die that has not been used. */
export function extraDamageDice(group: Faces, used: Faces): number {
  return equalDice(group).length + runDice(group).filter((face) => !used.includes(face)).length;
}

export interface DamageRoll {
  readonly base: DicePool;
  /** Dice of the group that may be turned into damage dice. */
  readonly extra: number;
  readonly multiplier: number;
  readonly by: Decider;
  /** Of whoever is hit: it tells which merging is worth most. */
  readonly armour: Armour | undefined;
}

/** HH-PROC-05, HH-DMG-04: a single throw in which each die is a hit of its own; HH-R-36: no check, so 1s are light hits. */
export function rollDamage(fate: HhFate, roll: DamageRoll, house: House): readonly number[] {
  const { base, by } = roll;
  const dice = base.count + chooseExtra(fate, roll.extra, by);
  const of = { by, role: 'damage' };
  const thrown = [...fate.roll(pool(Math.min(dice, MOST_THROWN), base.step), facesReading, 'HH-DMG-04', of)];
  const faces = throwAgain(fate, thrown, Math.max(0, dice - MOST_THROWN), base.step, by, house);
  const merged = mergeEquals(fate, faces, roll, house);
  const hits = multiplied(merged, roll.multiplier, house);
  fate.note('HH-DMG-04', { kind: 'hits', hits });
  return hits;
}

/** HH-R-33: all of them or some. */
function chooseExtra(fate: HhFate, extra: number, by: Decider): number {
  if (extra === 0) return 0;
  const options = Array.from({ length: extra + 1 }, (_, i) => ({ key: String(extra - i), value: extra - i }));
  const taken = fate.choose({ id: 'extraDamage', cite: 'HH-DMG-02', by, options });
  fate.note('HH-DMG-02', { kind: 'extraDamage', dice: taken });
  return taken;
}

/** HH-DMG-03, HH-R-34: for each die above six one die is thrown again, one after the other; the new face stands. */
function throwAgain(
  fate: HhFate,
  thrown: Faces,
  times: number,
  step: number,
  by: Decider,
  house: House,
): Faces {
  let lying = ascending(thrown);
  let fresh: Faces = [];
  for (let left = times; left > 0 && lying.length > 0; left -= 1) {
    const faces = [...new Set(lying)].map((face) => ({ key: String(face), value: face }));
    const stand = { key: 'stand', value: 0 };
    // Above the average a die is better left alone.
    const options = (lying[0] as number) * 2 > step + 1 ? [stand, ...faces] : [...faces, stand];
    const again = fate.choose({ id: 'throwAgain', cite: 'HH-DMG-03', by, options });
    if (again === 0) break;
    const [face = again] = fate.roll(pool(1, step), facesReading, 'HH-DMG-03', { by, role: 'damage' });
    fate.note('HH-DMG-03', { kind: 'thrownAgain', from: again, to: face });
    lying = without(lying, [again]);
    if (house['damage.rerollSameDie']) lying = ascending([...lying, face]);
    else fresh = [...fresh, face];
  }
  return ascending([...lying, ...fresh]);
}

/** HH-DMG-06, HH-R-36: equal dice of 4 or more may be added, all of a set or some; each set makes one hit. */
function mergeEquals(
  fate: HhFate,
  faces: Faces,
  { by, armour }: DamageRoll,
  house: House,
): readonly number[] {
  return [...new Set(faces)].flatMap((face) => {
    const ways = mergings(face, countOf(faces, face), house);
    const [only] = ways;
    if (only !== undefined && ways.length === 1) return only;
    const sorted = ways.toSorted((a, b) => worth(b, armour, house) - worth(a, armour, house));
    return fate.choose({
      id: 'merge',
      cite: 'HH-DMG-06',
      by,
      options: sorted.map((hits) => ({ key: hits.join(','), value: hits })),
    });
  });
}

/** Every way to read equal damage dice: none of them added, or so many. */
export function mergings(face: number, count: number, house: House): readonly (readonly number[])[] {
  const lowest = house['damage.mergeLowFaces'] ? 1 : LOWEST_SUCCESS;
  const most = face < lowest ? Math.min(1, count) : count;
  return Array.from({ length: most }, (_, i) => mergedHits(face, count, i + 1));
}

/** So many of a set as one hit, the others each for itself. */
const mergedHits = (face: number, count: number, merged: number): readonly number[] => [
  face * merged,
  ...new Array<number>(count - merged).fill(face),
];

const WORTH = { light: 1, heavy: 20, critical: 400 } as const;

const worth = (hits: readonly number[], armour: Armour | undefined, house: House): number =>
  meetArmour(hits, armour, false, house).injuries.reduce((sum, injury) => sum + WORTH[injury], 0);

/** HH-R-37: each hit is multiplied after merging and before armour; or there are so many more hits. */
export const multiplied = (hits: readonly number[], by: number, house: House): readonly number[] =>
  house['damage.multiplier'] === 'value'
    ? hits.map((hit) => hit * by)
    : hits.flatMap((hit) => new Array<number>(by).fill(hit));

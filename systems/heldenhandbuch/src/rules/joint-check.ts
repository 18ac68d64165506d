import type { Decider, Faces } from '@tafelrunde/kernel';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { checkProblem, rollCheck, rollModeOf } from './figure-check.ts';
import {
  ascending,
  descending,
  facesKey,
  type GroupLimits,
  groupsOf,
  LOWEST_SUCCESS,
  sumOf,
} from './groups.ts';
import type { RollMode } from './keep-and-reroll.ts';
import { numberFrom, reaches } from './numbers.ts';
import { type TestedName, type TestedValue, testedOf } from './pools.ts';

export interface JointInput {
  readonly scene: Scene;
  readonly participants: readonly string[];
  readonly tested: TestedName;
  readonly mode: RollMode;
  readonly minimum: number;
}

export interface JointOutcome {
  readonly number: number;
  readonly success: boolean;
  /** Everything contributed, descending. */
  readonly dice: Faces;
  readonly group: Faces;
}

type Joint = { outcome: JointOutcome | Refused; effects: readonly HhEffect[] };

/**
 * HH-COM-02, HH-R-92: everybody rolls and settles 1s for themselves, then puts one die or a set of equals into the middle;
 * what lies there is read with the highest value of all as its cap.
 */
export function jointCheck(fate: HhFate, input: JointInput, house: House): Joint {
  const { participants, tested, mode, minimum } = input;
  let scene = input.scene;
  const figures: Figure[] = [];
  for (const id of participants) {
    const figure = figureOf(scene, id);
    if (figure === undefined) return refused('unknown-figure');
    const problem = checkProblem({ scene, figure, tested, mode });
    if (problem !== null) return refused(problem);
    figures.push(figure);
  }
  const limits = jointLimits(figures, tested, mode, house);
  let effects: readonly HhEffect[] = [];
  let dice: Faces = [];
  for (const { id } of figures) {
    const figure = figureOf(scene, id) as Figure;
    const context = `joint|${id}|${dice.join()}|${JSON.stringify(effects)}`;
    const check = rollCheck(fate, { scene, figure, tested, mode, context }, house);
    scene = applyEffects(scene, check.effects);
    effects = [...effects, ...check.effects];
    dice = putIn(fate, figure, check.usable, limits, dice, house);
  }
  return { outcome: readMiddle(fate, dice, limits, minimum, house), effects };
}

/** What lies in the middle once somebody has contributed. Ascending. */
export function putIn(
  fate: HhFate,
  { id, name }: Pick<Figure, 'id' | 'name'>,
  usable: Faces,
  limits: GroupLimits,
  dice: Faces,
  house: House,
): Faces {
  const given = contribute(fate, usable, limits, roomFor(dice, house), id);
  if (given.length > 0)
    fate.note('HH-COM-02', { kind: 'contributed', figure: name, faces: descending(given) });
  return ascending([...dice, ...given]);
}

/** HH-R-92: number and group of everything contributed. */
export function readMiddle(
  fate: HhFate,
  dice: Faces,
  limits: GroupLimits,
  minimum: number,
  house: House,
): JointOutcome {
  const groups = groupsOf(dice, limits, house);
  const number = dice.length === 0 ? 0 : numberFrom(dice, groups, limits, house);
  const success = reaches(number, minimum);
  fate.note('HH-COM-02', { kind: 'jointNumber', number, cap: limits.cap, success });
  const group = groups.reduce<Faces>((best, one) => (sumOf(one) > sumOf(best) ? one : best), []);
  return { number, success, dice: descending(dice), group: descending(group) };
}

/** HH-COM-02, HH-R-92: the cap of the best; runs if the best may use them. */
export function jointLimits(
  figures: readonly Figure[],
  name: TestedName,
  mode: RollMode,
  house: House,
): GroupLimits {
  const values = figures.map((figure) => testedOf(figure, name) as TestedValue);
  const best = values.reduce((top, one) => (one.value > top.value ? one : top));
  return { cap: best.value, runs: rollModeOf(mode, best, house) === 'cascade' };
}

export const roomFor = (dice: Faces, house: House): number => {
  const most = house['joint.maxDice'];
  return most === null ? Number.POSITIVE_INFINITY : most - dice.length;
};

/** HH-R-92: one usable die, or two or more equal ones within the joint cap. The highest sum comes first. */
function contribute(
  fate: HhFate,
  usable: Faces,
  { cap }: Pick<GroupLimits, 'cap'>,
  room: number,
  by: Decider,
): Faces {
  const options: Faces[] = [];
  for (const face of new Set(usable)) {
    const most = face <= cap && face >= LOWEST_SUCCESS ? usable.filter((one) => one === face).length : 1;
    for (let size = 1; size <= Math.min(most, room); size += 1) options.push(Array<number>(size).fill(face));
  }
  const [only = []] = options;
  if (options.length < 2) return only;
  return fate.choose({
    id: 'contribute',
    cite: 'HH-COM-02',
    by,
    options: options
      .toSorted((a, b) => sumOf(b) - sumOf(a))
      .map((value) => ({ key: facesKey(value), value })),
  });
}

import { type Decider, die, type Faces, face as faceReading } from '@tafelrunde/kernel';
import type { DieStep } from '../model.ts';
import type { HhFate, House } from '../rule.ts';
import type { QuestionId } from '../text/questions.ts';
import { ascending, without } from './groups.ts';

/** HH-ROL-05, HH-R-12: a 1 is not thrown again, unless the table lets special effects do it. */
export const mayBeThrownAgain = (face: number, house: House): boolean =>
  face !== 1 || house['reroll.allowOnes'];

/** HH-ITM-05, HH-R-78: for each second chance one die may be thrown again; the new face stands. */
export function useSecondChances(
  fate: HhFate,
  faces: Faces,
  chances: number,
  sides: DieStep,
  by: Decider,
  house: House,
): Faces {
  let lying = faces;
  for (let left = chances; left > 0; left -= 1) {
    const from = chooseDie(
      fate,
      'second-chance',
      lying.filter((face) => mayBeThrownAgain(face, house)),
      by,
    );
    if (from === null) return lying;
    const to = fate.roll(die(sides), faceReading, 'HH-R-78', { by, role: 'secondChance' });
    fate.note('HH-R-78', { kind: 'thrownAgain', from, to });
    lying = replaced(lying, from, to);
  }
  return lying;
}

/** One of the dice, by its face, or none of them. */
function chooseDie(fate: HhFate, id: QuestionId, dice: Faces, by: Decider): number | null {
  if (dice.length === 0) return null;
  const faces = [...new Set(dice)];
  return fate.choose({
    id,
    cite: 'HH-R-78',
    by,
    options: [{ key: 'none', value: null }, ...faces.map((face) => ({ key: String(face), value: face }))],
  });
}

const replaced = (faces: Faces, from: number, to: number): Faces =>
  ascending([...without(faces, [from]), to]);

/**
 * HH-ITM-05, HH-R-78: Ex: one die ±x, or x different dice ±1 each; faces stay on the die. Before 1s are settled, so that it
 * can lift a 1.
 */
export function shiftFaces(
  fate: HhFate,
  faces: Faces,
  shifts: readonly number[],
  sides: DieStep,
  by: Decider,
): Faces {
  return shifts.reduce((lying, size) => shiftOnce(fate, lying, size, sides, by), faces);
}

function shiftOnce(fate: HhFate, faces: Faces, size: number, sides: DieStep, by: Decider): Faces {
  const ways = size > 1 ? (['none', 'one', 'several'] as const) : (['none', 'one'] as const);
  const way = fate.choose({
    id: 'shift',
    cite: 'HH-R-78',
    by,
    options: ways.map((key) => ({ key, value: key })),
  });
  if (way === 'none') return faces;
  // Shifted dice are set apart: each of several must be another one.
  let [left, shifted]: [Faces, Faces] = [faces, []];
  for (let dice = way === 'one' ? 1 : size; dice > 0 && left.length > 0; dice -= 1) {
    const step = chooseShift(fate, left, way === 'one' ? size : 1, sides, by);
    if (step === null) break;
    fate.note('HH-R-78', { kind: 'adjusted', ...step });
    left = without(left, [step.from]);
    shifted = [...shifted, step.to];
  }
  return ascending([...left, ...shifted]);
}

interface Shift {
  readonly from: number;
  readonly to: number;
}

function chooseShift(fate: HhFate, faces: Faces, by: number, sides: DieStep, who: Decider): Shift | null {
  const shifts = [...new Set(faces)].flatMap((from) =>
    [from + by, from - by].filter((to) => to >= 1 && to <= sides).map((to) => ({ from, to })),
  );
  return fate.choose({
    id: 'shift-die',
    cite: 'HH-R-78',
    by: who,
    options: [
      { key: 'none', value: null },
      ...shifts.map((value) => ({ key: `${value.from}>${value.to}`, value })),
    ],
  });
}

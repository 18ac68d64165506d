import type { Decider, Faces } from '@tafelrunde/kernel';
import type { DieStep } from '../model.ts';
import type { HhFate } from '../rule.ts';
import { ascending } from './groups.ts';

/** HH-LUC-01: it works on this step alone. */
const LUCKY_STEP = 20;

export interface Converted {
  /** Ascending. */
  readonly faces: Faces;
  /** The faces that conversion made. */
  readonly converted: Faces;
}

/** HH-LUC-01: the lucky number if it works on these dice. */
export const usableLuckyNumber = (sides: DieStep, luckyNumber: number | undefined): number | undefined =>
  sides === LUCKY_STEP ? luckyNumber : undefined;

/**
 * HH-LUC-02, HH-R-21: each die that lies with the lucky number may become any other face, before 1s are settled. Kept as
 * it is, it scores like any other: a lucky 1 is a 1.
 */
export function convertLucky(
  fate: HhFate,
  faces: Faces,
  sides: DieStep,
  luckyNumber: number | undefined,
  by: Decider,
): Converted {
  const usable = usableLuckyNumber(sides, luckyNumber);
  const lucky = faces.filter((face) => face === usable);
  if (lucky.length === 0) return { faces, converted: [] };
  const others = faces.filter((face) => face !== luckyNumber);
  const converted: number[] = [];
  for (let highest: number = LUCKY_STEP; converted.length < lucky.length; ) {
    // The dice are alike, so their new faces are told in descending order.
    const to = fate.choose({
      id: 'lucky',
      cite: 'HH-LUC-02',
      by,
      options: [{ key: 'keep', value: 0 }, ...otherFaces(highest, luckyNumber)],
    });
    if (to === 0) break;
    fate.note('HH-LUC-02', { kind: 'converted', from: luckyNumber as number, to });
    converted.push(to);
    highest = to;
  }
  const kept = lucky.slice(converted.length);
  return { faces: ascending([...others, ...kept, ...converted]), converted };
}

const otherFaces = (highest: number, luckyNumber: number | undefined) =>
  Array.from({ length: highest }, (_, i) => highest - i)
    .filter((face) => face !== luckyNumber)
    .map((face) => ({ key: String(face), value: face }));

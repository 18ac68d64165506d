import { GM, question } from '@tafelrunde/kernel';
import type { Tn } from '../data/ladders.ts';
import { type Figure, has, isAble, type Mode, type Scene } from '../model.ts';
import type { Fate, House } from '../rule.ts';
import { areNeighbours } from './board.ts';
import { type Step, shiftTn, sumOfSteps } from './difficulty.ts';

export const CROWD_OPTIONS = ['step', 'complication', 'none'] as const;
/** GW-MUL-01: pressure (one step harder), or an additional complication on a failure. GW-MUL-02: never both. */
export type CrowdOption = (typeof CROWD_OPTIONS)[number];

/** GW-R-22 (1): several are at least two able enemies on neighbouring cells; who is paralysed presses nobody. */
function crowdAround(scene: Scene, figure: Figure): number {
  let count = 0;
  for (const other of scene.figures)
    if (
      other.side !== figure.side &&
      isAble(other) &&
      !has(other, 'paralysed') &&
      areNeighbours(figure, other)
    )
      count += 1;
  return count;
}

/** GW-R-22 (1): whether so many stand around a figure that it matters. */
export const isCrowded = (scene: Scene, figure: Figure): boolean => crowdAround(scene, figure) >= 2;

/** GW-MUL-01, GW-MUL-02, GW-R-22: one decision with one effect, however many enemies there are. */
export function crowdOption(
  fate: Fate,
  scene: Scene,
  figure: Figure,
  trial: { readonly tn: Tn; readonly steps: readonly Step[]; readonly named?: CrowdOption | undefined },
  house: House,
): CrowdOption {
  const enemies = crowdAround(scene, figure);
  if (enemies < 2 || house.crowd === 'off') return 'none';
  const wanted =
    trial.named ??
    (house.crowd === 'ask' ? fate.choose(question('crowd', 'GW-MUL-01', GM, CROWD_OPTIONS)) : house.crowd);
  const option = wanted === 'step' && pressureWouldRefuse(scene.mode, trial, house) ? 'complication' : wanted;
  fate.note('GW-MUL-02', { kind: 'crowd', option, enemies });
  return option;
}

/** GW-R-22 (3): if pressure alone pushed the TN above 12, the complication is taken, so that a boss stays attackable. */
function pressureWouldRefuse(
  mode: Mode,
  { tn, steps }: { tn: Tn; steps: readonly Step[] },
  house: House,
): boolean {
  if (mode === 'd6only') return false;
  const pressed = sumOfSteps([...steps, { label: 'crowd', amount: 1 }], house);
  return (
    shiftTn(tn, sumOfSteps(steps, house)) !== 'almostImpossible' &&
    shiftTn(tn, pressed) === 'almostImpossible'
  );
}

export const crowdSteps = (option: CrowdOption): readonly Step[] =>
  option === 'step' ? [{ label: 'crowd', amount: 1 }] : [];

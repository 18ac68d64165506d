import { applyEffects } from '../effects.ts';
import { type Alertness, type Figure, figureOf, has, isAble, type Scene, type WatchMode } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { losePoints } from './tracks.ts';
import { makeCheck } from './world-check.ts';

/** HH-WAT-01, HH-R-88: places to be shared out. */
export const SHIFTS = { normal: 3, alarmed: 6 } as const satisfies Record<WatchMode, number>;
/** HH-WAT-02. */
const ADDITIONAL_SHIFT_PHYSIS = 4;

export interface SetWatchInput {
  readonly scene: Scene;
  readonly mode: WatchMode;
  readonly shifts: readonly string[];
}

/** HH-WAT-01, HH-WAT-02: who keeps which shift of the night; the first of each is free. */
export function setWatch(
  fate: HhFate,
  { scene, mode, shifts }: SetWatchInput,
  _house: House,
): { outcome: { readonly shifts: number; readonly physis: number } | Refused; effects: readonly HhEffect[] } {
  if (shifts.some((id) => figureOf(scene, id) === undefined)) return refused('unknown-figure');
  if (shifts.length !== SHIFTS[mode]) return refused('wrong-number-of-shifts');
  const physis = ADDITIONAL_SHIFT_PHYSIS * (shifts.length - new Set(shifts).size);
  fate.note('HH-WAT-01', { kind: 'watchSet', mode, shifts: shifts.length, physis });
  return {
    outcome: { shifts: shifts.length, physis },
    effects: [{ kind: 'watch', to: { mode, shifts, kept: 0 } }],
  };
}

/** HH-R-88: alarmed watchers are watchful, others suspect nothing; null for who does not watch. */
export function watchAlertness(scene: Scene, figure: string, house: House): Alertness | null {
  const { watch } = scene;
  if (watch === null || !house['watch.alertness'] || !watch.shifts.includes(figure)) return null;
  return watch.mode === 'alarmed' ? 'watchful' : 'unsuspecting';
}

export interface KeepShiftInput {
  readonly scene: Scene;
  /** HH-R-88: 4, or what somebody who sneaks has rolled. */
  readonly minimum: number;
}

export interface ShiftKept {
  readonly watcher: string;
  readonly noticed: boolean;
  readonly asleep: boolean;
}

/** HH-WAT-02, HH-WAT-03, HH-R-88: the next shift: its price if it is an additional one, and one check. */
export function keepShift(
  fate: HhFate,
  { scene, minimum }: KeepShiftInput,
  house: House,
): { outcome: ShiftKept | Refused; effects: readonly HhEffect[] } {
  const { watch } = scene;
  if (watch === null) return refused('no-watch');
  const watcher = watch.shifts[watch.kept];
  if (watcher === undefined) return refused('watch-over');
  const figure = figureOf(scene, watcher);
  if (figure === undefined) return refused('unknown-figure');
  const over: HhEffect = { kind: 'watch', to: { ...watch, kept: watch.kept + 1 } };
  if (!isAble(figure)) {
    // Who sleeps or cannot act keeps no watch; the shift goes by all the same.
    const asleep = has(figure, 'asleep');
    fate.note('HH-WAT-03', { kind: 'shiftKept', figure: figure.name, noticed: false, asleep });
    return { outcome: { watcher, noticed: false, asleep }, effects: [over] };
  }
  const additional = watch.shifts.slice(0, watch.kept).includes(watcher);
  const price = additional
    ? losePoints(fate, figure, 'physis', ADDITIONAL_SHIFT_PHYSIS, scene.clock, 'HH-WAT-02').effects
    : [];
  const tired = figureOf(applyEffects(scene, price), watcher) as Figure;
  const check = makeCheck(fate, { scene, figure: tired, tested: 'watch', mode: 'sieve', minimum }, house);
  const asleep = additional && !check.success;
  fate.note('HH-WAT-03', { kind: 'shiftKept', figure: figure.name, noticed: check.success, asleep });
  const sleep: readonly HhEffect[] = asleep
    ? [{ kind: 'statusGained', figure: watcher, status: 'asleep' }]
    : [];
  return {
    outcome: { watcher, noticed: check.success, asleep },
    effects: [...price, ...check.effects, ...sleep, over],
  };
}

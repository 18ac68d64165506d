import { applyEffects } from '../effects.ts';
import {
  type Figure,
  figureOf,
  has,
  isOut,
  type PointTrack,
  rowStart,
  type Scene,
  TRACKS,
  type TrackName,
  trackSize,
} from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import { healAtNight } from './healing.ts';
import { untreatedCriticals } from './life-circles.ts';
import { passTime } from './time-passes.ts';
import { emptyRows } from './tracks.ts';

const HALF_HOUR = 30;
/** HH-REG-03. */
const NIGHT_HOURS = 6;

/** HH-INJ-07, HH-REG-07: nothing regenerates beside an untreated critical injury. */
export const regenerationOf = (figure: Figure): number =>
  untreatedCriticals(figure) > 0 ? 0 : figure.regeneration.current;

/** HH-REG-01, HH-R-64: what the current row still takes. */
function missingInRow(track: PointTrack, house: House): number {
  const empty = emptyRows(track);
  const last = track.rows.length - empty.length - 1;
  const isFull = (row: number) => track.points >= rowStart(track, row + 1);
  const row = house['break.row'] === 'lastHeld' || !isFull(last) ? last : last + 1;
  return row < track.rows.length ? rowStart(track, row + 1) - track.points : 0;
}

/** HH-REG-01, HH-REG-02: what half an hour gives back on one track. */
function halfHourGain(track: PointTrack, regeneration: number, house: House): number {
  if (track.points === 0) return Math.min(1, regeneration);
  return Math.min(regeneration, missingInRow(track, house));
}

export interface BreakInput {
  readonly scene: Scene;
  readonly figures: readonly string[];
  readonly minutes: 30 | 60;
}

export interface Rested {
  readonly physis: number;
  readonly psyche: number;
  readonly segments: number;
}

/** HH-REG-01, HH-REG-02, HH-R-65, HH-PROC-07: each half hour by itself, each track by itself. */
export function takeBreak(
  fate: HhFate,
  { scene, figures, minutes }: BreakInput,
  house: House,
): { outcome: Rested | Refused; effects: readonly HhEffect[] } {
  const resting = figures.map((id) => figureOf(scene, id));
  if (resting.some((figure) => figure === undefined)) return refused('unknown-figure');
  const whole = house['break.exhausted'] === 'wholeBreak';
  const exhausted = (figure: Figure) => figure.physis.points === 0 || figure.psyche.points === 0;
  if (whole && minutes === HALF_HOUR && (resting as Figure[]).some(exhausted))
    return refused('too-short-a-rest');

  const time = passTime(fate, { scene, minutes }, house);
  let effects = time.effects;
  const gained = { physis: 0, psyche: 0 };
  for (const id of figures) {
    // HH-R-67, `wholeBreak`: the hour counts once for the track that still had points.
    const once = whole && exhausted(figureOf(scene, id) as Figure);
    for (let half = HALF_HOUR; half <= minutes; half += HALF_HOUR) {
      const figure = figureOf(applyEffects(scene, effects), id) as Figure;
      if (isOut(figure)) continue;
      for (const track of TRACKS) {
        const hadPoints = (figureOf(scene, id) as Figure)[track].points > 0;
        if (once && hadPoints && half > HALF_HOUR) continue;
        const by = halfHourGain(figure[track], regenerationOf(figure), house);
        const cite = figure[track].points === 0 ? 'HH-REG-02' : 'HH-REG-01';
        effects = [...effects, ...regains(fate, figure, track, by, cite)];
        gained[track] += by;
      }
    }
  }
  return { outcome: { ...gained, segments: 0 }, effects };
}

function regains(
  fate: HhFate,
  figure: Figure,
  track: TrackName,
  by: number,
  cite: 'HH-REG-01' | 'HH-REG-02' | 'HH-REG-03',
): readonly HhEffect[] {
  if (by === 0) return [];
  fate.note(cite, { kind: 'points', figure: figure.name, track, by });
  return [{ kind: 'points', figure: figure.id, track, by }];
}

export interface NightInput {
  readonly scene: Scene;
  readonly figures: readonly string[];
  readonly hours: number;
}

/** HH-REG-03 to 08, HH-DRK-08: points, segments, and regeneration climbs back by one. */
export function restAtNight(
  fate: HhFate,
  { scene, figures, hours }: NightInput,
  house: House,
): { outcome: Rested | Refused; effects: readonly HhEffect[] } {
  if (figures.some((id) => figureOf(scene, id) === undefined)) return refused('unknown-figure');
  if (hours < NIGHT_HOURS) return refused('too-short-a-rest');
  let effects = passTime(fate, { scene, minutes: hours * 60 }, house).effects;
  const gained = { physis: 0, psyche: 0, segments: 0 };
  for (const id of figures) {
    const figure = figureOf(applyEffects(scene, effects), id) as Figure;
    if (isOut(figure)) continue;
    for (const track of TRACKS) {
      const missing = Math.max(0, trackSize(figure[track]) - figure[track].points);
      const by = Math.min(regenerationOf(figure), missing);
      effects = [...effects, ...regains(fate, figure, track, by, 'HH-REG-03')];
      gained[track] += by;
    }
    // HH-R-90: segments heal with the normal value, whatever was drunk.
    const base = untreatedCriticals(figure) > 0 ? 0 : figure.regeneration.base;
    const healed = healAtNight(fate, figure, base, house);
    gained.segments += healed.segments;
    effects = [...effects, ...healed.effects, ...wakes(fate, figure)];
  }
  return { outcome: gained, effects };
}

/** HH-DRK-08, HH-R-89, HH-R-90: sober again step by step; sleep and drunkenness end. */
function wakes(fate: HhFate, figure: Figure): readonly HhEffect[] {
  const { base, current } = figure.regeneration;
  const effects: HhEffect[] = [];
  if (current < base) {
    fate.note('HH-DRK-08', { kind: 'regeneration', figure: figure.name, to: current + 1 });
    effects.push({ kind: 'regeneration', figure: figure.id, to: current + 1 });
  }
  if (figure.drinks > 0) effects.push({ kind: 'drinks', figure: figure.id, to: 0 });
  const over = has(figure, 'deadDrunk')
    ? (['deadDrunk', 'asleep', 'unconscious'] as const)
    : (['asleep'] as const);
  for (const status of over) {
    if (has(figure, status)) effects.push({ kind: 'statusEnded', figure: figure.id, status });
  }
  return effects;
}

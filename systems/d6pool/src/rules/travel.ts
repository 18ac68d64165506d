import type { Input } from '../actions/inputs.ts';
import { type Pace, TRAVEL, type TravelRow } from '../data/travel.ts';
import { figureOf } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { encumbranceOf, movementFactor } from './encumbrance.ts';

export interface TravelOutcome {
  readonly kind: 'travelled';
  /** km at the lowest and at the highest speed. */
  readonly from: number;
  readonly to: number;
  /** Whether the daily range held it back. */
  readonly capped: boolean;
  /** How often a vessel has to stop at least. */
  readonly stops: number;
}

/** DP-TRV-01, DP-TRV-02, DP-R-51: speed times hours, capped by the daily range, times the GM's factor. */
export function travel(fate: Fate, input: Input<'travel'>, house: House) {
  const { scene, means, hours, days } = input;
  const figure = input.figure === null ? null : (figureOf(scene, input.figure) ?? undefined);
  if (figure === undefined) return refused('unknown-figure');
  if (scene.round > 0) return refused('in-rounds');
  const row: TravelRow = TRAVEL[means];
  const daily = dailyRange(row, input.pace);
  if (daily === null) return refused('unknown-pace');
  const loaded = row.onFoot === true && figure !== null && house.travelEncumbrance === 'halve';
  const load = loaded ? movementFactor(encumbranceOf(figure, house).dice, house) : 1;
  const km = (speed: number) => Math.min(speed * hours, daily) * days * input.factor * load;
  const [from, to] = [km(row.from), km(row.to)];
  const capped = row.to * hours > daily;
  const stops = row.range === undefined ? 0 : Math.max(Math.ceil(to / row.range) - 1, 0);
  fate.note('DP-TRV-02', { kind: 'travelled', means, from, to, capped, stops });
  const outcome: TravelOutcome = { kind: 'travelled', from, to, capped, stops };
  const seconds = Math.round(((days - 1) * 24 + hours) * 3600);
  const effects: Effects = [{ kind: 'clock', by: seconds }];
  return { outcome, effects };
}

/** Infinite where the table has none; null for a way of travelling that these means do not know. */
function dailyRange({ daily }: TravelRow, pace: Pace | null): number | null {
  if (daily === undefined) return pace === null ? Number.POSITIVE_INFINITY : null;
  const [usual] = Object.values(daily);
  return pace === null ? (usual ?? null) : (daily[pace] ?? null);
}

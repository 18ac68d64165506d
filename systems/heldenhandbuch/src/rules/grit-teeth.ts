import { applyEffects } from '../effects.ts';
import { type Figure, figureOf } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { emptyScene } from '../scene.ts';
import { takeInjury } from './injuries.ts';
import { diceLostByRows } from './tracks.ts';

export interface Gritted {
  /** Dice back for this one check. */
  readonly dice: number;
  readonly effects: readonly HhEffect[];
}

/** HH-R-56: as many dice as were lost, and no more than there are outer segments left. */
export function mostGritted(figure: Figure, physical: boolean): number {
  const outer = figure.lifeCircles.flatMap((circle) => circle.outer.filter((lost) => !lost)).length;
  return Math.min(diceLostByRows(figure, physical), outer);
}

/** HH-PSY-05, HH-R-56: each die lost by empty rows may be bought back with a light injury, while outer segments are left. */
export function gritTeeth(
  fate: HhFate,
  figure: Figure,
  physical: boolean,
  clock: number,
  house: House,
): Gritted {
  const most = mostGritted(figure, physical);
  if (most <= 0) return { dice: 0, effects: [] };
  const dice = fate.choose({
    id: 'gritTeeth',
    cite: 'HH-PSY-05',
    by: figure.id,
    options: Array.from({ length: most + 1 }, (_, count) => ({ key: String(count), value: count })),
  });
  if (dice === 0) return { dice: 0, effects: [] };
  fate.note('HH-PSY-05', { kind: 'gritted', figure: figure.name, dice });
  let effects: readonly HhEffect[] = [];
  for (let i = 0; i < dice; i += 1) {
    const now = figureOf(applyEffects({ ...emptyScene, figures: [figure] }, effects), figure.id) as Figure;
    effects = [...effects, ...takeInjury(fate, now, 'light', clock, house)];
  }
  return { dice, effects };
}

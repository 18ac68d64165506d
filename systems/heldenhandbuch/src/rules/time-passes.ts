import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, isOut, type LifeCircle, type Scene } from '../model.ts';
import type { HhEffect, HhFate, House } from '../rule.ts';
import { chooseSegment, circleEffects, dies } from './injuries.ts';
import {
  isGone,
  type Segment,
  segmentsOf,
  untreatedCriticals,
  untreatedHeavies,
  withSegment,
} from './life-circles.ts';

/** HH-INJ-08: night, morning and afternoon, 8 hours apart. */
const MARK_MINUTES = 480;
const DAY_MINUTES = 1440;

export interface TimeInput {
  readonly scene: Scene;
  readonly minutes: number;
}

export interface TimePassed {
  readonly clock: number;
  readonly segmentsLost: number;
  readonly died: readonly string[];
}

/** HH-INJ-03, HH-INJ-08: what untreated injuries take while the clock runs. */
export function passTime(
  fate: HhFate,
  { scene, minutes }: TimeInput,
  house: House,
): { outcome: TimePassed; effects: readonly HhEffect[] } {
  const until = scene.clock + minutes;
  let effects: readonly HhEffect[] = [];
  let now = scene;
  let segmentsLost = 0;
  const add = (more: readonly HhEffect[]): void => {
    effects = [...effects, ...more];
    now = applyEffects(now, more);
  };
  for (let mark = nextMark(scene.clock); mark <= until; mark += MARK_MINUTES) {
    add([{ kind: 'timePassed', minutes: mark - now.clock }]);
    const isNewDay = mark % DAY_MINUTES === 0;
    for (const { id } of scene.figures) {
      const current = () => figureOf(now, id) as Figure;
      if (isOut(current())) continue;
      if (isNewDay) {
        current().lifeCircles.forEach((circle, index) => {
          for (let i = untreatedHeavies(circle); i > 0 && !isOut(current()); i -= 1) {
            const lost = gangrene(fate, current(), index, house);
            segmentsLost += lost.length > 0 ? 1 : 0;
            add(lost);
          }
        });
        add(dayBreaks(current()));
      }
      for (let i = untreatedCriticals(current()); i > 0 && !isOut(current()); i -= 1) {
        add(bleed(fate, current(), house));
        segmentsLost += 1;
      }
    }
  }
  if (now.clock < until) add([{ kind: 'timePassed', minutes: until - now.clock }]);
  fate.note('HH-INJ-08', { kind: 'timePassed', minutes });
  const died = scene.figures.filter((figure) => !isOut(figure) && isOut(figureOf(now, figure.id) as Figure));
  return { outcome: { clock: until, segmentsLost, died: died.map(({ id }) => id) }, effects };
}

const nextMark = (clock: number): number => (Math.floor(clock / MARK_MINUTES) + 1) * MARK_MINUTES;

/** HH-R-62: treatments are counted by the day. */
const dayBreaks = (figure: Figure): readonly HhEffect[] =>
  figure.lifeCircles.flatMap((circle, index): readonly HhEffect[] =>
    circle.attempts === 0
      ? []
      : [{ kind: 'lifeCircle', figure: figure.id, circle: index + 1, to: { ...circle, attempts: 0 } }],
  );

/** HH-INJ-03, HH-R-59: a segment of the same circle, an outer one while there is one. */
function gangrene(fate: HhFate, figure: Figure, index: number, house: House): readonly HhEffect[] {
  const places = nextToGo(figure.lifeCircles[index] as LifeCircle, index);
  if (places.length === 0) return [];
  const place = chooseSegment(fate, 'gangrene', 'HH-INJ-03', figure.id, places);
  fate.note('HH-INJ-03', {
    kind: 'segmentLost',
    figure: figure.name,
    circle: index,
    ring: place.ring,
    by: 'gangrene',
  });
  return loses(fate, figure, place, house);
}

/** HH-INJ-08, HH-R-59: a segment of another circle; HH-R-63: none left to lose kills. */
function bleed(fate: HhFate, figure: Figure, house: House): readonly HhEffect[] {
  const places = figure.lifeCircles.flatMap((circle, index) => nextToGo(circle, index));
  if (places.length === 0) return dies(fate, figure, 'HH-R-63');
  const place = chooseSegment(fate, 'criticalLoss', 'HH-INJ-08', figure.id, places);
  fate.note('HH-INJ-08', {
    kind: 'segmentLost',
    figure: figure.name,
    circle: place.circle,
    ring: place.ring,
    by: 'critical',
  });
  return loses(fate, figure, place, house);
}

function loses(fate: HhFate, figure: Figure, place: Segment, house: House): readonly HhEffect[] {
  const circle = figure.lifeCircles[place.circle] as LifeCircle;
  return circleEffects(fate, figure, place.circle, withSegment(circle, place.ring, place.index, true), house);
}

/** Outer segments first; when they are gone, a middle or an inner one. */
function nextToGo(circle: LifeCircle, index: number): readonly Segment[] {
  if (isGone(circle)) return [];
  const intact = (ring: Segment['ring']): readonly Segment[] =>
    segmentsOf(circle, ring, false).map((segment) => ({ circle: index, ring, index: segment }));
  const outer = intact('outer');
  return outer.length > 0 ? outer : [...intact('middle'), ...intact('inner')];
}

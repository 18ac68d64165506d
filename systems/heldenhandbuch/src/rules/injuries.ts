import { keyOfMark, type Mark, type Option, question } from '@tafelrunde/kernel';
import type { HhId } from '../catalogue.ts';
import { applyEffects } from '../effects.ts';
import { type Figure, figureOf, type LifeCircle, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import type { QuestionId } from '../text/questions.ts';
import {
  isGone,
  isLethal,
  type Segment,
  segmentsOf,
  settled,
  wholeSegments,
  withCritical,
  withHeavy,
  withSegment,
} from './life-circles.ts';

export const INJURIES = ['light', 'heavy', 'critical'] as const;
export type Injury = (typeof INJURIES)[number];

/** Asks only where there is something to decide. */
export function chooseSegment(
  fate: HhFate,
  id: QuestionId,
  cite: HhId,
  by: string,
  segments: readonly Segment[],
): Segment {
  const options: readonly Option<Segment>[] = segments.map((value) => ({
    key: `circle${value.circle + 1}-${value.ring}${value.index + 1}`,
    value,
  }));
  const only = segments.length === 1 ? segments[0] : undefined;
  return only ?? fate.choose({ id, cite, by, options });
}

/** The effects of a changed circle: HH-R-59 for a circle that is gone, HH-INJ-10 when all are critical. */
export function circleEffects(
  fate: HhFate,
  figure: Figure,
  index: number,
  hurt: LifeCircle,
  house: House,
): readonly HhEffect[] {
  const to = settled(hurt, house);
  const before = figure.lifeCircles[index] as LifeCircle;
  if (to.critical !== 'none' && before.critical === 'none') {
    fate.note('HH-INJ-05', { kind: 'criticalInjury', figure: figure.name, circle: index });
  }
  const effects: HhEffect[] = [{ kind: 'lifeCircle', figure: figure.id, circle: index + 1, to }];
  const circles = figure.lifeCircles.map((circle, i) => (i === index ? to : circle));
  const becameLethal = !isLethal(figure) && isLethal({ ...figure, lifeCircles: circles });
  return becameLethal ? [...effects, ...dies(fate, figure, 'HH-INJ-10')] : effects;
}

/** HH-INJ-10. */
export function dies(fate: HhFate, figure: Figure, cite: HhId): readonly HhEffect[] {
  if (figure.status.includes('dead')) return [];
  fate.note(cite, { kind: 'statusGained', figure: figure.name, status: 'dead' });
  return [{ kind: 'statusGained', figure: figure.id, status: 'dead' }];
}

/** HH-INJ-10, HH-RNG-12: a critical injury in every circle at once. */
export function lethalInjury(fate: HhFate, figure: Figure): readonly HhEffect[] {
  const circles = figure.lifeCircles.map(
    (circle, index): HhEffect => ({
      kind: 'lifeCircle',
      figure: figure.id,
      circle: index + 1,
      to: withCritical(circle),
    }),
  );
  return [...circles, ...dies(fate, figure, 'HH-INJ-10')];
}

/** HH-INJ-01, HH-INJ-02, HH-INJ-05, HH-R-58: one injury; the injured player chooses where. */
export function takeInjury(
  fate: HhFate,
  figure: Figure,
  injury: Injury,
  clock: number,
  house: House,
): readonly HhEffect[] {
  // HH-R-63: an injury for which no segment is left kills.
  if (figure.lifeCircles.every(isGone)) return dies(fate, figure, 'HH-R-63');
  const places = placesFor(figure, injury);
  if (places.length === 0) return overflow(fate, figure, injury, clock, house);
  const cite = CITES[injury];
  const place = chooseSegment(fate, QUESTIONS[injury], cite, figure.id, places);
  const circle = figure.lifeCircles[place.circle] as LifeCircle;
  if (injury === 'critical') {
    return circleEffects(fate, figure, place.circle, withCritical(circle), house);
  }
  fate.note(cite, { kind: 'injury', figure: figure.name, injury, circle: place.circle });
  const hurt =
    injury === 'light'
      ? withSegment(circle, 'outer', place.index, true)
      : withHeavy(circle, place.index, clock);
  return circleEffects(fate, figure, place.circle, hurt, house);
}

const QUESTIONS = { light: 'lightInjury', heavy: 'heavyInjury', critical: 'criticalInjury' } as const;
const CITES = { light: 'HH-INJ-01', heavy: 'HH-INJ-02', critical: 'HH-INJ-05' } as const;

function placesFor(figure: Figure, injury: Injury): readonly Segment[] {
  return figure.lifeCircles.flatMap((circle, index): readonly Segment[] => {
    if (injury === 'critical') {
      return circle.critical === 'none' ? [{ circle: index, ring: 'inner', index: 0 }] : [];
    }
    const ring = injury === 'light' ? 'outer' : 'middle';
    return segmentsOf(circle, ring, false).map((segment) => ({ circle: index, ring, index: segment }));
  });
}

/** HH-R-58: no room: light becomes heavy, heavy becomes critical, and critical lethal. */
function overflow(
  fate: HhFate,
  figure: Figure,
  injury: Injury,
  clock: number,
  house: House,
): readonly HhEffect[] {
  const escalates = house['injury.overflow'] === 'escalate';
  fate.note('HH-R-58', { kind: 'noRoom', figure: figure.name, injury, escalates });
  if (!escalates) return [];
  const worse = INJURIES[INJURIES.indexOf(injury) + 1];
  return worse === undefined
    ? dies(fate, figure, 'HH-INJ-10')
    : takeInjury(fate, figure, worse, clock, house);
}

/** HH-R-97: lights first can be hidden under a critical that follows; so the heaviest, unless the table says otherwise. */
function inOrder(injuries: readonly Injury[], house: House): Injury[] {
  const rank = (injury: Injury): number => INJURIES.indexOf(injury);
  const lightestFirst = house['injury.order'] === 'lightest';
  return [...injuries].sort((a, b) => (lightestFirst ? rank(a) - rank(b) : rank(b) - rank(a)));
}

/** HH-R-97: by house rule whoever was hit says which comes next. */
function chooseNext(fate: HhFate, by: string, left: readonly Injury[], house: House): number {
  const kinds = [...new Set(left)];
  if (house['injury.order'] !== 'defender' || kinds.length < 2) return 0;
  return left.indexOf(fate.choose(question('nextInjury', 'HH-R-97', by, kinds)));
}

export interface Injured {
  readonly dead: boolean;
  readonly criticals: number;
  /** In all circles together. */
  readonly segmentsLeft: number;
}

export interface InjuriesInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly injuries: readonly Injury[];
  /** Names all that has happened before in the same rule; without it calculation merges nothing. */
  readonly before?: Mark | undefined;
}

/** HH-DMG-10, HH-R-97: each hit that is left is one injury of its class; of one attack the heaviest comes first. */
export function takeInjuries(
  fate: HhFate,
  { scene, figure, injuries, before }: InjuriesInput,
  house: House,
): {
  outcome: Injured | Refused;
  effects: readonly HhEffect[];
} {
  if (figureOf(scene, figure) === undefined) return refused('unknown-figure');
  let effects: readonly HhEffect[] = [];
  const left = inOrder(injuries, house);
  while (left.length > 0) {
    const [injury] = left.splice(chooseNext(fate, figure, left, house), 1) as [Injury];
    const hurt = figureOf(applyEffects(scene, effects), figure) as Figure;
    effects = [...effects, ...takeInjury(fate, hurt, injury, scene.clock, house)];
    if (before !== undefined) {
      const now = figureOf(applyEffects(scene, effects), figure) as Figure;
      fate.mark(() => `${keyOfMark(before)}|${JSON.stringify([now.lifeCircles, now.status, left])}`);
    }
  }
  const after = figureOf(applyEffects(scene, effects), figure) as Figure;
  return {
    outcome: {
      dead: after.status.includes('dead'),
      criticals: after.lifeCircles.filter(({ critical }) => critical !== 'none').length,
      segmentsLeft: after.lifeCircles.reduce((sum, circle) => sum + wholeSegments(circle), 0),
    },
    effects,
  };
}

/** The same on its own: nothing has happened before it. */
export const placeInjuries = (fate: HhFate, input: Omit<InjuriesInput, 'before'>, house: House) =>
  takeInjuries(fate, { ...input, before: '' }, house);

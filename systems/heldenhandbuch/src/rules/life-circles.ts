import type { Figure, LifeCircle, Ring } from '../model.ts';
import type { House } from '../rule.ts';

/** A segment of one life circle. */
export interface Segment {
  readonly circle: number;
  readonly ring: Ring;
  readonly index: number;
}

/** HH-R-57: the middle segment an outer one touches. */
const middleOf = (outer: number): number => Math.floor(outer / 2);

/** HH-R-57: the two outer segments a middle one touches. */
const neighboursOf = (middle: number): readonly number[] => [2 * middle, 2 * middle + 1];

/** HH-INJ-06: each costs a die at every check until it is healed (HH-R-60). */
export const criticalCount = (figure: Figure): number =>
  figure.lifeCircles.filter(({ critical }) => critical !== 'none').length;

export const untreatedCriticals = (figure: Figure): number =>
  figure.lifeCircles.filter(({ critical }) => critical === 'untreated').length;

/** HH-INJ-10: critical injuries in all life circles. */
export const isLethal = (figure: Figure): boolean => criticalCount(figure) === figure.lifeCircles.length;

export const untreatedHeavies = ({ heavy }: LifeCircle): number =>
  heavy.filter(({ treated }) => !treated).length;

export const isWhole = ({ outer, middle, inner }: LifeCircle): boolean =>
  ![...outer, ...middle, ...inner].includes(true);

export const wholeSegments = ({ outer, middle, inner }: LifeCircle): number =>
  [...outer, ...middle, ...inner].filter((lost) => !lost).length;

export const isGone = ({ outer, middle, inner }: LifeCircle): boolean =>
  ![...outer, ...middle, ...inner].includes(false);

/**
 * The segments of a ring that are lost, or not, one of each sort: segments whose surroundings are alike are the same
 * choice.
 */
export function segmentsOf(circle: LifeCircle, ring: Ring, lost: boolean): readonly number[] {
  const sorts = new Map<string, number>();
  circle[ring].forEach((isLost, index) => {
    const sort = surroundings(circle, ring, index);
    if (isLost === lost && !sorts.has(sort)) sorts.set(sort, index);
  });
  return [...sorts.values()];
}

function surroundings(circle: LifeCircle, ring: Ring, index: number): string {
  if (ring === 'inner') return '';
  const middle = ring === 'middle' ? index : middleOf(index);
  const lostAround = neighboursOf(middle).filter((outer) => circle.outer[outer]).length;
  const injury = circle.heavy.find((heavy) => heavy.middle === middle);
  return [circle.middle[middle], lostAround, injury?.treated].join();
}

/** A copy with one segment lost or back. */
export function withSegment(circle: LifeCircle, ring: Ring, index: number, lost: boolean): LifeCircle {
  return { ...circle, [ring]: circle[ring].map((was, i) => (i === index ? lost : was)) };
}

/** HH-INJ-02: a middle segment and its outer neighbours. */
export function withHeavy(circle: LifeCircle, middle: number, since: number): LifeCircle {
  const hurt = neighboursOf(middle).reduce(
    (so, outer) => withSegment(so, 'outer', outer, true),
    withSegment(circle, 'middle', middle, true),
  );
  return { ...hurt, heavy: [...circle.heavy, { middle, treated: false, since }] };
}

/** HH-INJ-05, HH-R-58: all segments; heavy injuries of the circle are absorbed. */
export function withCritical(circle: LifeCircle): LifeCircle {
  const all = (segments: readonly boolean[]) => segments.map(() => true);
  const { outer, middle, inner } = circle;
  return {
    ...circle,
    outer: all(outer),
    middle: all(middle),
    inner: all(inner),
    heavy: [],
    critical: 'untreated',
  };
}

/** HH-R-59: a circle without a segment left counts as an untreated critical injury. */
export const settled = (circle: LifeCircle, house: House): LifeCircle =>
  house['injury.fullLossIsCritical'] && circle.critical === 'none' && isGone(circle)
    ? withCritical(circle)
    : circle;

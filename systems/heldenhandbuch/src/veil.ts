import { lifeFor, type RoughState, veilKind } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { type Figure, type LifeCircle, type PointTrack, type Scene, trackSize } from './model.ts';

const segmentsOf = ({ lifeCircles }: Figure): readonly boolean[] =>
  lifeCircles.flatMap(({ outer, middle, inner }) => [...outer, ...middle, ...inner]);

/** Circles of the same size with as many lost segments as stand for a state, the first ones. */
function circlesFor(figure: Figure, state: RoughState): readonly LifeCircle[] {
  const all = segmentsOf(figure).length;
  let lost = all - lifeFor(state, all);
  const ring = (segments: readonly boolean[]): readonly boolean[] =>
    segments.map(() => {
      lost -= 1;
      return lost >= 0;
    });
  return figure.lifeCircles.map(({ outer, middle, inner }) => ({
    outer: ring(outer),
    middle: ring(middle),
    inner: ring(inner),
    heavy: [],
    critical: 'none',
    attempts: 0,
  }));
}

const full = (track: PointTrack): PointTrack => ({ ...track, points: trackSize(track), lockedUntil: null });

/** Life circles, Physis and Psyche are the GM's to show; what the figure tests and carries is seen in the fight. */
export const veil = veilKind<Scene, Figure, House>({
  life: (figure) => {
    const segments = segmentsOf(figure);
    return { left: segments.filter((isLost) => !isLost).length, of: segments.length };
  },
  veiled: (figure, state) => ({
    ...figure,
    lifeCircles: circlesFor(figure, state),
    physis: full(figure.physis),
    psyche: full(figure.psyche),
    regeneration: { ...figure.regeneration, current: figure.regeneration.base },
    waivedRows: [],
    luckyNumber: null,
    ep: 0,
    money: 0,
    materials: {},
    unpaidPieces: {},
  }),
  keeps: ['combat'],
  tidy: (left) => ({
    ...left,
    combat: left.combat && {
      ...left.combat,
      engagements: left.combat.engagements.filter(({ length }) => length > 1),
    },
  }),
  facts: {
    points: [],
    rowEmptied: [],
    regeneration: [],
    noRoom: [],
    segmentLost: [],
    segmentHealed: [],
    onesOpen: [],
  },
});

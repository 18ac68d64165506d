import type { FigureView } from '@tafelrunde/system';
import { keyOf } from './geometry.ts';

/** Lies on the ground and leaves its cell free. */
export const isLying = ({ isLying: lies = false, isOut }: FigureView): boolean => isOut || lies;

/** Figures that have left the fight are not drawn; the dead stay where they fell. */
export const isShown = ({ at, isGone = false }: FigureView): boolean => at !== null && !isGone;

export interface Pile {
  readonly standing: FigureView | null;
  readonly lying: readonly FigureView[];
}

/** Who is on which cell: one who stands, and all who lie there. */
export function pilesOf(figures: readonly FigureView[]): ReadonlyMap<string, Pile> {
  const piles = new Map<string, Pile>();
  for (const figure of figures) {
    if (figure.at === null || !isShown(figure)) continue;
    const key = keyOf(figure.at);
    const { standing, lying } = piles.get(key) ?? { standing: null, lying: [] };
    // Two standing ones break the rules of most systems, yet nobody may become invisible.
    const below = !isLying(figure) && standing !== null ? [...lying, standing] : lying;
    piles.set(
      key,
      isLying(figure) ? { standing, lying: [...below, figure] } : { standing: figure, lying: below },
    );
  }
  return piles;
}

/** The figure that a click on the cell means: whoever stands, otherwise the first who can still be helped or hit. */
export const topOf = ({ standing, lying }: Pile): FigureView | null =>
  standing ?? lying.find(({ isOut }) => !isOut) ?? null;

export interface Pose {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

const ALONE: Pose = { dx: 0, dy: 0, scale: 1 };
const ABOVE: Pose = { dx: 0.08, dy: -0.08, scale: 0.88 };

const CORNERS: readonly Pose[] = [
  { dx: -0.28, dy: 0.28, scale: 0.56 },
  { dx: 0.26, dy: 0.28, scale: 0.56 },
  { dx: -0.26, dy: -0.2, scale: 0.56 },
  { dx: 0.26, dy: -0.2, scale: 0.56 },
];

/** Where a figure is within its cell, in parts of the cell: those who lie in the corners, who stands above them. */
export function poseOf({ standing, lying }: Pile, figure: FigureView): Pose {
  const place = lying.indexOf(figure);
  if (place === -1) return lying.length === 0 ? ALONE : ABOVE;
  if (standing === null && lying.length === 1) return ALONE;
  return CORNERS[place % CORNERS.length] as Pose;
}

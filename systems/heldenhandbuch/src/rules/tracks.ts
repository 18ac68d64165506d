import type { HhId } from '../catalogue.ts';
import { type Figure, type PointTrack, rowStart, type TrackName } from '../model.ts';
import type { HhEffect, HhFate, Refusal } from '../rule.ts';

/** HH-PSY-02, HH-PSY-04. */
const LOCK_MINUTES = 30;

/** HH-R-55: the rows without a point, highest first to be emptied. */
export const emptyRows = (track: PointTrack): readonly number[] =>
  track.rows.flatMap((_, row) => (track.points <= rowStart(track, row) ? [row] : []));

/** HH-PSY-01, HH-PSY-03, HH-R-56: one die for each empty row; a granted wish lifts that of its row (HH-INF-05). */
export function diceLostByRows(figure: Figure, physical: boolean): number {
  const mind = emptyRows(figure.psyche).filter((row) => !figure.waivedRows.includes(row)).length;
  return physical ? mind + emptyRows(figure.physis).length : mind;
}

/** HH-PSY-02, HH-PSY-04: why no check can be made now; null if one can. */
export function lockOf(figure: Figure, physical: boolean, clock: number): Refusal | null {
  if (isLocked(figure.psyche, clock)) return 'psyche-locked';
  return physical && isLocked(figure.physis, clock) ? 'physis-locked' : null;
}

const isLocked = ({ lockedUntil }: PointTrack, clock: number): boolean =>
  lockedUntil !== null && clock < lockedUntil;

export interface PointsLost {
  /** Really lost: no more than there were. */
  readonly lost: number;
  readonly rowsEmptied: readonly number[];
  readonly exhausted: boolean;
  readonly effects: readonly HhEffect[];
}

/** Points go; a row may empty (HH-PSY-01, HH-PSY-03), and the last one gone locks all such checks (HH-PSY-02, HH-PSY-04). */
export function losePoints(
  fate: HhFate,
  figure: Figure,
  track: TrackName,
  amount: number,
  clock: number,
  cite: HhId,
): PointsLost {
  const before = figure[track];
  const lost = Math.min(amount, before.points);
  if (lost === 0) return { lost, rowsEmptied: [], exhausted: false, effects: [] };
  const points = before.points - lost;
  fate.note(cite, { kind: 'points', figure: figure.name, track, by: -lost });
  const rowsEmptied = emptyRows({ ...before, points }).filter((row) => !emptyRows(before).includes(row));
  for (const row of rowsEmptied) {
    fate.note(track === 'physis' ? 'HH-PSY-01' : 'HH-PSY-03', {
      kind: 'rowEmptied',
      figure: figure.name,
      track,
      row,
    });
  }
  const effects: HhEffect[] = [{ kind: 'points', figure: figure.id, track, by: -lost }];
  if (points === 0) {
    fate.note(track === 'physis' ? 'HH-PSY-02' : 'HH-PSY-04', {
      kind: 'exhausted',
      figure: figure.name,
      track,
    });
    effects.push({ kind: 'locked', figure: figure.id, track, until: clock + LOCK_MINUTES });
  }
  return { lost, rowsEmptied, exhausted: points === 0, effects };
}

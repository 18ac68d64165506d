import type { Position } from '../model.ts';

const minus = (a: Position, b: Position): Position => ({
  x: a.x - b.x,
  y: a.y - b.y,
  height: a.height - b.height,
});

export const distance = (a: Position, b: Position): number =>
  Math.hypot(b.x - a.x, b.y - a.y, b.height - a.height);

/** The point so many metres from `from` towards `to`. */
export function along(from: Position, to: Position, metres: number): Position {
  const length = distance(from, to);
  const part = length === 0 ? 0 : metres / length;
  return {
    x: from.x + part * (to.x - from.x),
    y: from.y + part * (to.y - from.y),
    height: from.height + part * (to.height - from.height),
  };
}

/** Metres along a stretch until a ball of this radius is entered; null if it never is. */
export function entersBall(from: Position, to: Position, centre: Position, radius: number): number | null {
  const length = distance(from, to);
  const away = distance(from, centre);
  if (away <= radius) return 0;
  if (length === 0) return null;
  const dot = (a: Position, b: Position) => a.x * b.x + a.y * b.y + a.height * b.height;
  const towards = dot(minus(centre, from), minus(to, from)) / length;
  const beside = away ** 2 - towards ** 2;
  if (towards <= 0 || beside > radius ** 2) return null;
  const metres = towards - Math.sqrt(radius ** 2 - beside);
  return metres <= length ? metres : null;
}

/** Which part of a stretch is behind whoever enters the square with this corner; null if they pass it by. */
export function entersSquare(
  from: Position,
  to: Position,
  corner: { readonly x: number; readonly y: number },
  side: number,
): number | null {
  let [enters, leaves] = [0, 1];
  for (const axis of ['x', 'y'] as const) {
    const way = to[axis] - from[axis];
    const [near, far] = [corner[axis] - from[axis], corner[axis] + side - from[axis]];
    if (way === 0) {
      if (near > 0 || far <= 0) return null;
    } else {
      enters = Math.max(enters, Math.min(near / way, far / way));
      leaves = Math.min(leaves, Math.max(near / way, far / way));
    }
  }
  return enters < leaves ? enters : null;
}

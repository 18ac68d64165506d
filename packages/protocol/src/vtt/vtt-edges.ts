import type { BoardCell } from '@tafelrunde/system';

/** Points in cells; whole numbers are the corners of cells. */
export type Path = readonly (readonly [x: number, y: number])[];

/** Two neighbours, the left or upper one first. */
export type Edge = readonly [BoardCell, BoardCell];

/** So near is the same. */
const HAIR = 1e-3;

/** Between which neighbours lines run, and through the middle of which cells. */
export function edgesCrossed(
  size: { readonly width: number; readonly height: number },
  paths: readonly Path[],
): { readonly edges: readonly Edge[]; readonly middles: readonly BoardCell[] } {
  const edges = new Map<string, Edge>();
  const middles = new Map<string, BoardCell>();
  const cross = (along: number, across: number, isUpright: boolean) => {
    const cell = (x: number): BoardCell => (isUpright ? [x, across] : [across, x]);
    const nearest = Math.round(along - 0.5);
    if (Math.abs(along - 0.5 - nearest) < HAIR) {
      middles.set(String(cell(nearest)), cell(nearest));
      return;
    }
    const before = Math.floor(along - 0.5);
    const edge: Edge = [cell(before), cell(before + 1)];
    edges.set(String(edge), edge);
  };
  for (const path of paths)
    for (const [i, to] of path.entries()) {
      const from = path[i - 1];
      if (from === undefined) continue;
      for (const [across, along] of crossings(from, to, size.height, 1)) cross(along, across, true);
      for (const [across, along] of crossings(from, to, size.width, 0)) cross(along, across, false);
    }
  const isOn = ([x, y]: BoardCell) => x >= 0 && y >= 0 && x < size.width && y < size.height;
  return {
    edges: [...edges.values()].filter((edge) => edge.every(isOn)),
    middles: [...middles.values()].filter(isOn),
  };
}

/** Where a line crosses the middles of rows (`axis` 1) or columns (0): which one, and how far along it. */
function* crossings(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  axis: 0 | 1,
): Generator<readonly [across: number, along: number]> {
  const [a, b] = [from[axis], to[axis]];
  const other = axis === 0 ? 1 : 0;
  if (Math.abs(a - b) < HAIR) return;
  const first = Math.max(0, Math.ceil(Math.min(a, b) - HAIR - 0.5));
  const last = Math.min(count - 1, Math.floor(Math.max(a, b) + HAIR - 0.5));
  for (let at = first; at <= last; at += 1)
    yield [at, from[other] + ((to[other] - from[other]) * (at + 0.5 - a)) / (b - a)];
}

/** The neighbours on either side of a place, sideways or up and down. */
export function edgeBetween([x, y]: readonly [number, number], isUpright: boolean): Edge {
  if (isUpright) {
    const left = Math.floor(x - 0.5);
    return [
      [left, Math.floor(y)],
      [left + 1, Math.floor(y)],
    ];
  }
  const above = Math.floor(y - 0.5);
  return [
    [Math.floor(x), above],
    [Math.floor(x), above + 1],
  ];
}

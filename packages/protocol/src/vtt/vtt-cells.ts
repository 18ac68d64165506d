import type { BoardCell } from '@tafelrunde/system';
import { type Edge, edgeBetween, edgesCrossed, type Path } from './vtt-edges.ts';
import { Regions } from './vtt-regions.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Walls {
  readonly walls: readonly Path[];
  /** Outlines of pillars, trees and the like. */
  readonly objects: readonly Path[];
  readonly portals: readonly {
    readonly position: readonly [number, number];
    readonly bounds: Path;
    /** Whether it stands upright on the map, so that one goes through it sideways. */
    readonly isUpright: boolean;
    readonly closed: boolean;
  }[];
}

/** A patch of so many cells that is walled in without a door is a pillar. */
const PILLAR = 4;

/**
 * Walls between cells become walls on cells. Whatever a line keeps apart is kept apart: two neighbours belong together unless
 * a line runs between their middles. Of the two cells at a line, the one on the side with more room becomes the wall, so that
 * a narrow corridor stays one. A door takes the cell that the wall around it would take.
 */
export function cellsOfWalls(
  size: Size,
  { walls, objects, portals }: Walls,
): {
  readonly ground: { readonly wall: readonly BoardCell[] };
  readonly doors: readonly (readonly BoardCell[])[];
} {
  const doorEdges = portals.map(({ position, bounds, isUpright }) => {
    const crossed = edgesCrossed(size, [bounds]);
    return crossed.edges.length + crossed.middles.length > 0
      ? crossed
      : { edges: [edgeBetween(position, isUpright)], middles: [] };
  });
  const inDoor = new Set(doorEdges.flatMap(({ edges }) => edges.map(keyOf)));
  const inDoorway = new Set(doorEdges.flatMap(({ middles }) => middles.map(String)));
  const lines = edgesCrossed(size, walls);
  const wallEdges = lines.edges.filter((edge) => !inDoor.has(keyOf(edge)));
  const solid = new Set(
    [...lines.middles, ...objects.flatMap((outline) => cellsInside(size, outline))]
      .map(String)
      .filter((cell) => !inDoorway.has(cell)),
  );
  const regions = new Regions(size, new Set([...wallEdges.map(keyOf), ...inDoor]), solid, keyOf);
  for (const cell of regions.closedIn(PILLAR, inDoor)) solid.add(cell);

  const kept = new Set<string>();
  const doors = doorEdges.map(({ edges, middles }) => {
    const found = edges.filter((edge) => edge.every((cell) => isOn(size, cell)));
    // The whole door lies on one side of its wall.
    const roomBefore = found.reduce((sum, [a]) => sum + regions.sizeOf(a), 0);
    const roomBehind = found.reduce((sum, [, b]) => sum + regions.sizeOf(b), 0);
    const cells = [...middles, ...found.map(([a, b]) => (roomBefore > roomBehind ? a : b))];
    for (const [a, b] of found) for (const cell of [a, b, ...beyond(a, b)]) kept.add(String(cell));
    return [...new Map(cells.map((cell) => [String(cell), cell])).values()];
  });
  const doorCells = new Set(doors.flatMap((cells) => cells.map(String)));
  const wall = new Set([...solid].filter((cell) => !doorCells.has(cell)));
  for (const [a, b] of wallEdges) {
    if ([a, b].some((cell) => wall.has(String(cell)) || !isOn(size, cell))) continue;
    const [first, second] = regions.sizeOf(a) > regions.sizeOf(b) ? [a, b] : [b, a];
    const cell =
      [first, second].find((one) => !kept.has(String(one))) ??
      [first, second].find((one) => !doorCells.has(String(one)));
    if (cell !== undefined) wall.add(String(cell));
  }
  for (const cell of corners(size, (one) => wall.has(one) || doorCells.has(one), regions))
    if (!kept.has(cell)) wall.add(cell);
  for (const [i, { closed }] of portals.entries())
    if (closed) for (const cell of doors[i] ?? []) wall.add(String(cell));
  return {
    ground: { wall: [...wall].map(cellOf).sort(byRow) },
    doors: doors.filter((one) => one.length > 0),
  };
}

/** Where two rooms meet at a corner only, nobody looks through it: the cell on the side with more room is closed too. */
function corners(size: Size, isShut: (cell: string) => boolean, regions: Regions): readonly string[] {
  const found: string[] = [];
  for (let y = 0; y + 1 < size.height; y += 1)
    for (let x = 0; x + 1 < size.width; x += 1)
      for (const [one, other, beside] of [
        [
          [x, y],
          [x + 1, y + 1],
          [
            [x + 1, y],
            [x, y + 1],
          ],
        ],
        [
          [x + 1, y],
          [x, y + 1],
          [
            [x, y],
            [x + 1, y + 1],
          ],
        ],
      ] as const) {
        const isGap =
          !isShut(String(one)) && !isShut(String(other)) && beside.every((cell) => isShut(String(cell)));
        if (isGap && !regions.areTogether(one, other))
          found.push(String(regions.sizeOf(one) > regions.sizeOf(other) ? one : other));
      }
  return found;
}

/** The cells behind two neighbours, on either side: whoever comes through a door stands there. */
const beyond = ([ax, ay]: BoardCell, [bx, by]: BoardCell): readonly BoardCell[] => [
  [2 * ax - bx, 2 * ay - by],
  [2 * bx - ax, 2 * by - ay],
];

/** The cells whose middle lies inside an outline. */
function cellsInside({ width, height }: Size, outline: Path): readonly BoardCell[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const from = (values: readonly number[]) =>
    Math.max(0, Math.floor(values.reduce((a, b) => Math.min(a, b), Infinity)));
  const upTo = (values: readonly number[], most: number) =>
    Math.min(most, Math.ceil(values.reduce((a, b) => Math.max(a, b), -Infinity)));
  const cells: BoardCell[] = [];
  if (outline.length < 3) return cells;
  for (let y = from(ys); y < upTo(ys, height); y += 1)
    for (let x = from(xs); x < upTo(xs, width); x += 1)
      if (isInside(outline, x + 0.5, y + 0.5)) cells.push([x, y]);
  return cells;
}

/** By the number of lines that a ray to the right crosses. */
function isInside(outline: Path, x: number, y: number): boolean {
  let inside = false;
  for (const [i, [bx, by]] of outline.entries()) {
    const [ax, ay] = outline[(i + outline.length - 1) % outline.length] as readonly [number, number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

const isOn = ({ width, height }: Size, [x, y]: BoardCell): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;
const keyOf = ([a, b]: Edge): string => `${a} ${b}`;
const cellOf = (key: string): BoardCell => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
};
const byRow = (a: BoardCell, b: BoardCell): number => a[1] - b[1] || a[0] - b[0];

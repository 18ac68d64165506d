import { type BoardCell, cellAt, cellsBetween, cellsOf, isOnBoard, middleOf } from '@tafelrunde/system';
import { COVER_MATERIALS } from '../data/cover.ts';
import type { Board, CellKind, Cover, Figure, Position, Scene } from '../model.ts';
import { distance } from './geometry.ts';

/** What each listed cell is, by `x,y`. */
const kindsOf = ({ cells }: Board): ReadonlyMap<string, CellKind> =>
  new Map(cells.map(({ at, kind }) => [String(at), kind]));

export const cellOf = (scene: Scene, { position }: Figure): BoardCell | null =>
  position === null ? null : cellAt(scene.board, position);

export const positionIn = (board: Board, cell: BoardCell): Position => ({
  ...middleOf(board, cell),
  height: 0,
});

type Sight = 'clear' | 'cover' | 'blocked';

/** What stands between two cells. */
export function sightBetween(board: Board, a: BoardCell, b: BoardCell): Sight {
  if (board.cells.length === 0) return 'clear';
  const kinds = kindsOf(board);
  const between = cellsBetween(a, b).map((cell) => kinds.get(String(cell)));
  if (between.includes('wall')) return 'blocked';
  return between.includes('cover') ? 'cover' : 'clear';
}

/** DP-RNG-04, DP-RNG-05: a wall hides all of somebody, a low obstacle half; shot through they are brick and furniture. */
const BEHIND: Readonly<Record<Sight, Pick<Cover, 'quarters' | 'armourValue'>>> = {
  clear: { quarters: 0, armourValue: 0 },
  cover: { quarters: 2, armourValue: COVER_MATERIALS.furniture },
  blocked: { quarters: 4, armourValue: COVER_MATERIALS.brickWall },
};

function sightOn(scene: Scene, a: Figure, b: Figure): Sight {
  const [from, to] = [cellOf(scene, a), cellOf(scene, b)];
  return from === null || to === null ? 'clear' : sightBetween(scene.board, from, to);
}

/** The cover that the map gives a target. */
export const coverOnBoard = (scene: Scene, shooter: Figure, target: Figure) =>
  BEHIND[sightOn(scene, shooter, target)];

export const isWalledOff = (scene: Scene, a: Figure, b: Figure): boolean =>
  sightOn(scene, a, b) === 'blocked';

/** DP-R-123: whether a way leads through a wall, or into one. */
export function crossesWall({ board }: Scene, from: Position, path: readonly Position[]): boolean {
  const kinds = kindsOf(board);
  const isWall = (cell: BoardCell): boolean => kinds.get(String(cell)) === 'wall';
  return path.some((to, i) => {
    const [start, end] = [cellAt(board, path[i - 1] ?? from), cellAt(board, to)];
    return start !== null && end !== null && (isWall(end) || cellsBetween(start, end).some(isWall));
  });
}

/** Where somebody can be put down. */
export const isFreeCell = (scene: Scene, cell: BoardCell): boolean =>
  isOnBoard(scene.board, cell) &&
  kindsOf(scene.board).get(String(cell)) !== 'wall' &&
  !scene.figures.some((figure) => String(cellOf(scene, figure)) === String(cell));

export interface WayTo {
  readonly to: BoardCell;
  readonly path: readonly Position[];
  readonly metres: number;
}

/** The longest path an action takes. */
const MAX_PATH = 50;

/** Every free cell with the shortest way there: straight on, or around the walls from cell to cell. */
export function waysFrom(scene: Scene, figure: Figure): readonly WayTo[] {
  const { board } = scene;
  const { position } = figure;
  const from = cellOf(scene, figure);
  if (position === null || from === null) return [];
  const kinds = kindsOf(board);
  const taken = new Set(scene.figures.map((one) => String(cellOf(scene, one))));
  const around = board.cells.length === 0 ? null : stepsFrom(board, kinds, from);
  return cellsOf(board).flatMap((to): readonly WayTo[] => {
    if (taken.has(String(to)) || kinds.get(String(to)) === 'wall') return [];
    const end = positionIn(board, to);
    if (!cellsBetween(from, to).some((cell) => kinds.get(String(cell)) === 'wall'))
      return [{ to, path: [end], metres: distance(position, end) }];
    const cells = around?.get(String(to));
    if (cells === undefined || cells.length > MAX_PATH) return [];
    const path = cells.map((cell) => positionIn(board, cell));
    const metres = path.reduce((sum, at, i) => sum + distance(path[i - 1] ?? position, at), 0);
    return [{ to, path, metres }];
  });
}

/** From cell to cell around the walls, never through the gap between two of them; the cells of the shortest way to each. */
function stepsFrom(
  board: Board,
  kinds: ReadonlyMap<string, CellKind>,
  from: BoardCell,
): ReadonlyMap<string, readonly BoardCell[]> {
  const ways = new Map<string, { cells: readonly BoardCell[]; cost: number }>([
    [String(from), { cells: [], cost: 0 }],
  ]);
  const open: { cell: BoardCell; cost: number }[] = [{ cell: from, cost: 0 }];
  const isWall = (x: number, y: number) => kinds.get(String([x, y])) === 'wall';
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { cell, cost } = next;
    const way = ways.get(String(cell));
    if (way === undefined || way.cost < cost) continue;
    for (const [dx, dy] of NEIGHBOURS) {
      const to: BoardCell = [cell[0] + dx, cell[1] + dy];
      const cuts = isWall(to[0], cell[1]) || isWall(cell[0], to[1]);
      if (!isOnBoard(board, to) || isWall(to[0], to[1]) || (dx !== 0 && dy !== 0 && cuts)) continue;
      const far = cost + Math.hypot(dx, dy);
      if (far >= (ways.get(String(to))?.cost ?? Number.POSITIVE_INFINITY)) continue;
      ways.set(String(to), { cells: [...way.cells, to], cost: far });
      open.push({ cell: to, cost: far });
    }
    open.sort((a, b) => b.cost - a.cost);
  }
  return new Map([...ways].map(([key, { cells }]) => [key, cells]));
}

const NEIGHBOURS: readonly BoardCell[] = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].filter((dy) => dx !== 0 || dy !== 0).map((dy): BoardCell => [dx, dy]),
);

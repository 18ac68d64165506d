import { type BoardCell, cellsOf, isOnBoard, type MetreBoard } from '@tafelrunde/system';
import { GAP_LIMITS } from '../data/chase.ts';
import { figureOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, refused } from '../rule.ts';

export const placeOf = ({ board }: Scene, id: string): BoardCell | null =>
  board.places.find(({ figure }) => figure === id)?.at ?? null;

/** Between two cells, in metres. */
export const metresFrom = ({ board }: Scene, a: BoardCell, b: BoardCell): number =>
  Math.hypot(b[0] - a[0], b[1] - a[1]) * board.metres;

/** HH-RNG-07, HH-STL-01: between two figures, in tenths of a metre; null if one of them stands nowhere. */
export function metresBetween(scene: Scene, a: string, b: string): number | null {
  const [from, to] = [placeOf(scene, a), placeOf(scene, b)];
  return from === null || to === null ? null : Math.round(metresFrom(scene, from, to) * 10) / 10;
}

/** HH-CHS-11: the gap step of a distance. */
export function gapOf(metres: number): number {
  const step = GAP_LIMITS.findIndex((limit) => metres <= limit);
  return step < 0 ? GAP_LIMITS.length : step;
}

/** Where nobody stands. */
export const freeCells = ({ board }: Scene): readonly BoardCell[] => {
  const taken = new Set(board.places.map(({ at }) => String(at)));
  return cellsOf(board).filter((cell) => !taken.has(String(cell)));
};

export interface PlaceInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly cell: BoardCell;
}

/** HH-RNG-07, HH-STL-01: where somebody stands; distances are measured from there. */
export function placeFigure(fate: HhFate, { scene, figure: id, cell }: PlaceInput) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (!isOnBoard(scene.board, cell)) return refused('off-the-map');
  fate.note('HH-RNG-07', { kind: 'placed', figure: figure.name });
  const effects: readonly HhEffect[] = [{ kind: 'placed', figure: id, at: cell }];
  return { outcome: { placed: true as const }, effects };
}

export interface LayBoardInput extends MetreBoard {
  readonly scene: Scene;
}

/** HH-RNG-07, HH-STL-01: how much ground the map covers; everybody is put down anew. */
export function layBoard(fate: HhFate, { width, height, metres }: LayBoardInput) {
  fate.note('HH-RNG-07', { kind: 'boardLaid', width: width * metres, height: height * metres, metres });
  const effects: readonly HhEffect[] = [{ kind: 'boardLaid', board: { width, height, metres, places: [] } }];
  return { outcome: { laid: true as const }, effects };
}

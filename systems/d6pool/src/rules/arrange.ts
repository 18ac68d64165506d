import { type BoardCell, isOnBoard, type MetreBoard } from '@tafelrunde/system';
import { COVER_MATERIALS, type CoverMaterial } from '../data/cover.ts';
import { TERRAINS, type TerrainId } from '../data/terrain.ts';
import { type CellKind, figureOf, type Light, type OfFigure, type Position, type Scene } from '../model.ts';
import { type DpEffect, type DpFate, refused } from '../rule.ts';
import { positionIn } from './board.ts';

/** What the GM enters about the surroundings of a fight (5.3). */
export interface PlaceInput extends OfFigure {
  /** In metres, or by its cell of the map. */
  readonly at: Position | null;
  readonly cell: BoardCell | null;
}

/** DP-MOV-07: where somebody stands; reaches and ranges are measured from there. */
export function placeFigure(fate: DpFate, { scene, figure: id, at, cell }: PlaceInput) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const to = at ?? (cell !== null && isOnBoard(scene.board, cell) ? positionIn(scene.board, cell) : null);
  if (to === null) return refused('off-the-map');
  fate.note('DP-MOV-07', { kind: 'placed', figure: figure.name, x: to.x, y: to.y });
  const effects: readonly DpEffect[] = [{ kind: 'moved', figure: id, to }];
  return { outcome: { kind: 'placed' as const }, effects };
}

export interface LayBoardInput extends MetreBoard {
  readonly scene: Scene;
}

/** DP-MOV-07, DP-RNG-06: an empty map; whoever stands somewhere stays there. */
export function layBoard(fate: DpFate, { width, height, metres }: LayBoardInput) {
  fate.note('DP-MOV-07', { kind: 'boardLaid', width: width * metres, height: height * metres, metres });
  const effects: readonly DpEffect[] = [{ kind: 'boardLaid', board: { width, height, metres, cells: [] } }];
  return { outcome: { kind: 'boardLaid' as const }, effects };
}

export interface PaintInput {
  readonly scene: Scene;
  readonly kind: CellKind;
  readonly cells: readonly BoardCell[];
}

/** DP-RNG-04, DP-RNG-05: walls that hide, and low obstacles that give cover. */
export function paintBoard(fate: DpFate, { scene, kind, cells }: PaintInput) {
  if (!cells.every((cell) => isOnBoard(scene.board, cell))) return refused('off-the-map');
  fate.note('DP-RNG-04', { kind: 'boardPainted', cells: cells.length, to: kind });
  const effects: readonly DpEffect[] = [{ kind: 'cellsPainted', cells, to: kind }];
  return { outcome: { kind: 'boardPainted' as const }, effects };
}

export interface DistanceInput {
  readonly scene: Scene;
  readonly a: string;
  readonly b: string;
  readonly metres: number;
}

/** DP-MEL-06, DP-RNG-06: the distance between two, where there is no map. */
export function setDistance(fate: DpFate, { scene, a, b, metres }: DistanceInput) {
  const [one, other] = [figureOf(scene, a), figureOf(scene, b)];
  if (one === undefined || other === undefined) return refused('unknown-figure');
  if (a === b) return refused('same-figure');
  fate.note('DP-MEL-06', { kind: 'apart', a: one.name, b: other.name, metres });
  const effects: readonly DpEffect[] = [{ kind: 'distanceSet', distance: { a, b, metres } }];
  return { outcome: { kind: 'apart' as const, metres }, effects };
}

export interface CoverInput extends OfFigure {
  readonly against: string | null;
  readonly quarters: number;
  /** 4.7: what it is made of; its armour value follows, unless the GM gives one. */
  readonly material: CoverMaterial | null;
  readonly armourValue: number | null;
}

/** DP-RNG-04, DP-RNG-05: how much of somebody is hidden, from everybody or from one, and behind what. */
export function setCover(fate: DpFate, { scene, figure: id, against, quarters, ...behind }: CoverInput) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (against !== null && figureOf(scene, against) === undefined) return refused('unknown-figure');
  const value = behind.material === null ? 0 : COVER_MATERIALS[behind.material];
  const cover = { figure: id, against, quarters, armourValue: behind.armourValue ?? value };
  fate.note('DP-RNG-04', { kind: 'covered', figure: figure.name, quarters });
  const effects: readonly DpEffect[] = [{ kind: 'coverSet', cover }];
  return { outcome: { kind: 'covered' as const, quarters }, effects };
}

export interface GroundInput {
  readonly scene: Scene;
  readonly terrain: TerrainId;
  readonly light: Light;
}

/** DP-MOV-09: ground and light of the whole scene. */
export function setGround(fate: DpFate, { terrain, light }: GroundInput) {
  const to = TERRAINS[terrain];
  fate.note('DP-MOV-09', { kind: 'ground', terrain: to, light });
  const effects: readonly DpEffect[] = [
    { kind: 'terrainSet', to },
    { kind: 'lightSet', to: light },
  ];
  return { outcome: { kind: 'ground' as const }, effects };
}

export interface AlertInput extends OfFigure {
  readonly surprised: boolean;
  readonly incapacitated: boolean;
}

/** DP-MEL-03, DP-R-52: the GM says who is surprised, asleep or otherwise out of action. */
export function setAlert(fate: DpFate, { scene, figure: id, surprised, incapacitated }: AlertInput) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  fate.note('DP-R-52', { kind: 'alert', figure: figure.name, surprised, incapacitated });
  const effects: readonly DpEffect[] = [
    { kind: 'turnChanged', figure: id, set: { surprised, incapacitated } },
  ];
  return { outcome: { kind: 'alert' as const }, effects };
}

import { isOnBoard } from '@tafelrunde/system';
import type { Input } from '../actions/inputs.ts';
import { COVER_MATERIALS } from '../data/cover.ts';
import { TERRAINS } from '../data/terrain.ts';
import { figureOf } from '../model.ts';
import { type Effects, type Fate, refused } from '../rule.ts';
import { positionIn } from './board.ts';

/** DP-MOV-07: where somebody stands; reaches and ranges are measured from there. */
export function placeFigure(fate: Fate, { scene, figure: id, at, cell }: Input<'place-figure'>) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const to = at ?? (cell !== null && isOnBoard(scene.board, cell) ? positionIn(scene.board, cell) : null);
  if (to === null) return refused('off-the-map');
  fate.note('DP-MOV-07', { kind: 'placed', figure: figure.name, x: to.x, y: to.y });
  const effects: Effects = [{ kind: 'moved', figure: id, to }];
  return { outcome: { kind: 'placed' as const }, effects };
}

/** DP-MOV-07, DP-RNG-06: an empty map; whoever stands somewhere stays there. */
export function layBoard(fate: Fate, { width, height, metres }: Input<'lay-board'>) {
  fate.note('DP-MOV-07', { kind: 'boardLaid', width: width * metres, height: height * metres, metres });
  const effects: Effects = [{ kind: 'boardLaid', board: { width, height, metres, cells: [] } }];
  return { outcome: { kind: 'boardLaid' as const }, effects };
}

/** DP-RNG-04, DP-RNG-05: walls that hide, and low obstacles that give cover. */
export function paintBoard(fate: Fate, { scene, kind, cells }: Input<'paint-board'>) {
  if (!cells.every((cell) => isOnBoard(scene.board, cell))) return refused('off-the-map');
  fate.note('DP-RNG-04', { kind: 'boardPainted', cells: cells.length, to: kind });
  const effects: Effects = [{ kind: 'cellsPainted', cells, to: kind }];
  return { outcome: { kind: 'boardPainted' as const }, effects };
}

/** DP-MEL-06, DP-RNG-06: the distance between two, where there is no map. */
export function setDistance(fate: Fate, { scene, a, b, metres }: Input<'set-distance'>) {
  const [one, other] = [figureOf(scene, a), figureOf(scene, b)];
  if (one === undefined || other === undefined) return refused('unknown-figure');
  if (a === b) return refused('same-figure');
  fate.note('DP-MEL-06', { kind: 'apart', a: one.name, b: other.name, metres });
  const effects: Effects = [{ kind: 'distanceSet', distance: { a, b, metres } }];
  return { outcome: { kind: 'apart' as const, metres }, effects };
}

/** DP-RNG-04, DP-RNG-05: how much of somebody is hidden, from everybody or from one, and behind what. */
export function setCover(
  fate: Fate,
  { scene, figure: id, against, quarters, ...behind }: Input<'set-cover'>,
) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  if (against !== null && figureOf(scene, against) === undefined) return refused('unknown-figure');
  const value = behind.material === null ? 0 : COVER_MATERIALS[behind.material];
  const cover = { figure: id, against, quarters, armourValue: behind.armourValue ?? value };
  fate.note('DP-RNG-04', { kind: 'covered', figure: figure.name, quarters });
  const effects: Effects = [{ kind: 'coverSet', cover }];
  return { outcome: { kind: 'covered' as const, quarters }, effects };
}

/** DP-MOV-09: ground and light of the whole scene. */
export function setGround(fate: Fate, { terrain, light }: Input<'set-ground'>) {
  const to = TERRAINS[terrain];
  fate.note('DP-MOV-09', { kind: 'ground', terrain: to, light });
  const effects: Effects = [
    { kind: 'terrainSet', to },
    { kind: 'lightSet', to: light },
  ];
  return { outcome: { kind: 'ground' as const }, effects };
}

/** DP-MEL-03, DP-R-52: the GM says who is surprised, asleep or otherwise out of action. */
export function setAlert(fate: Fate, { scene, figure: id, surprised, incapacitated }: Input<'set-alert'>) {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  fate.note('DP-R-52', { kind: 'alert', figure: figure.name, surprised, incapacitated });
  const effects: Effects = [{ kind: 'turnChanged', figure: id, set: { surprised, incapacitated } }];
  return { outcome: { kind: 'alert' as const }, effects };
}

import { GM } from '@tafelrunde/kernel';
import { type Cell, type Figure, figureOf, has, isOut, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import {
  areNeighbours,
  cellName,
  freeNeighbours,
  isFree,
  isNeighbour,
  occupantOf,
  sameCell,
  squeezesBetweenWalls,
} from './board.ts';
import { endedByMoving } from './movement.ts';
import { mayAct, spendAction, spendMove } from './turns.ts';

/** GW-DWN-03, GW-R-29: an ally's action brings a downed figure back with exactly 1 heart; no roll. */
export function raiseUp(
  fate: Fate,
  input: { readonly scene: Scene; readonly helper: string; readonly downed: string },
  house: House,
) {
  const { scene } = input;
  const helper = figureOf(scene, input.helper);
  const downed = figureOf(scene, input.downed);
  if (helper === undefined || downed === undefined) return refused('unknown-figure');
  if (helper.side !== downed.side) return refused('not-a-player-character');
  if (isOut(downed) || !has(downed, 'downed')) return refused('not-downed');
  const problem = mayAct(scene, helper);
  if (problem !== null) return refused(problem);
  if (house.raiseNeedsAdjacent && !isBeside(helper, downed)) return refused('not-adjacent');
  fate.note('GW-DWN-03', { kind: 'raisedUp', figure: downed.name });
  const effects: Effects = [
    ...spendAction(scene, helper),
    { kind: 'hearts', figure: downed.id, by: 1 - downed.hearts },
    { kind: 'statusEnded', figure: downed.id, status: 'downed' },
    ...makeRoom(fate, scene, downed),
  ];
  return { outcome: { kind: 'raised' as const, figure: downed.id, hearts: 1 }, effects };
}

/** The same or a neighbouring cell; without positions the GM's word counts. */
function isBeside(helper: Figure, downed: Figure): boolean {
  if (helper.pos === null || downed.pos === null) return true;
  return sameCell(helper.pos, downed.pos) || areNeighbours(helper, downed);
}

/** GW-ADD-04: one who gets up on a taken cell is put on a free one beside it, by the GM. */
export function makeRoom(fate: Fate, scene: Scene, figure: Figure): Effects {
  if (figure.pos === null || occupantOf(scene, figure.pos) === undefined) return [];
  const cells = freeNeighbours(scene, figure.pos);
  if (cells.length === 0) return [];
  const to = fate.choose({
    id: 'freeCell',
    cite: 'GW-ADD-04',
    by: GM,
    options: cells.map((cell) => ({ key: cellName(cell), value: cell })),
  });
  return [{ kind: 'moved', figure: figure.id, to }];
}

/** GW-DWN-02, GW-ADD-05: all that is left to a downed figure is one cell of crawling (and a few words). */
export function crawl(
  fate: Fate,
  input: { readonly scene: Scene; readonly figure: string; readonly to: Cell | null },
  _house: House,
) {
  const { scene, to } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (isOut(figure) || !has(figure, 'downed')) return refused('not-downed');
  if (to === null) {
    fate.note('GW-DWN-02', { kind: 'spoke', figure: figure.name });
    return { outcome: { kind: 'spoke' as const, figure: figure.id }, effects: [] };
  }
  if (figure.pos === null) return refused('not-on-the-board');
  if (scene.round > 0 && !figure.moveLeft) return refused('no-move-left');
  if (!isNeighbour(figure.pos, to)) return refused('path-too-long');
  if (squeezesBetweenWalls(scene.board, figure.pos, to)) return refused('path-blocked');
  if (!isFree(scene, to)) return refused('cell-taken');
  fate.note('GW-DWN-02', { kind: 'moved', figure: figure.name, to: cellName(to), points: 1, way: 'crawls' });
  const effects: Effects = [
    { kind: 'moved', figure: figure.id, to },
    ...spendMove(scene, figure),
    ...endedByMoving(fate, figure),
  ];
  return { outcome: { kind: 'crawled' as const, figure: figure.id }, effects };
}

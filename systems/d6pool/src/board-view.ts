import type { AimView, BoardCell, TableKind } from '@tafelrunde/system';
import type { Movement } from './data/movement.ts';
import { type Figure, isAble, type Scene } from './model.ts';
import { readyOffer } from './offers/offer.ts';
import type { House } from './rule.ts';
import { cellOf, positionIn, sightBetween, waysFrom } from './rules/board.ts';
import { isUsable } from './rules/equipment.ts';
import { distance } from './rules/geometry.ts';
import { distanceMoved, movementProblem } from './rules/movement.ts';
import { NOTHING_NAMED } from './rules/nothing-named.ts';
import { loadedWeapon } from './rules/ranged.ts';
import { reachOf, spanOf } from './rules/reach.ts';
import { rangeClass } from './rules/shot-difficulty.ts';
import { actionProblem } from './rules/turns.ts';

/** DP-MEL-06, DP-RNG-04, DP-RNG-06: how far a cell is, whether somebody there is in reach or in range, and what hides it. */
export function aimAt(scene: Scene, figure: Figure, to: BoardCell, house: House): AimView | null {
  const from = cellOf(scene, figure);
  if (figure.position === null || from === null) return null;
  const there = scene.figures.find((one) => one !== figure && String(cellOf(scene, one)) === String(to));
  const place = there?.position ?? positionIn(scene.board, to);
  const metres = distance(figure.position, place);
  const sight = sightBetween(scene.board, from, to);
  const span = spanOf(scene, figure.position, place, house);
  const inReach = span <= reachOf(figure) && sight !== 'blocked' ? [{ id: 'inReach', with: null }] : [];
  const ranges = figure.inventory
    .filter((item) => item.kind === 'ranged')
    .filter(isUsable)
    .map((held) => {
      const { ranges: limits, minRange } = loadedWeapon(held, house);
      const id = metres < minRange ? 'tooNear' : (rangeClass(limits, metres) ?? 'beyond');
      return { id, with: held.name };
    });
  return {
    distance: metres,
    sight,
    bands: [...inReach, ...ranges],
  };
}

type Move = ReturnType<TableKind['moves']>[number];

/** Ways on one's feet, the quieter first. */
const ON_FOOT: readonly Movement[] = ['walk', 'crawl', 'run'];

/** DP-MOV-01, DP-MOV-03: in a round as far as an action carries without a roll; outside of rounds nobody counts metres. */
export function movesOf(scene: Scene, figure: Figure, house: House): readonly Move[] {
  if (!isAble(figure)) return [];
  if (scene.round === 0)
    return waysFrom(scene, figure).map(({ to }) => ({
      to,
      offer: readyOffer('place-figure', { figure: figure.id, cell: to }),
    }));
  if (actionProblem(scene, figure, house, 'movement') !== null) return [];
  const carries = ON_FOOT.filter((movement) => movementProblem(figure, movement, house) === null).map(
    (movement) => ({ movement, metres: distanceMoved(figure, walked(scene, figure, movement), 0, house) }),
  );
  return waysFrom(scene, figure).flatMap(({ to, path, metres }): readonly Move[] => {
    const by = carries.find((one) => metres <= one.metres);
    if (by === undefined) return [];
    const isFar = by.movement === 'run';
    return [{ to, isFar, offer: readyOffer('move', { figure: figure.id, movement: by.movement, path }) }];
  });
}

const walked = (scene: Scene, figure: Figure, movement: Movement) => ({
  ...NOTHING_NAMED,
  ...{
    scene,
    figure: figure.id,
    movement,
    careful: false,
    terrain: null,
    slope: 'ladder' as const,
    base: null,
  },
});

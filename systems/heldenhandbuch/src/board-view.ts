import type { AimView, BoardCell } from '@tafelrunde/system';
import type { House } from './data/house-rules.ts';
import { type Figure, isOut, opponentsOf, type Scene } from './model.ts';
import { gapOf, metresBetween, metresFrom, placeOf } from './rules/board.ts';
import { distanceSteps } from './rules/shot-minimum.ts';
import { bandOf } from './rules/stealth-bands.ts';
import { rangedWeapon } from './rules/weapons.ts';

/** HH-RNG-07, HH-STL-01: how far a cell is, how close that is for sneaking, and what it adds to the minimum of a shot. */
export function aimAt(scene: Scene, figure: Figure, to: BoardCell, house: House): AimView | null {
  const from = placeOf(scene, figure.id);
  if (from === null) return null;
  const metres = metresFrom(scene, from, to);
  const weapon = rangedWeapon(figure);
  return {
    distance: metres,
    sight: null,
    bands: [
      { id: bandOf(metres) ?? 'beyond', with: 'sneak' },
      ...(weapon === undefined ? [] : [{ id: `+${distanceSteps(metres, house)}`, with: weapon.name }]),
    ],
  };
}

/** HH-STL-01: those of the other side on the map who are near enough to notice somebody. */
export const nearOpponents = (scene: Scene, figure: Figure) =>
  opponentsOf(scene, figure).flatMap((other) => {
    const distance = isOut(other) ? null : metresBetween(scene, figure.id, other.id);
    return distance === null || bandOf(distance) === null ? [] : [{ figure: other.id, distance }];
  });

/** HH-CHS-11: who is on the map, with the gap to the first of them; the GM says who really is in front. */
export function runnersOnBoard(scene: Scene) {
  const there = scene.figures.filter(({ id }) => placeOf(scene, id) !== null);
  const [first] = there;
  if (first === undefined || there.length < 2) return [];
  return there.map(({ id }) => ({ figure: id, gap: gapOf(metresBetween(scene, first.id, id) ?? 0) }));
}

import type { Cell, CoverOverride, Scene } from '../model.ts';
import { type Fate, type House, refused } from '../rule.ts';
import { distance, isOnBoard } from './board.ts';
import { type Sight, sightBetween } from './sight.ts';

const DECLARED: Readonly<Record<CoverOverride, Sight>> = { none: 'clear', cover: 'cover', full: 'blocked' };

/** GW-ADD-06, GW-ADD-07, GW-RNG-01, GW-RNG-02: sight, cover and distance between two cells; the GM may declare otherwise. */
export function checkSight(
  fate: Fate,
  input: {
    readonly scene: Scene;
    readonly from: Cell;
    readonly to: Cell;
    readonly override: CoverOverride | null;
  },
  _house: House,
) {
  const { scene, from, to, override } = input;
  if (!isOnBoard(scene.board, from) || !isOnBoard(scene.board, to)) return refused('off-the-board');
  const cells = distance(from, to);
  const sight = override === null ? sightBetween(scene, from, to) : DECLARED[override];
  fate.note('GW-ADD-06', { kind: 'sight', sight, distance: cells });
  return { outcome: { kind: sight, distance: cells, melee: cells === 1 }, effects: [] };
}

import { describe, expect, test } from 'vitest';
import { systems } from '../src/index.ts';

const map = {
  width: 8,
  height: 6,
  ground: {
    wall: [
      [2, 0],
      [2, 1],
    ],
    cover: [[5, 5]],
    lava: [[1, 1]],
  },
} as const;
/** How many of these cells each of the rules has a kind for; null where they play without a board. */
const DRAWN: Readonly<Record<string, number | null>> = {
  grundregelwerk: 3,
  d6pool: 3,
  heldenhandbuch: 0,
  probenwuerfel: null,
};

describe.each(systems)('a map of another program on the board of $id', ({ id, scene, table }) => {
  test('is laid out as far as the rules know its cells', () => {
    const effects = scene.lay(map, scene.empty);
    const drawn = DRAWN[id];
    if (drawn === null) return expect(effects).toBeNull();
    const laid = scene.apply(scene.empty, effects ?? []);
    expect(scene.parse(laid)).toMatchObject({ ok: true, value: laid });
    expect(table.board(laid)).toMatchObject({ width: 8, height: 6 });
    expect(table.board(laid)?.cells).toHaveLength(drawn ?? -1);
  });
});

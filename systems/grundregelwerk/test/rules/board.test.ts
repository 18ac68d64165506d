import { describe, expect, test } from 'vitest';
import type { Cell, Status } from '../../src/model.ts';
import {
  areNeighbours,
  cellName,
  distance,
  freeNeighbours,
  isFree,
  isNeighbour,
  isOnBoard,
  kindOf,
  occupantOf,
  squeezesBetweenWalls,
} from '../../src/rules/board.ts';
import { foe, hero, sceneWith } from '../fixtures.ts';

const NINE: readonly Cell[] = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): Cell => [4 + dx, 4 + dy]));

describe('cells', () => {
  test.each<{ a: Cell; b: Cell; cells: number }>([
    { a: [0, 0], b: [0, 0], cells: 0 },
    { a: [2, 3], b: [7, 3], cells: 5 }, // max(5, 0)
    { a: [2, 3], b: [2, 9], cells: 6 }, // max(0, 6)
    { a: [5, 5], b: [1, 2], cells: 4 }, // max(4, 3), never 4 + 3
  ])('[GW-ADD-04] from $a to $b it is $cells', ({ a, b, cells }) => {
    expect(distance(a, b)).toBe(cells);
    expect(distance(b, a)).toBe(cells);
  });

  test('[GW-ADD-04] a cell has eight neighbours and is not its own', () => {
    expect(NINE.filter((cell) => isNeighbour([4, 4], cell))).toEqual(
      NINE.filter(([x, y]) => x !== 4 || y !== 4),
    );
    expect(isNeighbour([4, 4], [6, 4])).toBe(false);
  });

  test('[GW-RNG-01] figures on neighbouring cells, also diagonally, stand next to each other', () => {
    expect(areNeighbours(hero({ pos: [2, 2] }), foe({ pos: [3, 3] }))).toBe(true);
    expect(areNeighbours(hero({ pos: [2, 2] }), foe({ pos: [4, 2] }))).toBe(false);
    expect(areNeighbours(hero({ pos: null }), foe({ pos: [0, 1] }))).toBe(false);
  });

  test('[GW-ADD-04] the board runs from (0, 0) to (width - 1, height - 1)', () => {
    const { board } = sceneWith([], { board: { width: 3, height: 2 } });
    const cells: readonly Cell[] = [
      [0, 0],
      [2, 1],
      [3, 1],
      [2, 2],
      [-1, 0],
      [0, -1],
      [0.5, 0],
    ];
    expect(cells.map((cell) => isOnBoard(board, cell))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('[GW-ADD-04] cells that are not listed are open', () => {
    const { board } = sceneWith([], { board: { cells: [{ at: [1, 2], kind: 'difficult' }] } });
    expect([kindOf(board, [1, 2]), kindOf(board, [2, 1])]).toEqual(['difficult', 'open']);
  });

  test('cells are named like those of a chess board', () => {
    const cells: readonly Cell[] = [
      [0, 0],
      [2, 3],
      [25, 8],
      [26, 0],
      [51, 0],
      [52, 9],
    ];
    expect(cells.map(cellName)).toEqual(['A1', 'C4', 'Z9', 'AA1', 'AZ1', 'BA10']);
  });
});

describe('who stands where', () => {
  test('[GW-ADD-04] one standing figure per cell', () => {
    const scene = sceneWith([hero({ pos: [1, 1] }), foe({ pos: null })]);
    expect(occupantOf(scene, [1, 1])?.id).toBe('hero');
    expect([isFree(scene, [1, 1]), isFree(scene, [1, 2])]).toEqual([false, true]);
  });

  test.each<Status>(['downed', 'dead', 'left'])(
    '[GW-ADD-04] a figure that is %s leaves its cell free',
    (status) => {
      const scene = sceneWith([hero({ pos: [1, 1], status: [status] })]);
      expect(occupantOf(scene, [1, 1])).toBeUndefined();
      expect(isFree(scene, [1, 1])).toBe(true);
    },
  );

  test('[GW-ADD-04] nobody stops on a wall or off the board, but on all other cells', () => {
    const cells = [
      { at: [0, 0], kind: 'wall' },
      { at: [1, 0], kind: 'cover' },
      { at: [2, 0], kind: 'difficult' },
    ] as const;
    const scene = sceneWith([], { board: { width: 3, height: 1, cells: [...cells] } });
    expect([0, 1, 2, 3].map((x) => isFree(scene, [x, 0]))).toEqual([false, true, true, false]);
  });

  test('[GW-ADD-04] free cells around: on the board, no walls, nobody there', () => {
    const scene = sceneWith([foe({ pos: [1, 1] })], { board: { cells: [{ at: [0, 1], kind: 'wall' }] } });
    // The corner A1 has three neighbours: A2 is a wall, B2 taken, B1 is left.
    expect(freeNeighbours(scene, [0, 0]).map(cellName)).toEqual(['B1']);
    expect(freeNeighbours(sceneWith([]), [4, 4])).toHaveLength(8);
  });
});

test('[GW-ADD-05] a diagonal step needs one of the two cells beside it to be no wall', () => {
  const one = sceneWith([], { board: { cells: [{ at: [0, 1], kind: 'wall' }] } }).board;
  const two = { ...one, cells: [...one.cells, { at: [1, 0] as Cell, kind: 'wall' as const }] };
  expect(squeezesBetweenWalls(one, [0, 0], [1, 1])).toBe(false);
  expect(squeezesBetweenWalls(two, [0, 0], [1, 1])).toBe(true);
  expect(squeezesBetweenWalls(two, [1, 1], [0, 0])).toBe(true);
  expect(squeezesBetweenWalls(two, [0, 0], [0, 1])).toBe(false); // straight on
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellAt, cellsBetween, cellsOf, lineUp, middleOf } from '../src/index.ts';

const board = { width: 24, height: 16, metres: 1.5 };
const cell = fc.tuple(fc.nat(23), fc.nat(15));

test('every cell has its middle in it', () => {
  expect(cellsOf(board)).toHaveLength(384);
  for (const one of cellsOf(board)) expect(cellAt(board, middleOf(board, one))).toEqual(one);
});

test('beside the board there is no cell', () => {
  expect(cellAt(board, { x: 36, y: 1 })).toBeNull();
  expect(cellAt(board, { x: 35.9, y: 23.9 })).toEqual([23, 15]);
});

test('what lies between two cells lies there seen from either, in steps to the neighbour', () => {
  expect(cellsBetween([0, 0], [3, 0])).toEqual([
    [1, 0],
    [2, 0],
  ]);
  expect(cellsBetween([2, 2], [3, 3])).toEqual([]);
  fc.assert(
    fc.property(cell, cell, (a, b) => {
      const between = cellsBetween(a, b);
      expect(cellsBetween(b, a)).toEqual(between);
      const distance = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
      expect(between).toHaveLength(Math.max(0, distance - 1));
      for (const one of between) expect([String(a), String(b)]).not.toContain(String(one));
    }),
  );
});

test('two sides line up face to face, each beside its own, on free cells only', () => {
  const walls = ['11,7', '12,8'];
  const placed = lineUp(board, (one) => !walls.includes(String(one)), ['a', 'b', 'c'], ['x', 'y']);
  expect(placed).toEqual([
    { figure: 'a', at: [11, 8] },
    { figure: 'b', at: [11, 6] },
    { figure: 'c', at: [11, 9] },
    { figure: 'x', at: [12, 7] },
    { figure: 'y', at: [12, 6] },
  ]);
});

test('where there is no room, nobody is put on top of another', () => {
  const placed = lineUp({ width: 2, height: 1 }, () => true, ['a', 'b'], ['x']);
  expect(placed.map(({ figure }) => figure)).toEqual(['a', 'x']);
});

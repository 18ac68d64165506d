import { describe, expect, test } from 'vitest';
import { boundedZoom, cellSize } from '../../src/pages/table/board/fit.ts';
import {
  type Cell,
  cellName,
  cellOf,
  cellsTowards,
  cellUnder,
  compassOf,
  distance,
  keyOf,
  lineBetween,
  onBoard,
} from '../../src/pages/table/board/geometry.ts';
import { clamped, nextFocus } from '../../src/pages/table/board/roving.ts';

const size = { width: 12, height: 8 };

describe('cells', () => {
  test('are named by letter and number', () => {
    expect([cellName([0, 0]), cellName([2, 3]), cellName([25, 9]), cellName([26, 0])]).toEqual([
      'A1',
      'C4',
      'Z10',
      'AA1',
    ]);
  });

  test('keep their key', () => expect(cellOf(keyOf([11, 3]))).toEqual([11, 3]));

  test('count diagonal steps like straight ones', () => expect(distance([1, 1], [3, 4])).toBe(3));
});

describe('directions', () => {
  // Rows count from the top, so a smaller y is further north.
  const cases: readonly [Cell, string][] = [
    [[5, 2], 'n'],
    [[7, 3], 'ne'],
    [[8, 5], 'e'],
    [[7, 7], 'se'],
    [[5, 6], 's'],
    [[3, 7], 'sw'],
    [[4, 5], 'w'],
    [[4, 4], 'nw'],
    [[6, 1], 'n'],
    [[9, 6], 'e'],
  ];
  test.each(cases)('to %j is %s', (to, direction) => expect(compassOf([5, 5], to)).toBe(direction));

  test('none to the same cell', () => expect(compassOf([5, 5], [5, 5])).toBeNull());
});

describe('pointer', () => {
  const box = { left: 100, top: 50, width: 480, height: 320 };

  test('finds the cell under a point of the screen', () => {
    expect(cellUnder(size, onBoard(box, size, [100 + 40 * 2.5, 50 + 40 * 3.9]))).toEqual([2, 3]);
  });

  test('finds none beside the board', () => {
    expect(cellUnder(size, onBoard(box, size, [99, 60]))).toBeNull();
    expect(cellUnder(size, onBoard(box, size, [580, 60]))).toBeNull();
  });

  test('a fast stroke leaves no gap', () => {
    expect(cellsTowards([0, 0], [3, 1])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
    expect(cellsTowards([2, 2], [2, 2])).toEqual([]);
  });
});

test('a line keeps clear of the tokens at its ends', () => {
  const { x1, y1, x2, y2, middle } = lineBetween([0, 0], [4, 0]);
  expect([y1, y2]).toEqual([0.5, 0.5]);
  expect(x1).toBeGreaterThan(0.9);
  expect(x2).toBeLessThan(4.1);
  expect(middle).toEqual([2.5, 0.5]);
});

describe('focus', () => {
  const press = (at: Cell, key: string, ctrl = false) => nextFocus(size, at, { key, ctrl });

  test('moves by arrow keys and stops at the edges', () => {
    expect(press([3, 3], 'ArrowUp')).toEqual([3, 2]);
    expect(press([3, 3], 'ArrowRight')).toEqual([4, 3]);
    expect(press([0, 7], 'ArrowLeft')).toEqual([0, 7]);
    expect(press([0, 7], 'ArrowDown')).toEqual([0, 7]);
  });

  test('Home and End go along the row, with Ctrl to the corners', () => {
    expect(press([3, 3], 'Home')).toEqual([0, 3]);
    expect(press([3, 3], 'End')).toEqual([11, 3]);
    expect(press([3, 3], 'Home', true)).toEqual([0, 0]);
    expect(press([3, 3], 'End', true)).toEqual([11, 7]);
  });

  test('leaves other keys alone', () => expect(press([3, 3], 'a')).toBeNull());

  test('stays on a board that became smaller', () => {
    expect(clamped({ width: 4, height: 2 }, [9, 1])).toEqual([3, 1]);
  });
});

describe('cell size', () => {
  const desktop = { width: 900, height: 650, isCoarse: false };
  const phone = { width: 336, height: 560, isCoarse: true };
  const square = { width: 12, height: 12 };

  test('shows the whole board on a desktop', () => {
    expect(cellSize(square, desktop, 1) * 12).toBeLessThanOrEqual(650);
  });

  test('never falls below what can be hit and read', () => {
    expect(cellSize(square, phone, 1)).toBe(36);
    expect(cellSize(square, phone, 0.1)).toBe(32);
    expect(cellSize({ width: 60, height: 60 }, desktop, 0.1)).toBe(28);
  });

  test('zoom does not count beyond what is shown', () => {
    expect(cellSize(square, desktop, boundedZoom(square, desktop, 50))).toBe(112);
    expect(boundedZoom(square, desktop, 50)).toBeLessThan(3);
    expect(boundedZoom(square, phone, 0.1)).toBeCloseTo(32 / 36);
  });
});

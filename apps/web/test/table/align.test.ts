import { expect, test } from 'vitest';
import {
  alignmentOf,
  cellIn,
  laidOut,
  linesThrough,
  wholePicture,
  withCorner,
} from '../../src/pages/table/maps/align.ts';

const size = { width: 1200, height: 800 };

test('without a grid of its own a picture is cells as wide as they are high', () => {
  const whole = wholePicture(size);
  expect(whole).toMatchObject({ first: [0, 0], second: [1200, 800], columns: 24, rows: 16 });
  expect(cellIn(whole)).toEqual({ width: 50, height: 50 });
  expect(wholePicture({ width: 400, height: 1200 })).toMatchObject({ columns: 8, rows: 24 });
});

test('two corners and the cells between them say where every cell lies', () => {
  // Lines every 70 pixels from 30 on: 17 columns and 11 rows are whole, 30 pixels before them are less than half a cell.
  const alignment = { first: [100, 100], second: [450, 310], columns: 5, rows: 3 } as const;
  expect(cellIn(alignment)).toEqual({ width: 70, height: 70 });
  expect(linesThrough(100, 70, 400)).toEqual([30, 100, 170, 240, 310, 380]);
  expect(laidOut(alignment, size)).toEqual({
    board: { width: 17, height: 11 },
    picture: { left: -0.429, top: -0.429, width: 17.143, height: 11.429 },
  });
});

test('more than half a cell at the edge is a cell of the board', () => {
  const alignment = { first: [60, 0], second: [160, 100], columns: 1, rows: 1 } as const;
  const laid = laidOut(alignment, { width: 560, height: 300 });
  expect(laid).toMatchObject({ board: { width: 6, height: 3 }, picture: { left: 0.4, top: 0 } });
});

test('how a picture was aligned is found again', () => {
  const alignment = { first: [30, 30], second: [1150, 730], columns: 16, rows: 10 } as const;
  const { board, picture } = laidOut(alignment, size);
  const again = alignmentOf(picture, board, size);
  const cell = cellIn(again);
  expect([cell.width, cell.height].map(Math.round)).toEqual([70, 70]);
  expect(laidOut(again, size).picture).toEqual(picture);
});

test('a corner stays in the picture, and the two never change places', () => {
  const whole = wholePicture(size);
  expect(withCorner(whole, 'first', [-5, 2_000], size).first).toEqual([0, 796]);
  expect(withCorner(whole, 'second', [-5, 9_999], size).second).toEqual([4, 800]);
});

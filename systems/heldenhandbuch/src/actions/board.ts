import { layBoard, placeFigure } from '../rules/board.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';

export const placeFigureAction = onScene({
  id: 'heldenhandbuch/place-figure',
  cites: ['HH-RNG-07', 'HH-STL-01', 'HH-CHS-11'],
  input: { figure: s.id, cell: s.cell },
  rule: placeFigure,
  actor: ({ figure }) => figure,
  headline: ['placed', 'refused'],
});

export const layBoardAction = onScene({
  id: 'heldenhandbuch/lay-board',
  cites: ['HH-RNG-07', 'HH-STL-01'],
  input: { ...s.boardSize },
  rule: layBoard,
  by: 'gm',
  headline: ['boardLaid', 'refused'],
});

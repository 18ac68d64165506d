import { fromZod } from '@tafelrunde/schema';
import { action } from '@tafelrunde/system';
import { z } from 'zod';
import { layBoard, placeFigure } from '../rules/board.ts';
import * as s from '../schemas.ts';

export const placeFigureAction = action({
  id: 'heldenhandbuch/place-figure',
  cites: ['HH-RNG-07', 'HH-STL-01', 'HH-CHS-11'],
  input: fromZod(z.strictObject({ scene: s.scene, figure: s.id, cell: s.cell })),
  rule: placeFigure,
  actor: ({ figure }) => figure,
  headline: ['placed', 'refused'],
  takesScene: true,
});

export const layBoardAction = action({
  id: 'heldenhandbuch/lay-board',
  cites: ['HH-RNG-07', 'HH-STL-01'],
  input: fromZod(z.strictObject({ scene: s.scene, ...s.boardSize })),
  rule: layBoard,
  by: 'gm',
  headline: ['boardLaid', 'refused'],
  takesScene: true,
});

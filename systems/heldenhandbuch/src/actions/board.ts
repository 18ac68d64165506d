import { ids } from '@tafelrunde/system';
import { layBoard, placeFigure } from '../rules/board.ts';
import * as s from '../schemas.ts';
import { gm, own } from './rows.ts';

export const board = {
  'place-figure': own(placeFigure, ['placed', 'refused'], ids('HH-RNG-07 HH-STL-01 HH-CHS-11'), {
    cell: s.cell,
  }),
  'lay-board': gm(layBoard, ['boardLaid', 'refused'], ['HH-RNG-07', 'HH-STL-01'], { ...s.boardSize }),
};

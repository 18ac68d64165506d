import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { MOVEMENT_IDS, SLOPE_IDS } from '../data/movement.ts';
import { TERRAIN_IDS } from '../data/terrain.ts';
import { CELL_KINDS, LIGHTS, POSTURES } from '../model.ts';
import { layBoard, paintBoard, placeFigure, setGround } from '../rules/arrange.ts';
import { jump } from '../rules/jumping.ts';
import { move } from '../rules/movement.ts';
import { changePosture, mount } from '../rules/position.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { attackFields } from './resist-fields.ts';
import { byGm, ofFigure } from './who.ts';

const metres = z.number().min(0).max(100_000);
const terrain = z.literal([0, 1, 2]);
const movementFields = {
  figure: s.id,
  movement: z.enum(MOVEMENT_IDS).default('walk'),
  careful: s.no,
  terrain: terrain.nullable().default(null),
  slope: z.enum(SLOPE_IDS).default('ladder'),
  base: metres.nullable().default(null),
  ...attackFields,
};

export const moveAction = onScene({
  id: 'd6pool/move',
  cites: ids(`
    DP-MOV-01 DP-MOV-02 DP-MOV-03 DP-MOV-04 DP-MOV-05 DP-MOV-07 DP-MOV-08 DP-MOV-09 DP-ENC-05 DP-ENC-06
    DP-VUL-02 DP-R-01 DP-R-34 DP-R-36 DP-R-37 DP-R-38 DP-R-39 DP-R-41 DP-R-42 DP-R-43 DP-R-47 DP-R-49
    DP-R-53 DP-R-122 DP-R-123
  `),
  input: { ...movementFields, path: s.list(s.position, 50) },
  rule: move,
  chances: {
    moved: (outcome) => outcome.kind === 'moved',
    fumble: (outcome) => outcome.kind === 'patzer',
    fell: (outcome) => outcome.kind === 'fell',
  },
  goals: { metres: (outcome) => ('metres' in outcome ? outcome.metres : 0) },
  ...ofFigure,
  othersWant: ['fumble', 'fell'],
  headline: ['fell', 'stoppedBy', 'moved', 'notMoved'],
});

export const jumpAction = onScene({
  id: 'd6pool/jump',
  cites: ['DP-MOV-06', 'DP-R-40', 'DP-R-42'],
  input: { ...movementFields, metres: metres.default(1.5), depth: metres.default(0) },
  rule: jump,
  chances: {
    across: (outcome) => outcome.kind === 'across',
    fell: (outcome) => outcome.kind === 'fellIn',
  },
  ...ofFigure,
  othersWant: ['fell'],
  headline: ['fell', 'jumped', 'moved', 'notMoved'],
});

export const changePostureAction = onScene({
  id: 'd6pool/change-posture',
  cites: ['DP-POS-01', 'DP-POS-02', 'DP-R-50'],
  input: { figure: s.id, to: z.enum(POSTURES) },
  rule: changePosture,
  ...ofFigure,
  headline: ['posture', 'patzer', 'challenge'],
});

export const mountAction = onScene({
  id: 'd6pool/mount',
  cites: ['DP-POS-03', 'DP-VUL-02'],
  input: {
    figure: s.id,
    on: s.orNull(s.name),
    what: z.enum(['mount', 'vehicle']).default('mount'),
  },
  rule: mount,
  ...ofFigure,
  headline: ['mounted'],
});

export const placeFigureAction = onScene({
  id: 'd6pool/place-figure',
  cites: ['DP-MOV-07', 'DP-R-41'],
  input: {
    figure: s.id,
    at: s.orNull(s.position),
    cell: s.orNull(s.cell),
  },
  rule: placeFigure,
  ...ofFigure,
  headline: ['placed'],
});

export const layBoardAction = onScene({
  id: 'd6pool/lay-board',
  cites: ['DP-MOV-07', 'DP-RNG-06'],
  input: { ...s.boardSize },
  rule: layBoard,
  ...byGm,
  headline: ['boardLaid'],
});

export const paintBoardAction = onScene({
  id: 'd6pool/paint-board',
  cites: ['DP-RNG-04', 'DP-RNG-05'],
  input: {
    kind: z.enum(CELL_KINDS),
    cells: z.array(s.cell).min(1).max(500).readonly(),
  },
  rule: paintBoard,
  ...byGm,
  headline: ['boardPainted'],
});

export const setGroundAction = onScene({
  id: 'd6pool/set-ground',
  cites: ['DP-MOV-09', 'DP-R-42'],
  input: {
    terrain: z.enum(TERRAIN_IDS).default('even'),
    light: z.enum(LIGHTS).default('bright'),
  },
  rule: setGround,
  ...byGm,
  headline: ['ground'],
});

import { ids } from '@tafelrunde/system';
import { z } from 'zod';
import { SIDES } from '../model.ts';
import { adjustWounds } from '../rules/adjust-wounds.ts';
import { layBoard, paintBoard, placeFigure, setGround } from '../rules/arrange.ts';
import { command, firstMove } from '../rules/command.ts';
import { healStun, healWound, toughnessCheck, wakeUp } from '../rules/healing.ts';
import { joinRounds, startRounds } from '../rules/initiative.ts';
import { jump } from '../rules/jumping.ts';
import { move } from '../rules/movement.ts';
import { changePosture, mount } from '../rules/position.ts';
import { declareActions, delay, endRounds, endTurn, freeAction, stepIn } from '../rules/rounds.ts';
import * as s from '../schemas.ts';
import { attackFields } from './fields.ts';
import { inputs } from './inputs.ts';
import { byGm, gmOn, is, ofFigure, onScene } from './kinds.ts';

const figureIds = s.list(s.id, 200);
const healed = { chances: { success: is('success'), fumble: is('patzer') }, othersWant: ['fumble'] };

/** The order of a round, the ways through it, and what happens to a body in it and after it. */
export const rounds = {
  'start-rounds': byGm({
    cites: ids('DP-RND-01 DP-RND-02 DP-RND-03 DP-RND-04 DP-RND-05 DP-VUL-02 DP-R-28 DP-R-52'),
    input: {
      fixed: figureIds,
      pools: s.list(inputs['join-rounds'].pool, 200),
      attackers: s.orNull(z.enum(SIDES)),
      surprised: figureIds,
      placement: s.list(z.strictObject({ figure: s.id, at: s.cell }), 200),
    },
    rule: startRounds,
    // Who begins is what odds tell apart; whole orders are too many.
    matters: (outcome) =>
      outcome.kind === 'started' ? { kind: outcome.kind, first: outcome.order[0] } : outcome,
    headline: ['initiative'],
  }),
  'join-rounds': onScene({
    cites: ['DP-RND-02', 'DP-R-28'],
    rule: joinRounds,
    chances: { first: (outcome) => outcome.kind === 'joined' && outcome.place === 1 },
    actor: ({ pool: { figure } }) => figure,
    headline: ['joined'],
  }),
  'declare-actions': ofFigure({
    cites: ['DP-RND-06', 'DP-RND-07', 'DP-R-29'],
    rule: declareActions,
    headline: ['actionsDeclared'],
  }),
  'end-turn': ofFigure({
    cites: ids('DP-RND-01 DP-RND-08 DP-SUF-01 DP-FIR-01 DP-ACD-02 DP-R-33 DP-R-35'),
    rule: endTurn,
    headline: ['roundStarted', 'turnOf', 'roundEnded', 'passed'],
  }),
  delay: ofFigure({ cites: ['DP-RND-08', 'DP-R-32'], rule: delay, headline: ['delayed'] }),
  'step-in': ofFigure({ cites: ['DP-RND-08', 'DP-R-32'], rule: stepIn, headline: ['steppedIn'] }),
  'free-action': ofFigure({ cites: ['DP-RND-09', 'DP-R-31'], rule: freeAction, headline: ['freeAction'] }),
  'end-rounds': byGm({ cites: ['DP-RND-01'], rule: endRounds, headline: ['roundsEnded'] }),
  'first-move': ofFigure({ cites: ['DP-ABL-01', 'DP-RND-05'], rule: firstMove, headline: ['abilityUsed'] }),
  command: ofFigure({ cites: ['DP-ABL-01', 'DP-RND-07'], rule: command, headline: ['abilityUsed'] }),
  move: ofFigure({
    cites: ids(`
      DP-MOV-01 DP-MOV-02 DP-MOV-03 DP-MOV-04 DP-MOV-05 DP-MOV-07 DP-MOV-08 DP-MOV-09 DP-ENC-05 DP-ENC-06
      DP-VUL-02 DP-R-01 DP-R-34 DP-R-36 DP-R-37 DP-R-38 DP-R-39 DP-R-41 DP-R-42 DP-R-43 DP-R-47 DP-R-49
      DP-R-53 DP-R-122 DP-R-123
    `),
    rule: move,
    chances: { moved: is('moved'), fumble: is('patzer'), fell: is('fell') },
    goals: { metres: (outcome) => ('metres' in outcome ? outcome.metres : 0) },
    othersWant: ['fumble', 'fell'],
    headline: ['fell', 'stoppedBy', 'moved', 'notMoved'],
  }),
  jump: ofFigure({
    cites: ['DP-MOV-06', 'DP-R-40', 'DP-R-42'],
    rule: jump,
    chances: { across: is('across'), fell: is('fellIn') },
    othersWant: ['fell'],
    headline: ['fell', 'jumped', 'moved', 'notMoved'],
  }),
  'change-posture': ofFigure({
    cites: ['DP-POS-01', 'DP-POS-02', 'DP-R-50'],
    rule: changePosture,
    headline: ['posture', 'patzer', 'challenge'],
  }),
  mount: ofFigure({ cites: ['DP-POS-03', 'DP-VUL-02'], rule: mount, headline: ['mounted'] }),
  'place-figure': ofFigure({ cites: ['DP-MOV-07', 'DP-R-41'], rule: placeFigure, headline: ['placed'] }),
  'lay-board': byGm({ cites: ['DP-MOV-07', 'DP-RNG-06'], rule: layBoard, headline: ['boardLaid'] }),
  'paint-board': byGm({ cites: ['DP-RNG-04', 'DP-RNG-05'], rule: paintBoard, headline: ['boardPainted'] }),
  'set-ground': byGm({ cites: ['DP-MOV-09', 'DP-R-42'], rule: setGround, headline: ['ground'] }),
  toughness: ofFigure({
    cites: ['DP-WND-04', 'DP-R-05', 'DP-R-80'],
    input: { figure: s.id, ...attackFields },
    rule: toughnessCheck,
    ...healed,
    headline: ['toughness'],
  }),
  'heal-wound': ofFigure({
    cites: ['DP-WND-05', 'DP-WND-06', 'DP-R-79', 'DP-R-81'],
    rule: healWound,
    ...healed,
    headline: ['healing'],
  }),
  'heal-stun': ofFigure({
    cites: ['DP-WND-07', 'DP-DMG-04', 'DP-R-82'],
    input: { figure: s.id, ...attackFields, isWarm: z.boolean().default(true) },
    rule: healStun,
    ...healed,
    headline: ['healing'],
  }),
  'adjust-wounds': gmOn({
    cites: ['DP-WND-01', 'DP-WND-02', 'DP-WND-03', 'DP-R-79'],
    input: { figure: s.id, by: z.int().min(-20).max(20).default(1) },
    rule: adjustWounds,
    headline: ['died', 'unconscious', 'wounded', 'woke', 'healing'],
  }),
  'wake-up': gmOn({ cites: ['DP-R-79'], rule: wakeUp, headline: ['woke'] }),
};

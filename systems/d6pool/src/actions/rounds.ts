import { z } from 'zod';
import { SIDES } from '../model.ts';
import { command, firstMove } from '../rules/command.ts';
import { joinRounds, startRounds } from '../rules/initiative.ts';
import { declareActions, delay, endRounds, endTurn, freeAction, stepIn } from '../rules/rounds.ts';
import * as s from '../schemas.ts';
import { onScene } from './on-scene.ts';
import { byGm, ofFigure } from './who.ts';

const pool = z.strictObject({
  figure: s.id,
  attribute: s.attribute.default('perception'),
  skill: s.orNull(s.key),
  advantages: s.rollFields.advantages,
  disadvantages: s.rollFields.disadvantages,
  bonus: s.dice.default(0),
  penalty: s.dice.default(0),
  luck: s.rollFields.luck,
});
const figureIds = s.list(s.id, 200);
const figureFields = { figure: s.id };

export const startRoundsAction = onScene({
  id: 'd6pool/start-rounds',
  cites: ['DP-RND-01', 'DP-RND-02', 'DP-RND-03', 'DP-RND-04', 'DP-RND-05', 'DP-VUL-02', 'DP-R-28', 'DP-R-52'],
  input: {
    fixed: figureIds,
    pools: s.list(pool, 200),
    attackers: z.enum(SIDES).nullable().default(null),
    surprised: figureIds,
    placement: s.list(z.strictObject({ figure: s.id, at: s.cell }), 200),
  },
  rule: startRounds,
  // Who begins is what odds tell apart; whole orders are too many.
  matters: (outcome) =>
    outcome.kind === 'started' ? { kind: outcome.kind, first: outcome.order[0] } : outcome,
  ...byGm,
  headline: ['initiative'],
});

export const joinRoundsAction = onScene({
  id: 'd6pool/join-rounds',
  cites: ['DP-RND-02', 'DP-R-28'],
  input: { pool },
  rule: joinRounds,
  chances: { first: (outcome) => outcome.kind === 'joined' && outcome.place === 1 },
  actor: ({ pool: { figure } }) => figure,
  headline: ['joined'],
});

export const declareActionsAction = onScene({
  id: 'd6pool/declare-actions',
  cites: ['DP-RND-06', 'DP-RND-07', 'DP-R-29'],
  input: {
    ...figureFields,
    actions: z.int().min(1).max(10).default(2),
    abilities: s.rollFields.abilities,
  },
  rule: declareActions,
  ...ofFigure,
  headline: ['actionsDeclared'],
});

export const endTurnAction = onScene({
  id: 'd6pool/end-turn',
  cites: ['DP-RND-01', 'DP-RND-08', 'DP-SUF-01', 'DP-FIR-01', 'DP-ACD-02', 'DP-R-33', 'DP-R-35'],
  input: figureFields,
  rule: endTurn,
  ...ofFigure,
  headline: ['roundStarted', 'turnOf', 'roundEnded', 'passed'],
});

export const delayAction = onScene({
  id: 'd6pool/delay',
  cites: ['DP-RND-08', 'DP-R-32'],
  input: figureFields,
  rule: delay,
  ...ofFigure,
  headline: ['delayed'],
});

export const stepInAction = onScene({
  id: 'd6pool/step-in',
  cites: ['DP-RND-08', 'DP-R-32'],
  input: figureFields,
  rule: stepIn,
  ...ofFigure,
  headline: ['steppedIn'],
});

export const freeActionAction = onScene({
  id: 'd6pool/free-action',
  cites: ['DP-RND-09', 'DP-R-31'],
  input: { ...figureFields, what: s.text.default('') },
  rule: freeAction,
  ...ofFigure,
  headline: ['freeAction'],
});

export const endRoundsAction = onScene({
  id: 'd6pool/end-rounds',
  cites: ['DP-RND-01'],
  input: {},
  rule: endRounds,
  ...byGm,
  headline: ['roundsEnded'],
});

export const firstMoveAction = onScene({
  id: 'd6pool/first-move',
  cites: ['DP-ABL-01', 'DP-RND-05'],
  input: figureFields,
  rule: firstMove,
  ...ofFigure,
  headline: ['abilityUsed'],
});

export const commandAction = onScene({
  id: 'd6pool/command',
  cites: ['DP-ABL-01', 'DP-RND-07'],
  input: { ...figureFields, target: s.id },
  rule: command,
  ...ofFigure,
  headline: ['abilityUsed'],
});

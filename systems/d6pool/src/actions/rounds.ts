import { fromZod } from '@tafelrunde/schema';
import { action } from '@tafelrunde/system';
import { z } from 'zod';
import { SIDES } from '../model.ts';
import { command, firstMove } from '../rules/command.ts';
import { joinRounds, startRounds } from '../rules/initiative.ts';
import { declareActions, delay, endRounds, endTurn, freeAction, stepIn } from '../rules/rounds.ts';
import * as s from '../schemas.ts';
import { byGm, ofFigure } from './who.ts';

const pool = z.strictObject({
  figure: s.id,
  attribute: s.attribute.default('perception'),
  skill: s.key.nullable().default(null),
  advantages: s.rollFields.advantages,
  disadvantages: s.rollFields.disadvantages,
  bonus: s.dice.default(0),
  penalty: s.dice.default(0),
  luck: s.rollFields.luck,
});
const figureIds = z.array(s.id).max(200).readonly().default([]);
const figureFields = { scene: s.scene, figure: s.id };

export const startRoundsAction = action({
  id: 'd6pool/start-rounds',
  cites: ['DP-RND-01', 'DP-RND-02', 'DP-RND-03', 'DP-RND-04', 'DP-RND-05', 'DP-VUL-02', 'DP-R-28', 'DP-R-52'],
  input: fromZod(
    z.strictObject({
      scene: s.scene,
      fixed: figureIds,
      pools: z.array(pool).max(200).readonly().default([]),
      attackers: z.enum(SIDES).nullable().default(null),
      surprised: figureIds,
      placement: z
        .array(z.strictObject({ figure: s.id, at: s.cell }))
        .max(200)
        .readonly()
        .default([]),
    }),
  ),
  rule: startRounds,
  // Who begins is what odds tell apart; whole orders are too many.
  matters: (outcome) =>
    outcome.kind === 'started' ? { kind: outcome.kind, first: outcome.order[0] } : outcome,
  ...byGm,
  headline: ['initiative'],
  takesScene: true,
});

export const joinRoundsAction = action({
  id: 'd6pool/join-rounds',
  cites: ['DP-RND-02', 'DP-R-28'],
  input: fromZod(z.strictObject({ scene: s.scene, pool })),
  rule: joinRounds,
  chances: { first: (outcome) => outcome.kind === 'joined' && outcome.place === 1 },
  actor: ({ pool: { figure } }) => figure,
  headline: ['joined'],
  takesScene: true,
});

export const declareActionsAction = action({
  id: 'd6pool/declare-actions',
  cites: ['DP-RND-06', 'DP-RND-07', 'DP-R-29'],
  input: fromZod(
    z.strictObject({
      ...figureFields,
      actions: z.int().min(1).max(10).default(2),
      abilities: s.rollFields.abilities,
    }),
  ),
  rule: declareActions,
  ...ofFigure,
  headline: ['actionsDeclared'],
  takesScene: true,
});

export const endTurnAction = action({
  id: 'd6pool/end-turn',
  cites: ['DP-RND-01', 'DP-RND-08', 'DP-SUF-01', 'DP-FIR-01', 'DP-ACD-02', 'DP-R-33', 'DP-R-35'],
  input: fromZod(z.strictObject(figureFields)),
  rule: endTurn,
  ...ofFigure,
  headline: ['roundStarted', 'turnOf', 'roundEnded', 'passed'],
  takesScene: true,
});

export const delayAction = action({
  id: 'd6pool/delay',
  cites: ['DP-RND-08', 'DP-R-32'],
  input: fromZod(z.strictObject(figureFields)),
  rule: delay,
  ...ofFigure,
  headline: ['delayed'],
  takesScene: true,
});

export const stepInAction = action({
  id: 'd6pool/step-in',
  cites: ['DP-RND-08', 'DP-R-32'],
  input: fromZod(z.strictObject(figureFields)),
  rule: stepIn,
  ...ofFigure,
  headline: ['steppedIn'],
  takesScene: true,
});

export const freeActionAction = action({
  id: 'd6pool/free-action',
  cites: ['DP-RND-09', 'DP-R-31'],
  input: fromZod(z.strictObject({ ...figureFields, what: s.text.default('') })),
  rule: freeAction,
  ...ofFigure,
  headline: ['freeAction'],
  takesScene: true,
});

export const endRoundsAction = action({
  id: 'd6pool/end-rounds',
  cites: ['DP-RND-01'],
  input: fromZod(z.strictObject({ scene: s.scene })),
  rule: endRounds,
  ...byGm,
  headline: ['roundsEnded'],
  takesScene: true,
});

export const firstMoveAction = action({
  id: 'd6pool/first-move',
  cites: ['DP-ABL-01', 'DP-RND-05'],
  input: fromZod(z.strictObject(figureFields)),
  rule: firstMove,
  ...ofFigure,
  headline: ['abilityUsed'],
  takesScene: true,
});

export const commandAction = action({
  id: 'd6pool/command',
  cites: ['DP-ABL-01', 'DP-RND-07'],
  input: fromZod(z.strictObject({ ...figureFields, target: s.id })),
  rule: command,
  ...ofFigure,
  headline: ['abilityUsed'],
  takesScene: true,
});

import type { Advantage, Complication } from '../data/complications.ts';
import type { Tn } from '../data/ladders.ts';
import { applyEffects } from '../effects.ts';
import { figureOf, type Pc, type Scene } from '../model.ts';
import { type Effects, type Fate, type House, type Refused, refused } from '../rule.ts';
import { thrown } from './attack.ts';
import { successChance } from './chance.ts';
import {
  advantageEffects,
  chooseAdvantage,
  failureComplication,
  forcedComplication,
  NO_COMPLICATION,
} from './complications.ts';
import { pressureEnds, pressureSteps, type StatedCondition, statedSteps } from './conditions.ts';
import { hurdleFor } from './difficulty.ts';
import { takeHelp } from './help.ts';
import { rollWithLuck } from './luck.ts';
import { isFailure, type Verdict } from './results.ts';
import { type Approach, failedBefore, wayOn } from './retry.ts';
import type { TestResult, Trial } from './test.ts';
import { countFailure } from './timer.ts';
import { dieOf, isTrait, levelOf, traitAlias } from './traits.ts';
import { mayAct, spendAction } from './turns.ts';

export interface AttemptInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly goal: string;
  readonly trait: string;
  readonly tn: Tn;
  readonly conditions: readonly StatedCondition[];
  readonly tools: string;
  readonly way: string;
}

export interface AttemptOutcome {
  readonly kind: Verdict | 'withdrawn';
  readonly complication: Complication | null;
  readonly advantage: Advantage | null;
  readonly face?: number;
  readonly needs?: number;
}

type Attempted = { outcome: AttemptOutcome | Refused; effects: Effects };

/** GW-TST-01: a figure tries something: goal, trait and TN, conditions, help, one die, result. */
export function attempt(fate: Fate, input: AttemptInput, house: House): Attempted {
  const { scene } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.side !== 'pc') return refused('not-a-player-character');
  if (!isTrait(input.trait, house)) return refused('unknown-trait');
  const problem = mayAct(scene, figure);
  if (problem !== null) return refused(problem);
  const approach: Approach = {
    goal: input.goal,
    trait: traitAlias(input.trait),
    tools: input.tools,
    way: input.way,
  };
  const steps = [...statedSteps(input.conditions, figure), ...pressureSteps(figure)];
  const hurdle = hurdleFor(scene.mode, input.tn, steps, house);
  if (hurdle === 'refused') {
    fate.note('GW-MOD-06', { kind: 'refused', reason: 'almost-impossible' });
    return refused('almost-impossible');
  }
  const passage = wayOn(fate, scene, figure, approach, house);
  if (passage.kind === 'withdrawn') {
    return { outcome: { kind: 'withdrawn', complication: null, advantage: null }, effects: passage.effects };
  }
  fate.note('GW-TRT-03', { kind: 'traitNamed', trait: approach.trait });
  // What was accepted to try again is already so when the dice fall.
  const paid = applyEffects(scene, passage.complicated.effects);
  const now = (figureOf(paid, figure.id) ?? figure) as Pc;
  const trial: Trial = {
    mode: scene.mode,
    die: dieOf(figure, approach.trait),
    level: levelOf(figure, approach.trait),
    tn: input.tn,
    steps,
    helpers: 0,
    by: figure.id,
    role: 'test',
    name: figure.name,
  };
  const chanceWith = (helpers: number) => successChance({ ...trial, helpers }, house);
  const help = hurdle === 'roll' ? takeHelp(fate, paid, now, chanceWith, house) : { helpers: 0, effects: [] };
  const result = rollWithLuck(fate, paid, now, { ...trial, helpers: help.helpers }, house);
  const after = aftermath(fate, paid, now, result, house);
  return {
    outcome: {
      kind: result.kind,
      complication: after.complication ?? passage.complicated.complication,
      advantage: after.advantage,
      ...thrown(result),
    },
    effects: [
      ...passage.complicated.effects,
      ...spendAction(scene, figure),
      ...help.effects,
      ...pressureEnds(figure),
      ...result.effects,
      ...after.effects,
      ...remember(figure, approach, result, failedBefore(scene, figure, approach.goal) !== undefined),
      ...countFailure(fate, paid, result.kind, 'tests', house),
    ],
  };
}

/** GW-RES-03, GW-RES-04, GW-R-10: what comes with the result. */
function aftermath(fate: Fate, scene: Scene, figure: Pc, result: TestResult, house: House) {
  switch (result.kind) {
    case 'complication':
      return { ...forcedComplication(fate, scene, figure, 'GW-RES-03', house), advantage: null };
    case 'failure':
      return { ...failureComplication(fate, scene, figure, house), advantage: null };
    case 'exceptional': {
      const advantage = chooseAdvantage(fate, figure, true);
      return { complication: null, advantage, effects: advantageEffects(scene, figure, advantage) };
    }
    default:
      return { ...NO_COMPLICATION, advantage: null };
  }
}

/** GW-R-12: a failure is remembered for its goal; success ends the matter. */
function remember(figure: Pc, approach: Approach, { kind }: TestResult, knew: boolean): Effects {
  if (isFailure(kind)) return [{ kind: 'goalFailed', goal: { figure: figure.id, ...approach } }];
  return knew ? [{ kind: 'goalClosed', figure: figure.id, goal: approach.goal }] : [];
}

/** GW-RTY-01: try again after a failure; without one there is nothing to try again. */
export function retry(fate: Fate, input: AttemptInput, house: House): Attempted {
  const figure = figureOf(input.scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  if (figure.side !== 'pc') return refused('not-a-player-character');
  if (failedBefore(input.scene, figure, input.goal) === undefined) return refused('nothing-failed');
  return attempt(fate, input, house);
}

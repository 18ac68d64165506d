import { GM, question } from '@tafelrunde/kernel';
import type { Input } from '../actions/inputs.ts';
import { type Figure, figureOf, ownsAbility, type Terrain } from '../model.ts';
import { type Effects, type Fate, type House, refused } from '../rule.ts';
import { settleChallenge } from './challenge.ts';
import { afterMoving, carry, landing, movementProblem, noteMoved, prepareMovement } from './movement.ts';
import { offersAfter, prepare, throwPrepared } from './prepare.ts';
import { actionProblem, spendAction } from './turns.ts';

export interface JumpOutcome {
  readonly kind: 'across' | 'stoppedBefore' | 'fellIn' | 'tooFar' | 'noRun';
  /** What of the movement is left after the jump. */
  readonly metresLeft: number;
}

const METRES_PER_DIFFICULTY = 1.5;

/** DP-MOV-06, DP-R-40, DP-R-42: one per 1.5 m, rounded up, and the ground; a super jump halves it (4.5). */
export function jumpDifficulty(figure: Figure, metres: number, terrain: Terrain): number {
  const steps = Math.ceil(metres / METRES_PER_DIFFICULTY);
  return (ownsAbility(figure, 'superJump') ? Math.ceil(steps / 2) : steps) + terrain;
}

/** DP-MOV-06: a jump is part of a movement; its metres come out of that movement's distance. */
export function jump(fate: Fate, input: Input<'jump'>, house: House) {
  const { scene, movement } = input;
  const figure = figureOf(scene, input.figure);
  if (figure === undefined) return refused('unknown-figure');
  const problem = actionProblem(scene, figure, house, 'movement') ?? movementProblem(figure, movement, house);
  if (problem !== null) return refused(problem);
  // Fate dice and abilities go into the jump itself.
  const run = { ...input, fate: 0, abilities: [] };
  const moving = prepareMovement(fate, scene, run, house);
  if (moving.kind === 'refused') return refused(moving.reason);
  const spec = {
    ...input,
    attribute: 'dexterity' as const,
    skill: 'acrobatics',
    concentration: false,
    item: null,
  };
  const jumping = prepare(fate, scene, spec, 'physical', house);
  if (jumping.kind === 'refused') return refused(jumping.reason);
  const carried = carry(fate, scene, moving, run, [], house);
  const spent = [
    ...carried.effects,
    ...afterMoving(scene, figure, movement, carried.kind),
    ...spendAction(scene, figure, { aimTarget: null }),
  ];
  const room = carried.metres - input.metres;
  if (carried.kind !== 'moved' || room < 0) {
    const outcome: JumpOutcome = { kind: carried.kind === 'moved' ? 'tooFar' : 'noRun', metresLeft: 0 };
    return { outcome, effects: spent as Effects };
  }
  noteMoved(fate, figure, movement, carried, carried.metres, house);
  const difficulty = jumpDifficulty(figure, input.metres, input.terrain ?? scene.terrain);
  const thrown = throwPrepared(fate, scene, jumping, house, false);
  const rolled = settleChallenge(fate, thrown.count, { difficulty }, house);
  fate.note('DP-MOV-06', {
    kind: 'jumped',
    figure: figure.name,
    metres: input.metres,
    across: rolled.success,
  });
  const effects = [
    ...spent,
    ...jumping.effects,
    ...thrown.effects,
    ...offersAfter(fate, scene, jumping, rolled, house),
  ];
  if (rolled.success) return { outcome: { kind: 'across', metresLeft: room } as JumpOutcome, effects };
  const failed = missed(fate, figure, input.depth, house);
  return { outcome: failed.outcome, effects: [...effects, ...failed.effects] };
}

/** DP-R-40: stops before it or falls in; a failed jump down is the full fall. */
function missed(fate: Fate, figure: Figure, depth: number, house: House) {
  const { jumpFailure } = house;
  const how =
    jumpFailure === 'ask'
      ? fate.choose(question('jumpFailure', 'DP-R-40', GM, ['stopBefore', 'fallIn']))
      : jumpFailure;
  if (how === 'stopBefore')
    return { outcome: { kind: 'stoppedBefore', metresLeft: 0 } as JumpOutcome, effects: [] };
  const effects: Effects = [
    { kind: 'posture', figure: figure.id, to: 'prone' },
    ...landing(fate, figure, depth, house),
  ];
  return { outcome: { kind: 'fellIn', metresLeft: 0 } as JumpOutcome, effects };
}

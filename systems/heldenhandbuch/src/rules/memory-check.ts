import { GM } from '@tafelrunde/kernel';
import { figureOf, type Scene } from '../model.ts';
import { type HhEffect, type HhFate, type House, type Refused, refused } from '../rule.ts';
import type { CheckOutcome } from './check.ts';
import { checkProblem, rollCheck } from './figure-check.ts';

const MEMORY = { kind: 'attribute', name: 'memory' } as const;

export interface MemoryInput {
  readonly scene: Scene;
  readonly figure: string;
  readonly topic: string;
  readonly minimum: number;
}

/** HH-COM-01, HH-R-91: what the figure knows and its player has forgotten. The GM throws it, once, for the GM's eyes. */
export function memoryCheck(
  fate: HhFate,
  { scene, figure: id, topic, minimum }: MemoryInput,
  house: House,
): { outcome: CheckOutcome | Refused; effects: readonly HhEffect[] } {
  const figure = figureOf(scene, id);
  if (figure === undefined) return refused('unknown-figure');
  const request = {
    scene,
    figure,
    tested: MEMORY,
    mode: 'single',
    minimum,
    by: GM,
    context: 'memory',
  } as const;
  const problem = checkProblem(request);
  if (problem !== null) return refused(problem);
  const { outcome, effects } = rollCheck(fate, request, house);
  fate.note('HH-COM-01', {
    kind: 'remembered',
    figure: figure.name,
    topic,
    success: outcome.success === true,
  });
  return { outcome, effects };
}

import { question } from '@tafelrunde/kernel';
import type { FailedGoal, Pc, Scene } from '../model.ts';
import type { Effects, Fate, House } from '../rule.ts';
import { type Complicated, forcedComplication, NO_COMPLICATION } from './complications.ts';

/** What the figure does for its goal. */
export interface Approach {
  readonly goal: string;
  readonly trait: string;
  readonly tools: string;
  readonly way: string;
}

/** GW-R-12: the last failure of this figure at this goal, if there is one. */
export function failedBefore(scene: Scene, figure: Pc, goal: string): FailedGoal | undefined {
  return scene.failedGoals.find((failed) => failed.figure === figure.id && failed.goal === goal);
}

/** GW-RTY-01 (a): another trait, other tools or another way. */
const isChanged = (failed: FailedGoal, approach: Approach): boolean =>
  failed.trait !== approach.trait || failed.tools !== approach.tools || failed.way !== approach.way;

/** Whether the test may be thrown, and what was paid for that. */
export type Passage =
  | { readonly kind: 'free'; readonly complicated: Complicated }
  | { readonly kind: 'withdrawn'; readonly effects: Effects };

/** GW-RTY-01, GW-R-12: no second throw under the same circumstances. The player takes one of the ways on. */
export function wayOn(fate: Fate, scene: Scene, figure: Pc, approach: Approach, house: House): Passage {
  const failed = failedBefore(scene, figure, approach.goal);
  if (failed === undefined || house.retry === 'off') return { kind: 'free', complicated: NO_COMPLICATION };
  if (isChanged(failed, approach)) {
    fate.note('GW-RTY-01', { kind: 'wayOn', way: 'changed' });
    return { kind: 'free', complicated: NO_COMPLICATION };
  }
  if (house.retry === 'warn') {
    fate.note('GW-R-12', { kind: 'warned', reason: 'goal-failed-before' });
    return { kind: 'free', complicated: NO_COMPLICATION };
  }
  const way = fate.choose(question('wayOn', 'GW-RTY-01', figure.id, ['acceptComplication', 'withdraw']));
  fate.note('GW-RTY-01', { kind: 'wayOn', way });
  if (way === 'withdraw') {
    return { kind: 'withdrawn', effects: [{ kind: 'goalClosed', figure: figure.id, goal: approach.goal }] };
  }
  // GW-R-12: the GM names the complication, and it happens before the new throw.
  return { kind: 'free', complicated: forcedComplication(fate, scene, figure, 'GW-R-12', house) };
}

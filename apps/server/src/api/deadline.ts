import { performance } from 'node:perf_hooks';
import type { Action } from '@tafelrunde/kernel';
import { CALCULATION_MS } from '../limits.ts';

/** Leaves a calculation that has had its time. Made once: it carries no stack. */
const OUT_OF_TIME = { outOfTime: true };

/**
 * A budget counts runs, but a run of a large scene takes longer than one of a small one: here each run looks at the
 * clock, so that a request keeps the others waiting for a moment at most. Undefined when the time was up.
 */
export function withinTime<R>(action: Action, calculate: (timed: Action) => R): R | undefined {
  const end = performance.now() + CALCULATION_MS;
  const rule: Action['rule'] = (fate, input, house) => {
    if (performance.now() > end) throw OUT_OF_TIME;
    return action.rule(fate, input, house);
  };
  try {
    return calculate({ ...action, rule });
  } catch (thrown) {
    if (thrown === OUT_OF_TIME) return undefined;
    throw thrown;
  }
}

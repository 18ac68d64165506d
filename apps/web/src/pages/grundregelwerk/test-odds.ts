import { useMemo } from 'react';
import { oddsFor } from '../../engine/chances.ts';
import { firstPool } from '../../engine/throwing.ts';
import { type TestSetup, testAction } from './test-store.ts';

/** The odds of the test on the controls, and the die it throws. */
export function useTestOdds(setup: TestSetup, d6only: boolean, house: unknown) {
  const { die, level, tn, conditions, steps, help } = setup;
  return useMemo(() => {
    const { action, input } = testAction({ die, level, tn, conditions, steps, help }, d6only);
    return { odds: oddsFor(action, input, house), sides: firstPool(action, input, house)?.sides };
  }, [die, level, tn, conditions, steps, help, d6only, house]);
}

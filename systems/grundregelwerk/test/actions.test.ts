import { toNumber } from '@tafelrunde/kernel';
import { type Action, defaultsOf, oddsOf } from '@tafelrunde/system';
import { describeActions } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { houseRules } from '../src/data/house-rules.ts';
import { grundregelwerk } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import { SAMPLE_INPUTS } from './sample-inputs.ts';

describeActions(grundregelwerk, { dictionary: dictionaries.de, samples: SAMPLE_INPUTS });

test('a duel of a d10 against a boss has exact odds by marks', () => {
  const duel = grundregelwerk.actions.find(({ id }) => id === 'grundregelwerk/duel') as Action;
  const odds = oddsOf(duel, SAMPLE_INPUTS['grundregelwerk/duel'], defaultsOf(houseRules));
  if (!odds.ok) throw new Error('no odds');
  // Each attack: 1/10 takes two of the boss's three hearts (only the 10 hits), 9/10 costs one of five hearts.
  // Won: two hits within the attacks before the fifth miss: sum over n of C(n+1, 1) (1/10)^2 (9/10)^n, n = 0..4.
  const won = [0, 1, 2, 3, 4].reduce((sum, misses) => sum + (misses + 1) * 0.01 * 0.9 ** misses, 0);
  expect(
    toNumber((odds.value.chances['attacker'] as { fraction: { n: bigint; d: bigint } }).fraction),
  ).toBeCloseTo(won, 12);
});

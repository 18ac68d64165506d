import { oneOf } from '@tafelrunde/system';
import { describeActions } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { houseRules } from '../src/data/house-rules.ts';
import { d6pool } from '../src/system.ts';
import { dictionaries } from '../src/text/dictionary.ts';
import { SAMPLES } from './samples.ts';

/** At a table that refreshes fate dice, so that this action can be played too. */
const system = {
  ...d6pool,
  houseRules: {
    ...houseRules,
    fateRefresh: oneOf(['never', 'session', 'adventure'], 'session', 'DP-R-22'),
  },
};

test('every sample belongs to an action', () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual(d6pool.actions.map(({ id }) => id).toSorted());
});

describeActions(system, {
  dictionary: dictionaries.de,
  samples: Object.fromEntries(d6pool.actions.map(({ id }) => [id, SAMPLES[id]])),
});

import { oneOf } from '@tafelrunde/system';
import { describeActions } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { houseRules } from '../src/house-rules.ts';
import { d6pool } from '../src/system.ts';
import { CHALLENGE_ACTIONS, CHARACTER_ACTIONS } from '../src/text/challenges.ts';
import { EQUIPMENT_ACTIONS, FIGHT_ACTIONS, HEALING_ACTIONS } from '../src/text/fights.ts';
import { SURROUNDINGS_ACTIONS } from '../src/text/surroundings.ts';
import { dictionaries } from '../src/text/words.ts';
import { SAMPLES } from './samples.ts';

/** Every action of the catalogue's list, topic by topic as the texts have them. */
const TOPICS: readonly string[] = [
  ...CHARACTER_ACTIONS,
  ...CHALLENGE_ACTIONS,
  ...EQUIPMENT_ACTIONS,
  ...FIGHT_ACTIONS,
  ...HEALING_ACTIONS,
  ...SURROUNDINGS_ACTIONS,
];
/** At a table that refreshes fate dice, so that this action can be played too. */
const system = {
  ...d6pool,
  houseRules: {
    ...houseRules,
    fateRefresh: oneOf(['never', 'session', 'adventure'], 'session', 'DP-R-22'),
  },
};
const names = d6pool.actions.map(({ id }) => id.slice('d6pool/'.length));

test('the topics of the texts and the list of actions name the same actions', () => {
  expect(names.toSorted()).toEqual(TOPICS.toSorted());
  expect(Object.keys(SAMPLES).toSorted()).toEqual(d6pool.actions.map(({ id }) => id).toSorted());
});

describeActions(system, {
  dictionary: dictionaries.de,
  samples: Object.fromEntries(d6pool.actions.map(({ id }) => [id, SAMPLES[id]])),
});

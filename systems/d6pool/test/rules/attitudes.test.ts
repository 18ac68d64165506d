import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { ATTITUDES } from '../../src/model.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { setAttitude } from '../../src/rules/attitudes.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { rollOf } from '../rolls.ts';

const scene = sceneWith([hero(), foe()]);

test('[DP-ATT-01] five attitudes, from allied to hostile, set by the GM', () => {
  expect(ATTITUDES).toEqual(['allied', 'friendly', 'neutral', 'averse', 'hostile']);
  const input = { scene, figure: 'foe', towards: 'hero', to: 'averse' as const };
  const { outcome, effects } = scripted(setAttitude, input, DEFAULTS, []).outcome;
  expect(outcome).toEqual({ kind: 'attitude', from: 'neutral', to: 'averse' });
  expect(after(scene, effects, 'foe').attitudes).toEqual({ hero: 'averse' });
  expect(scripted(setAttitude, { ...input, towards: 'foe' }, DEFAULTS, []).outcome.outcome).toMatchObject({
    reason: 'same-figure',
  });
});

test('[DP-R-118] a social success with crits proposes one step better, a Patzer one step worse, confirmed by the GM', () => {
  const about = { task: '', difficulty: 1, hidden: false, category: 'social' as const, target: 'foe' };
  const input = { scene, ...rollOf({ attribute: 'charisma' }), ...about };
  const charmed = scripted(attempt, input, DEFAULTS, [[5, 6], 'yes']).outcome;
  expect(after(scene, charmed.effects, 'foe').attitudes).toEqual({ hero: 'friendly' });
  const refused = scripted(attempt, input, DEFAULTS, [[5, 6], 'no']).outcome;
  expect(after(scene, refused.effects, 'foe').attitudes).toEqual({});
  const silent = scripted(attempt, input, house({ attitudeSuggestions: 'off' }), [[5, 6]]).outcome;
  expect(after(scene, silent.effects, 'foe').attitudes).toEqual({});
  const clumsy = scripted(attempt, { ...input, penalty: 1 }, DEFAULTS, [
    [1, 1],
    [6],
    'attitudeWorse',
  ]).outcome;
  expect(after(scene, clumsy.effects, 'foe').attitudes).toEqual({ hero: 'averse' });
});

import { systemOf } from '@tafelrunde/registry';
import { defaultsOf } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { type AdviceJob, adviceFor, offerChanceFor } from '../../src/engine/jobs.ts';

const system = systemOf('heldenhandbuch');
if (system === undefined) throw new Error('Heldenhandbuch is not listed');

// A Siebwurf of 2W6 at value 6 against 10, a 5 and a 4 thrown: equals of 5 are 5 + 5 = 10.
const job: AdviceJob = {
  kind: 'advice',
  system: 'heldenhandbuch',
  action: 'heldenhandbuch/check',
  input: { mode: 'sieve', sides: 6, count: 2, value: 6, minimum: 10 },
  scene: system.scene.empty,
  house: {},
  goal: { chance: 'success' },
  tape: [[5, 4]],
  place: 0,
};

test('advice ranks every set of dice by its exact value', () => {
  const answer = adviceFor(system, job);
  if (!answer.ok) throw new Error(answer.error.code);
  const options = answer.value.decisions[0]?.options ?? [];
  // Keeping the 5 wins with another 5 alone: 1/6. The 4 can make 8 at most, and both together are no pair.
  expect(options.map(({ option }) => option)[0]).toBe('5');
  expect(options[0]?.value).toBeCloseTo(1 / 6);
  expect(options.slice(1).map(({ value }) => value)).toEqual([0, 0]);
});

test('where nothing is to be decided there is no advice', () => {
  const refused = (change: Partial<AdviceJob>) => {
    const answer = adviceFor(system, { ...job, ...change });
    return answer.ok || answer.error.code;
  };
  expect(refused({ tape: [] })).toBe('nothing-to-decide');
  expect(refused({ place: 1 })).toBe('nothing-to-decide');
  expect(refused({ tape: [[5, 7]] })).toBe('nothing-to-decide');
  expect(refused({ action: 'heldenhandbuch/nothing' })).toBe('unknown-action');
});

test('whoever decides at the same time as others gets advice on the own dice', () => {
  const skills = { melee: { value: 15, baseDie: 6, bonusDice: 2 } };
  const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword', ts: { count: 1, step: 6 } };
  const fighter = (id: string, side: string) => ({
    id,
    side,
    skills,
    inventory: [{ ...sword, quality: 20 }],
    wielded: 'sword',
  });
  const scene = { figures: [fighter('hero', 'heroes'), fighter('foe', 'opponents')] };
  const melee: AdviceJob = {
    ...job,
    action: 'heldenhandbuch/melee-phase',
    input: {},
    scene,
    goal: { maximise: 'attackDice' },
    tape: [
      [2, 4, 4],
      [3, 6, 6],
    ],
  };
  const best = [0, 1].map((place) => {
    const answer = adviceFor(system, { ...melee, place });
    return answer.ok ? answer.value.decisions[0]?.options[0]?.option : answer.error.code;
  });
  expect(best).toEqual(['4,4', '6,6']);
});

test('what an offer promises can be reckoned from plain data', () => {
  const offer = { action: 'heldenhandbuch/check', input: {}, chance: 'success' };
  const values = { mode: 'single', sides: 6, count: 1, value: 6, minimum: 4 };
  const house = defaultsOf(system.houseRules);
  const about = { kind: 'offerChance', system: system.id, offer, scene: system.scene.empty, house } as const;
  // One W6 against 4: three faces of six.
  expect(offerChanceFor(system, { ...about, values })).toMatchObject({
    chance: { p: 0.5 },
    pool: { count: 1, sides: 6 },
  });
  expect(offerChanceFor(system, { ...about, values: { ...values, sides: 7 } }).chance).toBeUndefined();
});

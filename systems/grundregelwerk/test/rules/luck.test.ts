import { script, type Tape } from '@tafelrunde/kernel';
import { expectOdds } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { attack } from '../../src/rules/attack.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { duel } from '../../src/rules/duel.ts';
import { enemyAttack } from '../../src/rules/enemy-turn.ts';
import { startScene } from '../../src/rules/scenes.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const LUCKY = house({ luckPoint: true, failureComplication: 'never' });
const climb = {
  figure: 'hero',
  goal: 'climb',
  trait: 'S',
  tn: 6,
  conditions: [],
  tools: '',
  way: '',
} as const;
const scene = sceneWith([hero(), foe()]);
const tryIt = (where: typeof scene, answers: Tape, h = LUCKY) =>
  script(attempt, { ...climb, scene: where }, h, answers).outcome;

test('[GW-ADD-17] a failed test is thrown again, and the second throw counts', () => {
  expect(tryIt(scene, [[5], 'again', [6]]).outcome).toMatchObject({ kind: 'success', face: 6 });
  expect(tryIt(scene, [[5], 'again', [1], 'other']).outcome).toMatchObject({ kind: 'complication', face: 1 });
  expect(tryIt(scene, [[5], 'keep']).outcome).toMatchObject({ kind: 'failure', face: 5 });
});

test('[GW-ADD-17] nobody is asked after a success, nor where the group plays without it', () => {
  expect(tryIt(scene, [[6]]).outcome).toMatchObject({ kind: 'success' });
  expect(tryIt(scene, [[5]], house({ failureComplication: 'never' })).outcome).toMatchObject({
    kind: 'failure',
  });
  expect(DEFAULTS.luckPoint).toBe(false);
});

test('[GW-ADD-17] it is used up until the next scene', () => {
  const { effects } = tryIt(scene, [[5], 'again', [6]]);
  const used = applyEffects(scene, effects);
  expect(tryIt(used, [[5]]).outcome).toMatchObject({ kind: 'failure' });
  const next = applyEffects(used, script(startScene, { scene: used }, LUCKY, []).outcome.effects);
  expect(tryIt(next, [[5], 'again', [6]]).outcome).toMatchObject({ kind: 'success' });
});

test('[GW-ADD-17] attacks and defences are tests, too', () => {
  const struck = script(attack, { scene, attacker: 'hero', target: 'foe', conditions: [] }, LUCKY, [
    [5],
    'again',
    [7],
    'dead',
  ]).outcome;
  expect(struck.outcome).toMatchObject({ kind: 'success', out: 'dead' });
  const blow = { scene, enemy: 'foe', target: 'hero', kind: 'melee', trait: 'S', conditions: [] } as const;
  const warded = script(enemyAttack, blow, LUCKY, [[2], 'again', [6]]).outcome;
  expect(warded.outcome).toMatchObject({ hit: false });
  expect(applyEffects(scene, warded.effects).flags).toEqual(['luck:hero']);
});

test('[GW-ADD-17] a d10 against 6 comes to 3/4 with luck: 1/2 + 1/2 · 1/2', () => {
  expectOdds(
    attempt,
    { ...climb, scene },
    ({ outcome }) => outcome.kind !== 'failure' && outcome.kind !== 'complication',
    LUCKY,
  ).toBe('3/4');
});

test('[GW-ADD-17] in a duel it helps once: 1 − (1/2)² against a minion with a single heart left', () => {
  const duelInput = { die: 10, hearts: 1, category: 'minion', hasArmour: false } as const;
  // One failed attack costs the only heart; luck allows a single second throw.
  expectOdds(duel, duelInput, ({ outcome }) => outcome.winner === 'attacker', LUCKY).toBe('3/4');
});

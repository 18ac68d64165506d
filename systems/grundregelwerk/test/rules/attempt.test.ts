import { script, type Tape } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { type AttemptInput, attempt, retry } from '../../src/rules/attempt.ts';
import { traitFor } from '../../src/rules/traits.ts';
import { whenToRoll } from '../../src/rules/when-to-roll.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const input = (overrides: Partial<AttemptInput> = {}): AttemptInput => ({
  scene: sceneWith([hero()]),
  figure: 'hero',
  goal: 'cross the yard',
  trait: 'G',
  tn: 6,
  conditions: [],
  tools: '',
  way: '',
  ...overrides,
});
const tryIt = (overrides: Partial<AttemptInput>, answers: Tape, h = DEFAULTS) =>
  script(attempt, input(overrides), h, answers).outcome;
const failed = { figure: 'hero', goal: 'cross the yard', trait: 'G', tools: '', way: '' };

test('[GW-ADD-01] a roll needs an uncertain outcome and a failure that changes something', () => {
  const decide = (uncertain: boolean, failureMatters: boolean) =>
    script(whenToRoll, { uncertain, failureMatters }, DEFAULTS, []).outcome.outcome.kind;
  expect([decide(true, true), decide(true, false), decide(false, true), decide(false, false)]).toEqual([
    'roll',
    'narrate',
    'narrate',
    'narrate',
  ]);
});

test('[GW-TRT-03] what is done decides the trait', () => {
  expect(
    ['physical', 'special', 'unseen', 'melee', 'distance', 'spell'].map((n) => traitFor(n as 'melee')),
  ).toEqual(['S', 'M', 'G', 'S', 'G', 'M']);
});

test('[GW-TRT-01] [GW-R-02] S, G and M are traits, Z is G, and nothing else is', () => {
  expect(tryIt({ trait: 'X' }, []).outcome).toEqual({ kind: 'refused', reason: 'unknown-trait' });
  const agile = sceneWith([hero({ traits: { S: 6, G: 12, M: 6 } })]);
  expect(tryIt({ trait: 'Z', scene: agile }, [[12], 'lessRisk']).outcome).toMatchObject({
    kind: 'exceptional',
    face: 12,
  }); // the d12 of G
  const social = sceneWith([hero({ traits: { S: 6, G: 6, M: 6, Charme: 8 } })]);
  expect(
    tryIt({ trait: 'Charme', scene: social }, [[7]], house({ traits: ['S', 'G', 'M', 'Charme'] })).outcome,
  ).toMatchObject({ kind: 'success' });
});

test('[GW-EXA-01] sneaking fails with a 5, and the GM adds time pressure', () => {
  const scene = sceneWith([hero({ traits: { G: 10 } })]);
  const { outcome, effects } = tryIt({ scene }, [[5], 'timePressure', 'step']);
  expect(outcome).toEqual({
    kind: 'failure',
    complication: 'timePressure',
    advantage: null,
    face: 5,
    needs: 6,
  }); // 5 < 6
  expect(effects).toEqual([
    { kind: 'statusGained', figure: 'hero', status: 'timePressure' },
    { kind: 'goalFailed', goal: failed },
  ]);
});

test('[GW-EXA-02] with a helper the d10 becomes a d12; the 12 is exceptional, and it is quiet besides', () => {
  const scene = sceneWith([hero({ traits: { S: 10 } }), hero({ id: 'friend' })], {
    pendingHelp: [{ helper: 'friend', helped: 'hero' }],
  });
  expect(tryIt({ scene, trait: 'S' }, ['take', [12], 'quieter']).outcome).toMatchObject({
    kind: 'exceptional',
    advantage: 'quieter',
    face: 12,
  });
});

test('[GW-RES-03] a 1 forces a complication, named by the GM', () => {
  expect(tryIt({}, [[1], 'alarm'])).toMatchObject({
    outcome: { kind: 'complication', complication: 'alarm' },
    effects: [
      { kind: 'flagRaised', flag: 'alarm' },
      { kind: 'goalFailed', goal: failed },
    ],
  });
});

test('[GW-RES-05] an exceptional success brings an advantage of the player choice', () => {
  for (const advantage of ['moreEffect', 'lessRisk', 'faster', 'quieter', 'other']) {
    expect(tryIt({}, [[8], advantage]).outcome).toMatchObject({ kind: 'exceptional', advantage }); // the default G is a d8
  }
});

test('[GW-R-10] on a plain failure the complication is the choice of the GM, or never, or always', () => {
  expect(tryIt({}, [[3], 'none']).outcome).toMatchObject({ kind: 'failure', complication: null });
  expect(tryIt({}, [[3]], house({ failureComplication: 'never' })).outcome).toMatchObject({
    complication: null,
  });
  expect(tryIt({}, [[3], 'prone'], house({ failureComplication: 'always' })).outcome).toMatchObject({
    complication: 'prone',
  });
});

test('[GW-MOD-06] [GW-R-05] an almost impossible attempt is refused and costs nothing', () => {
  const scene = sceneWith([hero()], { round: 1, turn: 'hero' });
  expect(tryIt({ scene, tn: 12, conditions: ['darkness'] }, [])).toEqual({
    outcome: { kind: 'refused', reason: 'almost-impossible' },
    effects: [],
  });
});

test('[GW-MOD-05] an almost certain attempt succeeds and leaves waiting help for another test', () => {
  const scene = sceneWith([hero(), hero({ id: 'friend' })], {
    pendingHelp: [{ helper: 'friend', helped: 'hero' }],
  });
  expect(tryIt({ scene, tn: 4, conditions: ['preparation'] }, [])).toMatchObject({
    outcome: { kind: 'automatic' },
    effects: [],
  });
});

test('[GW-RTY-01] the same goal in the same way is not thrown again: accept a complication or withdraw', () => {
  const scene = sceneWith([hero()], { failedGoals: [failed] });
  expect(tryIt({ scene }, ['withdraw'])).toMatchObject({
    outcome: { kind: 'withdrawn' },
    effects: [{ kind: 'goalClosed', figure: 'hero', goal: 'cross the yard' }],
  });
  // The complication happens before the new throw.
  const again = tryIt({ scene }, ['acceptComplication', 'alarm', [7]]);
  expect(again.outcome).toMatchObject({ kind: 'success', complication: 'alarm', face: 7 });
  expect(again.effects[0]).toEqual({ kind: 'flagRaised', flag: 'alarm' });
});

test('[GW-RTY-01] another trait, other tools or another way are free', () => {
  const scene = sceneWith([hero()], { failedGoals: [failed] });
  for (const changed of [{ trait: 'S' }, { tools: 'rope' }, { way: 'over the roof' }]) {
    expect(tryIt({ scene, ...changed }, [[7]]).outcome).toMatchObject({ kind: 'success' });
  }
});

test('[GW-R-12] the failure is remembered per figure and goal, and success ends the matter', () => {
  const scene = sceneWith([hero()]);
  const first = applyEffects(scene, tryIt({ scene }, [[2], 'none']).effects);
  expect(first.failedGoals).toEqual([failed]);
  expect(tryIt({ scene: first, goal: 'open the gate' }, [[7]]).outcome).toMatchObject({ kind: 'success' }); // another goal
  const second = applyEffects(first, tryIt({ scene: first, tools: 'rope' }, [[7]]).effects);
  expect(second.failedGoals).toEqual([]);
});

test('[GW-R-12] retry warn lets the throw pass, off does not even warn', () => {
  const scene = sceneWith([hero()], { failedGoals: [failed] });
  const warned = script(attempt, input({ scene }), house({ retry: 'warn' }), [[7]]);
  expect(warned.trace).toContainEqual({
    kind: 'fact',
    cite: 'GW-R-12',
    fact: { kind: 'warned', reason: 'goal-failed-before' },
  });
  const off = script(attempt, input({ scene }), house({ retry: 'off' }), [[7]]);
  expect(off.trace.some((line) => line.kind === 'fact' && line.fact.kind === 'warned')).toBe(false);
});

test('[GW-RTY-01] trying again needs something that failed', () => {
  expect(script(retry, input(), DEFAULTS, []).outcome.outcome).toEqual({
    kind: 'refused',
    reason: 'nothing-failed',
  });
  const scene = sceneWith([hero()], { failedGoals: [failed] });
  expect(script(retry, input({ scene, way: 'slowly' }), DEFAULTS, [[7]]).outcome.outcome).toMatchObject({
    kind: 'success',
  });
});

test('[GW-TMR-02] [GW-R-32] a failed test moves the counter, a success does not', () => {
  const scene = sceneWith([hero()], { timer: { length: 3 } });
  expect(applyEffects(scene, tryIt({ scene }, [[2], 'none']).effects).timer).toMatchObject({ value: 1 });
  expect(applyEffects(scene, tryIt({ scene }, [[7]]).effects).timer).toMatchObject({ value: 0 });
});

test('[GW-ADD-14] time pressure makes the next test a step harder and is then over; being faster gives the action back', () => {
  const pressed = sceneWith([hero({ status: ['timePressure'] })]);
  const { outcome, effects } = tryIt({ scene: pressed }, [[7], 'none']);
  expect(outcome).toMatchObject({ kind: 'failure', needs: 8 }); // 6 + one step = 8 > 7
  expect(effects).toContainEqual({ kind: 'statusEnded', figure: 'hero', status: 'timePressure' });
  const fight = sceneWith([hero()], { round: 1, turn: 'hero' });
  expect(tryIt({ scene: fight }, [[8], 'faster']).effects).toEqual([
    { kind: 'actionSpent', figure: 'hero' },
    { kind: 'actionReturned', figure: 'hero' },
  ]);
});

test('[GW-D6-02] [GW-R-36] in the variant the TN is a grade against the level of the trait', () => {
  const scene = sceneWith([hero({ traits: { G: 'novice' } })], { mode: 'd6only' });
  expect(tryIt({ scene, tn: 8 }, [[5], 'none']).outcome).toMatchObject({
    kind: 'failure',
    face: 5,
    needs: 6,
  }); // 5 + 1
});

test('[GW-DWN-01] a downed figure and an enemy attempt nothing', () => {
  expect(tryIt({ scene: sceneWith([hero({ status: ['downed'], hearts: 0 })]) }, []).outcome).toMatchObject({
    reason: 'not-able',
  });
  expect(tryIt({ scene: sceneWith([foe({ id: 'hero' })]) }, []).outcome).toMatchObject({
    reason: 'not-a-player-character',
  });
  expect(tryIt({ figure: 'nobody' }, []).outcome).toMatchObject({ reason: 'unknown-figure' });
});

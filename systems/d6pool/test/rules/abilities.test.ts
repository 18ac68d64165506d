import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { applyEffects } from '../../src/effects.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { rangedWeapon } from '../../src/rules/equipment.ts';
import { escapeHold, grapple } from '../../src/rules/grapple.ts';
import { meleeAttack } from '../../src/rules/melee.ts';
import { oppose } from '../../src/rules/oppose.ts';
import { perceive } from '../../src/rules/perception.ts';
import { rangedAttack } from '../../src/rules/ranged.ts';
import { startScene } from '../../src/rules/scenes.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { ability, rollOf } from '../rolls.ts';
import { melee, NOTHING, type Run, shot, turn } from './fight-fixtures.ts';

const owner = hero({
  skills: { computer: 2, sneaking: 1, persuasion: 1, selfControl: 1, unarmedCombat: 1 },
  abilities: [
    ability('computer', 'knack'),
    ability('sneaking', 'shadow'),
    ability('persuasion', 'silverTongue'),
    ability('selfControl', 'ironWill'),
    ability('concentration', 'calmHand'),
  ],
  fateDice: 0,
});
const dark = sceneWith([owner, foe()], { light: 'dark' });
const task = (overrides: Partial<Input<'attempt'>>): Input<'attempt'> => ({
  scene: dark,
  ...rollOf(),
  task: '',
  difficulty: 1,
  hidden: false,
  category: 'skill',
  target: null,
  ...overrides,
});
const run = (overrides: Partial<Input<'attempt'>>, answers: Tape) =>
  scripted(attempt, task(overrides), DEFAULTS, answers).outcome;

describe('abilities help where they belong', () => {
  test('[DP-ABL-01] Knack and Shadow only with their own skill', () => {
    const wrong = { reason: 'ability-does-not-fit' };
    expect(run({ skill: 'persuasion', abilities: ['knack'] }, []).outcome).toMatchObject(wrong);
    expect(run({ skill: null, abilities: ['shadow'] }, []).outcome).toMatchObject(wrong);
    // DEX 2, sneaking 1 and the die of the shadow
    expect(run({ skill: 'sneaking', abilities: ['shadow'] }, [[1, 1, 1, 5]]).outcome).toMatchObject({
      kind: 'success',
    });
  });

  test('[DP-ABL-01] what counts by itself gives nothing to other rolls', () => {
    // DEX 2 and no third die for the calm hand
    expect(run({ abilities: ['calmHand'] }, [[5, 1]]).effects).not.toContainEqual(
      expect.objectContaining({ kind: 'abilityUsed' }),
    );
  });

  test('[DP-ABL-01] a calm hand adds one die to an aimed shot, not two', () => {
    const pistol = { ...rangedWeapon('pistolLight'), kg: 0 };
    const aiming = { ...owner, inventory: [pistol], turn: turn({ aimTarget: 'foe' }) };
    const input = { ...shot(sceneWith([aiming, foe()])), abilities: ['calmHand'] };
    const { outcome } = scripted(rangedAttack as never, input, DEFAULTS, [[1, 1, 1]]).outcome as Run;
    expect(outcome).toMatchObject({ kind: 'missed' });
  });

  test('[DP-ABL-01] only a social roll can be repeated by a silver tongue, none by an iron will', () => {
    const failed: Tape = [[1, 1, 1]];
    const repeated: Tape = [...failed, 'repeat', [5, 1, 1]];
    const smooth = { abilities: ['silverTongue'] };
    expect(run({ skill: 'sneaking', ...smooth }, failed).outcome).toMatchObject({ kind: 'failure' });
    expect(run({ skill: 'persuasion', ...smooth }, repeated).outcome).toMatchObject({ kind: 'success' });
    const social = { skill: 'sneaking', category: 'social', ...smooth } as const;
    expect(run(social, repeated).outcome).toMatchObject({ kind: 'success' });
    expect(run({ skill: 'persuasion', abilities: ['ironWill'] }, failed).outcome).toMatchObject({
      kind: 'failure',
    });
  });

  test('[DP-ABL-01] [DP-CHL-15] Knack makes noticing easier', () => {
    const { attribute: _, ...watcher } = rollOf({ skill: 'computer', abilities: ['knack'] });
    const input = {
      ...{ scene: dark, watcher, opponent: null, difficulty: 2, hidden: false },
      ...{ searching: true, swapRoles: false },
    };
    // PER 2 + computer 2, one success against 2 - 1
    expect(scripted(perceive, input, DEFAULTS, [[5, 1, 1, 1]]).outcome.outcome).toMatchObject({
      kind: 'noticed',
      margin: 0,
    });
  });

  test('[DP-ABL-01] [DP-OPP-04] Knack against somebody: one less is needed, but not less than nothing', () => {
    const input = {
      scene: dark,
      attacker: rollOf({ attribute: 'intelligence', skill: 'computer', abilities: ['knack'] }),
      defender: rollOf({ figure: 'foe', attribute: 'intelligence', penalty: 2 }),
    };
    const hack = (defence: Tape, faces: readonly number[]) =>
      scripted(oppose, input, DEFAULTS, [...defence, faces]).outcome.outcome;
    expect(hack([[1], [1, 1]], [1, 1, 1, 1])).toMatchObject({ kind: 'attacker', threshold: 0 }); // 1 - 1
    // 0 + 1 - 2 is below 0: the floor holds, and nothing is gained
    expect(hack([[1], [5, 5]], [5, 1, 1, 1])).toMatchObject({ threshold: 0, margin: 1 });
  });

  test('[DP-ABL-01] [DP-SPA-01] [DP-SPA-02] an iron grip: one die more to take hold and to keep it', () => {
    const gripping = hero({ abilities: [ability('unarmedCombat', 'ironGrip')], fateDice: 0 });
    const scene = sceneWith([gripping, foe({ posture: 'prone' })]);
    // DEX 2 and one more against 1 die and the automatic success
    const grab = scripted(grapple as never, melee(scene), DEFAULTS, [[1], [1, 1, 5]]).outcome as Run;
    expect(grab.outcome).toMatchObject({ kind: 'held' });
    const held = applyEffects(scene, grab.effects);
    const wanted = { ...NOTHING, scene: held, figure: 'foe' };
    // STR 2 and one more
    const tried = scripted(escapeHold as never, wanted, DEFAULTS, [[1, 1, 5], [6]]).outcome as Run;
    expect(tried.outcome).toEqual({ kind: 'held' });
  });
});

test('[DP-ADV-03] [DP-R-119] luck: a store of dice for the scene, one a time if nothing is said', () => {
  const lucky = hero({ advantages: { lucky: 2 }, fateDice: 0 });
  const scene = sceneWith([lucky]);
  const roll = (now: typeof scene, answers: Tape) =>
    run({ scene: now, skill: null, advantages: ['lucky'] }, answers);
  // DEX 2 and one of the two dice
  const first = roll(scene, [[1, 1, 5]]);
  expect(first.outcome).toMatchObject({ kind: 'success' });
  const once = applyEffects(scene, first.effects);
  const twice = applyEffects(once, roll(once, [[1, 1, 1]]).effects);
  expect(roll(twice, []).outcome).toMatchObject({ reason: 'luck-used-up' });
  const input = { scene: twice, sort: 'other' as const };
  const { effects } = scripted(startScene, input, DEFAULTS, []).outcome;
  expect(after(twice, effects, 'hero').luckUsed).toBe(0);
});

test('[DP-R-119] several dice of luck at once, at most one, or all of them in every roll', () => {
  const lucky = hero({ advantages: { lucky: 3 }, fateDice: 0 });
  const scene = sceneWith([lucky]);
  const roll = (luck: number, answers: Tape, h = DEFAULTS, now = scene) =>
    scripted(attempt, task({ scene: now, skill: null, luck }), h, answers).outcome;
  // DEX 2 and two of the three dice
  const first = roll(2, [[1, 1, 1, 5]]);
  expect(first.effects).toContainEqual({ kind: 'luckUsed', figure: 'hero', by: 2 });
  const later = applyEffects(scene, first.effects);
  expect(roll(2, [], DEFAULTS, later).outcome).toMatchObject({ reason: 'luck-used-up' });
  expect(roll(1, [[1, 1, 5]], DEFAULTS, later).outcome).toMatchObject({ kind: 'success' });
  expect(roll(2, [], house({ luck: 'oneAtATime' })).outcome).toMatchObject({ reason: 'luck-used-up' });
  const always = roll(1, [[1, 1, 1, 1, 5]], house({ luck: 'everyRoll' }));
  expect(always.effects).not.toContainEqual(expect.objectContaining({ kind: 'luckUsed' }));
});

test('[DP-R-119] luck goes into a defence as well, announced before it', () => {
  const lucky = foe({ advantages: { lucky: 1 } });
  const scene = sceneWith([hero({ fateDice: 0 }), lucky]);
  const input = melee(scene);
  // The foe evades with DEX 1 and the die of luck: two successes and the automatic one against one hit.
  const { outcome, effects } = scripted(meleeAttack as never, input, DEFAULTS, ['plain', '1', [5, 6], [5, 1]])
    .outcome as Run;
  expect(outcome).toMatchObject({ kind: 'missed' });
  expect(after(scene, effects, 'foe').luckUsed).toBe(1);
});

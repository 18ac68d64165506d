import { chancesOf, expectOdds, oddsByPlay, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { MOVEMENTS, SLOPES } from '../../src/data/movement.ts';
import { TERRAINS } from '../../src/data/terrain.ts';
import type { Fate, House } from '../../src/rule.ts';
import { meleeWeapon } from '../../src/rules/equipment.ts';
import { jump, jumpDifficulty } from '../../src/rules/jumping.ts';
import { distanceMoved, type MoveOutcome, move, movementDifficulty } from '../../src/rules/movement.ts';
import { changePosture, mount } from '../../src/rules/position.ts';
import { followPath, isEngaged, stoppingEnemies } from '../../src/rules/zones.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, moving, type Run } from './fight-fixtures.ts';

type Answers = readonly (string | readonly number[])[];
const run = (rule: unknown, input: unknown, answers: Answers = [], h = DEFAULTS) =>
  scripted(rule as never, input, h, answers).outcome as Run;
const walker = (overrides = {}) => hero({ fateDice: 0, ...overrides });
const at = (x: number, y = 0) => ({ x, y, height: 0 });
const loaded = (kg: number) => [{ ...meleeWeapon('club'), kg }];
const alone = sceneWith([walker()]);

describe('movement', () => {
  test('[DP-MOV-01] S0: the GM lets it pass, or has it rolled', () => {
    expect(run(move, moving(alone), ['pass']).outcome).toMatchObject({ kind: 'moved', metres: 7.5 });
    expect(run(move, moving(alone), ['roll', [1, 1]]).outcome).toMatchObject({ kind: 'moved', metres: 7.5 });
  });

  test('[DP-MOV-03] [DP-R-37] walking with 3 successes and 1 failure: 7.5 + 2 × 1.5 = 10.5 m', () => {
    const scene = sceneWith([walker({ attributes: { dexterity: 4 }, wounds: 1 })]);
    const { outcome } = run(move, moving(scene), ['roll', [5, 6, 5, 1], [6]]);
    expect(outcome).toEqual({ kind: 'moved', metres: 10.5, crits: 2, consequence: null });
  });

  test('[DP-MOV-02] [DP-MOV-03] [DP-R-36] base distances, or another rate', () => {
    expect(Object.values(MOVEMENTS).map(({ base }) => base)).toEqual([7.5, 15, 3, 3, 1.5]);
    expect(distanceMoved(walker(), moving(alone, { base: 10 }), 1, DEFAULTS)).toBe(11.5);
  });

  test('[DP-MOV-03] running, crawling, swimming and climbing make vulnerable, walking does not', () => {
    const vulnerable = (movement: Input<'move'>['movement'], posture = 'standing') => {
      const scene = inRound([walker({ posture })]);
      const { effects } = run(move, moving(scene, { movement }), ['pass']);
      return after(scene, effects, 'hero');
    };
    expect(vulnerable('run')).toMatchObject({ movementState: 'running', turn: { vulnerable: ['moved'] } });
    expect(vulnerable('crawl', 'prone').turn.vulnerable).toEqual(['moved']);
    expect(vulnerable('swim').movementState).toBe('swimming');
    expect(vulnerable('climb').movementState).toBe('climbing');
    expect(vulnerable('walk').turn.vulnerable).toEqual([]);
  });

  test('[DP-MOV-03] crawling only while prone, walking only on one’s feet', () => {
    expect(run(move, moving(alone, { movement: 'crawl' })).outcome).toMatchObject({ reason: 'not-prone' });
    const down = sceneWith([walker({ posture: 'prone' })]);
    expect(run(move, moving(down)).outcome).toMatchObject({ reason: 'must-stand-up' });
  });

  test('[DP-MOV-03] a swimmer who fails badly is under water', () => {
    const scene = sceneWith([walker({ wounds: 1 })]);
    const { outcome, effects } = run(move, moving(scene, { movement: 'swim' }), ['roll', [1, 1], [6]]);
    expect(outcome).toMatchObject({ kind: 'patzer', metres: 0, consequence: 'underWater' });
    expect(after(scene, effects, 'hero').breathless).toBe(1);
  });

  test('[DP-MOV-03] [DP-MOV-04] [DP-FAL-01] a climber who fails falls from where he is', () => {
    const scene = sceneWith([walker({ position: { x: 0, y: 0, height: 6 } })]);
    // 2 against S3; 6 m are 3 dice, against 0 without armour: one success is 2 wounds
    const climbing = moving(scene, { movement: 'climb', slope: 'vertical' });
    const { outcome, effects } = run(move, climbing, [
      [5, 5],
      [6, 1, 1],
    ]);
    expect(outcome).toMatchObject({ kind: 'fell', consequence: 'fall' });
    expect(after(scene, effects, 'hero')).toMatchObject({
      posture: 'prone',
      position: { height: 0 },
      wounds: 2,
    });
  });

  test('[DP-MOV-04] slopes', () => {
    expect(SLOPES).toEqual({
      ladder: 0,
      steepWithHolds: 0,
      verticalWithHolds: 1,
      overhanging: 2,
      vertical: 3,
    });
    const sure = [{ skill: 'climbing', ability: 'sureGrip', used: 0, usedThisRound: 0 }];
    const input = moving(alone, { movement: 'climb', slope: 'overhanging' });
    expect(movementDifficulty(alone, walker(), input, DEFAULTS)).toBe(2);
    expect(movementDifficulty(alone, walker({ abilities: sure }), input, DEFAULTS)).toBe(1);
  });

  test('[DP-MOV-05] [DP-R-39] careful: half the base, one easier, no crits; not below 0 unless forgiven', () => {
    const rough = moving(alone, { careful: true, terrain: 1 });
    expect(movementDifficulty(alone, walker(), rough, DEFAULTS)).toBe(0);
    expect(distanceMoved(walker(), rough, 3, DEFAULTS)).toBe(3.75);
    const even = moving(alone, { careful: true });
    expect(movementDifficulty(alone, walker(), even, DEFAULTS)).toBe(0);
    const forgiving = house({ carefulBelowZero: 'forgiveOneFailure' });
    const hurt = sceneWith([walker({ wounds: 1 })]);
    const answers: Answers = ['roll', [1, 1], [6]];
    expect(run(move, moving(hurt, { careful: true }), answers, forgiving).outcome).toMatchObject({
      kind: 'moved',
    });
    expect(run(move, moving(hurt, { careful: true }), [...answers, 'noDistance']).outcome).toMatchObject({
      kind: 'patzer',
    });
  });

  test('[DP-MOV-09] [DP-R-42] rough ground +1 or +2; crawling one less; swimming only if the GM says so', () => {
    expect(TERRAINS).toEqual({ even: 0, rocky: 1, loose: 1, slippery: 1, veryDifficult: 2 });
    const scene = { ...alone, terrain: 2 as const };
    const difficulty = (overrides: Partial<Input<'move'>>) =>
      movementDifficulty(scene, walker(), moving(scene, overrides), DEFAULTS);
    expect(difficulty({})).toBe(2);
    expect(difficulty({ movement: 'crawl' })).toBe(1);
    expect(difficulty({ movement: 'swim' })).toBe(0);
    expect(difficulty({ movement: 'swim', terrain: 1 })).toBe(1);
  });

  test('[DP-R-38] a miss is no distance, or half of it; a Patzer is the GM’s to choose', () => {
    const rough = moving(alone, { terrain: 1 });
    expect(run(move, rough, [[1, 1]]).outcome).toMatchObject({ kind: 'failed', metres: 0 });
    expect(run(move, rough, [[1, 1]], house({ failedMove: 'halfDistance' })).outcome).toMatchObject({
      metres: 3.75,
    });
    const hurt = sceneWith([walker({ wounds: 1 })]);
    const fall = run(move, moving(hurt), ['roll', [1, 1], [6], 'prone']);
    expect(after(hurt, fall.effects, 'hero').posture).toBe('prone');
  });

  test('[DP-R-43] running uses the skill of that name', () => {
    const runner = sceneWith([walker({ skills: { running: 1 } })]);
    expect(run(move, moving(runner, { movement: 'run' }), ['roll', [5, 1, 1]]).outcome).toMatchObject({
      metres: 16.5,
    });
  });

  test('[DP-ENC-06] [DP-R-49] two encumbrance dice: 7.5 / 4 = 1.875 m; crits before or after halving', () => {
    const porter = walker({ inventory: loaded(25) }); // capacity 4: 2 dice
    const far = (crits: number, h: House) => distanceMoved(porter, moving(alone), crits, h);
    expect(far(0, DEFAULTS)).toBe(1.875);
    expect(far(2, DEFAULTS)).toBe(2.625); // (7.5 + 3) / 4
    expect(far(2, house({ halvingApplies: 'base' }))).toBe(4.875); // 1.875 + 3
    expect(far(0, house({ halving: 'once' }))).toBe(3.75);
  });

  test('[DP-R-47] the overloaded do not move', () => {
    const scene = sceneWith([walker({ inventory: loaded(100) })]);
    expect(run(move, moving(scene)).outcome).toMatchObject({ reason: 'overloaded' });
  });

  test('[DP-MOV-01] exact odds as by playing every face', () => {
    const hurt = moving(sceneWith([walker({ wounds: 1 })]), { terrain: 1 });
    const outcomeOf = (fate: Fate, i: Input<'move'>, h: House) => move(fate, i, h).outcome as MoveOutcome;
    // net of 2 dice less 1 die at least 1: P(1)·2/3 + P(2) = 4/9 · 2/3 + 1/9
    expectOdds(outcomeOf, hurt, ({ kind }) => kind === 'moved', DEFAULTS).toBe('11/27');
    expect(chancesOf(oddsOf(outcomeOf, hurt, DEFAULTS))).toEqual(
      chancesOf(oddsByPlay(outcomeOf as never, hurt, DEFAULTS)),
    );
  });
});

describe('enemies in the way', () => {
  const guard = (overrides = {}) => foe({ inventory: [meleeWeapon('spear')], position: at(5), ...overrides });

  test('[DP-MOV-07] the way ends where the reach of an unengaged enemy begins', () => {
    const scene = sceneWith([walker({ position: at(0) }), guard()]);
    const { outcome, effects } = run(move, moving(scene, { path: [at(7)] }), ['pass', 'stop']);
    // The guard stands in cell 5; 2 m from edge to edge are the cells from 2 on, and a millimetre inside is in it.
    expect(outcome).toMatchObject({ metres: 2.001 });
    expect(after(scene, effects, 'hero').position).toEqual(at(2.001));
    const centres = house({ mapReach: 'centres' });
    const before = run(move, moving(scene, { path: [at(7)] }), ['pass', 'stop'], centres);
    expect(before.outcome).toMatchObject({ metres: 3 }); // 5 - 2 m of the spear
    const on = run(move, moving(scene, { path: [at(7)] }), ['pass', 'goOn']);
    expect(on.outcome).toMatchObject({ metres: 7 });
  });

  test('[DP-MOV-07] [DP-R-41] an enemy in the reach of an ally is engaged', () => {
    const friend = hero({ id: 'friend', inventory: [meleeWeapon('knife')], position: at(7.5) });
    const scene = sceneWith([walker({ position: at(0) }), friend, guard()]);
    const [mover, , enemy] = scene.figures as [ReturnType<typeof hero>, unknown, ReturnType<typeof foe>];
    // one cell between them: more than the 0.5 m of the knife, within the 2 m of the spear
    expect(isEngaged(scene, mover, enemy, DEFAULTS)).toBe(false);
    expect(isEngaged(scene, mover, enemy, house({ engagement: 'anyMelee' }))).toBe(true);
  });

  test('[DP-MOV-08] enemies in whose reach the move begins do not hinder it', () => {
    const scene = sceneWith([walker({ position: at(4) }), guard()]);
    expect(stoppingEnemies(scene, scene.figures[0] as never, DEFAULTS)).toEqual([]);
  });

  test('[DP-R-41] bare hands reach half a metre; a zone of control stops even if engaged', () => {
    const bare = foe({ position: at(5) });
    const around = (h = DEFAULTS) => followPath(sceneWith([]), at(0), [at(9)], 9, [bare], h);
    expect(around(house({ mapReach: 'centres' }))).toMatchObject({ metres: 4.5 });
    // [DP-R-122] the neighbouring cell, 4
    expect(around()).toMatchObject({ metres: 4.001 });
    const abilities = [{ skill: 'combatReflexes', ability: 'zoneOfControl', used: 0, usedThisRound: 0 }];
    const friend = hero({ id: 'friend', position: at(5.2) });
    const scene = sceneWith([walker({ position: at(0) }), friend, guard({ abilities })]);
    expect(stoppingEnemies(scene, scene.figures[0] as never, DEFAULTS)).toHaveLength(1);
  });

  test('[DP-MOV-07] round a corner, and past an enemy at a distance', () => {
    const way = followPath(sceneWith([]), at(0), [at(3), at(3, 4)], 6, [], DEFAULTS);
    expect(way).toEqual({ metres: 6, to: at(3, 3), stoppedBy: null });
    const past = followPath(sceneWith([]), at(0), [at(9)], 20, [foe({ position: at(5, 2) })], DEFAULTS);
    expect(past).toMatchObject({ metres: 9 });
  });
});

describe('jumping', () => {
  const leap = (metres: number, answers: Answers, h = DEFAULTS, overrides = {}) =>
    run(jump, { ...moving(alone, overrides), metres, depth: 4 }, answers, h);

  test('[DP-MOV-06] [DP-R-40] 3 m is S2, 3.1 m S3', () => {
    expect(jumpDifficulty(walker(), 3, 0)).toBe(2);
    expect(jumpDifficulty(walker(), 3.1, 0)).toBe(3);
    expect(jumpDifficulty(walker(), 3.1, 1)).toBe(4);
    const powers = [{ skill: 'enhancedStrength', ability: 'superJump', used: 0, usedThisRound: 0 }];
    expect(jumpDifficulty(walker({ abilities: powers }), 3.1, 0)).toBe(2);
  });

  test('[DP-MOV-06] the jump comes out of the movement, and is one action with it', () => {
    expect(leap(3, ['pass', [5, 6]]).outcome).toEqual({ kind: 'across', metresLeft: 4.5 });
    expect(leap(9, ['pass']).outcome).toMatchObject({ kind: 'tooFar' });
  });

  test('[DP-R-40] a failed jump stops before it or falls in', () => {
    expect(leap(3, ['pass', [5, 1], 'stopBefore']).outcome).toMatchObject({ kind: 'stoppedBefore' });
    // 4 m deep: 2 dice against 0, no success is still a wound
    const fallen = leap(3, ['pass', [5, 1], [1, 1]], house({ jumpFailure: 'fallIn' }));
    expect(fallen.outcome).toMatchObject({ kind: 'fellIn' });
    expect(fallen.effects).toContainEqual({ kind: 'wounds', figure: 'hero', by: 1, source: 'fall' });
    expect(leap(3, ['pass', [5, 1]], house({ jumpFailure: 'stopBefore' })).outcome).toMatchObject({
      kind: 'stoppedBefore',
    });
  });
});

describe('position', () => {
  const change = (overrides: object, to: string, answers: Answers = []) => {
    const scene = inRound([walker(overrides)]);
    const done = run(changePosture, { scene, figure: 'hero', to }, answers);
    return { ...done, figure: after(scene, done.effects, 'hero') };
  };

  test('[DP-POS-01] down, or up from the knees, is a free action', () => {
    expect(change({}, 'prone').figure).toMatchObject({
      posture: 'prone',
      turn: { actionsUsed: 0, freeActionsUsed: 1 },
    });
    expect(change({ posture: 'kneeling' }, 'standing').figure).toMatchObject({
      posture: 'standing',
      turn: { actionsUsed: 0 },
    });
  });

  test('[DP-POS-02] [DP-R-50] up from the ground is a walk action, rolled only with penalty dice', () => {
    expect(change({ posture: 'prone' }, 'standing').figure).toMatchObject({
      posture: 'standing',
      turn: { actionsUsed: 1 },
    });
    const failed = change({ posture: 'prone', wounds: 1 }, 'standing', ['roll', [1, 1], [6], 'prone']);
    expect(failed.figure).toMatchObject({ posture: 'prone', turn: { actionsUsed: 1 } });
    expect(change({ posture: 'prone', wounds: 1 }, 'kneeling', ['pass']).figure.posture).toBe('kneeling');
  });

  test('[DP-ABL-01] a kip-up costs a free action', () => {
    const abilities = [{ skill: 'acrobatics', ability: 'kipUp', used: 0, usedThisRound: 0 }];
    expect(change({ posture: 'prone', abilities }, 'standing').figure.turn).toMatchObject({ actionsUsed: 0 });
  });

  test('[DP-POS-03] mounting and leaving a vehicle are full movement actions', () => {
    const scene = inRound([walker({ inVehicle: 'taxi' })]);
    const on = run(mount, { scene, figure: 'hero', on: 'horse', what: 'mount' });
    expect(after(scene, on.effects, 'hero')).toMatchObject({ mounted: 'horse', turn: { actionsUsed: 1 } });
    const out = run(mount, { scene, figure: 'hero', on: null, what: 'vehicle' });
    expect(after(scene, out.effects, 'hero').inVehicle).toBeNull();
  });
});

import { exact } from '@tafelrunde/kernel';
import { chancesOf, expectOdds, oddsByPlay, oddsOf, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Fate, House } from '../../src/rule.ts';
import { armour, meleeWeapon, rangedWeapon, shield } from '../../src/rules/equipment.ts';
import type { AttackOutcome } from '../../src/rules/melee.ts';
import { loadedWeapon, type RangedInput, rangedAttack } from '../../src/rules/ranged.ts';
import {
  coverDifficulty,
  coverOf,
  hardTarget,
  rangeClass,
  sizeDifficulty,
} from '../../src/rules/shot-difficulty.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, type Run, shot, turn } from './fight-fixtures.ts';

type Answers = readonly (string | readonly number[])[];
const shoot = (input: RangedInput, answers: Answers, h = DEFAULTS) =>
  scripted(rangedAttack as never, input, h, answers);
const run = (input: RangedInput, answers: Answers, h = DEFAULTS) => shoot(input, answers, h).outcome as Run;
/** The total that the account names. */
const needs = (input: RangedInput, answers: Answers, h = DEFAULTS) =>
  (
    shoot(input, answers, h).facts.find(({ kind }) => kind === 'shotDifficulty') as unknown as {
      total: number;
    }
  ).total;

/** DEX 2 + rifles 2. */
const gunman = (overrides = {}) =>
  hero({ skills: { rifles: 2 }, inventory: [rangedWeapon('rifle')], fateDice: 0, ...overrides });
const MISS = [[1, 1, 1, 1]];
const scene = sceneWith([gunman(), foe({ attributes: { endurance: 3, strength: 3 } })]);

describe('difficulty of a shot', () => {
  test('[DP-RNG-01] at least as many successes as the difficulty; no defence, no automatic success', () => {
    // human-sized at near range: S1; then 6 damage dice
    expect(
      run(shot(scene), [
        [5, 1, 1, 1],
        [5, 1, 1, 1, 1, 1],
      ]).outcome,
    ).toMatchObject({ kind: 'hit', wounds: 1 });
    expect(run(shot(scene), MISS).outcome).toMatchObject({ kind: 'missed', wounds: 0 });
  });

  test('[DP-RNG-02] [DP-R-58] by size: 3 m S0, 2 m S1, 1 m S2, half a metre S3, each halving one more', () => {
    expect([3, 2, 1.01, 1, 0.5, 0.25, 0.1].map(sizeDifficulty)).toEqual([0, 1, 1, 2, 3, 4, 5]);
  });

  test('[DP-RNG-03] [DP-R-58] prone, narrow and fast together are one harder, or each', () => {
    const target = { size: 2, isProne: true, isNarrow: true, isFast: true };
    expect(hardTarget(target, DEFAULTS)).toBe(1);
    expect(hardTarget(target, house({ hardTarget: 'cumulative' }))).toBe(3);
    expect(hardTarget({ ...target, isProne: false, isNarrow: false, isFast: false }, DEFAULTS)).toBe(0);
  });

  test('[DP-RNG-04] [DP-R-59] three quarters of cover: S3; half S2; a quarter S1', () => {
    expect([3, 2, 1].map((cover) => needs(shot(scene, { cover }), MISS))).toEqual([3, 2, 1]);
    expect(needs(shot(scene, { cover: 1 }), MISS, house({ quarterCover: 1 }))).toBe(2);
    expect(coverDifficulty(4, DEFAULTS)).toBeNull();
    expect(run(shot(scene, { cover: 4 }), []).outcome).toMatchObject({ reason: 'in-full-cover' });
  });

  test('[DP-RNG-04] cover as the scene has it, against everybody or against one', () => {
    const covers = [
      { figure: 'foe', against: null, quarters: 1, armourValue: 0 },
      { figure: 'foe', against: 'hero', quarters: 3, armourValue: 4 },
    ];
    expect(coverOf({ ...scene, covers }, gunman(), foe())).toEqual({ quarters: 3, armourValue: 4 });
  });

  test('[DP-R-57] a tower shield hides half of its bearer, until he acts', () => {
    const bearer = foe({ inventory: [shield('tower')] });
    expect(coverOf(scene, gunman(), bearer).quarters).toBe(2);
    expect(coverOf(scene, gunman(), { ...bearer, turn: turn({ actionsUsed: 1 }) }).quarters).toBe(0);
  });

  test('[DP-RNG-06] a rifle at a running man 150 m away: 1 + 1 + 2 = S4', () => {
    const running = sceneWith([gunman(), foe({ movementState: 'running' })]);
    expect(needs(shot(running, { distance: 150 }), MISS)).toBe(4);
  });

  test('[DP-RNG-06] [DP-R-62] limits are inclusive, what has no figure is out of range', () => {
    expect([50, 51, 400].map((metres) => rangeClass([50, 100, 200, 400], metres))).toEqual([
      'near',
      'medium',
      'extreme',
    ]);
    expect(rangeClass([12, 24, 48], 49)).toBeNull();
    expect(run(shot(scene, { distance: 401 }), []).outcome).toMatchObject({ reason: 'out-of-reach' });
    expect(run(shot(scene, { distance: null }), []).outcome).toMatchObject({ reason: 'no-distance' });
  });

  test('[DP-R-90] a shotgun has no extreme range', () => {
    const shotgun = sceneWith([gunman({ inventory: [rangedWeapon('shotgun')] }), foe()]);
    expect(run(shot(shotgun, { distance: 60 }), []).outcome).toMatchObject({ reason: 'out-of-reach' });
  });
});

describe('shooting', () => {
  test('[DP-RNG-05] [DP-R-60] [DP-R-61] through cover: only aimed, penalty dice for cover, its value as armour', () => {
    const aimed = gunman({ turn: turn({ aimTarget: 'foe', aimRound: 1 }) });
    const wall = { cover: 2, coverValue: 1, throughCover: true };
    expect(run(shot(scene, wall), []).outcome).toMatchObject({ reason: 'needs-aim' });
    const ready = sceneWith([aimed, foe({ attributes: { endurance: 3 } })]);
    // two penalty dice; the difficulty stays 1; damage against 1 + 1
    const answers = [
      [5, 1, 1, 1],
      [1, 1],
      [5, 6, 1, 1, 1, 1],
    ];
    expect(run(shot(ready, wall), answers).outcome).toMatchObject({ kind: 'hit', wounds: 1 });
    expect(needs(shot(ready, wall), answers)).toBe(1);
    const both = house({ throughCoverDifficulty: 'withCover' });
    expect(needs(shot(ready, wall), answers.slice(0, 2), both)).toBe(2);
  });

  test('[DP-R-61] an aim is two rounds old and gone; by ability or house rule it gives a die', () => {
    const aimed = gunman({ turn: turn({ aimTarget: 'foe', aimRound: 1 }) });
    const late = inRound([aimed, foe()], { round: 3 });
    expect(run(shot(late, { cover: 2, throughCover: true }), []).outcome).toMatchObject({
      reason: 'needs-aim',
    });
    const soon = inRound([aimed, foe()]);
    expect(run(shot(soon), [[1, 1, 1, 1, 1]], house({ aimBonus: 1 })).outcome).toMatchObject({
      kind: 'missed',
    });
  });

  test('[DP-RNG-07] a shooter is vulnerable until the next turn', () => {
    const round = inRound([gunman(), foe()]);
    const { effects } = run(shot(round), MISS);
    expect(after(round, effects, 'hero').turn).toMatchObject({
      vulnerable: ['shot'],
      shotsThisRound: 1,
      actionsUsed: 1,
    });
  });

  test('[DP-R-63] three shots a round at most, a light crossbow every second round', () => {
    const fast = gunman({ turn: turn({ shotsThisRound: 3, declaredActions: 4, actionsUsed: 3 }) });
    expect(run(shot(inRound([fast, foe()])), []).outcome).toMatchObject({ reason: 'too-many-shots' });
    const archer = gunman({ inventory: [rangedWeapon('crossbowLight')] });
    const round = inRound([archer, foe()]);
    const spent = after(round, run(shot(round), MISS).effects, 'hero');
    expect(spent.inventory[0]).toMatchObject({ readyAtRound: 4 });
    const again = { ...spent, turn: turn({}) };
    expect(run(shot(inRound([again, foe()], { round: 3 })), []).outcome).toMatchObject({
      reason: 'not-ready',
    });
    expect(run(shot(inRound([again, foe()], { round: 4 })), MISS).outcome).toMatchObject({ kind: 'missed' });
    const ignore = house({ reload: 'ignore' });
    expect(run(shot(inRound([again, foe()], { round: 3 })), MISS, ignore).outcome).toMatchObject({
      kind: 'missed',
    });
  });

  test('[DP-R-72] a shot at the weapon in a hand: two harder, no damage', () => {
    const armed = sceneWith([gunman(), foe({ inventory: [meleeWeapon('axe')] })]);
    const at = shot(armed, { item: 'axe' });
    expect(run(at, [[5, 5, 1, 1]]).outcome).toMatchObject({ kind: 'missed' }); // S1 + 2
    const { outcome, effects } = run(at, [[5, 5, 5, 1]]);
    expect(outcome).toMatchObject({ kind: 'disarmed', wounds: 0 });
    expect(after(armed, effects, 'foe').inventory).toEqual([]);
    const broken = run(at, [[5, 5, 5, 5], 'damage']);
    expect(broken.outcome).toMatchObject({ kind: 'disarmed' });
    expect(applyEffects(armed, broken.effects).objects).toMatchObject([{ id: 'axe', woundsTaken: 1 }]);
    expect(run(shot(armed, { item: 'sword' }), []).outcome).toMatchObject({ reason: 'unknown-item' });
  });

  test('what is thrown lies on the ground', () => {
    const thrower = hero({ inventory: [rangedWeapon('throwingKnife')], fateDice: 0 });
    const round = sceneWith([thrower, foe()]);
    const { effects } = run(shot(round, { distance: 3 }), [[1, 1]]);
    expect(after(round, effects, 'hero').inventory).toEqual([]);
  });

  test('[DP-R-91] a launcher with a rocket has its dice and ranges, but its own smallest distance', () => {
    const launcher = { ...rangedWeapon('rocketLauncher'), loaded: 'heRocket' };
    expect(loadedWeapon(launcher, DEFAULTS)).toMatchObject({
      dice: 12,
      types: ['blunt'],
      ranges: [75, 150, 300, 600],
    });
    expect(loadedWeapon(launcher, house({ rocketRange: 'launcher' })).ranges).toEqual([250, 500, 1000, 2000]);
    const close = sceneWith([gunman({ inventory: [launcher] }), foe()]);
    expect(run(shot(close, { distance: 9 }), []).outcome).toMatchObject({ reason: 'too-close' });
  });

  test('[DP-R-86] an energy shield stops shots, on top of armour', () => {
    const target = foe({
      attributes: { endurance: 3 },
      inventory: [armour('leather'), armour('energyShield2')],
    });
    const shielded = sceneWith([gunman(), target]);
    // difficulty 1 + 1 + 2 = 4
    const answers = [
      [5, 1, 1, 1],
      [5, 5, 5, 5, 1, 1],
    ];
    expect(run(shot(shielded), answers).outcome).toMatchObject({ wounds: 1 });
  });
});

describe('a bow shot that goes wrong', () => {
  const archer = hero({
    skills: { bows: 1 },
    inventory: [rangedWeapon('longbow')],
    disadvantages: { badEyes: 1 },
    wounds: 1,
    fateDice: 0,
  });
  const friend = hero({ id: 'friend', name: 'Bo' });
  const loosed = shot(sceneWith([archer, friend, foe()]), { disadvantages: ['badEyes'] });

  test('[DP-CHL-17] the die of the bad eyes failed: somebody else is hit', () => {
    // Longbow 4 dice and strength 2, the own wound burdens them: one hit less none is one wound.
    const wide: Answers = [[1, 1, 1], [1], [6], 'allyHit', [5, 1, 1, 1, 1, 1], [1]];
    const { outcome, facts } = shoot(loosed, wide);
    expect((outcome as Run).effects).toContainEqual(
      expect.objectContaining({ kind: 'wounds', figure: 'friend', by: 1 }),
    );
    expect((outcome as Run).outcome).toMatchObject({ kind: 'patzer', consequence: 'allyHit' });
    expect(facts).toContainEqual({ kind: 'failing', sources: ['disadvantage:badEyes'] });
  });

  test('[DP-CHL-17] the die of the wound failed: the bow is dropped', () => {
    const { outcome, facts } = shoot(loosed, [[1, 1, 1], [5], [1], 'weaponDropped']);
    expect((outcome as Run).effects).toContainEqual({ kind: 'itemDropped', figure: 'hero', item: 'longbow' });
    expect(facts).toContainEqual({ kind: 'failing', sources: ['wounds'] });
  });
});

describe('bursts', () => {
  const auto = (overrides = {}) => gunman({ inventory: [rangedWeapon('assaultRifle')], ...overrides });
  const burst = (s = sceneWith([auto(), foe({ attributes: { endurance: 9, strength: 9 } })]), more = {}) =>
    shot(s, { mode: 'burst', ...more });

  test('[DP-SPA-06] one bonus die at near range', () => {
    expect(run(burst(), [[1, 1, 1, 1, 1]]).outcome).toMatchObject({ kind: 'missed' });
    expect(run(shot(scene, { mode: 'burst' }), []).outcome).toMatchObject({ reason: 'not-automatic' });
  });

  test('[DP-SPA-06] [DP-R-65] beyond near range penalty dice are doubled, or range is, or becomes dice', () => {
    const hurt = sceneWith([auto({ wounds: 1 }), foe()]);
    const far = burst(hurt, { distance: 60 });
    // 1 + 1 range; the die of the wound and another one for it
    expect(needs(far, [[1, 1, 1, 1], [1], [1]])).toBe(2);
    const byDifficulty = house({ burstAtRange: 'doubleRangeDifficulty' });
    expect(needs(far, [[1, 1, 1, 1], [1]], byDifficulty)).toBe(3);
    const asDice = house({ burstAtRange: 'rangeAsDoubledPenaltyDice' });
    expect(needs(far, [[1, 1, 1, 1], [1], [1, 1]], asDice)).toBe(1);
  });

  test('[DP-SPA-07] [DP-R-66] every net success is a hit with a full damage roll; crits add no dice', () => {
    const answers = [
      [5, 6, 1, 1, 1],
      [5, 1, 1, 1, 1, 1],
      [5, 5, 1, 1, 1, 1],
    ];
    expect(run(burst(), answers).outcome).toMatchObject({ kind: 'hit', hits: 2, wounds: 3 });
  });

  test('[DP-R-66] other counts: above the difficulty, at most the rate of fire, at least one at S0', () => {
    const five = [5, 5, 5, 5, 5];
    const misses = (n: number) => Array(n).fill([1, 1, 1, 1, 1, 1]);
    const medium = burst(undefined, { distance: 60, cover: 2 }); // S3, four dice
    expect(run(medium, [[5, 5, 5, 5], ...misses(4)]).outcome).toMatchObject({ hits: 4 });
    expect(
      run(medium, [[5, 5, 5, 5], ...misses(2)], house({ burstHits: 'netAboveDifficulty' })).outcome,
    ).toMatchObject({ hits: 2 });
    expect(run(burst(), [five, ...misses(3)], house({ burstCap: 'rateOfFire' })).outcome).toMatchObject({
      hits: 3,
    });
    expect(run(burst(undefined, { size: 3 }), [[1, 1, 1, 1, 1], ...misses(1)]).outcome).toMatchObject({
      hits: 1,
    });
  });

  test('[DP-SPA-08] a Patzer is always a jam', () => {
    const hurt = sceneWith([auto({ wounds: 1 }), foe()]);
    const { outcome, effects } = run(burst(hurt), [[1, 1, 1, 1, 1], [6]]);
    expect(outcome).toMatchObject({ kind: 'patzer', consequence: 'jam' });
    const jammed = after(hurt, effects, 'hero');
    expect(jammed.inventory[0]).toMatchObject({ jammed: true });
    expect(run(burst(sceneWith([jammed, foe()])), []).outcome).toMatchObject({ reason: 'jammed' });
  });

  test('[DP-R-64] machine gun, submachine gun and assault rifle fire bursts', () => {
    expect(rangedWeapon('machineGun').automatic).toBe(true);
    expect(rangedWeapon('submachineGun').automatic).toBe(true);
    expect(rangedWeapon('rifle').automatic).toBe(false);
  });
});

describe('odds', () => {
  const wounds = (fate: Fate, input: RangedInput, h: House) =>
    (rangedAttack(fate, input, h).outcome as AttackOutcome).wounds;

  test('[DP-RNG-01] two dice against S1: a hit with 5/9', () => {
    const thrower = hero({ attributes: { strength: 1 }, inventory: [rangedWeapon('stone')], fateDice: 0 });
    const input = shot(sceneWith([thrower, foe()]));
    const outcomeOf = (fate: Fate, i: RangedInput, h: House) =>
      rangedAttack(fate, i, h).outcome as AttackOutcome;
    expectOdds(outcomeOf, input, ({ kind }) => kind === 'hit', DEFAULTS).toBe('5/9');
    expect(chancesOf(oddsOf(wounds, input, DEFAULTS))).toEqual(
      chancesOf(oddsByPlay(wounds as never, input, DEFAULTS)),
    );
  });

  test('[DP-SPA-07] [DP-R-83] hits on armour that gives way, as by playing every face', () => {
    const pea = { ...rangedWeapon('submachineGun'), dice: 1 };
    const gunner = hero({ attributes: { dexterity: 1 }, inventory: [pea], fateDice: 0 });
    const jacket = { ...armour('leather'), woundLimit: 1, values: { blunt: 0, cut: 0, pierce: 0 } };
    const input = shot(sceneWith([gunner, foe({ inventory: [jacket] })]), { mode: 'burst' });
    expect(chancesOf(oddsOf(wounds, input, DEFAULTS))).toEqual(
      chancesOf(oddsByPlay(wounds as never, input, DEFAULTS)),
    );
  });

  test('[DP-SPA-07] a burst of many hits on armour is exact as well', () => {
    const gunner = hero({
      attributes: { dexterity: 3 },
      skills: { heavyWeapons: 2 },
      inventory: [rangedWeapon('machineGun')],
      fateDice: 0,
      wounds: 1,
    });
    const target = foe({ attributes: { endurance: 5, strength: 5 }, inventory: [armour('leather')] });
    const input = shot(sceneWith([gunner, target]), { mode: 'burst' });
    const odds = exact(wounds as never, input, DEFAULTS);
    if (!odds.ok) throw new Error(odds.error.code);
    expect(odds.value.outcomes.length).toBeGreaterThan(20);
  });
});

describe('aids and obstacles', () => {
  const rifleman = (overrides = {}) =>
    hero({ inventory: [{ ...rangedWeapon('rifle'), kg: 0 }], fateDice: 0, ...overrides });

  test('[DP-RNG-06] [DP-ABL-01] a marksman brings the target one class nearer, but not nearer than near', () => {
    const abilities = [{ skill: 'rifles', ability: 'marksman', used: 0, usedThisRound: 0 }];
    const scene = sceneWith([rifleman({ abilities }), foe()]);
    const at = (distance: number, named: readonly string[]) => ({
      ...shot(scene, { distance }),
      abilities: named,
    });
    // medium: 2 are needed, with the marksman 1
    expect(run(at(60, []), [[5, 1]]).outcome).toMatchObject({ kind: 'missed' });
    expect(
      run(at(60, ['marksman']), [
        [5, 1],
        [1, 1, 1, 1, 1, 1],
      ]).outcome,
    ).toMatchObject({ kind: 'hit', crits: 0 });
    expect(
      run(at(5, ['marksman']), [
        [5, 1],
        [1, 1, 1, 1, 1, 1],
      ]).outcome,
    ).toMatchObject({ kind: 'hit', crits: 0 });
  });

  test('[DP-RNG-04] cover against one shooter goes before cover against all', () => {
    const covers = [
      { figure: 'foe', against: null, quarters: 1, armourValue: 0 },
      { figure: 'foe', against: 'hero', quarters: 3, armourValue: 2 },
    ];
    const scene = sceneWith([rifleman(), foe()], { covers });
    expect(coverOf(scene, hero(), foe())).toEqual({ quarters: 3, armourValue: 2 });
    expect(coverOf(scene, hero({ id: 'other' }), foe())).toEqual({ quarters: 1, armourValue: 0 });
  });

  test('[DP-R-60] withCover: full cover is as hard as three quarters', () => {
    const aimed = rifleman({ turn: turn({ aimTarget: 'foe' }) });
    const scene = sceneWith([aimed, foe()], {
      covers: [{ figure: 'foe', against: null, quarters: 4, armourValue: 0 }],
    });
    const input = shot(scene, { throughCover: true });
    // DEX 2 against 1 + 2, and 3 penalty dice
    const { facts } = scripted(rangedAttack as never, input, house({ throughCoverDifficulty: 'withCover' }), [
      [1, 1],
      [1, 1, 1],
    ]);
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'shotDifficulty', cover: 2, total: 3 }));
  });
});

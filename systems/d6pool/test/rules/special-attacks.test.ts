import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { charge } from '../../src/rules/charge.ts';
import { disarm } from '../../src/rules/disarm.ts';
import { meleeWeapon } from '../../src/rules/equipment.ts';
import { escapeHold, grapple, letGo } from '../../src/rules/grapple.ts';
import { meleeAttack } from '../../src/rules/melee.ts';
import { move } from '../../src/rules/movement.ts';
import { opportunityAttack } from '../../src/rules/opportunity.ts';
import { takeStance } from '../../src/rules/stance.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { inRound, melee, moving, NOTHING, type Run, turn } from './fight-fixtures.ts';

type Answers = readonly (string | readonly number[])[];
const run = (rule: unknown, input: unknown, answers: Answers, h = DEFAULTS) =>
  scripted(rule as never, input, h, answers).outcome as Run;

const wrestler = (overrides = {}) => hero({ skills: { unarmedCombat: 2 }, fateDice: 0, ...overrides });
const maceman = (overrides = {}) =>
  hero({ skills: { bludgeons: 2 }, inventory: [meleeWeapon('mace')], fateDice: 0, ...overrides });
const tough = { endurance: 5, strength: 5 };

describe('grapple and escape', () => {
  const grab = (scene: Scene, answers: Answers, h = DEFAULTS) => run(grapple, melee(scene), answers, h);

  test('[DP-R-69] a hold ends with whoever is out, so nobody takes hold of somebody unconscious', () => {
    // END 1: two wounds are one too many.
    const out = foe({ wounds: 2, consciousness: 'unconscious' });
    expect(grab(inRound([wrestler(), out]), []).outcome).toMatchObject({
      kind: 'refused',
      reason: 'not-able',
    });
  });

  test('[DP-SPA-01] [DP-R-05] both roll, then the victim is held and both are vulnerable', () => {
    const scene = inRound([wrestler(), foe({ skills: { unarmedCombat: 1 } })]);
    // the defender uses the skill: 1 + 1 dice
    const { outcome, effects } = grab(scene, [
      [1, 1],
      [5, 1, 1, 1],
    ]);
    expect(outcome).toMatchObject({ kind: 'held' });
    expect(after(scene, effects, 'hero')).toMatchObject({ holding: 'foe', turn: { actionsUsed: 1 } });
    expect(after(scene, effects, 'foe')).toMatchObject({ heldBy: 'hero' });
  });

  test('[DP-R-68] it counts as the parry of the round; vulnerable: DEX only, or always with the skill', () => {
    const scene = inRound([wrestler(), foe({ skills: { unarmedCombat: 1 } })]);
    const { effects } = grab(scene, [
      [1, 1],
      [1, 1, 1, 1],
    ]);
    expect(after(scene, effects, 'foe').turn).toMatchObject({
      parriesThisRound: 1,
      defenceRollsThisRound: 1,
    });
    const prone = inRound([wrestler(), foe({ skills: { unarmedCombat: 1 }, posture: 'prone' })]);
    expect(grab(prone, [[1], [5, 1, 1, 1]]).outcome).toMatchObject({ kind: 'held' });
    const always = house({ grappleDefence: 'alwaysSkill' });
    expect(
      grab(
        prone,
        [
          [1, 1],
          [5, 1, 1, 1],
        ],
        always,
      ).outcome,
    ).toMatchObject({ kind: 'held' });
  });

  test('[DP-SPA-01] [DP-R-68] within 1.5 m', () => {
    const scene = sceneWith([wrestler(), foe()], { distances: [{ a: 'hero', b: 'foe', metres: 1.6 }] });
    expect(grab(scene, []).outcome).toMatchObject({ reason: 'out-of-reach' });
  });

  test('[DP-SPA-01] in one’s own turn only, as an action', () => {
    const scene = inRound([foe(), wrestler()]);
    expect(grab(scene, []).outcome).toMatchObject({ reason: 'not-your-turn' });
  });

  test('[DP-SPA-01] the held cannot move', () => {
    const scene = sceneWith([wrestler({ heldBy: 'foe' }), foe({ holding: 'hero' })]);
    expect(run(move, moving(scene), []).outcome).toMatchObject({ reason: 'held' });
  });

  test('[DP-R-76] with a garrotte the victim has no air while held', () => {
    const scene = sceneWith([wrestler({ inventory: [meleeWeapon('garrotte')] }), foe()]);
    const { effects } = grab(scene, [[1], [5, 1, 1, 1]]);
    expect(after(scene, effects, 'foe').breathless).toBe(1);
    // Off again, air comes back; without a garrotte a hold has nothing to do with it.
    const held = applyEffects(scene, effects);
    const freed = run(letGo, { scene: held, figure: 'hero' }, []).effects;
    expect(after(held, freed, 'foe')).toMatchObject({ heldBy: null, breathless: 0 });
    const drowning = sceneWith([wrestler({ holding: 'foe' }), foe({ heldBy: 'hero', breathless: 3 })]);
    const off = run(letGo, { scene: drowning, figure: 'hero' }, []).effects;
    expect(after(drowning, off, 'foe').breathless).toBe(3);
  });

  test('[DP-R-21] after: the holder may throw fate dice into the grip as well', () => {
    const scene = sceneWith([
      wrestler({ id: 'foe', holding: 'hero', fateDice: 1 }),
      foe({ id: 'hero', heldBy: 'foe' }),
    ]);
    const late = house({ fateTiming: 'after' });
    // STR 2 + 2: nothing; the fate die makes it 1 + 1
    const { outcome, effects } = run(
      escapeHold,
      { ...NOTHING, scene, figure: 'hero' },
      [[1, 1, 1, 1], '1', [5], [5]],
      late,
    );
    expect(outcome).toEqual({ kind: 'held' });
    expect(after(scene, effects, 'foe').fateDice).toBe(0);
  });

  test('[DP-SPA-02] [DP-R-69] both roll STR and skill; the holder has the automatic success', () => {
    const scene = inRound([
      wrestler({ heldBy: 'foe' }),
      foe({ holding: 'hero', skills: { unarmedCombat: 1 } }),
    ]);
    const escapeWith = (faces: readonly number[]) =>
      run(escapeHold, { ...NOTHING, scene, figure: 'hero' }, [[5, 1], faces]);
    expect(escapeWith([5, 1, 1, 1]).outcome).toEqual({ kind: 'held' }); // 1 against 1 + 1
    const { outcome, effects } = escapeWith([5, 6, 1, 1]);
    expect(outcome).toEqual({ kind: 'free' });
    expect(after(scene, effects, 'hero').heldBy).toBeNull();
    expect(after(scene, effects, 'foe').holding).toBeNull();
  });

  test('[DP-R-69] letting go is a free action; holding may cost one', () => {
    const scene = inRound([wrestler({ holding: 'foe' }), foe({ heldBy: 'hero' })]);
    const { effects } = run(letGo, { scene, figure: 'hero' }, []);
    expect(after(scene, effects, 'hero')).toMatchObject({
      holding: null,
      turn: { actionsUsed: 0, freeActionsUsed: 1 },
    });
    expect(run(meleeAttack, melee(scene), [], house({ holdCostsAction: true })).outcome).toMatchObject({
      reason: 'no-actions-left',
    });
  });

  test('[DP-SPA-01] one die each: 2/9', () => {
    const scene = sceneWith([hero({ attributes: { dexterity: 1 }, fateDice: 0 }), foe()]);
    const outcomeOf = (fate: Fate, input: ReturnType<typeof melee>, h: House) =>
      grapple(fate, input, h).outcome;
    expectOdds(outcomeOf, melee(scene), ({ kind }) => kind === 'held', DEFAULTS).toBe('2/9');
  });
});

describe('charge', () => {
  const at = (x: number) => ({ x, y: 0, height: 0 });
  const target = () => foe({ attributes: tough, posture: 'prone', position: at(10) });
  const field = (overrides = {}) => inRound([maceman({ position: at(0), ...overrides }), target()]);
  const rush = (scene: Scene, answers: Answers, h = DEFAULTS, movement = 'run') =>
    run(charge, { ...melee(scene), movement, terrain: null }, answers, h);

  test('[DP-SPA-03] [DP-R-70] two penalty dice on run and attack, one bonus die on the damage, then vulnerable', () => {
    const scene = field();
    // run: DEX 2, 2 penalty; defence 1; attack 4 and 2 penalty; damage 2 + 2 + 1
    const { outcome, effects } = rush(scene, [[1, 1], [1, 1], [1], [5, 1, 1, 1], [1, 1], [5, 1, 1, 1, 1]]);
    expect(outcome).toMatchObject({ kind: 'hit', wounds: 1 });
    const charger = after(scene, effects, 'hero');
    // A mace reaches 1 m: from cell 10 one cell of 1 m lies between, so the run ends where cell 8 begins.
    expect(charger.position).toEqual(at(8.001));
    expect(charger.turn).toMatchObject({ chargedThisRound: true, actionsUsed: 1 });
    expect(charger.turn.vulnerable).toContain('charged');
  });

  test('[DP-R-70] a run that fails or is too short cancels the attack', () => {
    const scene = field();
    const stumbled = rush(scene, [[1, 1], [6, 1], 'prone']);
    expect(stumbled.outcome).toMatchObject({ kind: 'notReached', consequence: 'prone' });
    // walking carries 7.5 m of the 9
    const short = rush(
      scene,
      [
        [1, 1],
        [1, 1],
      ],
      DEFAULTS,
      'walk',
    );
    expect(short.outcome).toMatchObject({ kind: 'notReached' });
    expect(after(scene, short.effects, 'hero').position).toEqual(at(7.5));
  });

  test('[DP-SPA-03] once per round', () => {
    expect(rush(field({ turn: turn({ chargedThisRound: true }) }), []).outcome).toMatchObject({
      reason: 'charged-already',
    });
  });

  test('[DP-R-70] with three declared actions three dice; the whole round may be burdened', () => {
    const three = field({ turn: turn({ declaredActions: 3 }) });
    const answers = [[1, 1], [1, 1, 1], [1], [1, 1, 1, 1], [1, 1, 1]];
    const { effects } = rush(three, answers);
    expect(after(three, effects, 'hero').turn.actionsUsed).toBe(2);
    const whole = house({ chargePenaltyScope: 'wholeRound' });
    const scene = field();
    const burdened = rush(scene, [[1, 1], [1, 1], [1], [1, 1, 1, 1], [1, 1]], whole);
    expect(after(scene, burdened.effects, 'hero').turn.actionsUsed).toBe(2); // two dice on later defences
  });
});

describe('stance, disarming, opportunities', () => {
  test('[DP-SPA-04] the stance gives every defence a bonus die', () => {
    const scene = inRound([maceman(), foe()]);
    const { effects } = run(takeStance, { scene, figure: 'hero' }, []);
    const guarded = after(scene, effects, 'hero');
    expect(guarded.turn).toMatchObject({ defensiveStance: true, actionsUsed: 1 });
    const attacked = inRound([
      foe({ inventory: [meleeWeapon('club')] }),
      { ...guarded, posture: 'prone' as const },
    ]);
    // DEX 2 + 1; even while vulnerable
    const input = { ...melee(attacked), attacker: 'foe', target: 'hero' };
    expect(run(meleeAttack, input, [[1, 1, 1], [1]]).outcome).toMatchObject({ kind: 'missed' });
  });

  test('[DP-SPA-04] nothing else besides it', () => {
    const scene = inRound([maceman({ turn: turn({ declaredActions: 2 }) }), foe()]);
    expect(run(takeStance, { scene, figure: 'hero' }, []).outcome).toMatchObject({
      reason: 'no-actions-left',
    });
  });

  const armed = (overrides = {}) =>
    foe({ posture: 'prone', inventory: [meleeWeapon('broadsword')], ...overrides });
  test('[DP-SPA-05] [DP-R-72] two more are needed; the weapon falls, without damage', () => {
    const scene = sceneWith([maceman(), armed()]);
    const input = { ...melee(scene), item: 'broadsword' };
    // 0 + 1 + 2 = 3
    expect(run(disarm, input, [[1], [5, 5, 1, 1]]).outcome).toMatchObject({ kind: 'missed' });
    const { outcome, effects } = run(disarm, input, [[1], [5, 5, 5, 1]]);
    expect(outcome).toMatchObject({ kind: 'disarmed' });
    expect(after(scene, effects, 'foe').inventory).toEqual([]);
  });

  test('[DP-R-72] [DP-R-125] the weapon falls in any case; critical successes may damage it as well', () => {
    const scene = sceneWith([maceman(), armed()]);
    const input = { ...melee(scene), item: 'broadsword' };
    const { outcome, effects } = run(disarm, input, [[1], [5, 5, 5, 5], 'damage']);
    expect(outcome).toMatchObject({ kind: 'disarmed', weaponWounds: 1 });
    expect(after(scene, effects, 'foe').inventory).toEqual([]);
    expect(applyEffects(scene, effects).objects).toMatchObject([{ id: 'broadsword', woundsTaken: 1 }]);
    const whole = run(disarm, input, [[1], [5, 5, 5, 5], 'take']);
    expect(whole.outcome).toMatchObject({ kind: 'disarmed', weaponWounds: 0 });
    expect(applyEffects(scene, whole.effects).objects).toMatchObject([{ woundsTaken: 0 }]);
    // Its last wound leaves nothing to fall.
    const brittle = sceneWith([
      maceman(),
      armed({ inventory: [{ ...meleeWeapon('broadsword'), woundsTaken: 5 }] }),
    ]);
    const gone = run(disarm, { ...melee(brittle), item: 'broadsword' }, [[1], [5, 5, 5, 5], 'damage']);
    expect(applyEffects(brittle, gone.effects).objects).toEqual([]);
    const asked = scripted(disarm as never, input, house({ disarmCrits: 'gm' }), [[1], [5, 5, 5, 5], 'take']);
    expect(asked.trace).toContainEqual(expect.objectContaining({ kind: 'choice', by: 'gm' }));
  });

  test('[DP-SPA-09] [DP-R-34] the GM grants an attack out of turn, once per round', () => {
    const scene = inRound([foe({ posture: 'prone' }), maceman()]);
    const input = { ...melee(scene), form: 'attack' };
    expect(run(opportunityAttack, input, ['refuse']).outcome).toEqual({ kind: 'notGranted' });
    const { outcome, effects } = run(opportunityAttack, input, ['grant', [1], [5, 1, 1, 1], [1, 1, 1, 1]]);
    expect(outcome).toMatchObject({ kind: 'hit', wounds: 0 });
    const done = after(scene, effects, 'hero');
    expect(done.turn).toMatchObject({ opportunityUsed: true, actionsUsed: 0 });
    const again = { ...melee(inRound([foe(), done])), form: 'attack' };
    expect(run(opportunityAttack, again, []).outcome).toMatchObject({ reason: 'opportunity-used' });
    expect(run(opportunityAttack, input, [], house({ opportunityAttacks: 'off' })).outcome).toMatchObject({
      reason: 'rule-is-off',
    });
  });

  test('[DP-SPA-09] it may be a grapple', () => {
    const scene = inRound([foe({ posture: 'prone' }), wrestler()]);
    const input = { ...melee(scene), form: 'grapple' };
    expect(run(opportunityAttack, input, ['grant', [1], [5, 1, 1, 1]]).outcome).toMatchObject({
      kind: 'held',
    });
  });

  test('[DP-R-34] automatic: whoever leaves the reach gives an opening', () => {
    const at = (x: number) => ({ x, y: 0, height: 0 });
    const automatic = house({ opportunityAttacks: 'automatic' });
    const scene = inRound([foe({ position: at(0) }), maceman({ position: at(1) })]);
    const fled = run(move, moving(scene, { figure: 'foe', path: [at(-5)] }), ['pass'], automatic);
    const waiting = after(scene, fled.effects, 'hero');
    expect(waiting.turn.openings).toEqual(['foe']);
    const noOpening = { ...melee(scene), form: 'attack' };
    expect(run(opportunityAttack, noOpening, [], automatic).outcome).toMatchObject({ reason: 'no-opening' });
  });
});

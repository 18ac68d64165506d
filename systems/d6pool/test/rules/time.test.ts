import type { Tape } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { DAY, HOUR, MINUTE, secondsOf, WEEK } from '../../src/data/durations.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Affliction, Scene } from '../../src/model.ts';
import { dueOf } from '../../src/rules/due.ts';
import { passTime, setReminder, settleRound } from '../../src/rules/time.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const pass = (scene: Scene, answers: Tape, overrides: Partial<Input<'pass-time'>> = {}, h = DEFAULTS) => {
  const input: Input<'pass-time'> = {
    scene,
    amount: 1,
    unit: 'hours',
    heal: true,
    rested: false,
    wellKept: false,
    ...overrides,
  };
  const { outcome, facts } = scripted(passTime, input, h, answers);
  return { outcome: outcome.outcome, facts, scene: applyEffects(scene, outcome.effects) };
};
const venom: Affliction = {
  kind: 'poison',
  id: 'venom',
  poison: 'snakeVenom',
  dose: 1,
  nextAt: 120,
  challenges: 0,
  misses: 0,
};
const NONE = [1, 1, 1, 1, 1, 1];
const due = (facts: readonly object[]) => facts.filter((one) => 'kind' in one && one.kind === 'comesDue');

describe('the clock', () => {
  test('[DP-R-35] rounds last 3 seconds, or what the table says', () => {
    expect(secondsOf(10, 'rounds', 3)).toBe(30);
    expect(secondsOf(2, 'weeks', 3)).toBe(2 * WEEK);
    expect(pass(sceneWith([hero()]), [], { unit: 'rounds', amount: 10 }).scene.clock).toBe(30);
    expect(
      pass(sceneWith([hero()]), [], { unit: 'rounds', amount: 10 }, house({ roundSeconds: 6 })).scene.clock,
    ).toBe(60);
  });

  test('[DP-R-35] in a fight the rounds move the clock', () => {
    expect(pass(sceneWith([hero()], { round: 1 }), []).outcome).toEqual({
      kind: 'refused',
      reason: 'in-rounds',
    });
  });

  test('[DP-GEN-09] a reminder comes up when its time has come', () => {
    const scene = sceneWith([hero()], { clock: 100 });
    const input = { scene, text: 'the fuse', amount: 2, unit: 'minutes' as const };
    const set = scripted(setReminder, input, DEFAULTS, []).outcome;
    expect(set.outcome).toEqual({ kind: 'set', at: 220 });
    const waiting = applyEffects(scene, set.effects);
    expect(pass(waiting, [], { unit: 'minutes' }).facts).not.toContainEqual(
      expect.objectContaining({ kind: 'reminder' }),
    );
    const { facts, scene: later } = pass(waiting, [], { unit: 'minutes', amount: 2 });
    expect(facts).toContainEqual({ kind: 'reminder', text: 'the fuse', at: 220 });
    expect(later).toMatchObject({ clock: 220, due: [] });
  });
});

describe('what comes due', () => {
  test('[DP-POI-02] [DP-POI-03] the poison works at its hours and ends', () => {
    const scene = sceneWith([hero({ afflictions: [venom] })]);
    // at 2 min: 1 wound; at 12 and 22 min nothing (with a wound die): over; and no fourth challenge within the hour
    const answers = [
      ...[
        [1, 1],
        [5, 1, 1, 1, 1, 1],
        [5, 1, 1, 1],
      ],
      ...[[1, 1], [1], NONE],
      ...[[1, 1], [1], NONE],
    ];
    const { outcome, facts, scene: later } = pass(scene, answers);
    expect(due(facts)).toMatchObject([{ at: 120 }, { at: 720 }, { at: 1_320 }]);
    expect(outcome).toMatchObject({ clock: HOUR, figures: [{ id: 'hero', wounds: 1, state: 'conscious' }] });
    expect(later.figures[0]?.afflictions).toEqual([]);
  });

  test('[DP-POI-02] what is not due yet waits, and is told', () => {
    const scene = sceneWith([hero({ afflictions: [venom] })]);
    const { outcome, scene: later } = pass(scene, [], { unit: 'minutes' });
    expect(outcome).toMatchObject({ clock: 60, next: [{ what: 'poison', figure: 'hero', at: 120 }] });
    expect(later.figures[0]?.afflictions).toMatchObject([{ challenges: 0 }]);
  });

  test('[DP-ILL-02] a disease returns', () => {
    const malaria: Affliction = {
      kind: 'disease',
      id: 'm',
      disease: 'malaria',
      nextAt: DAY,
      challenges: 1,
      misses: 0,
    };
    const { facts } = pass(sceneWith([hero({ afflictions: [malaria] })]), [[1, 1], NONE, [1, 1], NONE], {
      unit: 'days',
      amount: 4,
    });
    expect(due(facts)).toMatchObject([{ what: 'disease', at: DAY }, { at: 3 * DAY }]); // two misses: cured
  });

  test('[DP-CLD-01] [DP-CLD-02] cold goes on, and its stun heals only in the warmth', () => {
    const cold: Affliction = {
      kind: 'cold',
      id: 'cold',
      climate: 'freezing',
      clothing: 'ordinary',
      difficulty: 1,
      nextAt: 5 * HOUR,
    };
    const outside = sceneWith([hero({ afflictions: [cold] })]);
    const frozen = pass(
      outside,
      [
        [1, 1],
        [5, 1, 1, 1, 1],
      ],
      { amount: 6 },
    );
    expect(frozen.scene.figures[0]?.stun.cold).toBe(1);
    const inside = applyEffects(frozen.scene, [
      { kind: 'afflictionEnded', figure: 'hero', affliction: 'cold' },
    ]);
    // the ten minutes are long over: END 2 against 1
    const warm = pass(inside, [[5, 1]], { unit: 'minutes' });
    expect(warm.scene.figures[0]?.stun.cold).toBe(0);
  });

  test('[DP-WND-05] [DP-WND-06] a wound may heal every week; rest gives the GM’s bonus dice', () => {
    const hurt = sceneWith([hero({ wounds: 2, lastHealing: 0 })]);
    // week 1: END 2 against 2 fails; week 2: succeeds
    const { outcome } = pass(
      hurt,
      [
        [5, 1],
        [5, 6],
      ],
      { unit: 'weeks', amount: 2 },
    );
    expect(outcome).toMatchObject({ figures: [{ wounds: 1 }] });
    const cared = pass(hurt, ['2', [5, 1, 6, 1]], { unit: 'weeks', rested: true, wellKept: true });
    expect(cared.outcome).toMatchObject({ figures: [{ wounds: 1 }] });
  });

  test('[DP-WND-05] healing can be left to the players: then it is recalled only', () => {
    const hurt = sceneWith([
      hero({ wounds: 2, lastHealing: 0, stun: { general: 1, cold: 0, suffocation: 0 } }),
    ]);
    const { facts, outcome } = pass(hurt, [], { unit: 'weeks', amount: 2, heal: false });
    expect(due(facts)).toMatchObject([{ what: 'stunHealing' }, { what: 'healing', at: WEEK }]);
    expect(outcome).toMatchObject({ clock: 2 * WEEK, figures: [{ wounds: 2, stun: 1 }] });
  });

  test('[DP-WND-07] stun is rolled for every ten minutes, where that can succeed at all', () => {
    const stunned = (general: number) =>
      sceneWith([hero({ stun: { general, cold: 0, suffocation: 0 }, lastStunHealing: 0 })]);
    // 10 min: 2 needed, fails; 20 min: succeeds; 30 min: 1 needed, succeeds
    const { outcome } = pass(stunned(2), [
      [5, 1],
      [5, 6],
      [5, 1],
    ]);
    expect(outcome).toMatchObject({ figures: [{ stun: 0 }] });
    expect(pass(stunned(3), []).outcome).toMatchObject({ figures: [{ stun: 3 }] }); // 3 > END 2
  });

  test('[DP-DRG-02] a drug wears off', () => {
    const drug: Affliction = {
      kind: 'drug',
      id: 'd',
      bonusDice: 1,
      helps: null,
      ignoresPain: false,
      until: 30 * MINUTE,
    };
    const { facts, scene } = pass(sceneWith([hero({ afflictions: [drug] })]), []);
    expect(facts).toContainEqual({ kind: 'drugWearsOff', figure: 'hero' });
    expect(scene.figures[0]?.afflictions).toEqual([]);
  });

  test('[DP-POI-02] things happen in the order of their time, whoever they happen to', () => {
    const other = hero({ id: 'other', afflictions: [{ ...venom, nextAt: 60 }] });
    const scene = sceneWith([hero({ afflictions: [venom] }), other]);
    expect(dueOf(scene, 0, DEFAULTS).map(({ figure, at }) => [figure, at])).toEqual([
      ['other', 60],
      ['hero', 120],
    ]);
    const dead = sceneWith([hero({ consciousness: 'dead', afflictions: [venom] })]);
    expect(dueOf(dead, 0, DEFAULTS)).toEqual([]);
  });
});

describe('rounds of danger', () => {
  const fire: Affliction = { kind: 'fire', id: 'fire', dice: 3, armourBurnt: false };
  const acid: Affliction = { kind: 'acid', id: 'acid', dice: 1, rounds: 1 };

  test('[DP-SUF-01] [DP-FIR-01] [DP-ACD-02] the end of a round settles air, fire and acid of everybody', () => {
    const scene = sceneWith([hero({ breathless: 1 }), hero({ id: 'other', afflictions: [fire, acid] })], {
      round: 3,
    });
    // hero chokes; other: fire one wound, acid one wound
    const { outcome, effects } = scripted(settleRound, { scene }, DEFAULTS, [[1, 1], [5, 1, 1], [6]]).outcome;
    expect(outcome).toEqual({ kind: 'settled', hurt: ['hero', 'other'] });
    expect(applyEffects(scene, effects).figures).toMatchObject([
      { breathless: 2, stun: { suffocation: 1 } },
      { wounds: 2, afflictions: [fire, { dice: 1, rounds: 2 }] },
    ]);
    expect(scripted(settleRound, { scene: sceneWith([hero()]) }, DEFAULTS, []).outcome.outcome).toMatchObject(
      {
        reason: 'nothing-due',
      },
    );
  });

  test('[DP-FIR-01] whoever burns or chokes lives by rounds: no hours pass', () => {
    const scene = sceneWith([hero({ afflictions: [fire] })]);
    expect(pass(scene, []).outcome).toMatchObject({ reason: 'rounds-are-deadly' });
    expect(pass(scene, [], { unit: 'rounds', amount: 21 }).outcome).toMatchObject({
      reason: 'rounds-are-deadly',
    });
    const burned = pass(
      scene,
      [
        [1, 1, 1],
        [5, 1, 1],
      ],
      { unit: 'rounds', amount: 2 },
    );
    expect(burned.outcome).toMatchObject({ clock: 6, figures: [{ wounds: 1 }] });
  });
});

import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Figure } from '../../src/model.ts';
import type { Fate, House } from '../../src/rule.ts';
import { woundShares } from '../../src/rules/penalties.ts';
import { type Harm, type Inflicted, inflict, stateWith } from '../../src/rules/wounds.ts';
import { after, DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';
import { turn } from './fight-fixtures.ts';

const hurt = (figure: Figure, harm: Partial<Harm>, h: House = DEFAULTS) =>
  scripted(
    (fate, _: null, hh: House) =>
      inflict(fate as Fate, figure, { wounds: 0, stun: 0, source: 'test', ...harm }, hh),
    null,
    h,
    [],
  ).outcome as Inflicted;

describe('wounds and what they do', () => {
  test('[DP-WND-01] each wound and each stun is a penalty die', () => {
    const figure = hero({ wounds: 2, stun: { general: 1, cold: 1, suffocation: 0 } });
    expect(woundShares(figure)).toEqual([
      { source: 'wounds', dice: 2 },
      { source: 'stun', dice: 2 },
    ]);
  });

  test('[DP-WND-02] [DP-WND-03] END 2, STR 2: unconscious with 3 wounds, dead with 5', () => {
    const states = [2, 3, 4, 5].map((wounds) => stateWith(hero(), wounds, 0, DEFAULTS));
    expect(states).toEqual(['conscious', 'unconscious', 'unconscious', 'dead']);
  });

  test('[DP-WND-02] a blow beyond END knocks out: prone, no stance, no hold', () => {
    const holder = hero({ holding: 'foe', turn: turn({ defensiveStance: true, aimTarget: 'foe' }) });
    const scene = sceneWith([holder, foe({ heldBy: 'hero' })]);
    const { state, effects } = hurt(holder, { wounds: 3 });
    expect(state).toBe('unconscious');
    expect(after(scene, effects, 'hero')).toMatchObject({
      consciousness: 'unconscious',
      wounds: 3,
      posture: 'prone',
      holding: null,
      turn: { defensiveStance: false, aimTarget: null },
    });
    expect(after(scene, effects, 'foe').heldBy).toBeNull();
  });

  test('[DP-DMG-04] [DP-R-78] stun never kills, and knocks out only where the table says so', () => {
    const dazed = { stun: 9 };
    expect(hurt(hero(), dazed).state).toBe('conscious');
    expect(hurt(hero(), dazed, house({ stunKnocksOut: true })).state).toBe('unconscious');
  });

  test('[DP-R-79] death is final', () => {
    const dead = hero({ wounds: 5, consciousness: 'dead' });
    expect(hurt(dead, { stun: 1 }).state).toBe('dead');
  });

  test('[DP-WND-04] [DP-R-80] a new wound ends a toughness check, a stun only brings its own die', () => {
    const tough = hero({ wounds: 2, toughnessActive: true });
    const scene = sceneWith([tough]);
    const wounded = after(scene, hurt(tough, { wounds: 1, stun: 0 }).effects, 'hero');
    expect(wounded.toughnessActive).toBe(false);
    const stunned = after(scene, hurt(tough, { stun: 1 }).effects, 'hero');
    expect(stunned.toughnessActive).toBe(true);
    expect(woundShares(stunned)).toEqual([{ source: 'stun', dice: 1 }]);
    const strict = house({ toughnessEndsOn: 'woundOrStun' });
    expect(after(scene, hurt(tough, { stun: 1 }, strict).effects, 'hero').toughnessActive).toBe(false);
  });

  test('[DP-R-61] a wound spoils the aim', () => {
    const archer = hero({ turn: turn({ aimTarget: 'foe' }) });
    const { effects } = hurt(archer, { wounds: 1 });
    expect(after(sceneWith([archer]), effects, 'hero').turn.aimTarget).toBeNull();
  });

  test('nothing is nothing', () => {
    expect(hurt(hero(), {})).toEqual({ state: 'conscious', effects: [] });
  });
});

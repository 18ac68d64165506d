import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../src/actions/inputs.ts';
import { TRAVEL } from '../../src/data/travel.ts';
import { applyEffects } from '../../src/effects.ts';
import { meleeWeapon } from '../../src/rules/equipment.ts';
import { travel } from '../../src/rules/travel.ts';
import { DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';
import type { Run } from './fight-fixtures.ts';

const scene = sceneWith([hero({ inventory: [{ ...meleeWeapon('club'), kg: 15 }] })]);
const go = (overrides: Partial<Input<'travel'>>, h = DEFAULTS) => {
  const input = {
    scene,
    figure: null,
    means: 'onFoot',
    hours: 10,
    days: 1,
    pace: null,
    factor: 1,
    ...overrides,
  };
  return scripted(travel as never, input, h, []).outcome as Run;
};

describe('travel', () => {
  test('[DP-TRV-02] [DP-R-51] on foot for ten hours: 30 to 40 km, a day march 25, a forced march 30 to 50', () => {
    expect(go({}).outcome).toMatchObject({ from: 30, to: 40, capped: true });
    expect(go({ pace: 'dayMarch' }).outcome).toMatchObject({ from: 25, to: 25 });
    expect(go({ pace: 'forcedMarch' }).outcome).toMatchObject({ from: 30, to: 50, capped: false });
  });

  test('[DP-TRV-02] eras: coach 1700, railway 2010, airliner', () => {
    expect(go({ means: 'mailCoach1700', hours: 20 }).outcome).toMatchObject({ to: 30, capped: true });
    expect(go({ means: 'railway2010', hours: 8 }).outcome).toMatchObject({ to: 1500, capped: true });
    expect(go({ means: 'airliner', hours: 2 }).outcome).toMatchObject({ from: 1700, to: 2000, stops: 0 });
    expect(go({ means: 'airship1997', hours: 8 }).outcome).toMatchObject({ to: 1000, stops: 1 });
    expect(Object.keys(TRAVEL)).toHaveLength(34);
  });

  test('[DP-TRV-01] the GM’s factor, and several days; the clock goes on', () => {
    const { outcome, effects } = go({ means: 'ridingHorse', hours: 5, days: 2, factor: 0.5 });
    expect(outcome).toMatchObject({ from: 30, to: 50 });
    expect(applyEffects(scene, effects).clock).toBe((24 + 5) * 3600);
  });

  test('[DP-R-51] load may halve the way on foot', () => {
    const halved = house({ travelEncumbrance: 'halve' }); // 15 kg at capacity 4: one die
    expect(go({ figure: 'hero' }, halved).outcome).toMatchObject({ from: 15, to: 20 });
    expect(go({ figure: 'hero' }).outcome).toMatchObject({ from: 30, to: 40 });
  });

  test('not every means knows every pace', () => {
    expect(go({ means: 'bicycle', pace: 'dayMarch' }).outcome).toMatchObject({ reason: 'unknown-pace' });
  });
});

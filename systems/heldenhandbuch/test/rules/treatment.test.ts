import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import type { Figure } from '../../src/model.ts';
import { heavyMinimum, resuscitate, treat } from '../../src/rules/treatment.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });
/** One W20 each: a sieve of one die ends with its first throw. */
const skill = { value: 12, bonusDice: 0 };
const healer = hero({ id: 'healer', skills: { firstAid: skill, medicine: skill } });
const heavy = (count: number) => ({
  lifeCircles: [{ heavy: Array.from({ length: count }, (_, middle) => ({ middle })) }, {}],
});
const GONE = { outer: Array<boolean>(6).fill(true), middle: [true, true, true], inner: [true] };
const critical = (state: string) => ({ lifeCircles: [{ ...GONE, critical: state }, {}] });

function treated(
  patient: Figure,
  answers: Tape,
  by: 'firstAid' | 'medicine' = 'firstAid',
  rules: House = DEFAULTS,
  helper = healer,
) {
  const scene = sceneWith([helper, patient]);
  const input = { scene, helper: 'healer', patient: 'hero', circle: 1, skill: by } as const;
  const { outcome, effects } = script(treat, input, rules, answers).outcome;
  return { outcome, circle: after(scene, effects, 'hero').lifeCircles[0], effects };
}

describe('heavy injuries', () => {
  test.each([
    [1, 7],
    [2, 11],
    [3, 16],
    [4, 31],
  ])('[HH-MED-02] [HH-R-62] %i in one circle need %i', (hits, minimum) => {
    expect(heavyMinimum(hits)).toBe(minimum);
  });

  test('[HH-MED-01] both skills treat them, all of one circle with one success', () => {
    for (const by of ['firstAid', 'medicine'] as const) {
      const { outcome, circle } = treated(hero(heavy(2)), [[11]], by);
      expect(outcome).toEqual({ success: true, number: 11, minimum: 11, critical: 'none' });
      expect(circle?.heavy.map((injury) => injury.treated)).toEqual([true, true]);
    }
  });

  test('[HH-MED-02] below the minimum nothing is treated', () => {
    const { outcome, circle } = treated(hero(heavy(1)), [[6]]);
    expect(outcome).toMatchObject({ success: false, minimum: 7 });
    expect(circle).toMatchObject({ heavy: [{ treated: false }], attempts: 1 });
  });

  test('[HH-MED-01] what is treated needs no treatment', () => {
    expect(treated(hero(), [])).toMatchObject({ outcome: refusal('nothing-to-treat').outcome });
  });

  test('[HH-R-62] `treatment.retries`: so often a day', () => {
    const once = house({ 'treatment.retries': 1 });
    const tried = hero({ lifeCircles: [{ heavy: [{ middle: 0 }], attempts: 1 }] });
    expect(treated(tried, [], 'firstAid', once).outcome).toEqual(refusal('no-treatment-left-today').outcome);
    expect(treated(tried, [[20]]).outcome).toMatchObject({ success: true });
  });
});

describe('critical injuries', () => {
  test('[HH-MED-03] [HH-INJ-09] medicine needs 16 and starts the healing', () => {
    expect(treated(hero(critical('untreated')), [[16]], 'medicine')).toMatchObject({
      outcome: { success: true, minimum: 16, critical: 'treated' },
    });
    expect(treated(hero(critical('untreated')), [[15]], 'medicine').outcome).toMatchObject({
      success: false,
      critical: 'untreated',
    });
  });

  test('[HH-MED-03] [HH-R-61] first aid needs 31 and only stops the loss', () => {
    const strong = hero({ id: 'healer', skills: { firstAid: { value: 16, bonusDice: 1 } } });
    // Two W20: 16 and 16 are equals within the value, 32.
    const { outcome } = treated(
      hero(critical('untreated')),
      [[16, 16], '16,16'],
      'firstAid',
      DEFAULTS,
      strong,
    );
    expect(outcome).toEqual({ success: true, number: 32, minimum: 31, critical: 'stabilised' });
    const heals = house({ 'critical.firstAidHeals': true });
    const whole = treated(hero(critical('untreated')), [[16, 16], '16,16'], 'firstAid', heals, strong);
    expect(whole.outcome).toMatchObject({ critical: 'treated' });
  });

  test('[HH-R-61] a stabilised one is for medicine alone', () => {
    expect(treated(hero(critical('stabilised')), [[16]], 'medicine').outcome).toMatchObject({
      critical: 'treated',
    });
    expect(treated(hero(critical('stabilised')), [], 'firstAid').outcome).toEqual(
      refusal('nothing-to-treat').outcome,
    );
  });
});

describe('resuscitation', () => {
  const dead = hero({ lifeCircles: [critical('untreated').lifeCircles[0]], status: ['dead'] });
  const best = hero({ id: 'healer', skills: { firstAid: { value: 20, bonusDice: 2 } } });
  const revive = (patient: Figure, answers: Tape, helper = best) => {
    const scene = sceneWith([helper, patient]);
    const run = script(resuscitate, { scene, helper: 'healer', patient: 'hero' }, DEFAULTS, answers).outcome;
    return { outcome: run.outcome, figure: after(scene, run.effects, 'hero') };
  };

  test('[HH-INJ-11] [HH-R-63] 60 brings back the lethally injured; nothing is treated by it', () => {
    const { outcome, figure } = revive(dead, [[20, 20, 20], '20,20,20']); // 3 x 20
    expect(outcome).toEqual({ success: true, number: 60 });
    expect(figure.status).toEqual(['resuscitated', 'unconscious']);
    expect(figure.lifeCircles[0]?.critical).toBe('untreated');
  });

  test('[HH-INJ-11] 57 does not', () => {
    const { outcome, figure } = revive(dead, [[19, 19, 19], '19,19,19']);
    expect(outcome).toEqual({ success: false, number: 57 });
    expect(figure.status).toEqual(['dead']);
  });

  test('[HH-R-63] only the lethally injured', () => {
    expect(revive(hero(), []).outcome).toEqual(refusal('not-lethal').outcome);
    expect(revive(hero({ status: ['dead'] }), []).outcome).toEqual(refusal('not-lethal').outcome);
  });
});

test('[HH-R-13] without dice a check counts as failed', () => {
  const weak = hero({
    id: 'healer',
    psyche: { rows: [4, 4, 4], points: 12, lockedUntil: 600 },
    skills: { firstAid: 9 },
  });
  expect(treated(hero(heavy(1)), [], 'firstAid', DEFAULTS, weak).outcome).toMatchObject({
    success: false,
    number: 0,
  });
});

import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import type { Figure } from '../../src/model.ts';
import { regenerationOf, restAtNight, takeBreak } from '../../src/rules/rest.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const GONE = { outer: Array<boolean>(6).fill(true), middle: [true, true, true], inner: [true] };
const refusal = (reason: string) => ({ kind: 'refused', reason });

function pause(figure: Figure, minutes: 30 | 60 = 30, rules: House = DEFAULTS) {
  const scene = sceneWith([figure]);
  const run = script(takeBreak, { scene, figures: ['hero'], minutes }, rules, []).outcome;
  const { physis, psyche } = after(scene, run.effects, 'hero');
  return { outcome: run.outcome, points: [physis.points, psyche.points] };
}

describe('a break', () => {
  test('[HH-REG-01] gives the regeneration value on each track, up to the end of the current row', () => {
    // Regeneration 3. Physis 5: row 2 holds 5 to 8, three are missing. Psyche 7: only one is missing.
    expect(pause(hero({ physis: 5, psyche: 7, regeneration: 3 })).points).toEqual([8, 8]);
    expect(pause(hero({ physis: 5, psyche: 12, regeneration: 2 })).points).toEqual([7, 12]);
  });

  test('[HH-R-64] a full row: the next one is current, unless only the row of the last point is', () => {
    expect(pause(hero({ physis: 8, regeneration: 3 })).points[0]).toBe(11);
    const lastHeld = house({ 'break.row': 'lastHeld' });
    expect(pause(hero({ physis: 8, regeneration: 3 }), 30, lastHeld).points[0]).toBe(8);
    expect(pause(hero({ physis: 7, regeneration: 3 }), 30, lastHeld).points[0]).toBe(8);
  });

  test('[HH-R-65] the value counts for each track by itself', () => {
    expect(pause(hero({ physis: 1, psyche: 1, regeneration: 2 })).outcome).toEqual({
      physis: 2,
      psyche: 2,
      segments: 0,
    });
  });

  test('[HH-REG-02] an exhausted track: one point in the first half hour, the rest of the row in the second', () => {
    const spent = hero({ physis: 0, regeneration: 2 });
    expect(pause(spent, 30).points[0]).toBe(1);
    expect(pause(spent, 60).points[0]).toBe(3);
    expect(pause(hero({ physis: 0, regeneration: 5 }), 60).points[0]).toBe(4);
  });

  test('[HH-R-67] the other track goes on as usual, unless the whole break counts once', () => {
    const spent = hero({ physis: 0, psyche: 1, regeneration: 2 });
    expect(pause(spent, 60).points).toEqual([3, 4]); // 1 + 2, 4 is the end of the row
    const whole = house({ 'break.exhausted': 'wholeBreak' });
    expect(pause(spent, 60, whole).points).toEqual([3, 3]);
    expect(pause(spent, 30, whole).outcome).toEqual(refusal('too-short-a-rest'));
  });

  test('[HH-INJ-07] [HH-R-67] an untreated critical injury: nothing, not even the first point', () => {
    const dying = hero({ physis: 0, psyche: 5, lifeCircles: [{ ...GONE, critical: 'untreated' }, {}] });
    expect(regenerationOf(dying)).toBe(0);
    expect(pause(dying, 60).points).toEqual([0, 5]);
    expect(regenerationOf(hero({ lifeCircles: [{ ...GONE, critical: 'stabilised' }, {}] }))).toBe(2);
  });

  test('[HH-PROC-07] time passes for everybody', () => {
    const scene = sceneWith([hero({ physis: 1 })]);
    const { effects } = script(takeBreak, { scene, figures: ['hero'], minutes: 30 }, DEFAULTS, []).outcome;
    expect(effects[0]).toEqual({ kind: 'timePassed', minutes: 30 });
  });
});

function night(figure: Figure, answers: Tape = [], rules: House = DEFAULTS, hours = 6) {
  const scene = sceneWith([figure]);
  const run = script(restAtNight, { scene, figures: ['hero'], hours }, rules, answers).outcome;
  return { outcome: run.outcome, figure: after(scene, run.effects, 'hero') };
}
const lost = ({ lifeCircles }: Figure) =>
  lifeCircles.map(({ outer, middle, inner }) =>
    [outer, middle, inner].map((ring) => ring.filter(Boolean).length),
  );
const outerLost = (count: number) => [0, 1, 2, 3, 4, 5].map((i) => i < count);

describe('a night', () => {
  test('[HH-REG-03] [HH-R-65] physis, psyche and outer segments by the value each, over rows too', () => {
    const { outcome, figure } = night(
      hero({ physis: 3, psyche: 11, regeneration: 3, lifeCircles: [{ outer: outerLost(2) }, {}] }),
      // Both lost ones are neighbours: one choice, then the other one.
    );
    expect(outcome).toEqual({ physis: 3, psyche: 1, segments: 2 });
    expect(figure.physis.points).toBe(6);
    expect(figure.psyche.points).toBe(12);
    expect(lost(figure)[0]).toEqual([0, 0, 0]);
  });

  test('[HH-REG-03] less than six hours is no night', () => {
    expect(night(hero(), [], DEFAULTS, 5).outcome).toEqual(refusal('too-short-a-rest'));
  });

  test('[HH-R-66] only light injuries: any circles', () => {
    const light = hero({ regeneration: 2, lifeCircles: [{ outer: outerLost(1) }, { outer: outerLost(1) }] });
    const { figure } = night(light, ['circle2-outer1']);
    expect(lost(figure)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('[HH-REG-04] [HH-REG-05] beside a heavy injury one circle heals, those with light injuries first', () => {
    const heavy = {
      outer: outerLost(2),
      middle: [true, false, false],
      heavy: [{ middle: 0, treated: true }],
    };
    const three = hero({
      regeneration: 3,
      lifeCircles: [heavy, { outer: outerLost(1) }, { outer: outerLost(5) }],
    });
    const { figure } = night(three, ['circle3-outer1', 'circle3-outer2', 'circle3-outer3']);
    expect(lost(figure)).toEqual([
      [2, 1, 0],
      [1, 0, 0],
      [2, 0, 0],
    ]);
    expect(lost(night(three, ['circle2-outer1']).figure)).toEqual([
      [2, 1, 0],
      [0, 0, 0],
      [5, 0, 0],
    ]);
  });

  test('[HH-REG-06] a circle with a treated heavy injury gets back one outer segment a night', () => {
    const heavy = {
      outer: outerLost(2),
      middle: [true, false, false],
      heavy: [{ middle: 0, treated: true }],
    };
    expect(lost(night(hero({ regeneration: 4, lifeCircles: [heavy, {}] })).figure)[0]).toEqual([1, 1, 0]);
  });

  test('[HH-R-66] then its middle segment, and with that the injury ends', () => {
    const nearly = { middle: [true, false, false], heavy: [{ middle: 0, treated: true }] };
    const { figure } = night(hero({ lifeCircles: [nearly, {}] }));
    expect(figure.lifeCircles[0]).toMatchObject({ middle: [false, false, false], heavy: [] });
    const gm = night(hero({ lifeCircles: [nearly, {}] }), [], house({ 'heal.innerSegments': 'gm' }));
    expect(gm.outcome).toMatchObject({ segments: 0 });
  });

  test('[HH-R-66] a critical injury ends with the inner segment', () => {
    const nearly = { inner: [true], critical: 'treated' };
    expect(night(hero({ lifeCircles: [nearly, {}] })).figure.lifeCircles[0]).toMatchObject({
      inner: [false],
      critical: 'none',
    });
  });

  test('[HH-INJ-04] [HH-REG-07] untreated injuries do not heal', () => {
    const untreated = { outer: outerLost(2), middle: [true, false, false], heavy: [{ middle: 0 }] };
    expect(night(hero({ lifeCircles: [untreated, {}] })).outcome).toMatchObject({ segments: 0 });
    const critical = hero({
      physis: 5,
      lifeCircles: [{ ...GONE, critical: 'untreated' }, { outer: outerLost(2) }],
    });
    expect(night(critical).outcome).toEqual({ physis: 0, psyche: 0, segments: 0 });
  });

  test('[HH-INJ-09] [HH-R-61] a stabilised critical injury does not heal, unless first aid heals', () => {
    const held = hero({ lifeCircles: [{ ...GONE, critical: 'stabilised' }, {}] });
    expect(night(held).outcome).toMatchObject({ segments: 0 });
    const heals = house({ 'critical.firstAidHeals': true });
    expect(night(held, [], heals).outcome).toMatchObject({ segments: 1 });
  });

  test('[HH-DRK-08] [HH-R-90] [HH-REG-08] the reduced value counts this night, then it climbs by one; segments heal as ever', () => {
    const drunk = hero({
      physis: 1,
      drinks: 7,
      regeneration: { base: 3, current: 1 },
      status: ['deadDrunk', 'unconscious'],
      lifeCircles: [{ outer: outerLost(4) }],
    });
    const { outcome, figure } = night(drunk, ['circle1-outer3']);
    expect(outcome).toEqual({ physis: 1, psyche: 0, segments: 3 });
    expect(figure.regeneration).toEqual({ base: 3, current: 2 });
    expect(figure).toMatchObject({ drinks: 0, status: [] });
  });

  test('sleep ends, being knocked out does not', () => {
    expect(night(hero({ status: ['asleep', 'unconscious'] })).figure.status).toEqual(['unconscious']);
  });
});

test('[HH-REG-03] [HH-R-82] points above the maximum are not slept off', () => {
  const winner = hero({ psyche: { rows: [4, 4, 4], points: 13 } });
  const scene = sceneWith([winner]);
  const { effects } = script(restAtNight, { scene, figures: ['hero'], hours: 6 }, DEFAULTS, []).outcome;
  expect(after(scene, effects, 'hero').psyche.points).toBe(13);
});

import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { House } from '../../src/data/house-rules.ts';
import { applyEffects } from '../../src/effects.ts';
import type { Figure } from '../../src/model.ts';
import { passTime } from '../../src/rules/time-passes.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const HOUR = 60;
const NO_OUTER = Array<boolean>(6).fill(true);
const HEAVY = { outer: [true, true, false, false, false, false], middle: [true, false, false] };
const GONE = { outer: NO_OUTER, middle: [true, true, true], inner: [true], critical: 'untreated' };
const heavy = (treated = false) => ({ ...HEAVY, heavy: [{ middle: 0, treated }] });

function wait(figure: Figure, hours: number, answers: Tape = [], rules: House = DEFAULTS) {
  const scene = sceneWith([figure]); // it is 8:00
  const { outcome, effects } = script(passTime, { scene, minutes: hours * HOUR }, rules, answers).outcome;
  return { outcome, figure: after(scene, effects, 'hero'), scene: applyEffects(scene, effects) };
}
const lost = ({ lifeCircles }: Figure) =>
  lifeCircles.map(({ outer, middle, inner }) => [...outer, ...middle, ...inner].filter(Boolean).length);

describe('gangrene', () => {
  test('[HH-INJ-03] each untreated heavy injury takes a segment of its circle at the change of day', () => {
    const { figure, outcome } = wait(hero({ lifeCircles: [heavy(), {}] }), 16, []);
    expect(lost(figure)).toEqual([4, 0]); // 2 outer + 1 middle, and one more outer
    expect(outcome).toEqual({ clock: 1440, segmentsLost: 1, died: [] });
  });

  test('[HH-INJ-03] not before midnight, and not from treated ones', () => {
    expect(lost(wait(hero({ lifeCircles: [heavy()] }), 15.5).figure)).toEqual([3]);
    expect(lost(wait(hero({ lifeCircles: [heavy(true)] }), 16).figure)).toEqual([3]);
  });

  test('[HH-INJ-03] two injuries take two a day', () => {
    const both = {
      outer: [true, true, true, true, false, false],
      middle: [true, true, false],
      heavy: [{ middle: 0 }, { middle: 1 }],
    };
    expect(lost(wait(hero({ lifeCircles: [both, {}] }), 16).figure)).toEqual([8, 0]);
  });

  test('[HH-R-59] outer segments first, then the player picks a middle or the inner one; it is no new injury', () => {
    const eaten = { outer: NO_OUTER, middle: [true, false, false], heavy: [{ middle: 0 }] };
    const { figure } = wait(hero({ lifeCircles: [eaten, {}] }), 16, ['circle1-inner1']);
    expect(figure.lifeCircles[0]).toMatchObject({ inner: [true], middle: [true, false, false] });
    const other = wait(hero({ lifeCircles: [eaten, {}] }), 16, ['circle1-middle2']).figure;
    expect(other.lifeCircles[0]?.middle).toEqual([true, true, false]);
    expect(other.lifeCircles[0]?.heavy).toHaveLength(1);
  });

  test('[HH-R-59] a circle with no segment left counts as an untreated critical injury', () => {
    const last = { outer: NO_OUTER, middle: [true, true, true], inner: [false], heavy: [{ middle: 0 }] };
    // Midnight: the inner segment goes to gangrene, then the new critical injury takes one of circle 2.
    const { figure } = wait(hero({ lifeCircles: [last, {}] }), 16);
    expect(figure.lifeCircles[0]).toMatchObject({ critical: 'untreated', heavy: [] });
    expect(lost(figure)).toEqual([10, 1]);
    const off = wait(
      hero({ lifeCircles: [last, {}] }),
      16,
      [],
      house({ 'injury.fullLossIsCritical': false }),
    );
    expect(off.figure.lifeCircles[0]?.critical).toBe('none');
    expect(lost(off.figure)).toEqual([10, 0]);
  });
});

describe('critical injuries', () => {
  test('[HH-INJ-08] take a segment of another circle at 16:00, 0:00 and 8:00', () => {
    const dying = hero({ lifeCircles: [GONE, {}] });
    const neighbour = 'circle2-outer2';
    expect(lost(wait(dying, 7.5).figure)).toEqual([10, 0]);
    expect(lost(wait(dying, 8).figure)).toEqual([10, 1]);
    expect(lost(wait(dying, 24, [neighbour]).figure)).toEqual([10, 3]);
  });

  test('[HH-INJ-08] one for each of them', () => {
    expect(lost(wait(hero({ lifeCircles: [GONE, GONE, {}] }), 8, ['circle3-outer2']).figure)).toEqual([
      10, 10, 2,
    ]);
  });

  test('[HH-INJ-09] stabilised ones take nothing', () => {
    const held = hero({ lifeCircles: [{ ...GONE, critical: 'stabilised' }, {}] });
    expect(lost(wait(held, 24).figure)).toEqual([10, 0]);
  });

  test('[HH-INJ-10] the last segment of the last circle kills', () => {
    const last = { outer: NO_OUTER, middle: [true, true, true], inner: [false] };
    const { figure, outcome } = wait(hero({ lifeCircles: [GONE, last] }), 8);
    expect(figure.status).toEqual(['dead']);
    expect(outcome).toMatchObject({ died: ['hero'] });
  });

  test('[HH-R-63] the resuscitated die when a loss is due and no segment is left', () => {
    const back = hero({ lifeCircles: [GONE, GONE], status: ['resuscitated'] });
    expect(wait(back, 7).figure.status).toEqual(['resuscitated']);
    expect(wait(back, 8).figure.status).toEqual(['resuscitated', 'dead']);
  });
});

test('[HH-R-62] a new day, new treatments', () => {
  const tried = hero({ lifeCircles: [{ attempts: 3 }] });
  expect(wait(tried, 8).figure.lifeCircles[0]?.attempts).toBe(3);
  expect(wait(tried, 16).figure.lifeCircles[0]?.attempts).toBe(0);
});

import { scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import { skillCheck } from '../../src/rules/check.ts';
import { degreesOf, shownDegrees, useDegrees } from '../../src/rules/degrees.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

test('[PW-DEG-01] [PW-R-12] against 9: 9..12 none, 13..16 one, 17..20 two, 21..24 three', () => {
  const degrees = [9, 12, 13, 16, 17, 20, 21, 24].map((total) => degreesOf(total, 9, DEFAULTS));
  expect(degrees).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('[PW-R-13] none on a failure, and the step is the table’s', () => {
  expect(degreesOf(1, 9, DEFAULTS)).toBe(0);
  expect(degreesOf(-30, 9, DEFAULTS)).toBe(0);
  expect(degreesOf(14, 9, house({ 'degrees.step': 5 }))).toBe(1);
  expect(degreesOf(13, 9, house({ 'degrees.step': 5 }))).toBe(0);
});

test('odds tell six degrees from fewer, and from no more', () => {
  expect([0, 5, 6, 7, 40].map(shownDegrees)).toEqual([0, 5, '6+', '6+', '6+']);
});

describe('[PW-DEG-02] what degrees buy', () => {
  const check = { figure: 'hero', skill: 'notice', modifier: 10, circumstances: [], forced: false };

  test('a success leaves its degrees open until the next check', () => {
    const scene = sceneWith([hero()]);
    const good = scripted(skillCheck, { ...check, scene }, DEFAULTS, [[3], [4, 1]]); // 3 + 5 + 10 = 18
    expect(good.outcome.outcome).toMatchObject({ degrees: 2 });
    const open = applyEffects(scene, good.outcome.effects);
    expect(after(open, []).openDegrees).toBe(2);
    const bad = scripted(skillCheck, { ...check, scene: open, modifier: 0 }, DEFAULTS, [[1], [1]]);
    expect(after(open, bad.outcome.effects).openDegrees).toBe(0);
  });

  test('[PW-R-13] one effect in free words per degree, approved by the GM', () => {
    const scene = sceneWith([hero({ openDegrees: 1 })]);
    const input = { scene, figure: 'hero', text: 'silently' };
    const run = scripted(useDegrees, input, DEFAULTS, ['approve']);
    expect(run.outcome.outcome).toEqual({ kind: 'approved', left: 0 });
    const then = applyEffects(scene, run.outcome.effects);
    expect(then.extras).toEqual([{ figure: 'hero', text: 'silently' }]);
    expect(scripted(useDegrees, { ...input, scene: then }, DEFAULTS, []).outcome.outcome).toEqual({
      kind: 'refused',
      reason: 'not-enough-degrees',
    });
  });

  test('[PW-R-13] what the GM turns down costs nothing', () => {
    const scene = sceneWith([hero({ openDegrees: 1 })]);
    const run = scripted(useDegrees, { scene, figure: 'hero', text: 'a dragon' }, DEFAULTS, ['turnDown']);
    expect(run.outcome).toEqual({ outcome: { kind: 'turnedDown', left: 1 }, effects: [] });
  });

  test('nobody is nobody', () => {
    const input = { scene: sceneWith([]), figure: 'hero', text: 'x' };
    expect(scripted(useDegrees, input, DEFAULTS, []).outcome.outcome).toMatchObject({
      reason: 'unknown-figure',
    });
  });
});

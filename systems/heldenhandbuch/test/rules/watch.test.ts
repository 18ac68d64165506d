import { script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { Scene } from '../../src/model.ts';
import { keepShift, SHIFTS, setWatch, watchAlertness } from '../../src/rules/watch.ts';
import { after, DEFAULTS, hero, house, sceneWith } from '../fixtures.ts';

const a = hero({ id: 'a', skills: { watch: { value: 8, bonusDice: 0 } } });
const b = hero({ id: 'b', skills: { watch: { value: 8, bonusDice: 0 } } });
const camp = sceneWith([a, b]);
const refusal = (reason: string) => ({ outcome: { kind: 'refused', reason }, effects: [] });
const set = (mode: 'normal' | 'alarmed', shifts: readonly string[]) =>
  script(setWatch, { scene: camp, mode, shifts }, DEFAULTS, []).outcome;
const watching = (mode: 'normal' | 'alarmed', shifts: readonly string[], kept = 0): Scene => ({
  ...camp,
  watch: { mode, shifts, kept },
});
const keep = (scene: Scene, answers: Tape, minimum = 4) => {
  const { outcome, effects } = script(keepShift, { scene, minimum }, DEFAULTS, answers).outcome;
  return { outcome, effects, scene: applyEffects(scene, effects) };
};

describe('setting a watch', () => {
  test('[HH-WAT-01] three shifts, six when alarmed', () => {
    expect(SHIFTS).toEqual({ normal: 3, alarmed: 6 });
    expect(set('normal', ['a', 'b', 'a']).outcome).toEqual({ shifts: 3, physis: 4 });
    expect(set('alarmed', ['a', 'b', 'a'])).toEqual(refusal('wrong-number-of-shifts'));
  });

  test('[HH-WAT-02] [HH-R-88] one shift is free for each, every additional one costs 4 physis', () => {
    expect(set('alarmed', ['a', 'b', 'a', 'b', 'a', 'b']).outcome).toEqual({ shifts: 6, physis: 16 });
  });

  test('[HH-R-88] alarmed watchers are watchful, others suspect nothing', () => {
    const scene = watching('alarmed', ['a', 'a', 'a', 'a', 'a', 'a']);
    expect(watchAlertness(scene, 'a', DEFAULTS)).toBe('watchful');
    expect(watchAlertness(scene, 'b', DEFAULTS)).toBe(null);
    expect(watchAlertness(watching('normal', ['a', 'a', 'a']), 'a', DEFAULTS)).toBe('unsuspecting');
    expect(watchAlertness(scene, 'a', house({ 'watch.alertness': false }))).toBe(null);
  });
});

describe('keeping a shift', () => {
  test('[HH-WAT-03] [HH-R-88] a failure in the free shift: nothing noticed, but awake', () => {
    const { outcome, scene } = keep(watching('normal', ['a', 'b', 'a']), [[3]]);
    expect(outcome).toEqual({ watcher: 'a', noticed: false, asleep: false });
    expect(scene.watch?.kept).toBe(1);
  });

  test('[HH-WAT-02] [HH-WAT-03] in an additional one: 4 physis first, and a failure means sleep', () => {
    // 12 - 4 = 8 physis: one row is empty, but Wachgabe is not physical.
    const { outcome, effects } = keep(watching('normal', ['a', 'b', 'a'], 2), [[3]]);
    expect(outcome).toEqual({ watcher: 'a', noticed: false, asleep: true });
    expect(after(camp, effects, 'a')).toMatchObject({ physis: { points: 8 }, status: ['asleep'] });
    expect(keep(watching('normal', ['a', 'b', 'a'], 2), [[4]]).outcome).toMatchObject({
      asleep: false,
      noticed: true,
    });
  });

  test('[HH-R-15] [HH-R-88] 4 is enough, or what somebody who sneaks has rolled', () => {
    expect(keep(watching('normal', ['a', 'b', 'a']), [[9]], 10).outcome).toMatchObject({ noticed: false });
    expect(keep(watching('normal', ['a', 'b', 'a']), [[10]], 10).outcome).toMatchObject({ noticed: true });
  });

  test('[HH-WAT-01] no watch, no shift', () => {
    expect(keep(camp, []).outcome).toEqual(refusal('no-watch').outcome);
    expect(keep(watching('normal', ['a', 'b', 'a'], 3), []).outcome).toEqual(refusal('watch-over').outcome);
  });
});

test('[HH-WAT-03] who has fallen asleep sleeps through a later shift, and the watch goes on', () => {
  const asleep = { ...a, status: ['asleep' as const] };
  const scene = { ...watching('normal', ['a', 'a', 'b'], 1), figures: [asleep, b] };
  const { outcome, scene: later } = keep(scene, []);
  expect(outcome).toEqual({ watcher: 'a', noticed: false, asleep: true });
  expect(later.watch?.kept).toBe(2);
});

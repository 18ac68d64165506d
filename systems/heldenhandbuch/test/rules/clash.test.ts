import { script, type Tape } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { applyEffects } from '../../src/effects.ts';
import type { HhFate } from '../../src/rule.ts';
import { type ClashInput, clash } from '../../src/rules/clash.ts';
import { type DamageInput, dealDamage } from '../../src/rules/deal-damage.ts';
import { DEFAULTS, foe, house, sceneWith } from '../fixtures.ts';

const meet = (input: ClashInput, h = DEFAULTS) =>
  script((fate, i: ClashInput, given) => clash(fate as HhFate, i, given), input, h, []).outcome.outcome;

test('[HH-PROC-03] [HH-PROC-04] dice on a real table: 14,14,13 against 12,12 and a rescue die of 16', () => {
  // 16, 16, 13: 12 + 12 stops one 16 (24), the 16 the other; nothing is left for 13.
  expect(meet({ attack: [14, 14, 13], defence: [12, 12], rescue: [16] })).toEqual({
    kind: 'hit',
    attacks: [16, 16, 13],
    group: [],
    rescue: [],
  });
  expect(meet({ attack: [14, 14], defence: [12, 12], rescue: [16] })).toEqual({
    kind: 'stopped',
    attacks: [16, 16],
    group: [12, 12],
    rescue: [16],
  });
});

test('[HH-R-28] lenient sums stop more', () => {
  const input = { attack: [14, 13], defence: [10, 9, 8], rescue: [] };
  expect(meet(input).kind).toBe('hit'); // 14 and 13: no die is as high, none are equal
  expect(meet(input, house({ 'defence.sums': 'lenient' })).kind).toBe('stopped'); // 10 + 9 + 8 = 14 + 13
});

const mail = { id: 'mail', kind: 'armour', protection: 4, quality: 12 };
const scene = sceneWith([foe({ inventory: [mail], worn: 'mail' })]);
const struck = (overrides: Partial<DamageInput>, answers: Tape) => {
  const input: DamageInput = {
    scene,
    target: 'foe',
    base: { count: 2, step: 12 },
    extra: 0,
    multiplier: 1,
    armoured: true,
    wears: true,
    ...overrides,
  };
  const { outcome, effects } = script(
    (fate, i: DamageInput, h) => dealDamage(fate as HhFate, i, h),
    input,
    DEFAULTS,
    answers,
  ).outcome;
  return { outcome, quality: applyEffects(input.scene, effects).figures[0]?.inventory[0]?.quality };
};

test('[HH-PROC-05] [HH-DMG-07] [HH-DMG-08] a trap of 2W12 against armour', () => {
  // 4 - 4 is nothing; 12 - 4 = 8 is light; the 12 wears the mail by 1.
  expect(struck({}, [[4, 12], 'circle1-outer1'])).toEqual({
    outcome: { kind: 'struck', injuries: ['light'], dead: false },
    quality: 11,
  });
});

test('[HH-DMG-06] [HH-R-37] merged and doubled', () => {
  // 6 + 6 = 12, doubled 24, less 4 is 20: heavy.
  expect(struck({ multiplier: 2 }, [[6, 6], '12', 'circle1-middle1']).outcome).toMatchObject({
    injuries: ['heavy'],
  });
});

test('[HH-RNG-13] without armour, and without wear', () => {
  expect(struck({ armoured: false, wears: false }, [[3, 12], 'circle1-middle1', 'circle1-outer3'])).toEqual({
    outcome: { kind: 'struck', injuries: ['light', 'heavy'], dead: false },
    quality: 12,
  });
});

test('nobody strikes the dead', () => {
  const dead = sceneWith([foe({ status: ['dead'] })]);
  expect(struck({ scene: dead }, []).outcome).toEqual({ kind: 'refused', reason: 'target-is-out' });
});

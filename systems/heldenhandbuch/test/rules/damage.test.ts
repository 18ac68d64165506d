import { play, script, type Tape } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import type { HhFate } from '../../src/rule.ts';
import {
  type DamageRoll,
  damagePool,
  extraDamageDice,
  type Hands,
  isHigher,
  rollDamage,
} from '../../src/rules/damage.ts';
import { DEFAULTS, house } from '../fixtures.ts';

const roll = (overrides: Partial<DamageRoll>, answers: Tape, h = DEFAULTS) => {
  const whole: DamageRoll = {
    base: { count: 2, step: 12 },
    extra: 0,
    multiplier: 1,
    by: 'hero',
    armour: undefined,
    ...overrides,
  };
  return script(
    (fate, input: DamageRoll, given) => rollDamage(fate as HhFate, input, given),
    whole,
    h,
    answers,
  ).outcome;
};
const poolOf = (hands: Partial<Hands>, melee: boolean, answers: Tape = [], h = DEFAULTS) => {
  const whole: Hands = { ts: { count: 2, step: 12 }, pts: { count: 3, step: 6 }, damageDice: 0, ...hands };
  return script(
    (fate, input: Hands, given) => damagePool(fate as HhFate, input, melee, 'hero', given),
    whole,
    h,
    answers,
  ).outcome;
};

describe('[HH-DMG-01] [HH-R-35] the damage pool', () => {
  test('in melee the larger average of TS and PTS', () => {
    expect(poolOf({}, true)).toEqual({ count: 2, step: 12 }); // 13 against 10.5
    expect(poolOf({ pts: { count: 4, step: 6 } }, true)).toEqual({ count: 4, step: 6 }); // 13 against 14
  });
  test('on a tie the larger step', () => {
    expect(isHigher({ count: 3, step: 6 }, { count: 1, step: 20 })).toBe(false); // 10.5 each
    expect(isHigher({ count: 1, step: 20 }, { count: 3, step: 6 })).toBe(true);
  });
  test('at range TS, with bare hands PTS', () => {
    expect(poolOf({ ts: { count: 1, step: 6 } }, false)).toEqual({ count: 1, step: 6 });
    expect(poolOf({ ts: null }, true)).toEqual({ count: 3, step: 6 });
  });
  test('TSx adds dice after the choice', () => {
    expect(poolOf({ damageDice: 2 }, true)).toEqual({ count: 4, step: 12 });
  });
  test('or the fighter chooses', () => {
    expect(poolOf({}, true, ['pts'], house({ 'damage.tsPts': 'choose' }))).toEqual({ count: 3, step: 6 });
  });
});

test('[HH-DMG-02] [HH-R-33] all equals, and the run dice not used', () => {
  expect(extraDamageDice([12, 13, 14, 14], [14, 14])).toBe(4); // 14, 14 and 13, 12
  expect(extraDamageDice([12, 13, 14, 14], [12, 14, 14])).toBe(3); // the 12 has attacked
  expect(extraDamageDice([12, 13], [12, 13])).toBe(0);
});

test('[HH-DMG-02] they are thrown along, all of them or some', () => {
  expect(roll({ extra: 2 }, ['2', [3, 5, 9, 11]])).toEqual([3, 5, 9, 11]); // 2 + 2 dice
  expect(roll({ extra: 2 }, ['1', [3, 5, 9]])).toEqual([3, 5, 9]);
});

test('[HH-DMG-04] [HH-R-36] each die is its own hit, a 1 too', () => {
  expect(roll({}, [[12, 1]])).toEqual([1, 12]);
});

describe('[HH-DMG-03] [HH-R-34] more than six', () => {
  test('six are thrown, and one die again for each above', () => {
    // 2 + 6 = 8 dice: six thrown, two thrown again: the 2 becomes 3, the same die becomes 12.
    expect(roll({ extra: 6 }, ['6', [2, 4, 5, 6, 7, 8], '2', [3], '3', [12]])).toEqual([4, 5, 6, 7, 8, 12]);
  });
  test('or nothing more', () => {
    expect(roll({ extra: 6 }, ['6', [7, 8, 9, 10, 11, 12], 'stand'])).toEqual([7, 8, 9, 10, 11, 12]);
  });
  test('each die at most once, if the table says so', () => {
    const once = house({ 'damage.rerollSameDie': false });
    expect(() => roll({ extra: 6 }, ['6', [2, 4, 5, 6, 7, 8], '2', [3], '3', [12]], once)).toThrow(
      'illegal-choice',
    );
    expect(roll({ extra: 6 }, ['6', [2, 4, 5, 6, 7, 8], '2', [3], '4', [12]], once)).toEqual([
      3, 5, 6, 7, 8, 12,
    ]);
  });
});

describe('[HH-DMG-06] [HH-R-36] merging', () => {
  test('equals may be added to a heavier hit, all or some or none', () => {
    expect(roll({ extra: 1 }, ['1', [6, 6, 6], '18'])).toEqual([18]);
    expect(roll({ extra: 1 }, ['1', [6, 6, 6], '12,6'])).toEqual([12, 6]);
    expect(roll({ extra: 1 }, ['1', [6, 6, 6], '6,6,6'])).toEqual([6, 6, 6]);
  });
  test('what hurts most is proposed: 4,4 stay two light hits, unless armour stops them', () => {
    const proposed = (armour: DamageRoll['armour']) => {
      const input: DamageRoll = { base: { count: 2, step: 12 }, extra: 0, multiplier: 1, by: 'hero', armour };
      const run = play((fate, i: DamageRoll, h) => rollDamage(fate as HhFate, i, h), input, DEFAULTS, [
        [4, 4],
      ]);
      return run.kind === 'asks' && run.ask.kind === 'choose' ? run.ask.questions[0]?.options : undefined;
    };
    expect(proposed(undefined)).toEqual(['4,4', '8']);
    expect(proposed({ protection: 4, quality: 9, lightArmour: false })).toEqual(['8', '4,4']);
  });
  test('1, 2 and 3 are never added, unless the table says so', () => {
    expect(roll({}, [[3, 3]])).toEqual([3, 3]);
    expect(roll({}, [[3, 3], '6'], house({ 'damage.mergeLowFaces': true }))).toEqual([6]);
  });
});

test('[HH-R-37] twice the damage doubles each hit, or the number of hits', () => {
  expect(roll({ multiplier: 2 }, [[5, 11]])).toEqual([10, 22]);
  expect(roll({ multiplier: 2 }, [[5, 11]], house({ 'damage.multiplier': 'hits' }))).toEqual([5, 5, 11, 11]);
});

import { expectOdds, scripted } from '@tafelrunde/testkit';
import { describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../../src/data/attributes.ts';
import type { Fate, House } from '../../src/rule.ts';
import { type AttributeRollInput, attributeMax, attributeRoll } from '../../src/rules/attributes.ts';
import { DEFAULTS, type FigureInput, hero, house, sceneWith } from '../fixtures.ts';

const input = (
  overrides: Partial<AttributeRollInput> = {},
  figure: FigureInput = {},
): AttributeRollInput => ({
  scene: sceneWith([hero({ attributes: { constitution: { die: 8, modifier: 1 } }, ...figure })]),
  figure: 'hero',
  attribute: 'constitution',
  modifier: 0,
  circumstances: [],
  ...overrides,
});
const roll = (i: AttributeRollInput, answers: readonly (readonly number[])[], h = DEFAULTS) =>
  scripted(attributeRoll, i, h, answers);
const success = (fate: Fate, i: AttributeRollInput, h: House) => {
  const { outcome } = attributeRoll(fate, i, h);
  return outcome.kind === 'rolled' && outcome.success === true;
};
const yes = (held: boolean) => held;

test('[PW-ATT-01] [PW-R-28] every figure has the ten attributes, in their order, under one name each', () => {
  expect(ATTRIBUTES).toHaveLength(10);
  expect(Object.keys(hero().attributes)).toEqual([...ATTRIBUTES]);
});

test('[PW-ATT-04] [PW-ATT-05] one die, no Probenwürfel, the attribute’s bonus in the total', () => {
  const run = roll(input(), [[5]]);
  expect(run.outcome).toEqual({
    outcome: { kind: 'rolled', success: null, degrees: 0, total: 6, critical: false, shown: 25 }, // 5 + 1
    effects: [],
  });
  expect(run.trace.filter(({ kind }) => kind === 'roll')).toHaveLength(1);
});

test('[PW-ATT-04] it explodes, and circumstances count', () => {
  expect(roll(input({ modifier: -2 }), [[8, 3]]).outcome.outcome).toMatchObject({
    total: 10,
    critical: true,
  }); // 11 + 1 - 2
});

test('[PW-ATT-06] [PW-R-06] Max Kon of W8 with +1 is 9, and explosions do not count', () => {
  expect(attributeMax(hero({ attributes: { constitution: { die: 8, modifier: 1 } } }), 'constitution')).toBe(
    9,
  );
  expect(attributeMax(hero(), 'will')).toBe(4);
});

describe('[PW-R-11] lasting effects', () => {
  const blessed = { effects: [{ label: 'blessed', target: 'attribute:constitution', amount: 2 }] };
  test('on an attribute count in rolls and in Max', () => {
    expect(roll(input({}, blessed), [[5]]).outcome.outcome).toMatchObject({ total: 8 }); // 5 + 1 + 2
    expect(attributeMax(hero(blessed), 'constitution')).toBe(6); // W4 + 2
  });
  test('on a kind of roll count there and never in Max', () => {
    const hurried = { effects: [{ label: 'hurried', target: 'roll:attribute', amount: -3 }] };
    expect(roll(input({}, hurried), [[5]]).outcome.outcome).toMatchObject({ total: 3 });
    expect(attributeMax(hero(hurried), 'constitution')).toBe(4);
    const elsewhere = { effects: [{ label: 'hurried', target: 'roll:check', amount: -3 }] };
    expect(roll(input({}, elsewhere), [[5]]).outcome.outcome).toMatchObject({ total: 6 });
  });
});

describe('[PW-R-29] against a difficulty', () => {
  test('reaching it is enough; no degrees are counted', () => {
    expect(roll(input({ difficulty: 6 }), [[5]]).outcome.outcome).toMatchObject({
      success: true,
      degrees: 0,
    });
    expect(roll(input({ difficulty: 7 }), [[5]]).outcome.outcome).toMatchObject({ success: false });
    expect(roll(input({ difficulty: 6 }), [[8, 6]]).outcome.outcome).toMatchObject({ total: 15, degrees: 0 });
  });
  test('with attributeRoll.degrees they are', () => {
    const counted = house({ 'attributeRoll.degrees': true });
    expect(roll(input({ difficulty: 6 }), [[8, 6]], counted).outcome.outcome).toMatchObject({ degrees: 2 }); // 15 - 6 = 9
  });
  test('exact odds: W8 + 1 against 10 needs 9 of the die, an explosion with any face', () => {
    expectOdds(success, input({ difficulty: 10 }), yes, DEFAULTS).toBe('1/8');
    expectOdds(success, input({ difficulty: 11 }), yes, DEFAULTS).toBe('7/64'); // 8 and at least 2
  });
});

test('unknown figures and circumstances are refused', () => {
  expect(roll(input({ figure: 'nobody' }), []).outcome.outcome).toEqual({
    kind: 'refused',
    reason: 'unknown-figure',
  });
  expect(roll(input({ circumstances: ['fog'] }), []).outcome.outcome).toEqual({
    kind: 'refused',
    reason: 'unknown-preset',
  });
});

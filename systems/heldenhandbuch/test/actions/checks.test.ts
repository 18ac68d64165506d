import { formatFraction } from '@tafelrunde/kernel';
import { type Action, adviseOn, type Goal, oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actionOf } from '../action-of.ts';
import { DEFAULTS } from '../fixtures.ts';

const checkAction = actionOf('check');
const skillCheckAction = actionOf('skill-check');

function odds(action: Action, raw: object, goal?: Goal) {
  const input = action.input.parse(raw);
  if (!input.ok) throw new Error(JSON.stringify(input.error));
  const found = oddsOf(action, input.value, DEFAULTS, goal === undefined ? {} : { goal });
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}
const SIEVE = { mode: 'sieve', sides: 6, count: 3, value: 5 };

describe('heldenhandbuch/check', () => {
  test('[HH-CHK-07] aims at the minimum if there is one: 25/96', () => {
    const { chances, exact, value } = odds(checkAction, { ...SIEVE, minimum: 7 });
    const success = chances['success'];
    if (success === undefined || !('fraction' in success)) throw new Error('no fraction');
    expect(formatFraction(success.fraction)).toBe('25/96');
    expect([exact, value]).toEqual([true, expect.closeTo(25 / 96, 12)]);
  });

  test('[HH-ROL-02] else at the highest number', () => {
    const { value, mean } = odds(checkAction, SIEVE);
    expect(mean['number']).toBeCloseTo(value as number, 12);
    expect(odds(checkAction, SIEVE, { maximise: 'groupDice' }).mean['number']).toBeLessThan(value as number);
  });

  test('[HH-ROL-03] six W20 come from the solver, in doubles with a bound', () => {
    const { exact, bound, outcomes, chances, value, mean } = odds(checkAction, {
      mode: 'cascade',
      sides: 20,
      count: 6,
      value: 14,
      minimum: 31,
    });
    expect(exact).toBe('double');
    expect(bound).toBeLessThan(1e-10);
    expect(outcomes.reduce((sum, { chance }) => sum + chance.p, 0)).toBeCloseTo(1, 10);
    expect(chances['success']?.p).toBeCloseTo(value as number, 12);
    expect(chances['success']).not.toHaveProperty('fraction');
    expect(mean['number']).toBeGreaterThan(31);
  });

  test('fields out of range are named', () => {
    expect(checkAction.input.parse({ ...SIEVE, count: 7 })).toMatchObject({
      ok: false,
      error: [{ at: 'count' }],
    });
    expect(checkAction.input.parse({ ...SIEVE, sides: 10 })).toMatchObject({
      ok: false,
      error: [{ at: 'sides' }],
    });
    expect(checkAction.input.parse({ ...SIEVE, luck: 7 })).toMatchObject({ ok: false });
  });

  test('advice on a throw of six', () => {
    const input = { mode: 'sieve', sides: 20, count: 6, value: 16, minimum: 60 };
    const advice = adviseOn(
      checkAction,
      input,
      DEFAULTS,
      { chance: 'success' },
      { tape: [[14, 14, 14, 9, 3, 2]] },
    );
    if (!advice.ok) throw new Error(advice.error.code);
    expect(advice.value[0]).toMatchObject({ key: '14,14,14' });
  });
});

describe('heldenhandbuch/skill-check', () => {
  const scene = { figures: [{ id: 'hero', skills: { haggle: { value: 14, bonusDice: 4 } } }] };

  test('[HH-CHK-04] five W20 of a figure have the odds of the bare check', () => {
    const figure = odds(skillCheckAction, { scene, figure: 'hero', skill: 'haggle', minimum: 31 });
    const bare = odds(checkAction, { mode: 'sieve', sides: 20, count: 5, value: 14, minimum: 31 });
    expect(figure.chances).toEqual(bare.chances);
  });
});

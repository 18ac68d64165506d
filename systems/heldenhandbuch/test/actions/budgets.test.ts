import { formatFraction } from '@tafelrunde/kernel';
import { oddsOf } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { actionOf } from '../action-of.ts';
import { DEFAULTS, foe, hero, house, sceneWith } from '../fixtures.ts';

const duelAction = actionOf('duel');
const meleePhaseAction = actionOf('melee-phase');

describe('[HH-R-24] two fighters with 2W6 each', () => {
  const sword = { id: 'sword', kind: 'weapon', weaponType: 'sword', ts: { count: 1, step: 6 } };
  const fighter = (reaction: number) => ({
    attributes: { reaction },
    skills: { melee: { value: 6, baseDie: 6, bonusDice: 1 } },
    inventory: [sword],
    wielded: 'sword',
  });
  const combat = { engagements: [['hero', 'foe']], fighters: [{ figure: 'hero' }, { figure: 'foe' }] };
  const hit = (reaction: number, rules = DEFAULTS) => {
    const scene = sceneWith([hero(fighter(reaction)), foe(fighter(reaction))], { combat });
    const odds = oddsOf(meleePhaseAction, { scene }, rules);
    if (!odds.ok) throw new Error(odds.error.code);
    const chance = odds.value.chances['hit'];
    return chance !== undefined && 'fraction' in chance ? formatFraction(chance.fraction) : chance;
  };

  test('are exact with the GM to settle who attacks', () => {
    expect(hit(5, house({ 'initiative.tie': 'gm' }))).toBe('3119/5832');
  });

  // As two equal fighters are told apart by nothing, it does not matter who of them wins the reaction.
  test.each([5, 8, 12, 18])('and with reactions of value %i, thrown again until one is ahead', (reaction) => {
    expect(hit(reaction)).toBe('3119/5832');
  });
});

test('what cannot be explored is given up within a second or two, not after two million runs', () => {
  const throwing = actions.filter(
    ({ id, chances, goals, solver }) =>
      // A bare check and breaks need no exploring.
      Object.keys({ ...chances, ...goals }).length > 0 && solver === undefined && !/break|clash/.test(id),
  );
  expect(throwing.filter(({ budget }) => budget === undefined).map(({ id }) => id)).toEqual([]);
  for (const { budget = 0 } of actions) expect(budget).toBeLessThanOrEqual(20_000);
});

test('[HH-MEL-13] a duel is too large to be exact, and that is said before it is explored: by its first common throw', () => {
  const input = duelAction.input.parse({});
  if (!input.ok) throw new Error('no input');
  // 3W12 lie in 364 ways on each side; two thousand phases may be explored.
  expect(duelAction.budget).toBe(2000);
  expect(oddsOf(duelAction, input.value, DEFAULTS)).toEqual({
    ok: false,
    error: { code: 'too-large', runs: 364 * 364 },
  });
});

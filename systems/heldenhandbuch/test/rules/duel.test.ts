import { type Rule, seededDice, simulate } from '@tafelrunde/kernel';
import { expectOdds, scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import type { HhFate, House } from '../../src/rule.ts';
import { type DuelInput, type Duellist, type DuelOutcome, duel } from '../../src/rules/duel.ts';
import { DEFAULTS } from '../fixtures.ts';

const duellist = (overrides: Partial<Duellist> = {}): Duellist => ({
  value: 12,
  sides: 12,
  count: 3,
  weaponQuality: 20,
  damage: { count: 2, step: 6 },
  protection: 0,
  ...overrides,
});
const outcomeOf: Rule<DuelInput, House, DuelOutcome> = (fate, input, h) =>
  duel(fate as HhFate, input, h).outcome;

/** Wins in so many seeded duels. */
function wins(input: DuelInput, runs: number): Record<string, number> {
  const won: Record<string, number> = { first: 0, second: 0, nobody: 0 };
  simulate(outcomeOf, input, DEFAULTS, { dice: seededDice(2026), runs }, ({ winner }) => {
    won[winner] = (won[winner] ?? 0) + 1;
  });
  return won;
}

test('[HH-MEL-13] until blood is drawn: the first hit decides', () => {
  const { outcome, facts } = scripted(
    outcomeOf,
    { first: duellist({ count: 2 }), second: duellist({ count: 1 }), until: 'firstBlood' },
    DEFAULTS,
    [[9, 9], [5], ['initiative'], '9,9', 'hit', '0', [1, 2], 'circle1-outer1', 'circle1-outer2'],
  );
  expect(outcome).toEqual({ kind: 'duel', winner: 'first' });
  expect(facts).toContainEqual({ kind: 'duelWon', winner: 'first', phases: 1 });
});

test('[HH-MEL-12] phases follow each other, with dice owed', () => {
  const { facts } = scripted(
    outcomeOf,
    { first: duellist({ count: 2 }), second: duellist({ count: 2 }), until: 'firstBlood' },
    DEFAULTS,
    [
      [9, 8],
      [12, 2],
      ['initiative', '12'],
      '8',
      'r12',
      'stop',
      [9, 8],
      [2], // one die fewer
      ['initiative'],
      '9,8',
      'hit',
      [1, 2],
      'circle1-outer1',
      'circle1-outer2',
    ],
  );
  expect(facts).toContainEqual({ kind: 'duelWon', winner: 'first', phases: 2 });
});

test('[HH-MEL-13] equals are equal: first blood falls to either side as often', () => {
  const even = wins({ first: duellist(), second: duellist(), until: 'firstBlood' }, 300);
  // Four standard errors of the difference of 300 even duels: 4 × sqrt(300) = 70.
  expect(Math.abs((even['first'] ?? 0) - (even['second'] ?? 0))).toBeLessThan(70);
});

test('[HH-INJ-10] to the death: more dice or armour win', () => {
  expect(
    wins({ first: duellist({ count: 5 }), second: duellist(), until: 'death' }, 20)['first'],
  ).toBeGreaterThan(15);
  const armoured = wins({ first: duellist({ protection: 4 }), second: duellist(), until: 'death' }, 20);
  expect(armoured['first']).toBeGreaterThan(15);
});

test('[HH-MEL-05] two who have no two dice left never attack', () => {
  expect(
    wins({ first: duellist({ count: 1 }), second: duellist({ count: 1 }), until: 'death' }, 1)['nobody'],
  ).toBe(1);
});

test('[HH-MEL-13] exact odds: a single W6 never stops two attacks, so two dice draw first blood', () => {
  const dice = { value: 20, sides: 6, damage: { count: 1, step: 6 } } as const;
  const input = {
    first: duellist({ ...dice, count: 2 }),
    second: duellist({ ...dice, count: 1 }),
    until: 'firstBlood',
  } as const;
  expectOdds(outcomeOf, input, ({ winner }) => winner === 'first', DEFAULTS).toBe('1');
});

import { describe, expect, test } from 'vitest';
import { json } from './support/run.ts';

const odds = (action: string, input: object) => json(['odds', action, '--input', JSON.stringify(input)]);
const fractions = (chances: Record<string, { fraction: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(chances).map(([name, { fraction }]) => [name, fraction]));

/** The rules of each document; additions and rulings only ever become more. */
const LEAST = {
  grundregelwerk: [71, 16, 43],
  heldenhandbuch: [202, 0, 99], // 191 rules and 11 procedures
  probenwuerfel: [45, 10, 29],
  d6pool: [206, 0, 118],
} satisfies Record<string, readonly [number, number, number]>;

test('the four systems, with everything they consist of', async () => {
  const systems: { id: string; rules: number; additions: number; rulings: number }[] = await json([
    'systems',
  ]);
  expect(systems.map(({ id }) => id)).toEqual(Object.keys(LEAST));
  for (const { id, rules, additions, rulings } of systems) {
    const [leastRules, leastAdditions, leastRulings] = LEAST[id as keyof typeof LEAST];
    expect(rules, id).toBe(leastRules);
    expect(additions, id).toBeGreaterThanOrEqual(leastAdditions);
    expect(rulings, id).toBeGreaterThanOrEqual(leastRulings);
  }
});

describe('the checks with fixed fields', () => {
  test('grundregelwerk/test', async () => {
    const { chances } = await odds('grundregelwerk/test', { die: 10, tn: 6 });
    // 6 to 10 of ten faces; the 10; the 1.
    expect(fractions(chances)).toEqual({ success: '1/2', exceptional: '1/10', complication: '1/10' });
  });

  test('probenwuerfel/check', async () => {
    const { chances, exact } = await odds('probenwuerfel/check', { attribute: 6, skill: 4, difficulty: 9 });
    expect(exact).toBe(true);
    expect(chances).toMatchObject({ success: { fraction: '11/36' } });
    expect(Object.keys(chances)).toEqual(['success', 'raise1', 'raise2']);
  });

  test('d6pool/challenge', async () => {
    const { chances } = await odds('d6pool/challenge', { dice: 5, penalty: 1, difficulty: 2 });
    expect(fractions(chances)).toMatchObject({
      success: '313/729',
      fumble: '32/729',
      experience: '17/81',
    });
    expect(Object.keys(chances)).toContain('critical');
    const many = await odds('d6pool/challenge', { dice: 20, penalty: 10, difficulty: 3 });
    expect(many.exact).toBe(true);
    for (const { fraction } of Object.values(many.chances) as { fraction: string }[])
      expect(fraction).toMatch(/^\d+\/\d+$/);
  });

  test('d6pool/opposed', async () => {
    const { chances } = await odds('d6pool/opposed', { attacker: { dice: 1 }, defender: { dice: 0 } });
    // One success is needed against the automatic one: two of six faces.
    expect(fractions(chances)).toEqual({ attacker: '1/3', defender: '2/3' });
  });

  test('heldenhandbuch/check: best play, for success where there is a minimum, else for the number', async () => {
    const sieve = { mode: 'sieve', sides: 6, count: 3, value: 5 };
    const { chances, value } = await odds('heldenhandbuch/check', { ...sieve, minimum: 7 });
    expect(chances.success.fraction).toBe('25/96');
    expect(value).toBeCloseTo(25 / 96, 12);
    const number = await odds('heldenhandbuch/check', sieve);
    expect(number.value).toBeCloseTo(number.mean.number, 12);
  });
});

test('every id of every catalogue has a text, an action and a test', async () => {
  const rules = (await json(['rules', '--full'])) as {
    id: string;
    title: string;
    text: string;
    actions: string[];
    tests: number;
  }[];
  expect(rules.length).toBeGreaterThanOrEqual(
    Object.values(LEAST)
      .flat()
      .reduce((sum, one) => sum + one, 0),
  );
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(rules.filter(({ title, text }) => title === '' || text === '').map(({ id }) => id)).toEqual([]);
  expect(rules.filter(({ actions }) => actions.length === 0).map(({ id }) => id)).toEqual([]);
  expect(rules.filter(({ tests }) => tests === 0).map(({ id }) => id)).toEqual([]);
});

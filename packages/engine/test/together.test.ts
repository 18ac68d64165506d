import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { type Fate, ok, question, seededDice } from '@tafelrunde/kernel';
import { type Action, action } from '@tafelrunde/system';
import { expect, test } from 'vitest';
import { adviceJson, advise, odds, oddsJson, roll } from '../src/index.ts';

const LIMITS = { runs: 100, totals: 100, faces: 100, answers: 100 };

/** Matching pennies with a bias: two heads are worth 3, two tails 1, everything else nothing. */
const pennies: Action = action({
  id: 'grundregelwerk/pennies',
  cites: [],
  input: { parse: () => ok({}), json: {} },
  rule: (fate: Fate) => {
    const [one, other] = fate.chooseTogether([
      question('coin', 'GW-TST-01', 'ada', ['heads', 'tails']),
      question('coin', 'GW-TST-01', 'bo', ['heads', 'tails']),
    ]);
    const won = one !== other ? 0 : one === 'heads' ? 3 : 1;
    return { outcome: { won }, effects: [] };
  },
  goals: { won: ({ won }: { won: number }) => won },
  stance:
    () =>
    ({ by }) =>
      by === 'ada' ? 'seek' : 'oppose',
  headline: [],
});
const registry = { systems: [{ ...grundregelwerk, actions: [pennies] }] };
const request = { action: pennies.id, goal: { maximise: 'won' } };

test('whoever must not be foreseen is told how often to take each option', () => {
  const found = advise(registry, request, LIMITS);
  if (!found.ok) throw new Error(found.error.code);
  // Both choices of Bo give the same: 3p = 1 - p, so heads in 1 of 4 cases, worth 3/4.
  const advice = adviceJson(found.value) as { option: string; value: number; weight: number }[];
  expect(advice.map(({ option }) => option)).toEqual(['tails', 'heads']);
  expect(advice[0]?.weight).toBeCloseTo(3 / 4, 12);
  expect(advice[1]?.weight).toBeCloseTo(1 / 4, 12);
});

test('odds with a goal are the value of the game, and say who plays against it', () => {
  const found = odds(registry, request, LIMITS);
  if (!found.ok) throw new Error(found.error.code);
  const json = oddsJson(registry, found.value, 'de') as { value: number; assumed: object[] };
  expect(json.value).toBeCloseTo(3 / 4, 12);
  expect(json.assumed).toMatchObject([
    { by: 'ada', because: 'seeks' },
    { by: 'bo', because: 'opposes' },
  ]);
});

test('best play takes its mix from the dice it is handed', () => {
  const heads = (seed: number): number => {
    const rolled = roll(
      registry,
      { ...request, policy: 'best', seed },
      { dice: seededDice(0), limits: LIMITS },
    );
    if (!rolled.ok) throw new Error(rolled.error.code);
    return rolled.value.trace.filter((line) => line.kind === 'choice' && line.key === 'heads').length;
  };
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);
  const taken = seeds.reduce((sum, seed) => sum + heads(seed), 0);
  // 800 coins, a quarter heads: 200 with a spread of 12.2; five spreads to both sides.
  expect(taken).toBeGreaterThan(139);
  expect(taken).toBeLessThan(261);
  expect(heads(7)).toBe(heads(7));
});

import { grundregelwerk } from '@tafelrunde/grundregelwerk';
import { type Fate, ok, pool, successes } from '@tafelrunde/kernel';
import { type Action, action, type System } from '@tafelrunde/system';
import { describe, expect, test } from 'vitest';
import { type Limits, odds, oddsJson, tellComplaint } from '../src/index.ts';

const LIMITS: Limits = { runs: 1_000, totals: 1_000, faces: 100, answers: 100 };
const registry = { systems: [grundregelwerk] };

const found = (
  request: object,
  limits: Limits = LIMITS,
  where: { systems: readonly System[] } = registry,
) => {
  const answer = odds(where, request, limits);
  if (!answer.ok) throw new Error(answer.error.code);
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON there is
  return oddsJson(where, answer.value, 'de') as any;
};

test('exact odds are fractions; there is nothing to say about throws', () => {
  const answer = found({ action: 'grundregelwerk/test', input: { die: 10, tn: 6 } });
  expect(answer).toMatchObject({
    exact: true,
    chances: { success: { p: 0.5, fraction: '1/2' } },
    assumed: [],
  });
  expect(answer).not.toHaveProperty('runs');
});

describe('what those may still decide who take no side', () => {
  const duel = {
    scene: {
      figures: [
        { id: 'mira', traits: { S: 10, G: 8, M: 6 }, pos: [1, 1] },
        { id: 'pylon', category: 'minion', pos: [2, 1] },
      ],
    },
    attacker: 'mira',
    target: 'pylon',
  };
  const attack = { action: 'grundregelwerk/attack', input: duel };

  test('is told as a range, by whom', () => {
    const { chances, ranges } = found(attack, { ...LIMITS, ranges: true });
    // The GM says what retaliation costs: by default a heart, whenever the attack fails; it may be none.
    expect(chances.heartLost.p).toBeGreaterThan(0);
    expect(ranges.heartLost).toEqual({ low: 0, high: chances.heartLost.p, by: ['gm'] });
    expect(ranges).not.toHaveProperty('hit');
  });

  test('with a goal for that goal alone', () => {
    const { ranges, value } = found(
      { ...attack, goal: { chance: 'heartLost' } },
      { ...LIMITS, ranges: true },
    );
    expect(Object.keys(ranges)).toEqual(['heartLost']);
    expect(ranges.heartLost.low).toBeLessThanOrEqual(value);
    expect(ranges.heartLost.high).toBeGreaterThanOrEqual(value);
  });

  test('is left out where nobody has anything to say, and where nobody asks', () => {
    const plain = { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } };
    expect(found(plain, { ...LIMITS, ranges: true })).not.toHaveProperty('ranges');
    expect(found(attack)).not.toHaveProperty('ranges');
  });

  test('is too large where the odds had to be estimated', () => {
    expect(found(attack, { ...LIMITS, ranges: true, budget: 2 })).toMatchObject({
      exact: false,
      ranges: 'too-large',
    });
  });
});

test('what cannot be done has no odds', () => {
  const input = { scene: { figures: [{ id: 'mira' }] }, attacker: 'mira', target: 'nobody' };
  expect(odds(registry, { action: 'grundregelwerk/attack', input }, LIMITS)).toMatchObject({
    ok: false,
    error: { code: 'refused', reason: 'unknown-figure', system: 'grundregelwerk' },
  });
});

test('open-ended dice tell what is beyond their list', () => {
  const { outcomes, tail } = found({ action: 'W6!' });
  expect(tail.from).toBe(outcomes.at(-1).outcome.total + 1);
  const p = outcomes.reduce((sum: number, one: { p: number }) => sum + one.p, tail.p);
  expect(p).toBeCloseTo(1, 12);
});

describe('what is too large', () => {
  /** Twenty throws one after the other, every total of successes kept apart: 2^20 paths. */
  const long: Action = action({
    id: 'grundregelwerk/long',
    cites: [],
    input: { parse: () => ok({}), json: {} },
    rule: (fate: Fate) => {
      let sum = 0;
      for (let i = 0; i < 20; i += 1) sum += fate.roll(pool(1, 2), successes(2), 'GW-TST-01') * 2 ** i;
      return { outcome: { sum }, effects: [] };
    },
    chances: { even: ({ sum }: { sum: number }) => sum % 2 === 0 },
    headline: [],
  });
  const where = { systems: [{ ...grundregelwerk, actions: [long] }] };
  const request = { action: long.id };

  test('is estimated, and says how often was thrown', () => {
    const answer = found(request, { ...LIMITS, budget: 1_000 }, where);
    expect(answer).toMatchObject({ exact: false, runs: 1_000, states: 1_000 });
    const { p, low, high } = answer.chances.even;
    expect(low).toBeLessThan(p);
    expect(high).toBeGreaterThan(p);
    // The same question keeps its answer; other throws give another.
    expect(found(request, { ...LIMITS, budget: 1_000 }, where)).toEqual(answer);
    expect(found({ ...request, seed: 2 }, { ...LIMITS, budget: 1_000 }, where)).not.toEqual(answer);
  });

  test('with a goal it is refused: best play has no estimate', () => {
    const aimed = odds(where, { ...request, goal: { chance: 'even' } }, { ...LIMITS, budget: 1_000 });
    expect(aimed).toMatchObject({ ok: false, error: { code: 'too-large', at: 'input' } });
    const told = aimed.ok ? '' : tellComplaint(where, aimed.error, 'de');
    expect(told).toContain('mindestens 1.000 Zustände');
  });

  test('time is a limit of its own: by this clock every look costs a millisecond', () => {
    let now = 0;
    const clock = () => {
      now += 1;
      return now;
    };
    const answer = found(request, { ...LIMITS, time: { ms: 100, clock } }, where);
    // Each series of throws takes 1 ms, so there is time for 50, 500 and all 1,000 in half of 100 ms.
    expect(answer).toMatchObject({ exact: false, runs: 1_000 });
    expect(now).toBeLessThan(120);
    // With 20 ms there is none for ten times as many as the first 50.
    const hurried = found(request, { ...LIMITS, time: { ms: 20, clock } }, where);
    expect(hurried).toMatchObject({ exact: false, runs: 50 });
  });
});

test('a notation with more totals than are listed is refused', () => {
  expect(odds(registry, { action: '99W1000' }, LIMITS)).toMatchObject({
    ok: false,
    error: { code: 'too-large', at: 'action' },
  });
});

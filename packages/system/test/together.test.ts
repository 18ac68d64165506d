import {
  die,
  type Fate,
  face,
  faces,
  formatFraction,
  GM,
  play,
  pool,
  question,
  type Rule,
  seededDice,
  simulate,
  solve,
} from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { action, adviseOn, bestPolicy, oddsOf } from '../src/index.ts';

interface Guessed {
  readonly caught: boolean;
}

/** A thief hides in one of as many places as a die shows; the watch looks into one at the same time. */
function hideAndSeek(fate: Fate): { outcome: Guessed; effects: [] } {
  const places = 1 + fate.roll(die(2), face, 'XX-01');
  const keys = ['cellar', 'attic', 'stable'].slice(0, places);
  fate.mark(places);
  const [hidden, sought] = fate.chooseTogether(
    ['thief', 'watch'].map((by) => question('place', 'XX-01', by, keys)),
  );
  return { outcome: { caught: hidden === sought }, effects: [] };
}

const seekers = action({
  id: 'xx/hide-and-seek',
  cites: ['XX-01'],
  input: { parse: (value: unknown) => ({ ok: true as const, value }), json: {} },
  rule: hideAndSeek,
  chances: { caught: ({ caught }) => caught },
  stance: () => (asked) => (asked.by === 'watch' ? 'seek' : 'oppose'),
  headline: [],
});
const goal = { chance: 'caught' };

describe('an action in which two decide at once', () => {
  test('has odds in fractions under the mix, and says that both vary', () => {
    const odds = oddsOf(seekers, {}, {}, { goal });
    if (!odds.ok) throw new Error(odds.error.code);
    // Two places: 1/2, three: 1/3; (1/2 + 1/3) / 2.
    expect(odds.value).toMatchObject({ exact: true, value: 5 / 12 });
    const { caught } = odds.value.chances;
    expect(caught && 'fraction' in caught && formatFraction(caught.fraction)).toBe('5/12');
    expect(odds.value.assumed).toEqual([
      { question: 'place', by: 'thief', option: 'cellar', because: 'opposes', varies: true },
      { question: 'place', by: 'watch', option: 'cellar', because: 'seeks', varies: true },
    ]);
  });

  test('is advised on for each of them', () => {
    for (const place of [0, 1]) {
      const advice = adviseOn(seekers, {}, {}, goal, { tape: [[2]], place });
      expect(advice.ok && advice.value.map(({ weight }) => weight)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    }
  });

  test('is played by a policy that draws from the mix', () => {
    const [dice, runs] = [seededDice(11), 3_000];
    const policy = bestPolicy(seekers, {}, {}, goal, { dice });
    let caught = 0;
    for (let run = 0; run < runs; run += 1) {
      const keys = policy.answer([[2]]);
      if (!keys.ok) throw new Error(keys.error.code);
      const end = play(seekers.rule, {}, {}, [[2], keys.value]);
      if (end.kind === 'finished' && end.outcome.outcome['caught'] === true) caught += 1;
    }
    expect(Math.abs(caught / runs - 1 / 3)).toBeLessThan(5 * Math.sqrt(2 / 9 / runs));
  });
});

describe('a policy for best play', () => {
  /** Throw a die, and again up to twice; then the GM may add one. */
  const rerolls = action({
    id: 'xx/rerolls',
    cites: ['XX-01'],
    input: { parse: (value: unknown) => ({ ok: true as const, value }), json: {} },
    rule: (fate: Fate) => {
      let shown = fate.roll(die(6), face, 'XX-01');
      for (let left = 2; left > 0; left -= 1) {
        fate.mark(`${left}:${shown}`);
        if (fate.choose(question('again', 'XX-01', 'hero', ['keep', 'again'])) === 'keep') break;
        shown = fate.roll(die(6), face, 'XX-01');
      }
      const more = fate.choose(question('more', 'XX-01', GM, ['no', 'yes'])) === 'yes' ? 1 : 0;
      return { outcome: { shown: shown + more }, effects: [] as [] };
    },
    goals: { shown: ({ shown }) => shown },
    headline: [],
  });
  const number = { maximise: 'shown' };

  test('follows its solution through marks and throws', () => {
    const policy = bestPolicy(rerolls, {}, {}, number, { dice: seededDice(1) });
    // Two throws left: below 5 again. One left: below 4 again.
    expect(policy.answer([[4]])).toEqual({ ok: true, value: ['again'] });
    expect(policy.answer([[4], 'again', [4]])).toEqual({ ok: true, value: ['keep'] });
    expect(policy.answer([[4], 'again', [3]])).toEqual({ ok: true, value: ['again'] });
    // Another run by the same policy.
    expect(policy.answer([[5]])).toEqual({ ok: true, value: ['keep'] });
    expect(policy.answer([[5], 'keep'])).toEqual({ ok: true, value: ['no'] });
    expect(policy.answer([])).toEqual({ ok: false, error: { code: 'nothing-to-decide' } });
  });

  test('in simulation has the value of the solution', () => {
    const rule: Rule<unknown, unknown, number> = (fate, i, h) =>
      Number(rerolls.rule(fate, i, h).outcome['shown']);
    const best = solve(rule, {}, {}, (shown) => shown);
    if (!best.ok) throw new Error(best.error.code);
    const runs = 20_000;
    let sum = 0;
    simulate(rule, {}, {}, { dice: seededDice(3), runs, policy: best.value }, (shown) => {
      sum += shown;
    });
    // 14/3; the standard deviation of a kept die is below 1.5.
    expect(Math.abs(sum / runs - 14 / 3)).toBeLessThan((5 * 1.5) / Math.sqrt(runs));
  });

  test('says at once that it is too large', () => {
    const wide = action({
      id: 'xx/wide',
      cites: ['XX-01'],
      input: { parse: (value: unknown) => ({ ok: true as const, value }), json: {} },
      rule: (fate: Fate) => {
        fate.choose(question('which', 'XX-01', 'hero', ['a', 'b']));
        return { outcome: { sum: fate.roll(pool(6, 20), faces, 'XX-01')[0] as number }, effects: [] as [] };
      },
      goals: { sum: ({ sum }) => sum },
      headline: [],
    });
    const policy = bestPolicy(wide, {}, {}, { maximise: 'sum' }, { dice: seededDice(1), budget: 1_000 });
    expect(policy.answer([])).toEqual({ ok: false, error: { code: 'too-large', runs: 1_000 } });
  });
});

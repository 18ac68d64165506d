import { chancesOf, oddsByPlay, oddsOf, programs, ruleOf } from '@tafelrunde/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance, chanceAt } from '../../src/distribution.ts';
import { question, type Rule } from '../../src/fate.ts';
import { add, type Fraction, formatFraction, fraction, ONE, subtract, ZERO } from '../../src/fraction.ts';
import { exact } from '../../src/interpreters/exact.ts';
import { die, openEndedPool, pool } from '../../src/pool.ts';
import { face, faces, highest, successes, sum } from '../../src/reading.ts';

type Loose<I, O> = Rule<I, unknown, O>;

/** A rule that counts its runs. */
function counted<I, H, O>(rule: Rule<I, H, O>) {
  const runs = { count: 0 };
  const counting: Rule<I, H, O> = (fate, input, house) => {
    runs.count += 1;
    return rule(fate, input, house);
  };
  return { rule: counting, runs };
}

const oddsText = <I, O>(rule: Loose<I, O>, input: I, holds: (outcome: O) => boolean) =>
  formatFraction(chance(oddsOf(rule, input, {}), holds));

describe('exact odds', () => {
  test('of one throw are the law of its reading', () => {
    const two: Loose<unknown, number> = (fate) => fate.roll(pool(2, 6), sum, 'X-01');
    expect(oddsOf(two, {}, {})).toEqual(sum.law(pool(2, 6)));
  });

  test('of a rule without throws are certain', () => {
    const odds = oddsOf(() => 'done', {}, {});
    expect(odds.outcomes).toEqual(['done']);
    expect(odds.total).toBe(1);
  });

  test('paths with different denominators add up', () => {
    // 1 of 4 throws a d6, the others a d10: 1/4·1/6 + 3/4·1/10 = 1/24 + 3/40 = 7/60.
    const either: Loose<unknown, number> = (fate) => {
      const first = fate.roll(die(4), face, 'X-02');
      return fate.roll(first === 1 ? die(6) : die(10), face, 'X-02');
    };
    expect(oddsText(either, {}, (shown) => shown === 1)).toBe('7/60');
    expect(oddsText(either, {}, (shown) => shown === 10)).toBe('3/40');
  });

  test('a rule may stop early', () => {
    // Up to three throws until a 6: 1 - (5/6)^3 = 91/216.
    const tries: Loose<unknown, boolean> = (fate) => {
      for (let i = 0; i < 3; i += 1) if (fate.roll(die(6), face, 'X-03') === 6) return true;
      return false;
    };
    expect(oddsText(tries, {}, (done) => done)).toBe('91/216');
  });

  test('a rule may return the faces it was lent', () => {
    const shown: Loose<unknown, unknown> = (fate) => fate.roll(pool(2, 3), faces, 'X-04');
    const inside: Loose<unknown, unknown> = (fate) => ({ all: fate.roll(pool(2, 3), faces, 'X-04') });
    expect(oddsOf(shown, {}, {}).outcomes).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 2],
      [2, 3],
      [3, 3],
    ]);
    expect(oddsOf(inside, {}, {}).outcomes).toContainEqual({ all: [2, 3] });
    expect(oddsOf(inside, {}, {}).weights).toEqual([1, 2, 2, 1, 2, 1]);
  });

  test('weights beyond 2^53 stay exact', () => {
    const many: Loose<number, number> = (fate, dice) =>
      fate.roll(pool(dice, 20), highest(1), 'X-05') + fate.roll(pool(dice, 20), highest(1), 'X-05');
    const odds = oddsOf(many, 12, {});
    // Both show a 1 only if all 24 dice do.
    expect(chanceAt(odds, odds.outcomes.indexOf(2))).toEqual(fraction(1, 20n ** 24n));
    expect(BigInt(odds.total)).toBe(20n ** 24n);
    const multisets: Loose<unknown, boolean> = (fate) => fate.roll(pool(25, 2), faces, 'X-05')[0] === 2;
    expect(oddsText(multisets, {}, (all) => all)).toBe(`1/${2n ** 25n}`);
  });

  test('decisions follow the policy, by default the first option', () => {
    const pick: Loose<unknown, string> = (fate) => {
      const one = fate.choose(question('one', 'X-06', 'hero', ['a', 'b']));
      return [
        one,
        ...fate.chooseTogether(['hero', 'foe'].map((by) => question('two', 'X-06', by, ['c', 'd']))),
      ].join('');
    };
    expect(oddsOf(pick, {}, {}).outcomes).toEqual(['acc']);
    const odds = exact(pick, {}, {}, { decide: ({ by }) => (by === 'foe' ? 1 : 0) });
    expect(odds.ok && odds.value.outcomes).toEqual(['acd']);
    expect(() => exact(pick, {}, {}, { decide: () => 2 })).toThrow(RangeError);
  });

  test('start from what has already been answered', () => {
    const reroll: Loose<unknown, number> = (fate) => {
      const first = fate.roll(die(6), face, 'X-07');
      const move = fate.choose(question('again', 'X-07', 'hero', ['keep', 'again']));
      fate.mark(`${first}${move}`);
      return move === 'keep' ? first : fate.roll(die(6), face, 'X-07');
    };
    const after = (tape: readonly (string | number[])[]) => {
      const odds = exact(reroll, {}, {}, { tape });
      return odds.ok && [odds.value.outcomes, odds.value.weights];
    };
    expect(after([[2]])).toEqual([[2], [1]]);
    expect(after([[2], 'again'])).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 1, 1, 1, 1, 1],
    ]);
    expect(() => after([[7]])).toThrow('illegal-faces at answer 0');
    expect(() => after([[2], 'keep', [3]])).toThrow('left-over-answers at answer 2');
  });

  test('open-ended dice have no finite law to calculate with', () => {
    const endless: Loose<unknown, number> = (fate) => fate.roll(openEndedPool(1, 6), sum, 'X-08');
    expect(() => exact(endless, {}, {})).toThrow(RangeError);
  });
});

describe('a rule whose first throw may be its only one', () => {
  const byPlay = <O>(rule: Loose<unknown, O>): void =>
    expect(chancesOf(oddsOf(rule, {}, {}))).toEqual(chancesOf(oddsByPlay(rule, {}, {})));

  test.each<[string, (face: number) => unknown]>([
    ['small numbers', (shown) => shown],
    ['large ones', (shown) => shown * 1000],
    ['negative ones', (shown) => 2 - shown],
    ['fractions', (shown) => shown / 4],
    ['all kinds', (shown) => [1, true, 'x', null, { a: shown % 2 }, [shown]][shown - 1]],
    ['zero of both signs', (shown) => (shown > 3 ? 0 : -0)],
  ])('%s', (_, read) => byPlay((fate) => read(fate.roll(die(6), face, 'X-19'))));

  test.each([1, 2, 4, 6])('a %i asks for another throw', (again) => {
    byPlay((fate) => {
      const shown = fate.roll(die(6), face, 'X-20');
      return shown === again ? shown + fate.roll(die(4), face, 'X-20') : shown;
    });
  });

  test.each([1, 2, 4, 6])('a %i asks for a decision, or comes to a mark', (asking) => {
    byPlay((fate) => {
      const shown = fate.roll(die(6), face, 'X-21');
      return shown === asking ? fate.choose(question('which', 'X-21', 'hero', ['a', 'b'])) : shown;
    });
    byPlay((fate) => {
      const shown = fate.roll(die(6), face, 'X-21');
      if (shown === asking) fate.mark(shown);
      return shown;
    });
  });

  test('each answer is one run', () => {
    const { rule, runs } = counted<unknown, unknown, number>((fate) => fate.roll(die(20), face, 'X-22'));
    expect(exact(rule, {}, {}, { budget: 20 }).ok).toBe(true);
    expect(runs.count).toBe(20);
    expect(exact(rule, {}, {}, { budget: 19 }).ok).toBe(false);
  });
});

describe('marks', () => {
  /** Heads of `flips` coins, one after the other. */
  const flipping: Loose<{ flips: number; marks: boolean }, number> = (fate, { flips, marks }) => {
    let heads = 0;
    for (let i = 0; i < flips; i += 1) {
      if (marks) fate.mark(i * 1000 + heads);
      heads += fate.roll(die(2), successes(2), 'X-09');
    }
    return heads;
  };

  test('save runs: ten coins take 2 runs for each of 55 states, not 1,024', () => {
    const plain = counted(flipping);
    const marked = counted(flipping);
    const slow = exact(plain.rule, { flips: 10, marks: false }, {});
    const fast = exact(marked.rule, { flips: 10, marks: true }, {});
    expect(fast.ok && chancesOf(fast.value)).toEqual(slow.ok && chancesOf(slow.value));
    expect(plain.runs.count).toBe(1024);
    // One run finds the first mark; 1 + 2 + … + 10 states follow, each with two faces.
    expect(marked.runs.count).toBe(1 + 2 * 55);
  });

  test('make a hundred coins calculable, with a total beyond 2^53', () => {
    expect(oddsOf(flipping, { flips: 100, marks: true }, {})).toEqual(
      oddsOf((fate) => fate.roll(pool(100, 2), successes(2), 'X-10'), {}, {}),
    );
  });

  test('the same mark twice in a row is no step', () => {
    const twice: Loose<unknown, number> = (fate) => {
      fate.mark('a');
      fate.mark('a');
      const shown = fate.roll(die(2), face, 'X-11');
      fate.mark(`b${shown}`);
      fate.mark(`c${shown}`);
      fate.mark(`c${shown}`);
      return shown;
    };
    expect(oddsOf(twice, {}, {}).weights).toEqual([1, 1]);
  });

  test('faces seen before a mark are still the same after it', () => {
    const pairs: Loose<{ marks: boolean }, unknown> = (fate, { marks }) => {
      const first = fate.roll(pool(2, 3), faces, 'X-12');
      if (marks) fate.mark(first.join());
      const second = fate.roll(pool(2, 2), faces, 'X-12');
      if (marks) fate.mark(`${first.join()}/${second.join()}`);
      return [...first, ...second];
    };
    expect(chancesOf(oddsOf(pairs, { marks: true }, {}))).toEqual(
      chancesOf(oddsOf(pairs, { marks: false }, {})),
    );
  });
});

describe('states that lead back to each other', () => {
  test('a throw repeated until it counts: a d6 without its 1 is a d5', () => {
    const again: Loose<unknown, number> = (fate) => {
      for (;;) {
        fate.mark('throw');
        const shown = fate.roll(die(6), face, 'X-13');
        if (shown > 1) return shown;
      }
    };
    expect(oddsOf(again, {}, {}).outcomes).toEqual([2, 3, 4, 5, 6]);
    expect(oddsText(again, {}, (shown) => shown === 4)).toBe('1/5');
  });

  /** 5 and 6 win a coin, 1 changes nothing, the rest lose one, until all or nothing. */
  const gamble: Loose<{ coins: number; goal: number }, 'rich' | 'ruined'> = (fate, { coins, goal }) => {
    let left = coins;
    while (left > 0 && left < goal) {
      fate.mark(left);
      const shown = fate.roll(die(6), face, 'X-14');
      if (shown >= 5) left += 1;
      else if (shown > 1) left -= 1;
    }
    return left === 0 ? 'ruined' : 'rich';
  };

  test.each([
    [1, 2],
    [2, 4],
    [3, 10],
    [19, 20],
    [25, 50],
  ])("the gambler's ruin from %i of %i has its closed form", (coins, goal) => {
    // Lose : win = 3 : 2, so r = 3/2 and the chance to win is (r^c - 1) / (r^g - 1).
    const power = (n: number) => fraction(3n ** BigInt(n), 2n ** BigInt(n));
    const [top, bottom] = [subtract(power(coins), ONE), subtract(power(goal), ONE)];
    expect(oddsText(gamble, { coins, goal }, (end) => end === 'rich')).toBe(
      formatFraction(fraction(top.n * bottom.d, top.d * bottom.n)),
    );
  });

  test('a tape may pass through the same state several times', () => {
    // Won, lost, won, lost: back at two coins.
    const odds = exact(gamble, { coins: 2, goal: 4 }, {}, { tape: [[5], [2], [6], [1], [3]] });
    expect(odds).toEqual(exact(gamble, { coins: 2, goal: 4 }, {}));
  });

  test('a knot of several states entered at different points', () => {
    // From a: to b or out as A; from b: to a or out as B; each by a coin. In at a one time in three, else at b.
    const ring: Loose<unknown, string> = (fate) => {
      let at = fate.roll(die(3), face, 'X-15') === 1 ? 'a' : 'b';
      for (;;) {
        fate.mark(at);
        if (fate.roll(die(2), face, 'X-15') === 1) return at.toUpperCase();
        at = at === 'a' ? 'b' : 'a';
      }
    };
    // Out where one came in: 1/2 + 1/8 + … = 2/3. So A: 1/3·2/3 + 2/3·1/3 = 4/9.
    expect(oddsText(ring, {}, (out) => out === 'A')).toBe('4/9');
  });

  test('what is never left has no odds', () => {
    const stuck: Loose<unknown, number> = (fate) => {
      const shown = fate.roll(die(6), face, 'X-16');
      while (shown === 6) {
        fate.mark('stuck');
        fate.roll(die(6), face, 'X-16');
      }
      return shown;
    };
    expect(exact(stuck, {}, {})).toEqual({ ok: false, error: { code: 'never-ends' } });
    const pingPong: Loose<unknown, never> = (fate) => {
      for (let at = 0; ; at = 1 - at) {
        fate.mark(at);
        fate.roll(die(2), face, 'X-16');
      }
    };
    expect(exact(pingPong, {}, {})).toEqual({ ok: false, error: { code: 'never-ends' } });
  });

  test('a knot that is too large says so', () => {
    expect(exact(gamble, { coins: 1, goal: 1000 }, {})).toMatchObject({
      ok: false,
      error: { code: 'too-large' },
    });
  });
});

describe('the budget', () => {
  const dice: Loose<number, number> = (fate, count) => fate.roll(pool(count, 6), faces, 'X-17').length;

  test('is a number of runs', () => {
    // 2d6 have 21 multisets.
    expect(exact(dice, 2, {}, { budget: 21 }).ok).toBe(true);
    expect(exact(dice, 2, {}, { budget: 20 })).toEqual({ ok: false, error: { code: 'too-large', runs: 20 } });
  });

  test('a throw with more answers than runs are left ends the calculation at once', () => {
    let runs = 0;
    const long: Loose<unknown, number> = (fate) => {
      runs += 1;
      return fate.roll(die(20), face, 'X-12') + fate.roll(die(6), face, 'X-12');
    };
    expect(exact(long, {}, {}, { budget: 19 })).toEqual({
      ok: false,
      error: { code: 'too-large', runs: 19 },
    });
    expect(runs).toBe(1);
    expect(exact(long, {}, {}, { budget: 119 }).ok).toBe(false);
    expect(exact(long, {}, {}, { budget: 120 }).ok).toBe(true);
  });

  test('is never exceeded', () => {
    const { rule, runs } = counted(dice);
    expect(exact(rule, 200, {}, { budget: 1000 })).toEqual({
      ok: false,
      error: { code: 'too-large', runs: 1000 },
    });
    expect(runs.count).toBeLessThanOrEqual(1000);
  });

  test('also stops a run that never comes to an end', () => {
    const endless: Loose<unknown, never> = (fate) => {
      for (;;) fate.roll(die(6), face, 'X-18');
    };
    expect(exact(endless, {}, {})).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  test('a bug in a rule is not swallowed', () => {
    expect(() =>
      exact(
        () => {
          throw new TypeError('a bug');
        },
        {},
        {},
      ),
    ).toThrow(TypeError);
  });
});

describe('laws of calculating', () => {
  const rules = programs().map(ruleOf);

  test('weights sum to one', () => {
    fc.assert(
      fc.property(rules, fc.boolean(), (rule, marks) => {
        const odds = oddsOf(rule, { marks }, {});
        const all = odds.outcomes.reduce<Fraction>((total, _, i) => add(total, chanceAt(odds, i)), ZERO);
        expect(all).toEqual(ONE);
      }),
    );
  });

  test('marks change nothing but time', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(chancesOf(oddsOf(rule, { marks: true }, {}))).toEqual(
          chancesOf(oddsOf(rule, { marks: false }, {})),
        );
      }),
    );
  });

  test('exact odds are those of playing every order of faces', () => {
    fc.assert(
      fc.property(rules, fc.boolean(), (rule, marks) => {
        expect(chancesOf(oddsOf(rule, { marks }, {}))).toEqual(chancesOf(oddsByPlay(rule, { marks }, {})));
      }),
      { numRuns: 60 },
    );
  });
});

import { oddsByPlay } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { chanceAt, die, exact, type Fate, face, faces, formatFraction, pool } from '../../src/index.ts';

/** Each outcome with its chance, by its text. */
function exactly(rule: (fate: Fate) => unknown): Record<string, string> {
  const odds = exact(rule, null, null);
  if (!odds.ok) throw new Error(odds.error.code);
  const { value } = odds;
  return Object.fromEntries(
    value.outcomes.map((outcome, i) => [JSON.stringify(outcome), formatFraction(chanceAt(value, i))]),
  );
}

test('small and large, negative and broken numbers, texts and objects are all told apart', () => {
  const values = [0, 63, 64, -1, 0.5, 'x', { a: 1 }, [2]];
  const shown = exactly((fate) => values[fate.roll(die(8), face, 'x') - 1]);
  expect(shown).toEqual(Object.fromEntries(values.map((value) => [JSON.stringify(value), '1/8'])));
});

test('a rule that asks for more after some faces is walked on from there', () => {
  // 1 to 3 stand; 4 throws a d4 on top (5 to 8); 5 and 6 stand again, and 6 may be chosen away.
  const rule = (fate: Fate) => {
    const first = fate.roll(die(6), face, 'x');
    if (first === 4) return first + fate.roll(die(4), face, 'x');
    if (first < 6) return first;
    return fate.choose({
      id: 'q',
      cite: 'x',
      by: 'p',
      options: [
        { key: 'keep', value: 6 },
        { key: 'drop', value: 0 },
      ],
    });
  };
  // 5: its own sixth and a quarter of the four's; 6 likewise.
  expect(exactly(rule)).toEqual({ 1: '1/6', 2: '1/6', 3: '1/6', 5: '5/24', 6: '5/24', 7: '1/24', 8: '1/24' });
});

test('a rule that marks after its throw is walked by its marks', () => {
  const rule = (fate: Fate) => {
    const first = fate.roll(die(6), face, 'x');
    fate.mark(first % 2);
    return (first % 2) + fate.roll(die(2), face, 'x');
  };
  expect(exactly(rule)).toEqual({ 1: '1/4', 2: '1/2', 3: '1/4' });
});

test('an error of the rule itself comes through', () => {
  const broken = (fate: Fate) => {
    if (fate.roll(die(6), face, 'x') === 5) throw new TypeError('broken');
    return 0;
  };
  expect(() => exact(broken, null, null)).toThrow('broken');
});

test('the budget counts every answer', () => {
  expect(exact((fate: Fate) => fate.roll(die(6), face, 'x'), null, null, { budget: 5 })).toEqual({
    ok: false,
    error: { code: 'too-large', runs: 5 },
  });
  expect(exact((fate: Fate) => fate.roll(die(6), face, 'x'), null, null, { budget: 6 })).toMatchObject({
    ok: true,
  });
});

test('any function of a pool has the odds of playing every order of its faces', () => {
  const spread = (fate: Fate) => {
    const shown = fate.roll(pool(3, 5), faces, 'x');
    return (shown[2] as number) - (shown[0] as number);
  };
  const slow = oddsByPlay(spread, null, null);
  const played = slow.outcomes.map((outcome, i) => [
    JSON.stringify(outcome),
    formatFraction(chanceAt(slow, i)),
  ]);
  expect(exactly(spread)).toEqual(Object.fromEntries(played));
  // 3d5: all equal 5 of 125; the widest spread holds a 1 and a 5.
  expect(exactly(spread)).toEqual({ 0: '1/25', 1: '24/125', 2: '36/125', 3: '36/125', 4: '24/125' });
});

import { expect, test } from 'vitest';
import { GM, question, type Rule } from '../../src/fate.ts';
import { advise } from '../../src/interpreters/advise.ts';
import { die, pool } from '../../src/pool.ts';
import { face, faces, highest } from '../../src/reading.ts';

/** The hero picks how to throw; the GM may add a die. */
const test3: Rule<unknown, unknown, number> = (fate) => {
  const how = fate.choose(question('how', 'A-01', 'hero', ['safe', 'd6', 'best-of-2']));
  if (how === 'safe') return 4;
  const extra = fate.choose(question('extra', 'A-02', GM, ['no', 'yes'])) === 'yes' ? 1 : 0;
  return how === 'd6'
    ? fate.roll(die(6), face, 'A-01') + extra
    : fate.roll(pool(2, 6), highest(1), 'A-01') + extra;
};
const identity = (outcome: number): number => outcome;

test('each option by its exact value, best first', () => {
  // The higher of two dice: (1·1 + 3·2 + 5·3 + 7·4 + 9·5 + 11·6) / 36 = 161/36.
  expect(advise(test3, {}, {}, identity)).toEqual({
    ok: true,
    value: [
      { key: 'best-of-2', value: expect.closeTo(161 / 36, 12) },
      { key: 'safe', value: 4 },
      { key: 'd6', value: expect.closeTo(3.5, 12) },
    ],
  });
});

test('the goal decides', () => {
  const advice = advise(test3, {}, {}, (outcome) => Number(outcome === 4));
  expect(advice.ok && advice.value[0]).toEqual({ key: 'safe', value: 1 });
});

test('follows the tape to the next decision', () => {
  const stance = () => 'seek' as const;
  const advice = advise(test3, {}, {}, identity, { tape: ['d6'], stance });
  expect(advice.ok && advice.value.map(({ key }) => key)).toEqual(['yes', 'no']);
});

test('equally good options stay in the order of the rule', () => {
  const advice = advise(test3, {}, {}, () => 1);
  expect(advice.ok && advice.value.map(({ key }) => key)).toEqual(['safe', 'd6', 'best-of-2']);
});

test('where a throw comes next, or all is over, nothing is to be decided', () => {
  const nothing = { ok: false, error: { code: 'nothing-to-decide' } };
  expect(advise(test3, {}, {}, identity, { tape: ['d6', 'no'] })).toEqual(nothing);
  expect(advise(test3, {}, {}, identity, { tape: ['safe'] })).toEqual(nothing);
});

test('a budget that does not suffice is told', () => {
  const wide: Rule<unknown, unknown, number> = (fate) => {
    fate.choose(question('which', 'A-03', 'hero', ['a', 'b']));
    return fate.roll(pool(3, 6), faces, 'A-03').length;
  };
  expect(advise(wide, {}, {}, identity, { budget: 50 })).toEqual({
    ok: false,
    error: { code: 'too-large', runs: 50 },
  });
});

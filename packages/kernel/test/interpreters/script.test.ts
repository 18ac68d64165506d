import { expect, test } from 'vitest';
import { question, type Rule } from '../../src/fate.ts';
import { script } from '../../src/interpreters/script.ts';
import { die } from '../../src/pool.ts';
import { face } from '../../src/reading.ts';

const rule: Rule<number, { crits: boolean }, string> = (fate, target, house) => {
  const shown = fate.roll(die(6), face, 'S-01');
  if (house.crits && shown === 6) return 'critical';
  if (shown < target) return fate.choose(question('retry', 'S-02', 'hero', ['give up', 'pay']));
  return 'success';
};

test('runs on its answers', () => {
  expect(script(rule, 4, { crits: true }, [[6]]).outcome).toBe('critical');
  expect(script(rule, 4, { crits: false }, [[6]]).outcome).toBe('success');
  expect(script(rule, 4, { crits: true }, [[2], 'pay'])).toEqual({
    outcome: 'pay',
    trace: [
      { kind: 'roll', cite: 'S-01', pool: die(6), faces: [2] },
      { kind: 'choice', cite: 'S-02', question: 'retry', by: 'hero', key: 'pay' },
    ],
  });
});

test('a missing answer is an error that says what is asked', () => {
  expect(() => script(rule, 4, { crits: true }, [])).toThrow(/ends after 0 answers.*S-01/);
  expect(() => script(rule, 4, { crits: true }, [[2]])).toThrow(/ends after 1 answers.*"pay"/);
});

test('an illegal or left-over answer is an error with its position', () => {
  expect(() => script(rule, 4, { crits: true }, [[7]])).toThrow(/illegal-faces.*"at":0/);
  expect(() => script(rule, 4, { crits: true }, [[2], 'run'])).toThrow(/illegal-choice.*"at":1/);
  expect(() => script(rule, 4, { crits: true }, [[5], 'pay'])).toThrow(/left-over-answers.*"at":1/);
});

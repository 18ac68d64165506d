import { die, type Fact, face, type Rule } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { scripted } from '../src/scripted.ts';

interface Shown extends Fact {
  readonly kind: 'shown';
  readonly face: number;
}

const rule: Rule<unknown, unknown, number, string, Shown> = (fate) => {
  const first = fate.roll(die(6), face, 'K-03');
  fate.note('K-04', { kind: 'shown', face: first });
  return first + fate.roll(die(6), face, 'K-03');
};

test('gives outcome, account, facts and cited rules', () => {
  const run = scripted(rule, {}, {}, [[2], [3]]);
  expect(run.outcome).toBe(5);
  expect(run.facts).toEqual([{ kind: 'shown', face: 2 }]);
  expect(run.cites).toEqual(['K-03', 'K-04']);
  expect(run.trace).toHaveLength(3);
});

test('fails on missing, illegal and left-over answers', () => {
  expect(() => scripted(rule, {}, {}, [[2]])).toThrow('ends after 1 answers');
  expect(() => scripted(rule, {}, {}, [[2], [9]])).toThrow('illegal-faces');
  expect(() => scripted(rule, {}, {}, [[2], [3], [4]])).toThrow('left-over-answers');
});

import { type Fact, pool, type TraceLine } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { actionName, lastFact, throwsIn, topicFrom, topicsBy } from '../src/index.ts';

const roll = (faces: readonly number[]): TraceLine => ({
  kind: 'roll',
  cite: 'X',
  pool: pool(faces.length, 6),
  faces,
});
const fact = (kind: string, value: number): TraceLine => ({
  kind: 'fact',
  cite: 'X',
  fact: { kind, value } as Fact,
});
const trace = [fact('a', 1), roll([1]), fact('b', 2), roll([2, 3]), fact('a', 3)];

test('a topic is read off the inputs that name who acts and whom it is aimed at', () => {
  const fields = { actor: 'attacker', target: 'target' };
  expect(topicFrom(fields, { attacker: 'mira', target: 'ork' }, 'Schwert', 'TN 6')).toEqual({
    actor: 'mira',
    target: 'ork',
    what: 'Schwert',
    goal: 'TN 6',
  });
  // What is missing, or no name, is nobody.
  expect(topicFrom(fields, { attacker: 3 }, 'Schwert')).toMatchObject({
    actor: null,
    target: null,
    goal: null,
  });
  expect(topicFrom({}, null, 'Rast').actor).toBeNull();
});

test('the throws of an account come in order, the last fact of a kind wins', () => {
  expect(throwsIn(trace).map(({ faces }) => faces)).toEqual([[1], [2, 3]]);
  expect(lastFact(trace, 'a')).toEqual({ kind: 'a', value: 3 });
  expect(lastFact(trace, 'c')).toBeUndefined();
});

test('topics by a table: what is not in it is done by the figure that the input names', () => {
  const topic = topicsBy(
    { attack: { actor: 'attacker', target: 'target', what: 'weapon' } },
    (run, field) => `${actionName(run)} ${field}`,
    () => null,
  );
  const input = { attacker: 'mira', target: 'ork', figure: 'tom' };
  expect(topic({ action: 'tiny/attack', input, scene: null }, 'de')).toEqual({
    ...{ actor: 'mira', target: 'ork', what: 'attack weapon', goal: null },
  });
  expect(topic({ action: 'tiny/rest', input, scene: null }, 'de')?.actor).toBe('tom');
});

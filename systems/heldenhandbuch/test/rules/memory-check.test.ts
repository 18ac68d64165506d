import { play } from '@tafelrunde/kernel';
import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { memoryCheck } from '../../src/rules/memory-check.ts';
import { DEFAULTS, hero, sceneWith } from '../fixtures.ts';

const input = (minimum = 4) => ({
  scene: sceneWith([hero({ attributes: { memory: 9 } })]),
  figure: 'hero',
  topic: 'the name of the ferryman',
  minimum,
});

test('[HH-COM-01] [HH-R-91] one throw of the memory pool, by the GM', () => {
  const { outcome, facts } = scripted(memoryCheck, input(7), DEFAULTS, [[9, 2, 3]]); // 3W12 at value 9
  expect(outcome.outcome).toMatchObject({ number: 9, success: true });
  expect(facts.at(-1)).toEqual({
    kind: 'remembered',
    figure: 'hero',
    topic: 'the name of the ferryman',
    success: true,
  });
});

test('[HH-R-91] 4 unless the GM wants more', () => {
  expect(scripted(memoryCheck, input(), DEFAULTS, [[4, 2, 3]]).outcome.outcome).toMatchObject({
    success: true,
  });
  expect(scripted(memoryCheck, input(11), DEFAULTS, [[10, 2, 3]]).outcome.outcome).toMatchObject({
    success: false,
  });
});

test('[HH-R-95] "Meister" here is the GM: what is to be decided, the GM decides', () => {
  const run = play(memoryCheck, input(), DEFAULTS, [[9, 5, 1]]);
  expect(run).toMatchObject({ ask: { questions: [{ id: 'offset', by: 'gm' }] } });
});

test('without the attribute nothing is thrown', () => {
  const nobody = { ...input(), scene: sceneWith([hero()]) };
  expect(scripted(memoryCheck, nobody, DEFAULTS, []).outcome.outcome).toMatchObject({
    reason: 'unknown-attribute',
  });
});

import type { TraceLine } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { replayFight, stepsOf } from '../src/index.ts';
import { exampleOf, systems } from './scenarios.ts';

const fact = (kind: string): TraceLine => ({ kind: 'fact', cite: 'X-1', fact: { kind } });
const choice: TraceLine = { kind: 'choice', cite: 'X-2', question: 'nextTurn', by: 'gm', key: 'a' };

test('a step is a turn, with the choice of whose turn it is', () => {
  const trace = [fact('begun'), choice, fact('turn'), fact('hit'), choice, fact('turn'), fact('missed')];
  expect(stepsOf(trace).map((step) => step.length)).toEqual([1, 3, 3]);
  expect(stepsOf([])).toEqual([]);
});

test.each(systems.map((system) => [system.id, system] as const))('%s: nothing is lost', (_, system) => {
  const { trace, outcome } = replayFight(system, exampleOf(system), 2026, 1);
  const steps = stepsOf(trace);
  expect(steps.flat()).toEqual(trace);
  // Each round has a turn at least; the first may begin with the fight itself.
  expect(steps.length).toBeGreaterThanOrEqual(outcome.rounds);
});

import { expect, test } from 'vitest';
import { explain, type Telling } from '../../src/interpreters/explain.ts';
import type { TraceLine } from '../../src/interpreters/play.ts';
import { pool } from '../../src/pool.ts';

const telling: Telling = {
  fact: ({ fact }) => `fact ${fact.kind}`,
  choice: ({ by, question, key }) => `${by} answers ${question} with ${key}`,
  roll: ({ count, sides }, faces) => `${count}d${sides}: ${faces.join(' ')}`,
};

test('tells every line with its rule, and shows the dice of throws', () => {
  const trace: TraceLine[] = [
    { kind: 'roll', cite: 'E-01', pool: pool(2, 6), faces: [3, 5] },
    { kind: 'fact', cite: 'E-02', fact: { kind: 'wounded' } },
    { kind: 'choice', cite: 'E-03', question: 'move', by: 'hero', key: 'strike' },
  ];
  expect(explain(trace, telling)).toEqual([
    { cite: 'E-01', text: '2d6: 3 5', dice: { count: 2, sides: 6, faces: [3, 5] } },
    { cite: 'E-02', text: 'fact wounded' },
    { cite: 'E-03', text: 'hero answers move with strike' },
  ]);
});

test('nothing happened, nothing to tell', () => expect(explain([], telling)).toEqual([]));

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { components } from '../../src/interpreters/graph.ts';

type Graph = readonly (readonly number[])[];

const graphs = (): fc.Arbitrary<Graph> =>
  fc
    .integer({ min: 1, max: 8 })
    .chain((size) =>
      fc.array(fc.uniqueArray(fc.nat(size - 1), { maxLength: 4 }), { minLength: size, maxLength: size }),
    );

function reaches(graph: Graph, from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const node of seen) for (const next of graph[node] as number[]) seen.add(next);
  return seen.has(to);
}

describe('components of a graph', () => {
  test('hold together exactly the nodes that lead back to each other, ends first', () => {
    fc.assert(
      fc.property(graphs(), (graph) => {
        const found = components(graph.length, (node) => graph[node] as number[]);
        const at = new Map(found.flatMap((component, i) => component.map((node) => [node, i] as const)));
        expect([...at.keys()].sort()).toEqual(graph.map((_, i) => i));
        graph.forEach((_, a) => {
          graph.forEach((__, b) => {
            const together = reaches(graph, a, b) && reaches(graph, b, a);
            expect(at.get(a) === at.get(b)).toBe(together);
            if (!together && reaches(graph, a, b)) expect(at.get(a)).toBeGreaterThan(at.get(b) as number);
          });
        });
      }),
    );
  });

  test('a chain of 200,000 nodes is no trouble', () => {
    const size = 200_000;
    expect(components(size, (node) => (node + 1 < size ? [node + 1] : []))).toHaveLength(size);
  });
});

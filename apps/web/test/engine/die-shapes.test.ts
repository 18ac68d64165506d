import { expect, test } from 'vitest';
import { DIE_SHAPES } from '../../src/ui/die-shapes.ts';

const pointsOf = (text: string): readonly (readonly [number, number])[] =>
  text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);

/** Shoelace. */
const areaOf = (points: readonly (readonly [number, number])[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] as [number, number];
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

test.each([4, 6, 8, 10, 12, 20])('the facets of a W%i fill its outline exactly', (sides) => {
  const shape = DIE_SHAPES[sides];
  if (shape === undefined) throw new Error('no shape');
  const facets = shape.facets.reduce((sum, { points }) => sum + areaOf(pointsOf(points)), 0);
  const outline = areaOf(pointsOf(shape.outline));
  // Coordinates have one decimal.
  expect(Math.abs(facets - outline) / outline).toBeLessThan(0.01);
});

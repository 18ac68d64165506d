import { expect, test } from 'vitest';
import { fitted, QUALITIES } from '../../src/pictures/fit.ts';

test.each([
  [{ width: 4000, height: 2000 }, 2048, { width: 2048, height: 1024 }],
  [{ width: 2000, height: 4000 }, 512, { width: 256, height: 512 }],
  [{ width: 30, height: 20 }, 512, { width: 30, height: 20 }],
  [{ width: 9000, height: 1 }, 512, { width: 512, height: 1 }],
])('%j within %i is %j', (size, edge, expected) => {
  expect(fitted(size, edge)).toEqual(expected);
});

test('each further way of writing a picture makes it smaller', () => {
  const weight = QUALITIES.map(({ quality, scale }) => quality * scale);
  expect(weight).toEqual([...weight].sort((a, b) => b - a));
});

import { expect, test } from 'vitest';
import { circleIn } from '../apps/web/no-chunk-cycles.ts';

test('files that only lead on are fine, also where two ways meet', () => {
  const chunks = [
    { fileName: 'a', imports: ['b', 'c'] },
    { fileName: 'b', imports: ['d'] },
    { fileName: 'c', imports: ['d'] },
    { fileName: 'd', imports: [] },
  ];
  expect(circleIn(chunks)).toBeNull();
});

test('a circle is named by the files along it', () => {
  const chunks = [
    { fileName: 'start', imports: ['a'] },
    { fileName: 'a', imports: ['b'] },
    { fileName: 'b', imports: ['c'] },
    { fileName: 'c', imports: ['a'] },
  ];
  expect(circleIn(chunks)).toEqual(['a', 'b', 'c', 'a']);
});

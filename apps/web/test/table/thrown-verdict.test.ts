import type { TraceLine } from '@tafelrunde/kernel';
import { expect, test } from 'vitest';
import { thrownVerdict } from '../../src/pages/table/result/told.ts';
import { playTexts } from '../../src/text/play.ts';

const thrown = (...faces: number[]): TraceLine => ({
  kind: 'roll',
  cite: 'X-1',
  pool: { count: faces.length, sides: 6, openEnded: false },
  faces,
});

test('a roll without anything at stake has what fell as its verdict; without dice there is none', () => {
  const { result } = playTexts.de;
  expect(thrownVerdict([thrown(6)], result)?.word).toBe('Gewürfelt: 6');
  expect(thrownVerdict([thrown(5, 3), thrown(2)], result)?.word).toBe('Gewürfelt: 5, 3, 2');
  expect(thrownVerdict([thrown(1, 2, 3, 4, 5, 6, 6)], result)?.word).toBe('7 Würfel geworfen');
  expect(thrownVerdict([], result)).toBeNull();
});

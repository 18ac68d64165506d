import { expect, test } from 'vitest';
import { notationLines, notationRows, notationVerdict } from '../../src/pages/table/result/told.ts';

const rolled = (text: string, total: number, sides: number, faces: readonly number[]) => ({
  text,
  total,
  throws: [{ sides, faces }],
  typed: false,
  edition: 2 as const,
});
const sum = (total: string) => `Summe ${total}`;

test('dice that were dropped are struck, and Fate dice show their values', () => {
  const marks = (roll: ReturnType<typeof rolled>) =>
    notationRows(roll).map(({ dice }) => dice.map(({ sides, face, mark }) => `${sides}:${face} ${mark}`));
  expect(marks(rolled('3W20kh1', 17, 20, [4, 17, 9]))).toEqual([
    ['20:4 dropped', '20:17 counts', '20:9 dropped'],
  ]);
  expect(marks(rolled('2dF', 0, 3, [1, 3]))).toEqual([['6:-1 counts', '6:1 counts']]);
  expect(marks(rolled('3W10>=8f1', 0, 10, [8, 1, 5]))).toEqual([
    ['10:8 counts', '10:1 against', '10:5 plain'],
  ]);
});

test('a roll whose faces do not fit is shown as it is', () => {
  expect(notationRows(rolled('3W6kh1', 6, 6, [6]))[0]?.dice).toEqual([
    { sides: 6, face: 6, mark: 'counts', kind: undefined },
  ]);
});

test.each([
  [rolled('3W6', 12, 6, [3, 4, 5]), { tone: 'neutral', word: 'Summe 12' }],
  [rolled('W6*0,5', 1.5, 6, [3]), { tone: 'neutral', word: 'Summe 1,5' }],
  [rolled('3W6>=5', 2, 6, [5, 6, 1]), { tone: 'neutral', word: '2 Erfolge' }],
  [rolled('3W6>=5', 1, 6, [5, 1, 1]), { tone: 'neutral', word: '1 Erfolg' }],
  [rolled('W20+5>=15', 1, 20, [12]), { tone: 'success', word: 'Erfolg' }],
  [rolled('W20+5>=15', 0, 20, [2]), { tone: 'failure', word: 'Misserfolg' }],
])('%o', (roll, verdict) => {
  expect(notationVerdict(roll, sum, 'de')).toMatchObject(verdict);
});

test('in words, what does not count stands in brackets', () => {
  expect(notationLines(rolled('3W20kh1', 17, 20, [4, 17, 9]), 'W')).toEqual([
    { name: '3W20', faces: '[4], 17, [9]' },
  ]);
  expect(notationLines(rolled('2dF', 0, 3, [1, 3]), 'W')).toEqual([{ name: '2WF', faces: '-1, 1' }]);
});

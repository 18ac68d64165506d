import { expect, test } from 'vitest';
import { answerSentence, comparisons } from '../../src/pages/lab/sentence.ts';
import { labDe } from '../../src/text/lab.de.ts';
import { labEn } from '../../src/text/lab.en.ts';
import { csvOf } from '../../src/ui/take-away.ts';

const say = (p: number) => answerSentence(labDe, p, 'gelingt es', 'de');

test('the answer is a sentence', () => {
  expect(say(0.3125)).toBe('In 31 von 100 Fällen gelingt es.');
  expect(say(0)).toBe('In keinem Fall gelingt es.');
  expect(say(1)).toBe('In allen Fällen gelingt es.');
  expect(answerSentence(labEn, 0.5, 'it succeeds', 'en')).toBe('In 50 of 100 cases it succeeds.');
});

test('what is rare or nearly certain never reads as never or always', () => {
  expect(say(0.0042)).toBe('In 4 von 1.000 Fällen gelingt es.');
  expect(say(0.9996)).toBe('In 9.996 von 10.000 Fällen gelingt es.');
  expect(say(1e-9)).toBe('In weniger als 1 von 1.000.000 Fällen gelingt es.');
});

test('other cases are told against the first', () => {
  expect(comparisons(labDe, [{ p: 0.5 }, { p: 0.58 }, { p: 0.5 }], 'de')).toEqual([
    'Fall B: 58 von 100 (+8 Prozentpunkte).',
    'Fall C: 50 von 100.',
  ]);
});

test('spreadsheets of either language read the numbers', () => {
  const rows = [
    ['Wert; genau', 'A'],
    [3, 0.25],
  ];
  expect(csvOf(rows, 'de')).toBe('"Wert; genau";A\n3;0,25\n');
  expect(csvOf(rows, 'en')).toBe('"Wert; genau",A\n3,0.25\n');
});

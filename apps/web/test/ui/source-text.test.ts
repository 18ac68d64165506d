import { systems } from '@tafelrunde/registry';
import { expect, test } from 'vitest';
import { sourceText } from '../../src/ui/source-text.ts';

test.each(systems)('$id: where a rule comes from is told in German', ({ catalogue }) => {
  const english = /\b(the|of|and|rows?|table|tables|with|throughout|step|comparison|examples?|all)\b/;
  const left = catalogue.filter(({ source }) => english.test(sourceText(source, 'de'))).map(({ id }) => id);
  expect(left).toEqual([]);
});

test('places keep their figures', () => {
  expect(sourceText('3.4 l. 62–67; Tab. 1.2, rows 7 and 8', 'de')).toBe(
    '3.4 Z. 62–67; Tab. 1.2, Zeilen 7 und 8',
  );
  expect(sourceText('000 "Patzer"', 'de')).toBe('000 „Patzer“');
  expect(sourceText('000 "Patzer"', 'en')).toBe('000 “Patzer”');
});

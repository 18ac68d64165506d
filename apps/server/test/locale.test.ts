import { expect, test } from 'vitest';
import { localeOf } from '../src/locale.ts';

test.each([
  [undefined, 'de'],
  ['', 'de'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['fr-FR, fr', 'de'],
  ['de;q=0.3, en;q=0.7', 'en'],
  ['en;q=0, de;q=0.1', 'de'],
  ['en;q=abc', 'de'],
  [';;;,,,q=', 'de'],
])('%j speaks %s', (header, locale) => expect(localeOf(header)).toBe(locale));

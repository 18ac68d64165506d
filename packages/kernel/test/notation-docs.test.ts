import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scripted } from '@tafelrunde/testkit';
import { expect, test } from 'vitest';
import { readNotation } from '../src/notation/parse.ts';
import { notationRule } from '../src/notation/rule.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/notation.md'), 'utf8');
const ROWS = [...page.matchAll(/^\| `([^`]+)` \| ([\d ,]*)\| ([-\d.]+) \|/gm)].map(
  ([, text = '', faces = '', total = '']) => ({ text, faces: faces.trim(), total: Number(total) }),
);

test('the page has a row for everything', () => {
  expect(ROWS.length).toBe(page.split('\n').filter((line) => line.startsWith('| `')).length);
  expect(ROWS.length).toBeGreaterThan(30);
});

test.each(ROWS)('$text on $faces is $total', ({ text, faces, total }) => {
  const read = readNotation(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const throws = faces === '' ? [] : faces.split(', ').map((one) => one.split(' ').map(Number));
  expect(scripted(notationRule, read.value.expression, null, throws).outcome).toBe(total);
});

test('every label of the page is one', () => {
  const [, words = ''] = page.match(/## Words beside it\n([\s\S]*?)\n## /) ?? [];
  const examples = [...words.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  expect(examples).toHaveLength(5);
  for (const text of examples)
    expect(readNotation(text), text).toMatchObject({
      ok: true,
      value: { label: /Feuer/.test(text) ? 'Feuer' : 'Schaden' },
    });
});

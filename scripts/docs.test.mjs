import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DOCS = [
  ...['README.md', 'LIESMICH.md', 'CONTRIBUTING.md'],
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * Formatting may differ, the words may not.
 *
 * @param {string} code
 */
const squeezed = (code) =>
  code
    .replace(/\s+/g, ' ')
    .replace(/,? ([)\]}])/g, '$1')
    .replace(/([([{]) /g, '$1')
    .trim();

const snippets = DOCS.flatMap((doc) =>
  [...read(doc).matchAll(/<!-- source: (\S+) -->\n```\w+\n([\s\S]*?)```/g)].map(
    ([, file = '', code = '']) => ({ doc, file, code }),
  ),
);

test('the docs hold snippets of real files', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(5);
});

test.each(snippets)('$doc quotes $file as it is', ({ file, code }) => {
  expect(squeezed(read(file))).toContain(squeezed(code).replace(/,$/, ''));
});

test.each(DOCS)('%s links to files that exist', (doc) => {
  const links = [...read(doc).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
    ([, target = '']) => target,
  );
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(doc), link)))).toEqual([]);
});

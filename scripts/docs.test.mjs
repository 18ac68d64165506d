import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DOCS = [
  'README.md',
  'LIESMICH.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Formatting may differ, the words may not. */
const squeezed = (code) =>
  code
    .replace(/\s+/g, ' ')
    .replace(/,? ([)\]}])/g, '$1')
    .replace(/([([{]) /g, '$1')
    .trim();

const snippets = DOCS.flatMap((doc) =>
  [...read(doc).matchAll(/<!-- source: (\S+) -->\n```\w+\n([\s\S]*?)```/g)].map(([, file, code]) => ({
    doc,
    file,
    code,
  })),
);

test('the docs hold snippets of real files', () => {
  expect(snippets.length).toBeGreaterThanOrEqual(5);
});

test.each(snippets)('$doc quotes $file as it is', ({ file, code }) => {
  expect(squeezed(read(file))).toContain(squeezed(code));
});

test.each(DOCS)('%s links to files that exist', (doc) => {
  const folder = join(ROOT, doc, '..');
  const links = [...read(doc).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target]) => target);
  for (const link of links) expect(() => readdirSync(join(folder, link, '..')), link).not.toThrow();
  const missing = links.filter((link) => {
    const parts = link.replace(/\/$/, '').split('/');
    const name = parts.pop();
    return !readdirSync(join(folder, ...parts)).includes(name);
  });
  expect(missing).toEqual([]);
});

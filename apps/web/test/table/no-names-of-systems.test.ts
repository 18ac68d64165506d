import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systems } from '@tafelrunde/registry';
import { expect, test } from 'vitest';

const PAGES = fileURLToPath(new URL('../../src/pages/table', import.meta.url));

/** A side of a picture, and no state of a figure. */
const ELSEWHERE = new Set(['left']);

test('no code of the table page knows a state of a figure by its name', () => {
  const names = systems.flatMap(({ table }) => table.statuses).filter((name) => !ELSEWHERE.has(name));
  expect(names).toContain('prone');
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const known = files.flatMap((file) => {
    const code = readFileSync(join(PAGES, file), 'utf8');
    return names.filter((name) => code.includes(`'${name}'`)).map((name) => `${file}: ${name}`);
  });
  expect(known).toEqual([]);
});

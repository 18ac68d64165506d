import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkRooms } from './rooms.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tafelrunde-rooms-'));
  write('packages/system/src/offer.ts', "export type Look = 'hearts' | 'mana'; export type Kind = 'roll';");
  write(
    'systems/one/src/table-view.ts',
    "export const track = { id: 'hearts', value: 1, max: 2, look: 'hearts' }; fate.note('X-1', { kind: 'stumbled' });",
  );
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @param {Record<string, string>} files in the sources of the page */
function problemsWith(files) {
  for (const [path, text] of Object.entries(files)) write(`apps/web/src/${path}`, text);
  return checkRooms(root).map(({ where, message }) => `${where} ${message}`);
}

test('pages may build on each other, but not in circles', () => {
  const lab = { 'pages/lab/lab.ts': "import { a } from '../house/a.ts';", 'pages/house/a.ts': '' };
  expect(problemsWith(lab)).toEqual([]);
  const back = problemsWith({
    'pages/house/b.ts': "import type { Arena } from '../arena/arena.ts';",
    'pages/arena/arena.ts': "export const load = () => import('../lab/lab.ts');",
  });
  expect(back).toEqual([
    'apps/web/src/pages/arena/arena.ts arena and lab need each other: apps/web/src/pages/lab/lab.ts',
    'apps/web/src/pages/house/b.ts house and arena need each other: apps/web/src/pages/arena/arena.ts',
    'apps/web/src/pages/lab/lab.ts lab and house need each other: apps/web/src/pages/house/a.ts',
  ]);
});

test('what pages share imports no page', () => {
  expect(problemsWith({ 'ui/die.tsx': "import '../pages/lab/lab.ts';", 'pages/lab/lab.ts': '' })).toEqual([
    'apps/web/src/ui/die.tsx what pages share imports a page: apps/web/src/pages/lab/lab.ts',
  ]);
});

test('a track is known by its look, a fact not at all', () => {
  expect(problemsWith({ 'ui/a.ts': "look === 'hearts'; switch (track.look) { case 'hearts': }" })).toEqual(
    [],
  );
  expect(problemsWith({ 'ui/a.ts': "line.kind === 'roll'" })).toEqual([]);
  expect(
    problemsWith({ 'ui/a.ts': "track.id === 'hearts';\nswitch (fact.kind) { case 'stumbled': }" }),
  ).toEqual([
    "apps/web/src/ui/a.ts:1 the page knows the track 'hearts' of a system",
    "apps/web/src/ui/a.ts:2 the page knows the fact 'stumbled' of a system",
  ]);
});

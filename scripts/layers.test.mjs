import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLayers } from './layers.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'));
  write('package.json', { devDependencies: { vitest: '*' } });
  workspace('packages/kernel', '@t/kernel');
  workspace('packages/schema', '@t/schema', { dependencies: { '@t/kernel': '*', zod: '*' } });
  workspace('packages/testkit', '@t/testkit', { dependencies: { '@t/kernel': '*' } });
  workspace('systems/one', '@t/one', {
    dependencies: { '@t/kernel': '*', '@t/schema': '*' },
    devDependencies: { '@t/testkit': '*' },
  });
  workspace('systems/two', '@t/two', { dependencies: { '@t/kernel': '*' } });
  workspace('apps/registry', '@t/registry', { dependencies: { '@t/one': '*' } });
  workspace('apps/server', '@t/server', { dependencies: { '@t/registry': '*', fastify: '*' } });
  workspace('apps/cli', 't', { dependencies: { '@t/registry': '*', '@t/server': '*' } });
  workspace('apps/web', '@t/web', { dependencies: { '@t/kernel': '*', '@t/registry': '*' } });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} path @param {string | object} content */
function write(path, content) {
  const full = join(root, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
}

/** @param {string} folder @param {string} name @param {object} [manifest] */
function workspace(folder, name, manifest = {}) {
  write(`${folder}/package.json`, { name, ...manifest });
  write(`${folder}/src/index.ts`, 'export {};\n');
}

/** The messages after one file has been written. @param {string} path @param {string} content */
function messagesWith(path, content) {
  write(path, content);
  return checkLayers(root).map(({ where, message }) => `${where} ${message}`);
}

// That this repository keeps its layers is a stage of its own (`npm test -- layers`); here are the trees that do not.

test('a tree that keeps the layers has no problems', () => {
  write(
    'systems/one/src/rule.ts',
    "import type { Fate } from '@t/kernel';\nimport { s } from '@t/schema';\n",
  );
  write(
    'systems/one/test/rule.test.ts',
    "import '@t/testkit';\nimport 'vitest';\nimport '../src/rule.ts';\n",
  );
  write('apps/server/src/http.ts', "import fs from 'node:fs';\nimport 'fastify';\nDate.now();\n");
  write('apps/cli/src/main.ts', "import '@t/server';\nimport '@t/registry';\n");
  expect(checkLayers(root)).toEqual([]);
});

describe('direction', () => {
  test.each([
    ['packages/kernel/src/a.ts', "import '@t/schema';", 'packages/kernel must not import @t/schema'],
    [
      'packages/schema/src/a.ts',
      "import type { X } from '@t/one';",
      'packages/schema must not import @t/one',
    ],
    ['systems/one/src/a.ts', "export { x } from '@t/two';", 'systems/one must not import @t/two'],
    ['systems/one/src/a.ts', "const x = import('@t/registry');", 'systems/one must not import @t/registry'],
    ['systems/one/src/a.ts', "type X = import('@t/two').X;", 'systems/one must not import @t/two'],
    ['systems/one/src/a.ts', "import '@t/testkit';", 'systems/one must not import @t/testkit'],
    ['systems/one/test/a.test.ts', "import '@t/registry';", 'systems/one must not import @t/registry'],
    ['apps/server/src/a.ts', "import '@t/one';", 'apps/server must not import @t/one'],
    ['apps/server/src/a.ts', "import 't';", 'apps/server must not import t'],
    [
      'apps/web/src/a.tsx',
      "import '@t/server';\nexport const a = <b />;",
      'apps/web must not import @t/server',
    ],
    [
      'systems/one/src/a.ts',
      "import '../../two/src/index.ts';",
      "'../../two/src/index.ts' leaves systems/one",
    ],
    ['systems/one/src/a.ts', "import '../test/b.ts';", 'product code imports a test'],
  ])('%s: %s', (path, content, expected) => {
    expect(messagesWith(path, content)).toEqual([expect.stringContaining(expected)]);
  });

  test('a dependency upwards is refused even when nothing imports it', () => {
    workspace('packages/schema', '@t/schema', { dependencies: { '@t/one': '*' } });
    expect(checkLayers(root)).toEqual([
      { where: 'packages/schema/package.json', message: 'packages/schema must not depend on @t/one' },
    ]);
  });

  test('the kernel has no dependencies at all', () => {
    workspace('packages/kernel', '@t/kernel', { dependencies: { zod: '*' } });
    expect(checkLayers(root)).toEqual([
      { where: 'packages/kernel/package.json', message: 'the kernel has no dependencies' },
    ]);
  });

  test('a workspace without a place in the layers is refused', () => {
    workspace('packages/misc', '@t/misc');
    expect(checkLayers(root)).toEqual([expect.objectContaining({ where: 'packages/misc/package.json' })]);
  });
});

describe('declared dependencies', () => {
  test.each([
    ['systems/two/src/a.ts', "import { z } from 'zod';", "'zod' is not declared in systems/two/package.json"],
    [
      'systems/two/src/a.ts',
      "import { z } from 'zod/v4';",
      "'zod' is not declared in systems/two/package.json",
    ],
    ['systems/two/src/a.ts', "import { s } from '@t/schema';", "'@t/schema' is not declared"],
    ['systems/two/src/a.ts', "import { test } from 'vitest';", "'vitest' is not declared"],
    ['systems/two/test/a.test.ts', "import fc from 'fast-check';", "'fast-check' is not declared"],
  ])('%s: %s', (path, content, expected) => {
    expect(messagesWith(path, content)).toEqual([expect.stringContaining(expected)]);
  });
});

describe('the ambient world below apps/', () => {
  test.each([
    ['Math.random();', 'Math.random'],
    ["Math['random']();", 'Math[…]'],
    ['const { random } = Math;', 'Math under another name'],
    ['Date.now();', 'Date'],
    ['const d = new Date();', 'Date'],
    ['const f = { Date };', 'Date'],
    ['process.env;', 'process'],
    ['void fetch(url);', 'fetch'],
    ['setTimeout(f, 1);', 'setTimeout'],
    ['globalThis.x;', 'globalThis'],
    ['(crypto as Crypto).subtle;', 'crypto'],
    ['import.meta.url;', 'import.meta'],
    ["console.log('x');", 'console'],
    ["import { readFileSync } from 'node:fs';", 'node:fs'],
    ["import { readFileSync } from 'fs';", "'fs'"],
    ["const fs = await import('node:fs');", 'node:fs'],
  ])('%s', (content, expected) => {
    const messages = messagesWith('systems/one/src/a.ts', `\n${content}`);
    expect(messages).toEqual([expect.stringContaining(`systems/one/src/a.ts:2 `)]);
    expect(messages[0]).toContain(expected);
  });

  test.each([
    'export const x = Math.max(1, 2);',
    'const turn = { process: 1, Date: 2 }; turn.process;',
    'export function age(of: Date): number { return of.getTime(); }',
    '// Date.now() and Math.random() in a comment\nexport const text = "new Date()";',
    'export interface Clock { fetch(): Promise<number>; Date: number }',
  ])('is not in: %s', (content) => {
    expect(messagesWith('systems/one/src/a.ts', content)).toEqual([]);
  });

  test('tests and apps may use it, the registry and the browser page only what the browser has', () => {
    write('systems/one/test/a.test.ts', "import 'node:fs';\nDate.now();");
    write('apps/web/src/a.ts', 'Date.now();');
    expect(checkLayers(root)).toEqual([]);
    expect(messagesWith('apps/web/src/a.ts', "import 'node:fs';")).toEqual([
      expect.stringContaining('not in a browser'),
    ]);
  });
});

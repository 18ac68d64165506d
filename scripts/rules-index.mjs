// Counts for each rule the tests that quote its id, and writes `src/test-counts.ts` of every system: `tafelrunde rules` shows
// these numbers. Nobody commits the files: whatever builds, checks or tests writes them first.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {import('vite').ESTree.Node} Node */

/** `[GW-TST-01]` in a title, also several: `[GW-TST-01, GW-TN-01]`. */
const QUOTED = /\[([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?:, ?[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)*)\]/g;

/**
 * The ids a title quotes.
 *
 * @param {string} title
 */
const idsIn = (title) => [...title.matchAll(QUOTED)].flatMap(([, ids = '']) => ids.split(/, ?/));

/**
 * `test(…)`, `test.each(…)(…)`, `it.only(…)` are calls of `test` or `it`; likewise `describe`.
 *
 * @param {Node} callee
 * @returns {string | null}
 */
function rootName(callee) {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return rootName(callee.object);
    case 'CallExpression':
      return rootName(callee.callee);
    case 'TaggedTemplateExpression':
      return rootName(callee.tag);
    default:
      return null;
  }
}

/**
 * @param {Node | undefined} node
 * @returns {string | null}
 */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('') : null;
}

/**
 * The ids each test of a file quotes, in its own title or in that of a group around it.
 *
 * @param {string} file
 * @param {string} source
 * @returns {string[][]} one list of different ids per test
 */
export function quotedInTests(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  /** @type {string[][]} */
  const tests = [];
  /** @param {Node} node @param {readonly string[]} around */
  const visit = (node, around) => {
    let inside = around;
    if (node.type === 'CallExpression') {
      const name = rootName(node.callee);
      const title = textOf(node.arguments[0]);
      const ids = title === null ? around : [...around, ...idsIn(title)];
      if (name === 'describe') inside = ids;
      else if ((name === 'test' || name === 'it') && title !== null && node.arguments.length > 1) {
        tests.push([...new Set(ids)]);
      }
    }
    for (const child of Object.values(node)) {
      for (const item of Array.isArray(child) ? child : [child]) {
        if (typeof item?.type === 'string') visit(item, inside);
      }
    }
  };
  visit(program, []);
  return tests;
}

/**
 * How many tests below a folder quote each id, sorted by id.
 *
 * @param {string} folder
 * @returns {Record<string, number>}
 */
export function countTests(folder) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  for (const file of files.filter((name) => name.endsWith('.test.ts'))) {
    const path = join(folder, file);
    for (const id of quotedInTests(path, readFileSync(path, 'utf8')).flat()) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {Readonly<Record<string, number>>} counts */
export function makeTestCounts(counts) {
  /** @type {Map<string, string[]>} */
  const topics = new Map();
  for (const [id, count] of Object.entries(counts)) {
    const topic = id.slice(0, id.lastIndexOf('-'));
    topics.set(topic, [...(topics.get(topic) ?? []), `'${id}': ${count},`]);
  }
  const rows = [...topics.values()].map((topic) => `  ${topic.join(' ')}\n`);
  const table = rows.length === 0 ? '{}' : `{\n${rows.join('')}}`;
  return `// Written by scripts/rules-index.mjs. Do not edit.

/** How many tests quote each id of the catalogue. */
// biome-ignore format: a topic per line
export const testCounts: Readonly<Record<string, number>> = ${table};
`;
}

/**
 * Every system's file as it is and as it should be.
 *
 * @param {string} root
 */
export function testCountFiles(root) {
  const systems = join(root, 'systems');
  if (!existsSync(systems)) return [];
  return readdirSync(systems)
    .filter((system) => existsSync(join(systems, system, 'package.json')))
    .map((system) => {
      const path = join(systems, system, 'src', 'test-counts.ts');
      const is = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return { path, is, should: makeTestCounts(countTests(join(systems, system, 'test'))) };
    });
}

/**
 * Writes what is not current; tools that look at times see nothing new where nothing has changed.
 *
 * @param {string} root
 */
export function writeTestCounts(root) {
  for (const { path, is, should } of testCountFiles(root)) if (is !== should) writeFileSync(path, should);
}

// Holds the rooms of the page (apps/web/src).
//
// 1. Pages do not import each other in circles: every folder of `pages` is one page.
// 2. What pages share (ui, text, engine, state, table, pictures) imports no page.
// 3. No code of the page knows a track or a fact of a system by its name; tracks say how they look, offers what they are for.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { isMain } from './is-main.mjs';

const PAGE = 'apps/web/src';
const SHARED = ['ui', 'text', 'engine', 'state', 'table', 'pictures'];

/** @typedef {{ where: string; message: string }} Problem */
/** @typedef {import('vite').ESTree.Node} Node */
/** @typedef {{ path: string; text: string; program: Node }} Source */

/**
 * @param {string} root
 * @returns {Problem[]} empty when all is well
 */
export function checkRooms(root) {
  const sources = readSources(root, PAGE);
  const imports = sources.flatMap((source) => importsOf(root, source));
  return [...upward(imports), ...circles(imports), ...namesKnown(root, sources)];
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Source[]}
 */
function readSources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : readSources(root, path);
    if (!/\.tsx?$/.test(entry.name)) return [];
    const text = readFileSync(join(root, path), 'utf8');
    return [{ path, text, program: parseSync(path, text).program }];
  });
}

/** @typedef {{ from: string; to: string }} Import paths from the root */

/**
 * @param {string} root
 * @param {Source} source
 * @returns {Import[]}
 */
function importsOf(root, { path, program }) {
  /** @type {Import[]} */
  const found = [];
  walk(program, (node) => {
    if (!('source' in node) || node.source === null || typeof node.source !== 'object') return;
    const specifier = 'value' in node.source ? String(node.source.value) : '';
    if (!specifier.startsWith('.')) return;
    const to = relative(root, resolve(root, dirname(path), specifier));
    found.push({ from: path, to: to.split(sep).join('/') });
  });
  return found;
}

/** The page a file belongs to. @param {string} path */
const pageOf = (path) => /^apps\/web\/src\/pages\/([^/]+)\//.exec(path)?.[1] ?? null;

/** @param {readonly Import[]} imports @returns {Problem[]} */
function upward(imports) {
  const shared = SHARED.map((folder) => `${PAGE}/${folder}/`);
  return imports
    .filter(({ from, to }) => to.startsWith(`${PAGE}/pages/`) && shared.some((one) => from.startsWith(one)))
    .map(({ from, to }) => ({ where: from, message: `what pages share imports a page: ${to}` }));
}

/** @param {readonly Import[]} imports @returns {Problem[]} one for each import that closes a circle of pages */
function circles(imports) {
  /** @type {Map<string, Set<string>>} */
  const needs = new Map();
  for (const { from, to } of imports) {
    const [page, other] = [pageOf(from), pageOf(to)];
    if (page === null || other === null || page === other) continue;
    needs.set(page, (needs.get(page) ?? new Set()).add(other));
  }
  /** @param {string} start @param {string} goal @param {Set<string>} seen @returns {boolean} */
  const leads = (start, goal, seen = new Set()) => {
    if (start === goal) return true;
    if (seen.has(start)) return false;
    seen.add(start);
    return [...(needs.get(start) ?? [])].some((next) => leads(next, goal, seen));
  };
  return imports.flatMap(({ from, to }) => {
    const [page, other] = [pageOf(from), pageOf(to)];
    if (page === null || other === null || page === other || !leads(other, page)) return [];
    return [{ where: from, message: `${page} and ${other} need each other: ${to}` }];
  });
}

/**
 * Comparisons with a name that only a system has given: a track's id, or the kind of a fact. A word that some type of the
 * page or of a package declares is no such name.
 *
 * @param {string} root
 * @param {readonly Source[]} sources
 * @returns {Problem[]}
 */
function namesKnown(root, sources) {
  const { tracks, facts } = namesOfSystems(readSources(root, 'systems'));
  const declared = declaredWords([...readSources(root, 'packages'), ...sources]);
  return sources.flatMap(({ path, text, program }) => {
    /** @type {Problem[]} */
    const problems = [];
    /** @param {Node} literal @param {Node | null} beside what it is compared with */
    const judge = (literal, beside) => {
      const word = wordOf(literal);
      if (word === null) return;
      const isLook = beside !== null && /(^|\.)look$/.test(text.slice(beside.start, beside.end));
      const isTrack = tracks.has(word) && !isLook;
      const isFact = facts.has(word) && !declared.has(word);
      if (!isTrack && !isFact) return;
      const line = text.slice(0, literal.start).split('\n').length;
      const what = isTrack ? 'track' : 'fact';
      problems.push({
        where: `${path}:${line}`,
        message: `the page knows the ${what} '${word}' of a system`,
      });
    };
    walk(program, (node) => {
      if (node.type === 'BinaryExpression' && /^[!=]==$/.test(node.operator)) {
        judge(node.right, node.left);
        judge(node.left, node.right);
      }
      if (node.type === 'SwitchStatement')
        for (const { test } of node.cases) if (test !== null) judge(test, node.discriminant);
    });
    return problems;
  });
}

/** @param {readonly Source[]} sources */
function namesOfSystems(sources) {
  /** @type {Set<string>} */
  const tracks = new Set();
  /** @type {Set<string>} */
  const facts = new Set();
  for (const { program } of sources)
    walk(program, (node) => {
      const id = isTrack(node) ? wordOf(valueIn(node, 'id')) : null;
      if (id !== null) tracks.add(id);
      const noted = node.type === 'CallExpression' && isNote(node.callee) ? node.arguments[1] : undefined;
      const kind = noted === undefined ? null : wordOf(valueIn(noted, 'kind'));
      if (kind !== null) facts.add(kind);
    });
  return { tracks, facts };
}

/** `{ id, value, max, … }`. @param {Node} node */
const isTrack = (node) => ['id', 'value', 'max'].every((key) => valueIn(node, key) !== null);

/** `fate.note(…)`. @param {Node} callee */
const isNote = (callee) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'note';

/** @param {readonly Source[]} sources */
function declaredWords(sources) {
  /** @type {Set<string>} */
  const words = new Set();
  for (const { program } of sources)
    walk(program, (node) => {
      const word = node.type === 'TSLiteralType' ? wordOf(node.literal) : null;
      if (word !== null) words.add(word);
      if (node.type === 'TSAsExpression' && node.expression.type === 'ArrayExpression')
        for (const one of node.expression.elements) words.add((one && wordOf(one)) ?? '');
    });
  return words;
}

/** The value of a property of an object that is written out. @param {Node} node @param {string} key @returns {Node | null} */
function valueIn(node, key) {
  if (node.type !== 'ObjectExpression') return null;
  for (const one of node.properties)
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === key) return one.value;
  return null;
}

/** @param {Node | null} node @returns {string | null} */
const wordOf = (node) => (node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null);

/** @param {Node} node @param {(node: Node) => void} visit */
function walk(node, visit) {
  visit(node);
  for (const child of Object.values(node))
    for (const item of Array.isArray(child) ? child : [child])
      if (typeof item?.type === 'string') walk(item, visit);
}

if (isMain(import.meta.url)) {
  const problems = checkRooms(fileURLToPath(new URL('..', import.meta.url)));
  for (const { where, message } of problems) console.error(`${where}  ${message}`);
  console.log(
    problems.length === 0 ? 'Pages stand apart and know no system.' : `${problems.length} problem(s).`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

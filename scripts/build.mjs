// Builds the command line and the web table, each only if something it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';
import { withLock } from './lock.mjs';
import { writeTestCounts } from './rules-index.mjs';

/** @typedef {{ name: string; title: string; folder: string; output: string; sources: readonly string[] }} Target */

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.library.json',
  'packages',
  'systems',
  'apps/registry',
];

/** @type {readonly Target[]} */
const TARGETS = [
  {
    name: 'cli',
    title: 'command line and server',
    folder: 'apps/cli',
    output: 'apps/cli/dist/main.js',
    sources: [...SHARED, 'apps/server', 'apps/cli'],
  },
  {
    name: 'web',
    title: 'web table',
    folder: 'apps/web',
    output: 'apps/web/dist/index.html',
    sources: [...SHARED, 'apps/web'],
  },
];

/** Folders that are not sources: what tools write, and tests. */
const NOT_SOURCES = new Set(['node_modules', 'dist', '.types', '.cache', 'test']);

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_SOURCES.has(entry.name)) return [];
    const full = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(full) : entry.name.endsWith('.tsbuildinfo') ? [] : [full];
  });
}

/**
 * @param {string} root
 * @param {readonly string[]} sources files and folders relative to root
 */
export function hashOfSources(root, sources) {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => {
    const full = join(root, source);
    return /\.\w+$/.test(source) ? [full] : filesBelow(full);
  });
  for (const file of files.sort()) {
    const content = readFileSync(file);
    // Name and length keep apart what would otherwise be the same bytes in a row.
    hash.update(`${relative(root, file).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} root */
async function buildAll(root) {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  writeTestCounts(root);
  for (const target of TARGETS) {
    const stamp = join(cache, `build-${target.name}`);
    const hash = hashOfSources(root, target.sources);
    const isCurrent =
      existsSync(join(root, target.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
    if (isCurrent) continue;
    console.log(`Building the ${target.title} ...`);
    rmSync(stamp, { force: true }); // a build that breaks half-way must not count as done
    const { build } = await import('vite');
    await build({ root: join(root, target.folder), logLevel: 'warn' });
    writeFileSync(stamp, hash);
  }
}

if (isMain(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  // A NODE_ENV left over in the terminal would put React's development build into the page.
  process.env['NODE_ENV'] = 'production';
  try {
    await withLock(join(root, '.cache', 'build.lock'), () => buildAll(root), {
      onWait: (owner) => console.log(`Another process (${owner}) is building; waiting for it ...`),
    });
  } catch (error) {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    console.error('The build failed.');
    process.exitCode = 1;
  }
}

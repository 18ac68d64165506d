// `npm run pack`: every public package as a tarball in .cache/packages, as it would be published.
//
// What npm packs of a workspace as it lies here would not do outside of it: its manifest names siblings as `*` and points
// at sources. So each package is laid out anew, and npm packs that.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';
import { npm } from './npm.mjs';

/** @typedef {Record<string, string>} Ranges */
/** @typedef {{ name: string; version: string; dependencies?: Ranges; devDependencies?: Ranges; exports?: Record<string, Record<string, string>>; [field: string]: unknown }} Manifest */

/** What others can build upon: compiled file by file, with types. */
export const LIBRARIES = [
  ...['kernel', 'system', 'schema', 'table', 'engine', 'arena', 'protocol'].map((name) => `packages/${name}`),
  ...['d6pool', 'grundregelwerk', 'heldenhandbuch', 'probenwuerfel'].map((name) => `systems/${name}`),
  'apps/registry',
];
/** The program: our own code bundled, the page beside it. */
export const PROGRAM = 'apps/cli';

const OWN = '@tafelrunde/';
const KEYWORDS = ['dice', 'rpg', 'tabletop', 'probability', 'vtt'];
const ENGINES = { node: '>=20.19' };

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Manifest}
 */
const manifestOf = (root, folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/**
 * @param {Manifest} manifest
 * @param {(name: string) => string} versionOf
 * @returns {Ranges}
 */
const realRanges = ({ dependencies = {} }, versionOf) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      name.startsWith(OWN) ? `^${versionOf(name)}` : range,
    ]),
  );

/** @param {NonNullable<Manifest['exports']>} exports */
const withoutSources = (exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([path, { source: _, ...conditions }]) => [path, conditions]),
  );

/**
 * A manifest as outsiders need it.
 *
 * @param {Manifest} manifest
 * @param {Ranges} dependencies
 */
function published({ devDependencies: _, private: __, exports, ...manifest }, dependencies) {
  return {
    ...manifest,
    keywords: KEYWORDS,
    engines: ENGINES,
    ...(exports === undefined
      ? {}
      : { exports: { ...withoutSources(exports), './package.json': './package.json' } }),
    dependencies,
  };
}

/**
 * What the program needs at run time: everything but our own packages, which it holds within.
 *
 * @param {string} root
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} folders where each of our packages lies
 * @param {Set<string>} [seen]
 * @returns {Ranges}
 */
function outsideOf(root, folder, folders, seen = new Set()) {
  if (seen.has(folder)) return {};
  seen.add(folder);
  /** @type {Ranges} */
  const found = {};
  for (const [name, range] of Object.entries(manifestOf(root, folder).dependencies ?? {})) {
    const own = folders.get(name);
    if (own === undefined) found[name] = range;
    else Object.assign(found, outsideOf(root, own, folders, seen));
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Compiled files whose source is still there: the compiler leaves behind what was renamed or removed.
 *
 * @param {string} from
 * @param {string} to
 */
function copyCompiled(from, to) {
  const sources = new Set(
    readdirSync(join(from, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replace(/\.ts$/, ''),
    ),
  );
  for (const file of readdirSync(join(from, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const source = file.replace(/(\.d\.ts|\.js)$/, '');
    if (source === file || !sources.has(source)) continue;
    mkdirSync(dirname(join(to, 'dist', file)), { recursive: true });
    cpSync(join(from, 'dist', file), join(to, 'dist', file));
  }
}

/**
 * @param {string} root
 * @param {string} to
 */
function copyProgram(root, to) {
  const isShipped = (/** @type {string} */ file) => !file.endsWith('.map');
  cpSync(join(root, PROGRAM, 'bin'), join(to, 'bin'), { recursive: true });
  cpSync(join(root, PROGRAM, 'dist'), join(to, 'dist'), { recursive: true, filter: isShipped });
  cpSync(join(root, 'apps/web/dist'), join(to, 'web'), { recursive: true, filter: isShipped });
}

/**
 * Packs what has been built.
 *
 * @param {string} root
 * @returns {Record<string, string>} the tarball of each package by its name
 */
export function packAll(root) {
  const output = join(root, '.cache', 'packages');
  rmSync(output, { recursive: true, force: true });
  const all = ['packages', 'systems', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  );
  const folders = new Map(all.map((folder) => [manifestOf(root, folder).name, folder]));
  const versionOf = (/** @type {string} */ name) => manifestOf(root, folders.get(name) ?? '').version;
  /** @type {Record<string, string>} */
  const tarballs = {};
  const stages = [...LIBRARIES, PROGRAM].map((folder) => {
    const manifest = manifestOf(root, folder);
    const stage = join(output, 'stage', folder);
    mkdirSync(stage, { recursive: true });
    const isProgram = folder === PROGRAM;
    const dependencies = isProgram ? outsideOf(root, folder, folders) : realRanges(manifest, versionOf);
    writeFileSync(join(stage, 'package.json'), JSON.stringify(published(manifest, dependencies), null, 2));
    cpSync(join(root, folder, 'README.md'), join(stage, 'README.md'));
    for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(stage, file));
    if (isProgram) copyProgram(root, stage);
    else copyCompiled(join(root, folder), stage);
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    tarballs[manifest.name] = join(output, file);
    return stage;
  });
  npm(['pack', '--silent', '--ignore-scripts', '--pack-destination', output, ...stages], { cwd: root });
  return tarballs;
}

/** @param {string} root */
export function compileLibraries(root) {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', ...LIBRARIES], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The libraries do not compile.');
}

if (isMain(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  compileLibraries(root);
  const tarballs = packAll(root);
  for (const tarball of Object.values(tarballs)) console.log(tarball);
  // npx takes a bare path for a command, so the way to try it is worth a line.
  console.error(`The program from any folder: npx --package ${tarballs['tafelrunde']} tafelrunde serve`);
}

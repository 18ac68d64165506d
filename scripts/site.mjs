// `npm run site`: the page as a folder that any file server can serve. Everything that needs no server works there.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';

/** Pages with an address of their own; open and join say there that they need a server. */
const FIXED = ['open', 'join', 'tables', 'lab', 'arena', 'replay', 'story', 'fair-dice'];
const BY_SYSTEM = [
  'lab/*',
  'arena/*',
  'house/*',
  'rules/*',
  'paper/*',
  'solo/*',
  'solo/*/scene',
  'solo/*/table',
];

/**
 * Every address inside the site. Each becomes a folder with a page, so that a link works wherever it leads, on a server
 * that knows nothing but files.
 *
 * @param {string} root
 */
function addresses(root) {
  const program = join(root, 'apps/cli/bin/tafelrunde.mjs');
  const listed = execFileSync(process.execPath, [program, 'actions', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  /** @type {string[]} */
  const actions = JSON.parse(listed).map((/** @type {{ id: string }} */ { id }) => id);
  const systems = [...new Set(actions.map((id) => id.split('/')[0] ?? ''))];
  return [
    ...FIXED,
    ...systems.flatMap((id) => BY_SYSTEM.map((pattern) => pattern.replace('*', id))),
    ...actions.map((id) => `lab/${id}`),
  ];
}

/**
 * The page as it lies in a folder so many steps down.
 *
 * @param {string} page
 * @param {string} up './' or '../../'
 */
const pageAt = (page, up) => page.replaceAll('="./', `="${up}`);

/** @param {string} page */
function asSite(page) {
  const marks = [
    '<meta name="site" content="static" />',
    '<link rel="manifest" href="./manifest.webmanifest" />',
  ];
  return page.replace('<title>', `${marks.join('\n    ')}\n    <title>`);
}

/**
 * @param {string} root
 * @param {string} output
 */
export function makeSite(root, output) {
  rmSync(output, { recursive: true, force: true });
  cpSync(join(root, 'apps/web/dist'), output, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  cpSync(join(root, 'apps/web/site/manifest.webmanifest'), join(output, 'manifest.webmanifest'));
  const page = asSite(readFileSync(join(output, 'index.html'), 'utf8'));
  writeFileSync(join(output, 'index.html'), page);
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(output, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(output, file)));
  const worker = readFileSync(join(root, 'apps/web/site/service-worker.js'), 'utf8')
    .replace("'@version'", `'${hash.digest('hex').slice(0, 16)}'`)
    .replace("['@files']", JSON.stringify(files));
  writeFileSync(join(output, 'service-worker.js'), worker);
  for (const address of addresses(root)) {
    const file = join(output, address, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageAt(page, '../'.repeat(address.split('/').length)));
  }
}

if (isMain(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const output = join(root, 'site');
  makeSite(root, output);
  console.log(`The site lies in ${relative(process.cwd(), output)}: serve it with any file server.`);
}

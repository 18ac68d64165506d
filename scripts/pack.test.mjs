import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRegistry } from './local-registry.mjs';
import { npmBeside } from './npm.mjs';
import { compileLibraries, LIBRARIES, PROGRAM, packAll } from './pack.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'packed-'));
const names = [...LIBRARIES, PROGRAM].map(
  (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).name,
);
const libraries = names.filter((name) => name !== 'tafelrunde');
const inside = (/** @type {string} */ name) => join(folder, 'node_modules', name);
const read = (/** @type {string} */ name, /** @type {string} */ file) =>
  readFileSync(join(inside(name), file), 'utf8');

/** Everything in an empty folder outside of the repository, by one installation. */
beforeAll(async () => {
  if (!existsSync(join(root, 'apps/web/dist/index.html')))
    throw new Error('The page is not built: run `npm run build` first, as `npm test` does.');
  compileLibraries(root);
  const tarballs = packAll(root);
  const own = Object.entries(tarballs).map(([name, tarball]) => ({
    tarball,
    manifest: JSON.parse(
      readFileSync(
        join(
          root,
          '.cache/packages/stage',
          [...LIBRARIES, PROGRAM][names.indexOf(name)] ?? '',
          'package.json',
        ),
        'utf8',
      ),
    ),
  }));
  const registry = await openRegistry(root, own);
  // The registry here has the versions that are installed here, so it needs the same exceptions.
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', overrides }));
  const settings = ['--no-audit', '--no-fund', '--ignore-scripts', '--registry', registry.url];
  await npmBeside(['install', ...settings, '--cache', join(folder, '.npm'), ...Object.values(tarballs)], {
    cwd: folder,
  });
  await registry.close();
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number | null; stdout: string; stderr: string }>}
 */
function node(...args) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, args, { cwd: folder, env: { PATH, HOME } });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (piece) => {
    stdout += piece;
  });
  child.stderr.on('data', (piece) => {
    stderr += piece;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

test.each(names)('%s has what a package needs, and nothing else', (name) => {
  const manifest = JSON.parse(read(name, 'package.json'));
  expect(manifest).toMatchObject({ name, license: 'MIT', engines: { node: '>=20.19' } });
  expect(manifest).not.toHaveProperty('private');
  expect(manifest).not.toHaveProperty('devDependencies');
  for (const [dependency, range] of Object.entries(manifest.dependencies))
    expect(`${dependency} ${range}`).toMatch(/ [\^~]?\d+\.\d+/);
  const targets = Object.values(manifest.exports ?? {}).flatMap((one) =>
    typeof one === 'string' ? [one] : Object.values(one),
  );
  expect(
    [...targets, ...Object.values(manifest.bin ?? {})].filter((at) => !existsSync(join(inside(name), at))),
  ).toEqual([]);
  expect(read(name, 'LICENSE')).toContain('MIT License');
  const files = readdirSync(inside(name), { recursive: true, encoding: 'utf8' });
  expect(
    files.filter((file) => /(^|\/)(test|src)\/|\.test\.|tsbuildinfo|\.map$|(?<!\.d)\.ts$/.test(file)),
  ).toEqual([]);
});

/** The example of a package's README and what it says is printed. */
const exampleOf = (/** @type {string} */ name) =>
  /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(read(name, 'README.md')) ?? ['', '', ''];

const fileOf = (/** @type {string} */ name) => name.replace('@tafelrunde/', '');

test('the example of every README compiles strictly and prints what it says', async () => {
  mkdirSync(join(folder, 'examples'));
  for (const name of libraries)
    writeFileSync(join(folder, 'examples', `${fileOf(name)}.ts`), exampleOf(name)[1] ?? '');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...{
          module: 'NodeNext',
          target: 'ES2023',
          lib: ['ES2023', 'DOM'],
          types: [],
          outDir: 'out',
          rootDir: 'examples',
        },
        ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
        ...{ noPropertyAccessFromIndexSignature: true, skipLibCheck: false, verbatimModuleSyntax: true },
      },
      include: ['examples'],
    }),
  );
  const compiled = await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.');
  expect(compiled).toEqual({ code: 0, stdout: '', stderr: '' });
  const printed = await Promise.all(
    libraries.map(async (name) => [name, (await node(`out/${fileOf(name)}.js`)).stdout]),
  );
  expect(Object.fromEntries(printed)).toEqual(
    Object.fromEntries(libraries.map((name) => [name, exampleOf(name)[2]])),
  );
});

const program = () => join(inside('tafelrunde'), 'bin/tafelrunde.mjs');
const commands = () =>
  [...read('tafelrunde', 'README.md').matchAll(/^npx tafelrunde (.+)$/gm)]
    .map(([, line = '']) => line)
    .filter((line) => !line.startsWith('serve'));

test('the installed program does what its README shows', async () => {
  const runs = await Promise.all(
    commands().map(async (line) => {
      const words = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)];
      return await node(program(), ...words.map(([, a, b, c]) => a ?? b ?? c ?? ''));
    }),
  );
  expect(runs.length).toBe(4);
  expect(runs.map(({ code, stderr }) => ({ code, stderr }))).toEqual(
    runs.map(() => ({ code: 0, stderr: '' })),
  );
  expect(runs[1]?.stdout).toContain('50,0 %');
});

/**
 * Does something with the installed program's server.
 *
 * @param {readonly string[]} options
 * @param {(addresses: { url: string; gmLink: string }) => Promise<void>} use
 */
async function serving(options, use) {
  const { PATH, HOME } = process.env;
  const place = ['--port', '0', '--data', mkdtempSync(join(folder, 'data-')), '--json'];
  const server = spawn(process.execPath, [program(), 'serve', ...place, ...options], {
    cwd: folder,
    env: { PATH, HOME },
  });
  try {
    const line = await new Promise((resolve, reject) => {
      server.stdout.once('data', (piece) => resolve(String(piece)));
      server.stderr.once('data', (piece) => reject(new Error(String(piece))));
    });
    await use(JSON.parse(line));
  } finally {
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.kill();
    await closed;
  }
}

/**
 * @param {string} url
 * @param {object} body
 * @returns {Promise<any>}
 */
const post = async (url, body) =>
  await (
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

test('the installed program serves the page, the API and tables', async () => {
  await serving([], async ({ url, gmLink }) => {
    const page = await (await fetch(gmLink, { headers: { accept: 'text/html' } })).text();
    const script = /src="[^"]*(assets\/[^"]+\.js)"/.exec(page)?.[1];
    expect((await fetch(`${url}/${script}`)).headers.get('content-type')).toContain('javascript');
    const odds = await post(`${url}/api/odds`, { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } });
    expect(odds).toMatchObject({ chances: { success: { fraction: '1/2' } } });
  });
});

test('a system of somebody else is calculated and played', async () => {
  cpSync(join(root, 'docs/examples/coin-toss.js'), join(folder, 'coin-toss.js'));
  const named = ['--system', './coin-toss.js'];
  const input = ['--input', '{"coins":3,"wanted":2}'];
  const odds = await node(program(), 'odds', 'coin-toss/toss', ...input, ...named, '--json');
  expect(JSON.parse(odds.stdout).chances.success.fraction).toBe('11/16');
  await serving(named, async ({ url }) => {
    const opened = await post(`${url}/api/tables`, { system: 'coin-toss', name: 'Runde', gm: 'Ada' });
    expect(await toss(url, opened)).toMatchObject({
      outcome: { isSuccess: false, shown: expect.any(Number) },
    });
    // The page offers it, too, and loads it from a file of its own.
    const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    const module = /(\/outside\/coin-toss-[0-9a-f]{16}\.js)&/.exec(page)?.[1];
    const code = await (await fetch(`${url}${module}`)).text();
    writeFileSync(join(folder, 'in-a-browser.mjs'), code);
    const loaded = await import(pathToFileURL(join(folder, 'in-a-browser.mjs')).href);
    expect(loaded.system.id).toBe('coin-toss');
    // In a thread of its own.
    const body = { action: 'coin-toss/toss', input: { coins: 3, wanted: 2 } };
    expect(await post(`${url}/api/odds`, body)).toMatchObject({ chances: { success: { p: 0.6875 } } });
  });
});

/**
 * One coin at a table, thrown by the GM; two heads of one coin never come.
 *
 * @param {string} url
 * @param {{ table: string; token: string }} seat
 * @returns {Promise<unknown>} what came of it
 */
function toss(url, { table, token }) {
  const WebSocket = createRequire(join(folder, 'package.json'))('ws');
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  const say = (/** @type {object} */ message) => socket.send(JSON.stringify(message));
  const input = { coins: 1, wanted: 2 };
  const command = {
    kind: 'act',
    id: 'c1',
    action: 'coin-toss/toss',
    input,
    audience: 'everyone',
    realDice: false,
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => say({ kind: 'hello', v: 4, table, token, last: 0 }));
    socket.on('message', (/** @type {Buffer} */ raw) => {
      const message = JSON.parse(String(raw));
      if (message.kind === 'welcome') say({ kind: 'command', command });
      if (message.kind === 'fault' || message.kind === 'refused') reject(new Error(String(raw)));
      const ended = (message.events ?? []).find(
        (/** @type {{ kind: string }} */ { kind }) => kind === 'runFinished',
      );
      if (ended !== undefined) resolve(ended.result);
    });
  }).finally(() => socket.close());
}

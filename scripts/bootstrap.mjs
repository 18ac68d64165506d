// Installs what is missing, so that `npm start` and `npm test` are all anybody has to know.
// It is called inline, not as a `prestart` script, and prints to stderr: `npm run bench -- --json` stays JSON.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';
import { withLock } from './lock.mjs';

const OLDEST_NODE = [20, 19];
const PROGRESS_MS = 10_000;

/** @param {string} version for example 'v20.19.0' */
export function isNodeTooOld(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

/**
 * What an installation depends on: the lock file, and the platform whose binaries it brought (a folder may be shared
 * between a container and its host).
 *
 * @param {string} root
 */
export function installationKey(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/** @param {string} root */
function isInstalled(root) {
  // The stamp lives inside node_modules: whoever deletes that folder deletes the stamp with it.
  const stamp = join(root, 'node_modules', '.tafelrunde');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === installationKey(root);
}

/**
 * The outer environment may ask for a production install; the build needs the development dependencies.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function installEnvironment(env) {
  const unwanted = /^(node_env|npm_config_(omit|include|production|only|dry_run|package_lock_only))$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !unwanted.test(name)));
}

/**
 * @param {string} root
 * @param {AbortSignal} signal
 * @returns {Promise<number>} npm's exit code
 */
function npmCi(root, signal) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // Under `npm start` npm tells where it is itself; that also avoids npm.cmd and its shell on Windows.
  const npm = process.env['npm_execpath'];
  const [command, commandArgs] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args];
  const child = spawn(command, commandArgs, {
    cwd: root,
    env: installEnvironment(process.env),
    // npm's own words go to stderr too, see above.
    stdio: ['ignore', process.stderr, process.stderr],
    shell: command === 'npm' && process.platform === 'win32',
  });
  signal.addEventListener('abort', () => child.kill());
  const started = Date.now();
  // On a terminal npm shows a spinner; elsewhere it is silent for a minute.
  const progress = setInterval(() => {
    if (!process.stderr.isTTY) say(`... still installing, ${seconds(started)} s`);
  }, PROGRESS_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(progress));
}

/**
 * @param {string} root
 * @returns {Promise<number>} the exit code
 */
export async function bootstrap(root) {
  if (isNodeTooOld(process.version)) {
    say(`Tafelrunde needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.version}.`);
    say(
      'Get a current one from https://nodejs.org or your version manager, then run the same command again.',
    );
    return 1;
  }
  if (isInstalled(root)) return 0;

  return await withLock(join(root, '.cache', 'bootstrap.lock'), () => install(root), {
    onWait: (owner) => say(`Another process (${owner}) is installing; waiting for it ...`),
  });
}

/** @param {string} root */
async function install(root) {
  if (isInstalled(root)) return 0; // the one we waited for did it

  // When stopped, stay until npm has ended: the lock is released then, and nobody installs beside it.
  const interruption = new AbortController();
  const interrupt = () => {
    if (!interruption.signal.aborted) say('Stopping; npm takes a few seconds to clean up ...');
    interruption.abort();
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  try {
    const started = Date.now();
    say('Installing dependencies (a minute or so, only the first time and after updates) ...');
    const code = await npmCi(root, interruption.signal);
    if (interruption.signal.aborted) return 130;
    if (code !== 0) {
      say(
        'Installing dependencies failed; npm says why above. Most often the registry could not be reached:',
      );
      say('check the network or proxy, then run the same command again.');
      return code;
    }
    writeFileSync(join(root, 'node_modules', '.tafelrunde'), installationKey(root));
    say(`Dependencies are installed (${seconds(started)} s).`);
    return 0;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}

/** @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since */
function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}

if (isMain(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  process.exitCode = await bootstrap(root);
  // It reads sources with a dependency that may just have been installed.
  if (process.exitCode === 0) (await import('./rules-index.mjs')).writeTestCounts(root);
}

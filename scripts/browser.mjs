// Finds the browser for the browser tests, or gets one.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';

/** Without windows and menus it needs a quarter less time for the same tests. */
const LIGHT = 'chromium-headless-shell';
const NAMES = [
  LIGHT,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
];

/** What a browser in a container without screen, GPU, sandbox or home needs, and no calls home. */
export const CHROMIUM_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where installers put it when they do not put it into PATH. */
function usualPlaces() {
  const { env } = process;
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', join(env['HOME'] ?? '', 'Applications')].map((base) =>
        join(base, `${name}.app`, 'Contents', 'MacOS', name),
      ),
    );
  }
  if (process.platform === 'win32') {
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((base) =>
      base === undefined
        ? []
        : [
            join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
            join(base, 'Chromium', 'Application', 'chrome.exe'),
            join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
          ],
    );
  }
  return ['/snap/bin/chromium'];
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The browser Playwright downloads for itself. */
async function playwrightChromium() {
  try {
    const { chromium } = await import('playwright-core');
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/**
 * @returns {Promise<string | null>} the path of a Chromium, Chrome or Edge
 */
export async function findChromium() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is set to ${wanted}, but there is no program there. Correct or unset it.`);
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name + suffix)));
  return [...inPath, ...usualPlaces(), await playwrightChromium()].find(isExecutable) ?? null;
}

/** Debian only: Ubuntu's package of that name is a stub that wants a running snap daemon. */
function canUseApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID="?debian"?$/m.test(release) && existsSync('/usr/bin/apt-get');
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  console.log(`$ ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

/**
 * @returns {Promise<string>} the path of a browser, installed now if need be
 */
export async function ensureChromium() {
  const found = await findChromium();
  if (found !== null) return found;

  console.log('The browser tests need Chromium and none is installed; getting one ...');
  const install = (/** @type {string} */ name) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  const byApt = () => run('apt-get', ['update']) && (install(LIGHT) || install('chromium'));
  if (!canUseApt() || !byApt()) {
    const cli = new URL('cli.js', import.meta.resolve('playwright-core/package.json'));
    // Its system libraries can only be installed by root.
    const deps = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
    run(process.execPath, [fileURLToPath(cli), 'install', ...deps, 'chromium']);
  }
  const installed = await findChromium();
  if (installed !== null) return installed;
  throw new Error(
    [
      'No browser for the browser tests could be installed. One of these helps:',
      '  - Debian:          sudo apt-get install chromium',
      '  - elsewhere:       install Google Chrome, Chromium or Microsoft Edge',
      '  - already there:   set CHROMIUM_PATH to its program file',
    ].join('\n'),
  );
}

/**
 * @returns {string | undefined} the path of a Firefox
 */
function findFirefox() {
  const wanted = process.env['FIREFOX_PATH'];
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name)));
  return [...(wanted ? [wanted] : inPath), '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
    isExecutable,
  );
}

/**
 * @returns {string} the path of a Firefox, installed now if need be
 */
export function ensureFirefox() {
  const found = findFirefox();
  if (found !== undefined) return found;
  console.log('The tests in Firefox need one and none is installed; getting it ...');
  if (canUseApt() && run('apt-get', ['update'])) {
    run('apt-get', ['install', '-y', '--no-install-recommends', 'firefox-esr']);
  }
  const installed = findFirefox();
  if (installed !== undefined) return installed;
  throw new Error('No Firefox could be installed. Install one, or set FIREFOX_PATH to its program file.');
}

if (isMain(import.meta.url)) {
  try {
    console.log(`Browser: ${await ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

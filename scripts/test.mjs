// Everything that has to hold, in order, each stage with a headline: `npm test`, `npm run check`, and the CI.
// `npm test -- types unit` runs only the stages named.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { endWithParent } from './end-with-parent.mjs';

/** @typedef {{ name: string; title: string; program: string; args: readonly string[]; report?: string; hint?: string }} Stage */
/** @typedef {{ passed: number; failed: number; skipped: number }} Counts */

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.cache', 'reports');

/** @param {string} script */
const bin = (script) => join('node_modules', ...script.split('/'));

/**
 * @param {string} name
 * @param {string} title
 * @param {readonly string[]} args
 * @returns {Stage}
 */
function vitest(name, title, args) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, title, program: bin('vitest/vitest.mjs'), args: ['run', ...args, ...reporters], report };
}

/** @type {readonly Stage[]} */
const CHECKS = [
  {
    name: 'format',
    title: 'Format and lint',
    program: bin('@biomejs/biome/bin/biome'),
    // `biome ci` colours every single character, even into a file.
    args: ['ci', '--error-on-warnings', ...(process.stdout.isTTY ? [] : ['--colors=off']), '.'],
    hint: '`npm run format` corrects format and simple lints.',
  },
  { name: 'layers', title: 'Layers', program: 'scripts/layers.mjs', args: [] },
  { name: 'rooms', title: 'Rooms of the page', program: 'scripts/rooms.mjs', args: [] },
  { name: 'types', title: 'Types', program: bin('typescript/bin/tsc'), args: ['-b'] },
  { name: 'lines', title: 'Lines of the systems', program: 'scripts/lines.mjs', args: [] },
  { name: 'dead', title: 'Dead code', program: bin('knip/bin/knip.js'), args: ['--no-config-hints'] },
];

/** @type {readonly Stage[]} */
const TESTS = [
  { name: 'get-browser', title: 'Browser for the tests', program: 'scripts/browser.mjs', args: [] },
  ...CHECKS,
  { name: 'build', title: 'Build', program: 'scripts/build.mjs', args: [] },
  vitest('unit', 'Unit and property tests', []),
  vitest('browser', 'Browser tests', ['--config', 'e2e/vitest.config.ts']),
];

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/**
 * @param {Stage} stage
 * @returns {Promise<number>} its exit code
 */
function run(stage) {
  // A NODE_ENV left over in the terminal would change what React and Vitest do.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, [stage.program, ...stage.args], { cwd: root, env, stdio: 'inherit' });
  running = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/**
 * @param {Stage} stage
 * @param {number} code
 * @returns {Counts}
 */
function countsOf(stage, code) {
  const report =
    stage.report !== undefined && existsSync(stage.report)
      ? JSON.parse(readFileSync(stage.report, 'utf8'))
      : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  return {
    passed: report.numPassedTests,
    // A stage can fail without a failed test (lint, a file that does not load); the sum must not look green then.
    failed: Math.max(report.numFailedTests, code === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {readonly Stage[]} stages */
async function runAll(stages) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  let exitCode = 0;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  for (const [index, stage] of stages.entries()) {
    console.log(`\n=== ${index + 1}/${stages.length} ${stage.title}`);
    const started = Date.now();
    exitCode = await run(stage);
    const counts = countsOf(stage, exitCode);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `--- ${stage.title}: ${exitCode === 0 ? 'ok' : `failed (exit code ${exitCode})`}, ${seconds} s`,
    );
    if (exitCode !== 0) {
      if (stage.hint !== undefined) console.log(stage.hint);
      break;
    }
  }
  if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return exitCode;
}

/** @param {readonly string[]} names */
async function main(names) {
  const known = TESTS.map((stage) => stage.name);
  const unknown = names.filter((name) => name !== '--check' && !known.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown stage: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    return 2;
  }
  const installed = await bootstrap(root);
  if (installed !== 0) return installed;
  // It reads sources with a dependency that may just have been installed.
  (await import('./rules-index.mjs')).writeTestCounts(root);
  // Ctrl+C reaches the running stage by itself, a SIGTERM does not. Either way wait for it, then report.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => running?.kill());
  if (names.includes('--check')) return await runAll(CHECKS);
  return await runAll(names.length === 0 ? TESTS : TESTS.filter(({ name }) => names.includes(name)));
}

endWithParent();
process.exitCode = await main(process.argv.slice(2));

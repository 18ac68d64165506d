// `npm run test:firefox`: what is played in the browser tests once more, in Firefox.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bootstrap } from './bootstrap.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { ...process.env, TAFELRUNDE_BROWSER: 'firefox' };

/** @param {readonly string[]} args */
const node = (...args) => spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
process.exitCode =
  (await bootstrap(root)) ||
  node('scripts/build.mjs') ||
  // Three Firefoxes at a table take their time on a small machine.
  node(
    vitest,
    ...['run', '--config', 'e2e/vitest.config.ts', '--maxWorkers=1', '--testTimeout=900000', 'test/play'],
  );

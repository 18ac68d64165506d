// `npm start`: install what is missing, build what is stale, serve. `npm start lan` lets the phones of the network in.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { endWithParent } from './end-with-parent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** In a process of its own: the server should not carry the bundler's memory around. */
function build() {
  const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  }).finally(() => process.off('SIGTERM', stop));
}

async function start() {
  const installed = await bootstrap(root);
  if (installed !== 0) return installed;
  const built = await build();
  if (built !== 0) return built;
  if (process.argv[2] === 'lan') {
    process.argv.splice(2, 1);
    process.env['HOST'] ||= '0.0.0.0';
  }
  const bin = new URL('../apps/cli/bin/tafelrunde.mjs', import.meta.url);
  process.argv.splice(1, 1, fileURLToPath(bin), 'serve'); // what follows `npm start --` goes to `serve`
  await import(bin.href); // sets the exit code itself
  return process.exitCode;
}

endWithParent();
process.exitCode = await start();

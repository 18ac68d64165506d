// `npm run container`: builds the image, starts it with whatever container engine is here, and looks whether it answers.
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PORT = process.env['PORT'] || '4680';
const PATIENCE_S = 60;

/** @param {readonly string[]} words */
const works = ([program = '', ...args]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** An engine that runs and can compose; a client without its engine does not count. */
const engine = ['podman', 'docker'].find(
  (name) => works([name, 'info']) && works([name, 'compose', 'version']),
);

async function start() {
  if (engine === undefined) {
    console.error('No container engine runs here: neither podman nor docker answers, with its compose.');
    return 1;
  }
  const args = ['compose', ...process.argv.slice(2), 'up', '--build', '--detach'];
  const { status } = spawnSync(engine, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  for (let second = 0; second < PATIENCE_S; second++) {
    const answer = await fetch(`http://localhost:${PORT}/health`).catch(() => undefined);
    if (answer?.ok) {
      console.log(`Tafelrunde answers: http://localhost:${PORT}`);
      return 0;
    }
    await sleep(1_000);
  }
  console.error(
    `Nothing answers at http://localhost:${PORT} after ${PATIENCE_S} seconds; ${engine} compose logs says why.`,
  );
  return 1;
}

process.exitCode = await start();

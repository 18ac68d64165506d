import { spawn, spawnSync } from 'node:child_process';

/** Under `npm run` npm tells where it is itself; that also avoids npm.cmd and its shell on Windows. */
const own = process.env['npm_execpath'];
const program = own?.endsWith('npm-cli.js')
  ? { command: process.execPath, first: [own] }
  : { command: 'npm', first: [] };
const shell = program.command === 'npm' && process.platform === 'win32';

/**
 * Runs npm to its end; whatever it says when it fails is in the error.
 *
 * @param {readonly string[]} args
 * @param {{ cwd: string; env?: NodeJS.ProcessEnv }} options
 */
export function npm(args, options) {
  const { status, stdout, stderr } = spawnSync(program.command, [...program.first, ...args], {
    ...options,
    shell,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/**
 * The same while this process goes on.
 *
 * @param {readonly string[]} args
 * @param {{ cwd: string; env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>} what it printed
 */
export function npmBeside(args, options) {
  const child = spawn(program.command, [...program.first, ...args], { ...options, shell });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (piece) => {
    stdout += piece;
  });
  child.stderr.on('data', (piece) => {
    stderr += piece;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(stdout) : reject(new Error(`npm ${args[0]} failed:\n${stdout}\n${stderr}`)),
    );
  });
}

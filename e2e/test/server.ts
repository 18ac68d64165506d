import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/tafelrunde.mjs', import.meta.url));

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

const FIXED_CHANCE = new URL('../../scripts/fixed-chance.mjs', import.meta.url);

/** The same, but it throws the same dice each time: which ones depends on where the sequence starts. */
export const startWithFixedDice = (start: string): Promise<Server> =>
  startProgram({}, ['--import', `${FIXED_CHANCE.href}?start=${start}`]);

let shared: Promise<Server> | undefined;

/** It may lose its worker without a word. */
const END_WITH_PARENT = `data:text/javascript,const of=process.ppid;setInterval(()=>process.ppid===of||process.exit(),500).unref()`;

/**
 * One server for all files that a worker runs: their tables know nothing of each other, and what a browser has loaded from
 * it once it need not load again.
 */
export async function sharedProgram(): Promise<Server> {
  shared ??= startProgram({}, ['--import', END_WITH_PARENT]);
  const { url } = await shared;
  return { url, stop: async () => {}, kill: async () => {} };
}

/** The built program, started as people start it, on a free port and with its own data. */
export async function startProgram(
  env: Readonly<Record<string, string>> = {},
  nodeArgs: readonly string[] = [],
): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-e2e-'));
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--json'];
  const program = spawn(process.execPath, [...nodeArgs, PROGRAM, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    program.kill(signal);
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url: await addressOf(program), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

function addressOf(program: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    program.once('exit', (code) => reject(new Error(`the program ended with ${code}: ${printed}`)));
    program.stdout?.on('data', (chunk) => {
      printed += chunk;
      const url = /"url": *"([^"]+)"/.exec(printed)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}

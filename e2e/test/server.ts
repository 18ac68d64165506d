import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/tafelrunde.mjs', import.meta.url));

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** The built program, started as people start it, on a free port and with its own data. */
export async function startProgram(): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-e2e-'));
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--json'];
  const program = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url: await addressOf(program), stop };
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

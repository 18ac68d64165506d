import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** The built program, started as people start it, on a free port and with its own data. */
export async function startProgram(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-bench-'));
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--json'];
  const program = spawn(process.execPath, [join(ROOT, 'apps/cli/bin/tafelrunde.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

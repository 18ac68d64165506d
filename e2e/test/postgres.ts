import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(
  new URL('../../apps/server/test/postgres/postgres-process.ts', import.meta.url),
);

/** A real PostgreSQL in a folder of its own. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-postgres-'));
  const child = spawn(process.execPath, ['--import', 'tsx', PROCESS, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code} before it was ready`)));
  });
  const stop = () => {
    child.stdin.end();
    return ended;
  };
  return { url, stop };
}

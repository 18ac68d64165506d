import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programFile } from './program.ts';

/** Works with the PostgreSQL that DATABASE_URL names, else with one of our own, which ends with us. */
export async function withPostgres<T>(work: () => Promise<T>): Promise<T> {
  if (process.env['DATABASE_URL']) return work();
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-pg-'));
  const child = spawn(process.execPath, [programFile('postgres-process'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    process.env['DATABASE_URL'] = await new Promise<string>((resolve, reject) => {
      child.once('exit', () => reject(new Error('no PostgreSQL')));
      child.stdout.once('data', (line: Buffer) => resolve(line.toString('utf8').trim()));
    });
    return await work();
  } finally {
    delete process.env['DATABASE_URL'];
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.stdin.end();
    await ended;
  }
}

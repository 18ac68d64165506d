import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TableEvent } from '@tafelrunde/table';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..', '..', '..');
const MAX_OUTPUT = 512 * 1024 * 1024;

/** Where a server keeps its tables: in a folder, or in a database beside it. */
export interface Place {
  readonly data: string;
  readonly databaseUrl?: string;
}

export interface KillableServer {
  readonly url: string;
  /** kill -9. */
  kill(): Promise<void>;
  /** Sets its clock so far ahead of the real one, or back. */
  setClock(ahead: number): void;
}

/** What a store holds of a table. */
export interface Look {
  readonly integrity: string;
  readonly events: readonly TableEvent[];
  readonly snapshots: number;
}

/** A server and a look into its store, each a process of its own: the caller never holds a handle of the database. */
export interface Programs {
  start(place: Place): Promise<KillableServer>;
  look(place: Place, table: string): Promise<Look>;
  /** Ends what still runs. */
  remove(): void;
}

export async function bundlePrograms(): Promise<Programs> {
  // Inside the project, so that the bundle finds its native package.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'faults-'));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const config = join(import.meta.dirname, 'vite.config.ts');
  const options = ['--config', config, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await run(process.execPath, [vite, 'build', ...options]);
  const running = new Set<ChildProcess>();
  const places = ({ data, databaseUrl }: Place) => [
    data,
    ...(databaseUrl === undefined ? [] : [databaseUrl]),
  ];
  return {
    start: async (place) => {
      const child = spawn(process.execPath, [join(folder, 'server.js'), ...places(place)], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      running.add(child);
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      void gone.then(() => running.delete(child));
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout.once('data', (data) => resolve(String(data).trim()));
        child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
      });
      const kill = () => {
        child.kill('SIGKILL');
        return gone;
      };
      return { url, kill, setClock: (ahead) => void child.stdin.write(`${ahead}\n`) };
    },
    look: async ({ data, databaseUrl = '' }, table) => {
      const args = [join(folder, 'check.js'), data, databaseUrl, table];
      return JSON.parse((await run(process.execPath, args, { maxBuffer: MAX_OUTPUT })).stdout);
    },
    remove: () => {
      for (const child of running) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

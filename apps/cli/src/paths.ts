import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// This file lies in src/, the bundle in dist/: from both the same steps lead to the package and to the page.

/** What fights in a thread of its own; there is none before the program is built. */
export const fightWorker = (): string => fileURLToPath(new URL('../dist/fight-worker.js', import.meta.url));

/** The built page: packed into the published package, beside the program in its repository. */
export function webRoot(): string {
  const packed = fileURLToPath(new URL('../web', import.meta.url));
  return existsSync(packed) ? packed : fileURLToPath(new URL('../../web/dist', import.meta.url));
}

export function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}

/** Where the server keeps its tables, if nobody names another place. */
export const defaultData = (): string => join(homedir(), '.tafelrunde');

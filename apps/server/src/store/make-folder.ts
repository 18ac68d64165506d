import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it. Node's own way never ends where the system says of a new folder that the one above it is
 * missing although it is there, as below /proc.
 */
export function makeFolder(path: string): void {
  const folder = resolve(path);
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (problem) {
    // Somebody else may have made it meanwhile.
    if ((problem as { code?: unknown }).code !== 'EEXIST') throw problem;
  }
}

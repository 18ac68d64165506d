import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type ProgramName = 'server-process' | 'relay-process' | 'attack-process' | 'postgres-process';

/** The file of a program that stands beside this one; what programs share stands in a folder below. */
export function programFile(name: ProgramName): string {
  const places = ['.', '..'].map((folder) => fileURLToPath(new URL(`${folder}/${name}.js`, import.meta.url)));
  const file = places.find((place) => existsSync(place));
  if (file === undefined) throw new Error(`${name} is not built: npm run load and npm run attack build it`);
  return file;
}

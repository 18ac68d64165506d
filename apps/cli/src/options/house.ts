import { readHouse as parseHouse } from '@tafelrunde/engine';
import type { System } from '@tafelrunde/system';
import { complaining } from '../bad-input.ts';
import { readJson } from './json-option.ts';

/** House rules by the switch names of the catalogue, over the system's defaults. */
export function readHouse(system: System, text: string | undefined, cwd: string): unknown {
  const raw = text === undefined ? undefined : readJson('house', text, cwd);
  return complaining(() => parseHouse(system, raw));
}

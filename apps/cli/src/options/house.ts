import { parseHouse, type System } from '@tafelrunde/kernel';
import { badProblems } from '../bad-input.ts';
import { readJson } from './json-option.ts';

/** House rules by the switch names of the catalogue, over the system's defaults. */
export function readHouse(system: System, text: string | undefined, cwd: string): unknown {
  const parsed = parseHouse(system.houseRules, text === undefined ? {} : readJson('house', text, cwd));
  if (!parsed.ok) throw badProblems(parsed.error, 'house', system);
  return parsed.value;
}

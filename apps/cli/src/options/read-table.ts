import { type ReadTable, readTableText } from '@tafelrunde/engine';
import { MAX_TABLE_FILE_BYTES } from '@tafelrunde/protocol';
import { registry } from '@tafelrunde/registry';
import { orBad } from '../bad-input.ts';
import { readText } from './read-text.ts';

/** The file of a table with its system. */
export const readTable = (path: string, cwd: string): ReadTable =>
  orBad(readTableText(registry, readText(path, cwd, 'file', MAX_TABLE_FILE_BYTES)));

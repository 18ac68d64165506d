import type { Problem, System } from '@tafelrunde/kernel';
import { MAX_TABLE_FILE_BYTES, parseTableText, type TableFile, tableFileText } from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import { brokenAt } from '@tafelrunde/table';
import { BadInput } from '../bad-input.ts';
import { readText } from '../options/read-text.ts';

/** The file of a table with its system, played through once: what does not fit is bad input. */
export function readTable(path: string, cwd: string): { readonly file: TableFile; readonly system: System } {
  const parsed = parseTableText(readText(path, cwd, 'file', MAX_TABLE_FILE_BYTES));
  if (!parsed.ok) throw badTable(parsed.error);
  const file = parsed.value;
  const system = systemOf(file.system);
  if (system === undefined)
    throw badTable({ code: 'unknown-table-system', at: 'system', data: { system: file.system } });
  const broken = brokenAt(system, file.events);
  if (broken !== null) throw badTable({ code: 'does-not-fit', at: `events.${broken}` });
  return { file, system };
}

const badTable = (problem: Problem): BadInput =>
  new BadInput(
    problem.code,
    problem.at === '' ? 'file' : problem.at,
    (text) => tableFileText(problem, text.locale) ?? text.somethingWrong(problem.code),
  );

import type { Locale, Problem, Result } from '@tafelrunde/kernel';
import { parseTableFile, parseTableText, type TableFile } from '@tafelrunde/protocol';
import type { System } from '@tafelrunde/system';
import { brokenAt, type Verification, verify } from '@tafelrunde/table';
import { attempt, badProblems, type Complaint } from './complaint.ts';
import { faultText } from './fault-text.ts';
import { type Registry, systemIn } from './registry.ts';

export interface ReadTable {
  readonly file: TableFile;
  readonly system: System;
}

/** The file of a table with its system, played through once: what does not fit is bad input. */
export const readTableText = (registry: Registry, text: string): Result<ReadTable, Complaint> =>
  attempt(() => checked(registry, parseTableText(text)));

/** The same for a file that has been read as JSON already. */
export const readTable = (registry: Registry, raw: unknown): Result<ReadTable, Complaint> =>
  attempt(() => checked(registry, parseTableFile(raw)));

function checked(registry: Registry, parsed: Result<TableFile, Problem>): ReadTable {
  if (!parsed.ok) throw badTable(parsed.error);
  const file = parsed.value;
  const system = systemIn(registry, file.system);
  if (system === undefined)
    throw badTable({ code: 'unknown-table-system', at: 'system', data: { system: file.system } });
  const broken = brokenAt(system, file.events);
  if (broken !== null) throw badTable({ code: 'does-not-fit', at: `events.${broken}` });
  return { file, system };
}

const badTable = (problem: Problem): Error => badProblems([problem], 'file');

export const verifyTable = ({ file }: ReadTable): Verification => verify(file.events);

/** The JSON of the contract. */
export function verificationJson(found: Verification, locale: Locale): Readonly<Record<string, unknown>> {
  const { rolls, verified, faults, ...counts } = found;
  const broken = faults.map(({ seq, fault }) => ({ seq, fault, message: faultText(fault, locale) }));
  return { rolls, verified, broken, ...counts };
}

import { makeTableFile, type TableFile, tableFileOf } from '@tafelrunde/protocol';
import type { System } from '@tafelrunde/system';
import { type Seat, type TableEvent, viewEvent } from '@tafelrunde/table';
import { fileNameOf } from '../../../state/file-name.ts';
import { filesOf } from '../../../table/files-of.ts';
import type { TableFiles } from '../../../table/table-files.ts';
import { download } from '../../../ui/take-away.ts';

/** A file named after a table and the day. */
export const datedName = (name: string, ending: string): string =>
  `${fileNameOf(name)}-${new Date().toISOString().slice(0, 10)}.${ending}`;

/** Hands over a table as a file, without the seeds that its dice still need; returns the name of the file. */
export async function saveTable(
  system: System,
  name: string,
  events: readonly TableEvent[],
  { seat, files }: { readonly seat: Seat; readonly files: TableFiles },
): Promise<string> {
  const shown = events.map((event) => viewEvent(event, seat));
  return saveFile(tableFileOf(system.id, name, shown, await filesOf(shown, files)));
}

/** Hands over a file; returns its name. */
export function saveFile(table: TableFile): string {
  const file = datedName(table.name, 'json');
  download(file, new Blob([makeTableFile(table)], { type: 'application/json' }));
  return file;
}

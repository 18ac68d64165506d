import { makeTableFile, tableFileOf } from '@tafelrunde/protocol';
import type { System } from '@tafelrunde/system';
import { type Seat, type TableEvent, viewEvent } from '@tafelrunde/table';
import { download } from '../lab/take-away.ts';
import { fileNameOf } from './file-name.ts';

/** A file named after a table and the day. */
export const datedName = (name: string, ending: string): string =>
  `${fileNameOf(name)}-${new Date().toISOString().slice(0, 10)}.${ending}`;

/** Hands over a table as a file, without the seeds that its dice still need; returns the name of the file. */
export function saveTable(system: System, name: string, events: readonly TableEvent[], seat: Seat): string {
  const file = datedName(name, 'json');
  const shown = events.map((event) => viewEvent(event, seat));
  download(
    file,
    new Blob([makeTableFile(tableFileOf(system.id, name, shown))], { type: 'application/json' }),
  );
  return file;
}

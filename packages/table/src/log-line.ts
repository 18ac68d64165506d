import type { Locale } from '@tafelrunde/kernel';
import type { System } from '@tafelrunde/system';
import { accountLine } from './account-line.ts';
import { accountTexts } from './account-text.ts';
import { figuresOf } from './figures.ts';
import type { LogEntry, TableNow } from './model.ts';

/** Tells entries of the log in one line each, with the names that are on the table; undefined for what an account leaves out. */
export function logLines(
  system: System,
  table: TableNow,
  locale: Locale,
): (entry: LogEntry) => string | undefined {
  const names = new Map(figuresOf(system, table).map(({ id, name }) => [id, name]));
  return (entry) =>
    accountLine(
      {
        system,
        locale,
        text: accountTexts[locale],
        seatName: (id) => table.seats.find((seat) => seat.id === id)?.name ?? id,
        figureName: (id) => names.get(id),
      },
      entry,
    );
}

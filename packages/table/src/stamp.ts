import { EVENT_VERSION, type Happening, type TableEvent } from './events.ts';
import type { TableNow } from './model.ts';

/** Numbers what was decided, in order, behind what has happened. */
export function stamp(
  table: Pick<TableNow, 'seq'>,
  happenings: readonly Happening[],
  by: string,
  command: string,
  at: number,
): readonly TableEvent[] {
  return happenings.map(
    (happening, i) =>
      ({ ...happening, v: EVENT_VERSION, seq: table.seq + 1 + i, at, by, command }) as TableEvent,
  );
}

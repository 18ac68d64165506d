import {
  type FigurePast,
  type LogEntry,
  MAX_PAST_TEXT,
  type PastRoll,
  type Table,
  withPast,
} from '@tafelrunde/table';

/** After a pause this long another evening begins. */
const PAUSE_MS = 6 * 60 * 60_000;

/** What goes along with a figure: what it came with, the evenings it rolled on here, and its greatest rolls. */
export function pastWith(
  { log, name, pasts }: Pick<Table, 'log' | 'name' | 'pasts'>,
  figure: string,
  greatest: readonly PastRoll[],
): FigurePast {
  const table = name.slice(0, MAX_PAST_TEXT);
  return withPast(pasts[figure], {
    evenings: eveningsOf(log, figure).map((at) => ({ table, at })),
    greatest: greatest.map(({ what, at }) => ({ what: what.slice(0, MAX_PAST_TEXT), at })),
  });
}

/** When each evening began on which this figure did something, as far as the log is known. */
function eveningsOf(log: readonly LogEntry[], figure: string): readonly number[] {
  const begun: number[] = [];
  let last: number | null = null;
  for (const entry of log) {
    if (entry.kind === 'evening') last = null;
    if (entry.kind !== 'run' || !isBy(entry, figure)) continue;
    if (last === null || entry.at - last > PAUSE_MS) begun.push(entry.at);
    last = entry.at;
  }
  return begun;
}

const isBy = ({ detail }: Extract<LogEntry, { kind: 'run' }>, figure: string): boolean =>
  Object.values((detail?.input ?? {}) as object).includes(figure);

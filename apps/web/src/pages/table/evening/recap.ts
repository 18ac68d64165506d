import type { LogEntry, TableNow } from '@tafelrunde/table';

/** After a pause this long nobody sits there any more. */
const PAUSE_MS = 6 * 60 * 60_000;

/** An evening that is over: by what happened last in it, and when that was. */
export interface Ending {
  readonly seq: number;
  readonly at: number;
}

const PLAYED: readonly LogEntry['kind'][] = ['run', 'notation'];

/** The end of the last evening, as long as nobody has rolled since; null while one is being played. */
export function lastEnding(log: readonly LogEntry[]): Ending | null {
  const ended = log.findLast(({ kind }) => kind === 'evening');
  return ended === undefined || isPlayedSince(log, ended.seq) ? null : { seq: ended.seq, at: ended.at };
}

export const isPlayedSince = (log: readonly LogEntry[], seq: number): boolean =>
  log.some((entry) => entry.seq > seq && PLAYED.includes(entry.kind));

/** The same for an evening that nobody has ended, when people come back after a long pause. */
export function leftLongAgo(
  { seq, log }: Pick<TableNow, 'seq'> & { readonly log: readonly LogEntry[] },
  now: number,
): Ending | null {
  const last = log.findLast(({ kind }) => PLAYED.includes(kind));
  return last === undefined || now - last.at < PAUSE_MS ? null : { seq, at: last.at };
}

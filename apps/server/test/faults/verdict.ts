import { isDeepStrictEqual } from 'node:util';
import { fold, seatOf, type Table, type TableEvent, viewTable } from '@tafelrunde/table';
import { scene } from './writer.ts';

/** What one client has to tell. */
export interface Witness {
  readonly seat: string;
  readonly sent: ReadonlySet<string>;
  /** Command ids with the number up to which they were said to be stored. */
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly table: Table;
  readonly comebacks: number;
  readonly problems: readonly string[];
}

export interface Verdict {
  /** Commands that were answered with "done". */
  readonly acknowledged: number;
  readonly events: number;
  readonly comebacks: number;
  /** Acknowledged, and not in the store. */
  readonly lost: readonly string[];
  /** In the store more than once. */
  readonly doubled: readonly string[];
  /** In the store without having been sent. */
  readonly invented: readonly string[];
  /** Seats whose own fold differs from a fresh fold of the store. */
  readonly diverged: readonly string[];
  readonly problems: readonly string[];
}

/** Compares what the clients were told with what is stored. */
export function verdictOn(writers: readonly Witness[], events: readonly TableEvent[]): Verdict {
  const stored = new Map<string, number[]>();
  for (const { kind, command, seq } of events) {
    if (kind !== 'said' && kind !== 'notationRolled') continue;
    stored.set(command, [...(stored.get(command) ?? []), seq]);
  }
  const sent = new Set(writers.flatMap((writer) => [...writer.sent]));
  const acknowledged = writers.flatMap((writer) => [...writer.acknowledged]);
  const table = fold(scene, events);
  const diverged = writers.filter((writer) => {
    const seat = seatOf(table, writer.seat);
    return seat === undefined || !isDeepStrictEqual(writer.table, viewTable(table, seat));
  });
  return {
    acknowledged: acknowledged.length,
    events: events.length,
    comebacks: writers.reduce((sum, writer) => sum + writer.comebacks, 0),
    // An answer names a number up to which the command is stored.
    lost: acknowledged.filter(([id, seq]) => (stored.get(id)?.[0] ?? Infinity) > seq).map(([id]) => id),
    doubled: [...stored].filter(([, seqs]) => seqs.length > 1).map(([id]) => id),
    invented: [...stored.keys()].filter((id) => !sent.has(id)),
    diverged: diverged.map(({ seat }) => seat),
    problems: [
      ...(events.every(({ seq }, i) => seq === i + 1) ? [] : ['the numbers of the events have gaps']),
      ...writers.flatMap(({ problems }) => problems),
    ],
  };
}

export const isClean = ({ lost, doubled, invented, diverged, problems }: Verdict): boolean =>
  [lost, doubled, invented, diverged, problems].every((list) => list.length === 0);

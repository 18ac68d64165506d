import { isDeepStrictEqual } from 'node:util';
import type { ServerMessage } from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import {
  emptyTable,
  evolveAll,
  evolveTo,
  seatOf,
  type Table,
  type TableEvent,
  viewTable,
} from '@tafelrunde/table';
import { Latency } from './latency.ts';
import { type Party, SYSTEM } from './party.ts';
import { Seat } from './seat.ts';

export interface Verdict {
  lost: number;
  doubled: number;
  misordered: number;
  /** Seats whose table is not what the store's is to them. */
  differing: number;
  filledGaps: number;
  readonly complaints: string[];
}

export const isClean = ({ lost, doubled, misordered, differing, complaints }: Verdict): boolean =>
  lost + doubled + misordered + differing + complaints.length === 0;

export const newVerdict = (): Verdict => ({
  lost: 0,
  doubled: 0,
  misordered: 0,
  differing: 0,
  filledGaps: 0,
  complaints: [],
});

/** The GM once more, at a freshly started server: what comes now comes from the store. */
export async function readAgain(url: string, party: Party): Promise<Seat> {
  const { id = '', token = '' } = party.seats[0] ?? {};
  const reader = new Seat(party, id, token, new Latency());
  await reader.sitDown(url);
  reader.line.end();
  return reader;
}

/** Compares what each seat has heard with what the reader has found in the store. */
export function judge(party: Party, reader: Seat, verdict: Verdict): void {
  const stored = tableOf(reader);
  const events = eventsOf(reader);
  // No command of this load leads to two events of a kind.
  const results = events
    .filter(({ command }) => party.acknowledged.has(command))
    .map(({ command, kind }) => `${command} ${kind}`);
  verdict.doubled += results.length - new Set(results).size;
  const firstOf = new Map(events.toReversed().map(({ command, seq }) => [command, seq]));
  // A long evening is read as a view, which keeps no events to look at.
  if (reader.view === undefined)
    for (const [command, seq] of party.acknowledged)
      if ((firstOf.get(command) ?? Number.POSITIVE_INFINITY) > seq) verdict.lost += 1;
  for (const seat of party.seats) {
    verdict.lost += Math.max(0, stored.seq - seat.received);
    verdict.doubled += seat.doubled;
    verdict.misordered += seat.misordered;
    verdict.filledGaps += seat.filledGaps;
    const place = seatOf(stored, seat.id);
    const heard = tableOf(seat);
    const expected = place === undefined ? undefined : viewTable(stored, place);
    if (expected === undefined || !isSame(heard, expected)) verdict.differing += 1;
  }
  verdict.complaints.push(...party.complaints);
}

/** The events a seat has heard since its last view. */
function eventsOf(seat: Seat): readonly TableEvent[] {
  return messagesOf(seat).flatMap(({ events }) => events);
}

type News = Extract<ServerMessage, { kind: 'events' }>;
const messagesOf = (seat: Seat): readonly News[] => seat.kept.map((text) => JSON.parse(text) as News);

function tableOf(seat: Seat): Table {
  const scene = systemOf(SYSTEM)?.scene;
  if (scene === undefined) throw new Error(`there is no system ${SYSTEM}`);
  return messagesOf(seat).reduce((table, { events, now }) => {
    const fresh = events.filter(({ seq }) => seq > table.seq);
    return now === undefined ? evolveAll(scene, table, fresh) : evolveTo(table, now, fresh);
  }, seat.view ?? emptyTable(scene));
}

/** How much of the past somebody knows depends on when they came: what both know of it has to agree. */
function isSame(one: Table, other: Table): boolean {
  const from = Math.max(one.past[0]?.seq ?? one.seq + 1, other.past[0]?.seq ?? other.seq + 1);
  const known = ({ past, log: _, ...now }: Table) => ({
    ...now,
    past: past.filter(({ seq }) => seq >= from),
  });
  return isDeepStrictEqual(known(one), known(other));
}

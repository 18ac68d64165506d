import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { parseTableFile, parseTableText, type TableFile } from '@tafelrunde/protocol';
import { type Seat, viewEvent } from '@tafelrunde/table';
import { under } from '../../../state/base.ts';
import type { Path } from '../../../state/route.ts';
import type { SoloHistory } from '../../../table/solo-history.ts';
import { post } from '../seats/ask.ts';
import { keepSeat, keptSeats } from '../seats/kept-seats.ts';

/** Why there is no history to show: something about the file, or about the way to it. */
export type SourceProblem =
  | { readonly kind: 'file'; readonly problem: Problem }
  | { readonly kind: 'noSeat' | 'noServer' | 'noSolo' | 'badInvitation' | 'unreadable' };
export type Loaded = Result<TableFile, SourceProblem>;

/** What an address asks for: a table this browser has a seat at, one an invitation leads to, one of its own, or a scene it tries. */
export type Wanted =
  | { readonly kind: 'table'; readonly table: string; readonly invitation: string }
  | { readonly kind: 'solo' | 'scene'; readonly system: string };

export function wantedBy({ search, hash }: Pick<Location, 'search' | 'hash'>): Wanted | null {
  const asked = new URLSearchParams(search);
  const table = asked.get('table');
  if (table !== null) return { kind: 'table', table, invitation: hash.slice(1) };
  for (const kind of ['solo', 'scene'] as const) {
    const system = asked.get(kind);
    if (system !== null) return { kind, system };
  }
  return null;
}

/** Where the table itself is. */
export function tableOf(wanted: Wanted): Path {
  if (wanted.kind === 'table') return `/table/${wanted.table}`;
  return wanted.kind === 'solo' ? `/solo/${wanted.system}/table` : `/solo/${wanted.system}/scene`;
}

export function fromText(text: string): Loaded {
  return asLoaded(parseTableText(text));
}

const asLoaded = (parsed: Result<TableFile, Problem>): Loaded =>
  parsed.ok ? parsed : err({ kind: 'file', problem: parsed.error });

/** What this browser keeps is read like a file; whoever plays alone keeps the seeds, and shows them to nobody. */
export function fromSolo(system: string, history: SoloHistory | undefined): Loaded {
  if (history === undefined) return err({ kind: 'noSolo' });
  const { events, files } = history;
  const name = events[0]?.kind === 'tableOpened' ? events[0].name : '';
  const read = parseTableFile({
    ...{ format: 'tafelrunde-table', version: 1, system, name, events },
    ...(files === undefined ? {} : { files }),
  });
  return read.ok
    ? ok({ ...read.value, events: read.value.events.map((event) => viewEvent(event, SOLO)) })
    : asLoaded(read);
}
const SOLO: Seat = { id: 'solo', name: '', role: 'gm', figures: [], revoked: false };

/** Asks the server, with the seat this browser has kept or, by an invitation, with a new one that only watches. */
export async function fromTable(
  { table, invitation }: Extract<Wanted, { kind: 'table' }>,
  watcher: string,
): Promise<Loaded> {
  let token = keptSeats()[table]?.token;
  if (token === undefined && invitation !== '') {
    const joined = await post<{ table: string; token: string }>('/api/tables/join', {
      invitation,
      name: watcher,
    });
    if (!joined.ok) return err({ kind: joined.status === 400 ? 'badInvitation' : 'noServer' });
    token = joined.value.token;
    // An invitation may lead to another table than the address says: the seat somebody has there stays theirs.
    if (keptSeats()[joined.value.table] === undefined)
      keepSeat(joined.value.table, { token, name: watcher, invitation });
  }
  if (token === undefined) return err({ kind: 'noSeat' });
  try {
    const answer = await fetch(under(`/api/tables/${encodeURIComponent(table)}/export`), {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status === 401) return err({ kind: 'noSeat' });
    return answer.ok ? asLoaded(parseTableFile(await answer.json())) : err({ kind: 'noServer' });
  } catch {
    return err({ kind: 'noServer' });
  }
}

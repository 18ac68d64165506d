import { addressFor } from '../../../state/base.ts';
import { readStored, store } from '../../../state/stored.ts';

/** What this browser keeps of a seat at a table: the way back in. */
export interface KeptSeat {
  readonly token: string;
  /** Missing until the table has told it. */
  readonly system?: string;
  /** The name of the table, for the list of recent ones. */
  readonly table?: string;
  readonly name?: string;
  /** The invitation it was taken with: opened again it leads back to the same seat. */
  readonly invitation?: string;
  /** Known to whoever opened the table. */
  readonly invitations?: { readonly player: string; readonly spectator: string };
  readonly at: number;
}

const STORED = 'seats';
/** Older ones are forgotten; their links still work. */
const MAX_SEATS = 50;

export function keptSeats(): Readonly<Record<string, KeptSeat>> {
  const raw = readStored(STORED);
  return raw !== null && typeof raw === 'object' ? (raw as Record<string, KeptSeat>) : {};
}

const keptSeat = (table: string): KeptSeat | undefined => keptSeats()[table];

export function keepSeat(table: string, seat: Omit<KeptSeat, 'at'>): void {
  const others = Object.entries(keptSeats()).filter(([id]) => id !== table);
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MAX_SEATS - 1);
  store(STORED, Object.fromEntries([[table, { ...seat, at: Date.now() }], ...newest]));
}

/** The address of one's own seat: its token, and the invitations if one can hand them out. */
export function ownLink(table: string, { token, invitations }: KeptSeat): string {
  const parts = invitations === undefined ? [token] : [token, invitations.player, invitations.spectator];
  return addressFor(`/table/${table}#${parts.join(',')}`);
}

/** Takes over the seat an address carries, and clears it from the address so that nobody reads it there. */
export function seatFromAddress(table: string): KeptSeat | undefined {
  const [token, player, spectator] = location.hash.slice(1).split(',');
  if (token === undefined || token === '') return keptSeat(table);
  const before = keptSeat(table);
  const isSame = before?.token === token;
  const invitations = player && spectator ? { invitations: { player, spectator } } : {};
  keepSeat(table, {
    ...(before?.system === undefined ? {} : { system: before.system }),
    ...(isSame ? before : {}),
    token,
    ...invitations,
  });
  history.replaceState(null, '', location.pathname);
  return keptSeat(table);
}

/** The way to join, at the address that those who are invited can open. */
export const invitationLink = (invitation: string, origin?: string): string =>
  addressFor(`/join#${invitation}`, origin);

import { addressFor } from '../../../state/base.ts';
import { readStored, store } from '../../../state/stored.ts';
import type { KeptSeat } from '../../../table/kept-seat.ts';

const STORED = 'seats';
/** Older ones are forgotten; their links still work. */
const MAX_SEATS = 50;
/** Other seats that are kept of one table. */
const MAX_OTHERS = 5;

export function keptSeats(): Readonly<Record<string, KeptSeat>> {
  const raw = readStored(STORED);
  return raw !== null && typeof raw === 'object' ? (raw as Record<string, KeptSeat>) : {};
}

/** All seats this browser has had at a table, the latest first. */
export function seatsAt(table: string): readonly KeptSeat[] {
  const kept = keptSeats()[table];
  if (kept === undefined) return [];
  const { others = [], ...latest } = kept;
  return [latest, ...others];
}

/** Keeps a seat that the table has welcomed. Another one that was kept before steps back behind it. */
export function keepSeat(table: string, seat: Omit<KeptSeat, 'at' | 'others'>): void {
  const tables = Object.entries(keptSeats()).filter(([id]) => id !== table);
  const newest = tables.sort(([, a], [, b]) => b.at - a.at).slice(0, MAX_SEATS - 1);
  const others = seatsAt(table)
    .filter(({ token }) => token !== seat.token)
    .slice(0, MAX_OTHERS);
  const kept = { ...seat, at: Date.now(), ...(others.length === 0 ? {} : { others }) };
  store(STORED, Object.fromEntries([[table, kept], ...newest]));
}

/** The address of one's own seat: its token, and the invitations if one can hand them out. */
export function ownLink(table: string, { token, invitations }: KeptSeat, origin?: string): string {
  const parts = invitations === undefined ? [token] : [token, invitations.player, invitations.spectator];
  return addressFor(`/table/${table}#${parts.join(',')}`, origin);
}

/**
 * The seat an address carries, or else the latest one at this table. A link may say anything: it is kept only once the
 * table has welcomed it.
 */
export function seatFromAddress(table: string): KeptSeat | undefined {
  const [token, player, spectator] = location.hash.slice(1).split(',');
  const seats = seatsAt(table);
  if (token === undefined || token === '') return seats[0];
  const invitations = player && spectator ? { invitations: { player, spectator } } : {};
  const known = seats.find((seat) => seat.token === token);
  const system = seats[0]?.system;
  return { at: 0, ...(system === undefined ? {} : { system }), ...known, token, ...invitations };
}

/** The seat that the one in the address would push aside, if there is one: nobody changes seats by a link unasked. */
export function seatInTheWay(table: string, carried: KeptSeat): KeptSeat | undefined {
  const [current] = seatsAt(table);
  return current === undefined || current.token === carried.token ? undefined : current;
}

/** Takes a seat that is kept out of the address, so that nobody reads it there. */
export function clearAddress(): void {
  if (location.hash !== '') history.replaceState(null, '', location.pathname);
}

/** The way to join, at the address that those who are invited can open. */
export const invitationLink = (invitation: string, origin?: string): string =>
  addressFor(`/join#${invitation}`, origin);

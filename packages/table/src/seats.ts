import type { System } from '@tafelrunde/system';
import { accepted, type Decision, type Of, refuse, type World } from './decision.ts';
import { isSalt } from './fair-dice.ts';
import { figureOf } from './figures.ts';
import { type Seat, seatOf, type TableNow } from './model.ts';
import { cleanName, isGmName, isName, isOthersName } from './names.ts';
import { sealingOf } from './sealing.ts';

export const MAX_SEATS = 64;

/** So many of them are kept for those who play. */
const SEATS_FOR_PLAYERS = 16;

export function addSeat(table: TableNow, seat: Seat, command: Of<'addSeat'>, world: World): Decision {
  if (seat.role !== 'gm') return refuse('only-gm');
  const taken = table.seats.filter(({ revoked }) => !revoked).length;
  if (taken >= (command.role === 'spectator' ? MAX_SEATS - SEATS_FOR_PLAYERS : MAX_SEATS))
    return refuse('too-many-seats');
  if (table.seats.some(({ id }) => id === command.seat)) return refuse('seat-taken', { at: 'seat' });
  if (!isName(command.name)) return refuse('bad-name', { at: 'name' });
  if (isMistakable(table, { id: command.seat, role: command.role }, command.name))
    return refuse('name-taken', { at: 'name' });
  const { seat: id, name, role } = command;
  const added = { kind: 'seatAdded', seat: id, name: cleanName(name), role } as const;
  // Whoever only watches throws nothing.
  return role === 'spectator'
    ? accepted(added)
    : accepted(added, sealingOf(table.dice.epoch, `seat:${id}`, world.secret()));
}

export function revokeSeat(table: TableNow, seat: Seat, id: string): Decision {
  if (seat.role !== 'gm') return refuse('only-gm');
  const target = seatOf(table, id);
  if (target === undefined) return refuse('unknown-seat', { at: 'seat' });
  const gms = table.seats.filter(({ role, revoked }) => role === 'gm' && !revoked);
  if (target.role === 'gm' && gms.length === 1) return refuse('last-gm');
  return accepted({ kind: 'seatRevoked', seat: id });
}

/**
 * The GM hands figures over; a player may give up an own one, or take one of the players' side that nobody plays and that
 * nobody is asking right now.
 */
export function handOver(
  system: System,
  table: TableNow,
  seat: Seat,
  { figure, to }: Of<'handOver'>,
): Decision {
  const target = to === null ? undefined : seatOf(table, to);
  if (to !== null && target === undefined) return refuse('unknown-seat', { at: 'to' });
  if (target?.role === 'spectator') return refuse('spectators-watch', { at: 'to' });
  const known = figureOf(system, table, figure);
  const isSeen = seat.role === 'gm' || table.veils[figure]?.hidden !== true;
  if (known === undefined || !isSeen) return refuse('unknown-figure', { at: 'figure' });
  if (seat.role !== 'gm') {
    const owner = table.seats.find(({ figures }) => figures.includes(figure));
    const isFree = owner === undefined && known.side === 'players' && !isAsked(table, figure);
    if (owner?.id !== seat.id && !(isFree && to === seat.id)) return refuse('not-your-figure');
  }
  return accepted({ kind: 'figureHandedOver', figure, to });
}

/** Whether a run waits for what this figure decides. */
const isAsked = ({ runs }: TableNow, figure: string): boolean =>
  runs.some(({ progress }) => {
    const ask = progress?.ask;
    return ask?.kind === 'choose' && ask.questions.some(({ by }) => by === figure);
  });

/** Nobody is called like a GM, and no GM like somebody else. */
const isMistakable = (table: TableNow, { id, role }: Pick<Seat, 'id' | 'role'>, name: string): boolean =>
  role === 'gm' ? isOthersName(table, id, name) : isGmName(table, name);

/** How often one seat may take another name. */
export const MAX_RENAMES = 20;

export function renameSeat(table: TableNow, seat: Seat, name: string): Decision {
  if (!isName(name)) return refuse('bad-name', { at: 'name' });
  if (isMistakable(table, seat, name)) return refuse('name-taken', { at: 'name' });
  if (seat.role !== 'gm' && (table.renames[seat.id] ?? 0) >= MAX_RENAMES) return refuse('too-many-names');
  return accepted({ kind: 'seatRenamed', seat: seat.id, name: cleanName(name) });
}

/** Each seat adds one salt to the dice of an epoch: more of them would be tries. */
export function giveSalt({ dice }: TableNow, seat: Seat, salt: string): Decision {
  if (!isSalt(salt)) return refuse('bad-salt');
  return dice.salts.some((one) => one.seat === seat.id)
    ? refuse('salt-given')
    : accepted({ kind: 'saltGiven', salt });
}

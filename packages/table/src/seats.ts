import { accepted, type Decision, type Of, refuse, type World } from './decision.ts';
import { type Seat, seatOf, type TableNow } from './model.ts';
import { sealingOf } from './sealing.ts';

export const MAX_SEATS = 64;

export const isName = (name: string): boolean => name.trim() !== '' && name.length <= 80;

export function addSeat(table: TableNow, seat: Seat, command: Of<'addSeat'>, world: World): Decision {
  if (seat.role !== 'gm') return refuse('only-gm');
  if (table.seats.length >= MAX_SEATS) return refuse('too-many-seats');
  if (table.seats.some(({ id }) => id === command.seat)) return refuse('seat-taken', { at: 'seat' });
  if (!isName(command.name)) return refuse('text-empty', { at: 'name' });
  const { seat: id, name, role } = command;
  const added = { kind: 'seatAdded', seat: id, name: name.trim(), role } as const;
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

/** The GM hands figures over; a player may give up an own one or take one that nobody plays. */
export function handOver(table: TableNow, seat: Seat, { figure, to }: Of<'handOver'>): Decision {
  if (to !== null && seatOf(table, to) === undefined) return refuse('unknown-seat', { at: 'to' });
  if (seat.role !== 'gm') {
    const owner = table.seats.find(({ figures }) => figures.includes(figure));
    const free = owner === undefined && to === seat.id;
    if (owner?.id !== seat.id && !free) return refuse('not-your-figure');
  }
  return accepted({ kind: 'figureHandedOver', figure, to });
}

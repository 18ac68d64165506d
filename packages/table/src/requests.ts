import type { System } from '@tafelrunde/system';
import { accepted, type Decision, type Of, refuse } from './decision.ts';
import { type Seat, seatOf, type TableNow } from './model.ts';
import { newId } from './runs.ts';

export const MAX_REQUESTS = 50;
export const MAX_REQUEST_TEXT = 200;

/** The GM asks players for a roll. Whether its inputs make sense is seen when it is rolled: half of them are the player's. */
export function requestRoll(system: System, table: TableNow, seat: Seat, command: Of<'request'>): Decision {
  if (seat.role !== 'gm') return refuse('only-gm');
  const { action, input, audience, text } = command;
  if (!system.actions.some((one) => one.id === action)) return refuse('unknown-action', { at: 'action' });
  if (audience === 'gm') return refuse('bad-input', { at: 'audience' });
  if (text.length > MAX_REQUEST_TEXT) return refuse('text-too-long', { at: 'text' });
  if (table.requests.length >= MAX_REQUESTS) return refuse('too-many-runs');
  const players = table.seats
    .filter(({ role, revoked }) => role === 'player' && !revoked)
    .map((one) => one.id);
  const to = command.to.length === 0 ? players : [...new Set(command.to)];
  if (to.length === 0 || to.some((one) => !isAskable(table, one)))
    return refuse('unknown-seat', { at: 'to' });
  return accepted({
    kind: 'rollRequested',
    request: newId('q', table),
    to,
    audience,
    detail: { action, input },
    text: text.trim(),
  });
}

function isAskable(table: TableNow, id: string): boolean {
  const seat = seatOf(table, id);
  return seat !== undefined && seat.role !== 'spectator';
}

export function withdrawRequest(table: TableNow, seat: Seat, id: string): Decision {
  if (seat.role !== 'gm') return refuse('only-gm');
  if (!table.requests.some((one) => one.id === id)) return refuse('unknown-request', { at: 'request' });
  return accepted({ kind: 'requestWithdrawn', request: id });
}

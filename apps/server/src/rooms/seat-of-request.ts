import { type Seat, seatOf } from '@tafelrunde/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problems.ts';
import { bearerOf } from './bearer.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** The seat that the token of a request opens at the table of its address. */
export async function seatOfRequest(
  request: FastifyRequest<{ Params: { table: string } }>,
  rooms: Rooms,
): Promise<{ readonly room: Room; readonly seat: Seat } | undefined> {
  const { table } = request.params;
  const token = bearerOf(request);
  const id = token === undefined ? undefined : await rooms.seatFor(table, token);
  const room = id === undefined ? undefined : await rooms.room(table);
  const seat = room === undefined ? undefined : seatOf(room.now, id ?? '');
  return room === undefined || seat === undefined ? undefined : { room, seat };
}

/** The same answer to a wrong token, a revoked seat and a table that is not there: nothing is betrayed. */
export const sendNoSeat = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(request, reply, 401, { code: 'no-such-seat', at: 'authorization' });

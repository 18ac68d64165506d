import { LOCALES } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../problems.ts';
import { bearerOf } from '../rooms/bearer.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Webhooks } from './webhooks.ts';

export const webhookBody = fromZod(z.strictObject({ url: z.string().max(400), locale: z.enum(LOCALES) }));

interface Options {
  readonly rooms: Rooms;
  readonly webhooks: Webhooks;
  readonly perMinute: number;
}

/** Where a table's results are posted: the GM sets it, and nobody ever reads the address again. */
export function webhookRoutes(app: FastifyInstance, { rooms, webhooks, perMinute }: Options): void {
  const path = '/api/tables/:table/webhook';
  const config = { rateLimit: { max: perMinute, timeWindow: '1 minute' } };
  type At = { Params: { table: string } };

  /** The room, if its GM asks. */
  const roomOf = async (request: FastifyRequest<At>): Promise<Room | undefined> => {
    const { table } = request.params;
    return (await rooms.isGm(table, bearerOf(request) ?? '')) ? rooms.room(table) : undefined;
  };
  const forbidden = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply, 403, { code: 'only-gm-posts', at: 'token' });

  app.get<At>(path, async (request, reply) => {
    const room = await roomOf(request);
    if (room === undefined) return forbidden(request, reply);
    const webhook = await webhooks.of(room.now.id);
    return webhook === undefined ? { on: false } : { on: true, ...webhook };
  });

  app.put<At>(path, { config }, async (request, reply) => {
    const room = await roomOf(request);
    if (room === undefined) return forbidden(request, reply);
    const body = webhookBody.parse(request.body);
    if (!body.ok) return sendProblem(request, reply, 400, { code: 'webhook-bad-address', at: 'url' });
    const problem = await webhooks.set(room.now, body.value);
    if (problem !== null) return sendProblem(request, reply, 400, { code: `webhook-${problem}`, at: 'url' });
    return { on: true, locale: body.value.locale, problem: null };
  });

  app.delete<At>(path, async (request, reply) => {
    const room = await roomOf(request);
    if (room === undefined) return forbidden(request, reply);
    await webhooks.remove(room.now.id);
    return { on: false };
  });
}

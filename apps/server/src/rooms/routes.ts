import { randomFillSync } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { bufferedDice } from '@tafelrunde/kernel';
import { MAX_MESSAGE_BYTES } from '@tafelrunde/protocol';
import { fromZod } from '@tafelrunde/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { REQUESTS_PER_MINUTE } from '../limits.ts';
import { sendProblem } from '../problems.ts';
import type { EventStore } from '../store/event-store.ts';
import { Connection } from './connection.ts';
import { Presence } from './presence.ts';
import { Rooms } from './rooms.ts';

const name = z.string().trim().min(1).max(80);
const openBody = fromZod(z.strictObject({ system: z.string().max(80), name, gm: name }));
const joinBody = fromZod(z.strictObject({ invitation: z.string().min(16).max(200), name }));

const inviteBody = fromZod(
  z.strictObject({
    table: z.string().min(1).max(80),
    token: z.string().min(16).max(200),
    role: z.enum(['player', 'spectator']),
  }),
);

/** Tables over HTTP (open, join) and WebSocket (play). */
export async function tableRoutes(
  app: FastifyInstance,
  { store }: { readonly store: EventStore },
): Promise<void> {
  const rooms = new Rooms({ store, dice: bufferedDice((bytes) => randomFillSync(bytes)), now: Date.now });
  const presence = new Presence();
  app.addHook('onClose', () => rooms.close());
  await app.register(rateLimit, { max: REQUESTS_PER_MINUTE, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: MAX_MESSAGE_BYTES * 2 } });

  app.post('/api/tables', async (request, reply) => {
    const body = openBody.parse(request.body);
    if (!body.ok) return refuse(request, reply, body.error[0]);
    const opened = await rooms.openTable(body.value.system, body.value.name, body.value.gm);
    if (opened === undefined) return refuse(request, reply, { code: 'unknown-system', at: 'system' });
    return reply.code(201).send(opened);
  });

  // Whoever holds a link to a table has to know which rules to load before the table lets them in.
  app.get<{ Params: { table: string } }>('/api/tables/:table', async (request, reply) => {
    const room = await rooms.room(request.params.table);
    if (room === undefined) return sendProblem(request, reply, 404, { code: 'no-such-table', at: 'table' });
    return { system: room.table.system };
  });

  app.post('/api/tables/join', async (request, reply) => {
    const body = joinBody.parse(request.body);
    if (!body.ok) return refuse(request, reply, body.error[0]);
    const joined = await rooms.join(body.value.invitation, body.value.name);
    if (joined === undefined) return refuse(request, reply, { code: 'no-such-invitation', at: 'invitation' });
    return reply.code(201).send(joined);
  });

  app.post('/api/tables/invite', async (request, reply) => {
    const body = inviteBody.parse(request.body);
    if (!body.ok) return refuse(request, reply, body.error[0]);
    const { table, token, role } = body.value;
    const invitation = await rooms.invite(table, token, role);
    if (invitation === undefined) return refuse(request, reply, { code: 'only-gm-invites', at: 'token' });
    return reply.code(201).send({ invitation });
  });

  app.get('/ws', { websocket: true }, (socket) => {
    const wire = { send: (text: string) => socket.send(text), close: () => socket.close() };
    const connection = new Connection(rooms, presence, wire, Date.now);
    socket.on('message', (data: Buffer) => void connection.receive(data.toString('utf8')));
    socket.on('close', () => connection.close());
    // An oversized or broken frame ends this connection, not the process.
    socket.on('error', () => connection.close());
  });
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: { code: string; at: string } | undefined,
): FastifyReply {
  return sendProblem(request, reply, 400, problem ?? { code: 'invalid', at: '' });
}

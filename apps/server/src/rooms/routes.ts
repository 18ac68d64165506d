import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import websocket, { type WebSocket } from '@fastify/websocket';
import { MAX_MESSAGE_BYTES } from '@tafelrunde/protocol';
import { fromZod } from '@tafelrunde/schema';
import { isName } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileStore } from '../files/file-store.ts';
import { fileRoutes } from '../files/routes.ts';
import { householdOf } from '../household.ts';
import { BEATS_PER_SECOND, type Limits } from '../limits.ts';
import { assistantRoutes } from '../mcp/routes.ts';
import type { Metrics } from '../metrics.ts';
import { sendProblem } from '../problems.ts';
import { limitRates } from '../rate-limit.ts';
import type { EventStore } from '../store/event-store.ts';
import type { PresenceBoard } from '../store/presence-board.ts';
import type { LargeBodies } from '../transfer/large-bodies.ts';
import { transferRoutes } from '../transfer/routes.ts';
import { webhookRoutes } from '../webhook/routes.ts';
import { Webhooks } from '../webhook/webhooks.ts';
import { Addresses } from './addresses.ts';
import { Connection, type Wire } from './connection.ts';
import { Heartbeats } from './heartbeats.ts';
import { Presence } from './presence.ts';
import { Rooms } from './rooms.ts';
import { textFrame } from './text-frame.ts';

const name = z.string().trim().min(1).max(80);
export const openBody = fromZod(z.strictObject({ system: z.string().max(80), name, gm: name }));
const invitation = z.string().min(16).max(200);
export const invitationBody = fromZod(z.strictObject({ invitation }));
export const joinBody = fromZod(z.strictObject({ invitation, name }));

export const inviteBody = fromZod(
  z.strictObject({
    table: z.string().min(1).max(80),
    token: z.string().min(16).max(200),
    role: z.enum(['player', 'spectator']),
    /** Invitations handed out before are worthless from now on. */
    anew: z.boolean().default(false),
  }),
);

/** How a WebSocket ends whose other end has not closed it. */
const CUT = 1006;

export interface TableRoutesOptions {
  readonly store: EventStore;
  readonly files: FileStore;
  readonly board: PresenceBoard | undefined;
  readonly limits: Limits;
  readonly large: LargeBodies;
  readonly metrics: Metrics;
  /** Where results may be posted besides Discord, by how the address begins. */
  readonly webhooks: readonly string[];
}

/** Tables over HTTP (open, join) and WebSocket (play). */
export async function tableRoutes(
  app: FastifyInstance,
  { store, files, board, limits, large, metrics, webhooks: allowed }: TableRoutesOptions,
): Promise<void> {
  const webhooks = new Webhooks({
    store,
    allowed,
    now: Date.now,
    gatherMs: limits.webhookGatherMs,
    complain: (problem) => app.log.error(problem),
  });
  const rooms = new Rooms({
    store,
    files,
    secret: () => randomBytes(32).toString('hex'),
    now: Date.now,
    metrics,
    limits,
    onStored: (...stored) => webhooks.note(...stored),
  });
  const presence = new Presence(board);
  const addresses = new Addresses(limits.connectionsPerAddress);
  const heartbeats = new Heartbeats();
  const timers = [
    setInterval(() => heartbeats.beat(), 1_000 / BEATS_PER_SECOND).unref(),
    setInterval(() => void rooms.closeIdle(), 60_000).unref(),
  ];
  app.addHook('onClose', () => {
    for (const timer of timers) clearInterval(timer);
    webhooks.close();
    return rooms.close();
  });
  await limitRates(app, limits.requestsPerMinute);
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES * 2, perMessageDeflate: false },
  });

  const openLimit = { rateLimit: { max: limits.tablesPerHour, timeWindow: '1 hour' } };
  app.post('/api/tables', { config: openLimit }, async (request, reply) => {
    const body = openBody.parse(request.body);
    if (!body.ok) return refuse(request, reply, body.error[0]);
    for (const at of ['name', 'gm'] as const)
      if (!isName(body.value[at])) return refuse(request, reply, { code: 'bad-name', at });
    const opened = await rooms.openTable(body.value.system, body.value.name, body.value.gm);
    if (opened === undefined) return refuse(request, reply, { code: 'unknown-system', at: 'system' });
    return reply.code(201).send(opened);
  });

  // Whoever holds a link to a table has to know which rules to load before the table lets them in.
  app.get<{ Params: { table: string } }>('/api/tables/:table', async (request, reply) => {
    const room = await rooms.room(request.params.table);
    if (room === undefined) return sendProblem(request, reply, 404, { code: 'no-such-table', at: 'table' });
    return { system: room.now.system };
  });

  // Whoever is invited wants to know by whom, and to what, before giving a name.
  app.post('/api/tables/invitation', async (request, reply) => {
    const body = invitationBody.parse(request.body);
    const invited = body.ok ? await rooms.invitedTo(body.value.invitation) : undefined;
    return invited ?? refuse(request, reply, { code: 'no-such-invitation', at: 'invitation' });
  });

  app.post('/api/tables/join', async (request, reply) => {
    const body = joinBody.parse(request.body);
    if (!body.ok) return refuse(request, reply, body.error[0]);
    const joined = await rooms.join(body.value.invitation, body.value.name);
    if (joined === undefined) return refuse(request, reply, { code: 'no-such-invitation', at: 'invitation' });
    if ('code' in joined) return refuse(request, reply, { code: joined.code, at: joined.at ?? 'name' });
    return reply.code(201).send(joined);
  });

  app.post('/api/tables/invite', async (request, reply) => {
    const body = inviteBody.parse(request.body);
    if (!body.ok) return refuse(request, reply, body.error[0]);
    const { table, token, role, anew } = body.value;
    const invited = anew
      ? await rooms.inviteAnew(table, token, role)
      : await rooms.invite(table, token, role);
    if (invited === undefined) return refuse(request, reply, { code: 'only-gm-invites', at: 'token' });
    return reply.code(201).send({ invitation: invited });
  });

  transferRoutes(app, { rooms, files, large, limits });
  fileRoutes(app, { rooms, files, limits });
  webhookRoutes(app, { rooms, webhooks, perMinute: limits.webhooksPerMinute });
  assistantRoutes(app, { rooms });

  // What helmet says is said to pages.
  app.get('/ws', { websocket: true, helmet: false }, (socket, request) => {
    const leave = addresses.enter(householdOf(request));
    // 1013: try again later.
    if (leave === undefined) return socket.close(1013, 'too many connections');
    metrics.connections += 1;
    letGoOf(request, socket);
    const wire = wireOf(socket, request.raw.socket);
    const connection = new Connection({
      rooms,
      presence,
      wire,
      // What limits must not depend on a clock that somebody sets.
      now: () => performance.now(),
      limits,
      complain: (problem) => app.log.error(problem),
    });
    const { isAlive, stop } = heartbeats.watch({
      isSeated: () => connection.isSeated,
      ping: () => socket.ping(),
      drop: () => socket.terminate(),
    });
    socket.on('message', (data: Buffer) => {
      isAlive();
      void connection.receive(data.toString('utf8'));
    });
    socket.on('pong', isAlive);
    socket.on('close', (code) => {
      metrics.connections -= 1;
      connection.close(code === CUT);
      stop();
      leave();
    });
    // An oversized or broken frame ends this connection, not the process.
    socket.on('error', (problem) => {
      app.log.info(problem);
      connection.close(true);
      socket.terminate();
    });
  });
}

/** Messages that are sent in one go, such as an event and the answer to its command, leave in one piece. */
function wireOf(socket: WebSocket, below: Socket): Wire {
  let isGathering = false;
  const leave = () => {
    isGathering = false;
    below.uncork();
  };
  return {
    send: (message) => {
      if (!isGathering) {
        isGathering = true;
        below.cork();
        process.nextTick(leave);
      }
      // Past the library, which writes the head of a frame and the message apart, for each who gets it.
      if (socket.readyState === OPEN) below.write(textFrame(message));
    },
    waiting: () => below.writableLength,
    close: () => socket.close(),
    drop: () => socket.terminate(),
  };
}

/** The state of a WebSocket that nobody has closed yet. */
const OPEN = 1;

/**
 * Once a request has become a WebSocket nobody asks for it any more. But the socket below holds the answer that was never
 * sent, and whoever hears of errors the request with all its headers, for as long as somebody is connected.
 */
function letGoOf({ raw: { socket } }: FastifyRequest, upgraded: EventEmitter): void {
  const { _httpMessage: answer } = socket as Socket & { readonly _httpMessage?: ServerResponse };
  answer?.detachSocket(socket);
  upgraded.removeAllListeners('error');
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: { code: string; at: string } | undefined,
): FastifyReply {
  return sendProblem(request, reply, 400, problem ?? { code: 'invalid', at: '' });
}

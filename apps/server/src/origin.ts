import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from './problems.ts';

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Pages of other servers neither change something here nor listen in: a browser says whose page asks. Whoever says nothing
 * is no browser, and has nobody's tokens but its own.
 */
export function checkOrigin(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin, upgrade } = request.headers;
    if (origin === undefined || (READING.includes(request.method) && upgrade === undefined)) return;
    if (isSameHost(origin, request) || allowed.includes(origin.toLowerCase())) return;
    await sendProblem(request, reply, 403, { code: 'other-origin', at: 'origin' });
  });
  // Nobody else ends the connection of whoever wanted a WebSocket and got an answer instead.
  app.addHook('onResponse', async ({ headers, raw }, { statusCode }) => {
    if (headers.upgrade !== undefined && statusCode >= 400) raw.socket.destroySoon();
  });
}

/** By host and port alone: behind a proxy it is the proxy that speaks TLS. Some of them pass the host on without its port. */
function isSameHost(origin: string, { host }: FastifyRequest): boolean {
  const from = URL.canParse(origin) ? new URL(origin) : undefined;
  const here = from === undefined ? '' : `${from.protocol}//${host}`;
  if (from === undefined || from.host === '' || !URL.canParse(here)) return false;
  const { host: known, hostname } = new URL(here);
  return from.host === known || (!/:\d+$/.test(host) && from.hostname === hostname);
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { sendUnknownRoute } from './pages.ts';
import type { EventStore } from './store/event-store.ts';
import { VERSION } from './version.ts';

export interface WatchOptions {
  readonly store: EventStore;
  readonly metrics: Metrics;
  /** Undefined: there are no metrics. Empty: everybody who reaches the server may read them. */
  readonly metricsToken: string | undefined;
}

/** For those who watch over the server: is it well, and what does it do. */
export async function watchRoutes(
  app: FastifyInstance,
  { store, metrics, metricsToken }: WatchOptions,
): Promise<void> {
  app.get('/health', async (request, reply) => {
    try {
      await store.check();
      return { ok: true, version: VERSION, store: store.kind };
    } catch (problem) {
      // Why is for the log; the outside learns only that something is wrong.
      request.log.error(problem);
      return reply.code(503).send({ ok: false, version: VERSION, store: store.kind });
    }
  });

  app.get('/metrics', (request, reply) => {
    if (metricsToken === undefined || !mayRead(request, metricsToken))
      return sendUnknownRoute(request, reply);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text(store.kind));
  });
}

function mayRead({ headers }: FastifyRequest, token: string): boolean {
  return token === '' || timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** Of equal length, whatever was sent. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { destination, type Level, pino } from 'pino';
import { apiRoutes } from './api/routes.ts';
import { BODY_LIMIT } from './limits.ts';
import { sendUnknownRoute, servePages } from './pages.ts';
import { answerErrors } from './problems.ts';
import { tableRoutes } from './rooms/routes.ts';
import { security } from './security.ts';
import type { EventStore } from './store/event-store.ts';
import { memoryStore } from './store/memory-store.ts';
import { VERSION } from './version.ts';

/** How much is logged. Only trouble, unless asked for more. */
export type LogLevel = Level | 'silent';
const QUIET: LogLevel = 'warn';
const STDERR = 2;

export interface AppOptions {
  /** The folder of the built page; without one only the API answers. */
  readonly webRoot: string;
  readonly log?: LogLevel | undefined;
  /** Where tables are kept; in memory if nothing else is said. */
  readonly store?: EventStore;
}

/** The server without a port: tests ask it directly. */
export async function createApp({
  webRoot,
  log = QUIET,
  store = memoryStore(),
}: AppOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = pino({ level: log }, destination({ dest: STDERR, sync: true }));
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    loggerInstance: logger,
    routerOptions: { ignoreTrailingSlash: true },
  });
  answerErrors(app);
  await app.register(helmet, security);
  app.get('/health', () => ({ ok: true, version: VERSION }));
  await app.register(apiRoutes, { prefix: '/api' });
  await app.register(tableRoutes, { store });
  if (existsSync(join(webRoot, 'index.html'))) await servePages(app, webRoot);
  else app.setNotFoundHandler(sendUnknownRoute);
  return app;
}

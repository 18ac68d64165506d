import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { isTooDeep, MAX_DEPTH } from '@tafelrunde/protocol';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { destination, type Level, pino } from 'pino';
import { apiPages } from './api/pages.ts';
import { apiRoutes } from './api/routes.ts';
import type { FileStore } from './files/file-store.ts';
import { memoryFiles } from './files/memory-files.ts';
import { BODY_LIMIT, LIMITS, type Limits, REQUEST_MS } from './limits.ts';
import { Metrics } from './metrics.ts';
import { checkOrigin } from './origin.ts';
import { serveOutside } from './outside.ts';
import { sendUnknownRoute, servePages } from './pages.ts';
import { answerErrors, sendProblem } from './problems.ts';
import { reachRoutes } from './reach.ts';
import { tableRoutes } from './rooms/routes.ts';
import { security } from './security.ts';
import type { EventStore } from './store/event-store.ts';
import { memoryStore } from './store/memory-store.ts';
import type { PresenceBoard } from './store/presence-board.ts';
import { LargeBodies } from './transfer/large-bodies.ts';
import { watchRoutes } from './watch.ts';

/** How much is logged. Only trouble, unless asked for more. */
export type LogLevel = Level | 'silent';
const QUIET: LogLevel = 'warn';
const STDERR = 2;
const CORS_SECONDS = 600;

export interface AppOptions {
  /** The folder of the built page; without one only the API answers. */
  readonly webRoot: string;
  readonly log?: LogLevel | undefined;
  /** Where tables are kept; in memory if nothing else is said. */
  readonly store?: EventStore;
  /** Where their pictures are kept; in memory if nothing else is said. */
  readonly files?: FileStore;
  /** How processes on one store tell each other who is here. */
  readonly board?: PresenceBoard | undefined;
  /** Shows /metrics; only to those who know the token, unless it is empty. */
  readonly metricsToken?: string | undefined;
  /** The path below which the server is reached, such as '/runde'; '' at the top. A proxy may cut it off or not. */
  readonly basePath?: string | undefined;
  /** The proxies, by address or network, whose word on the address of a client is taken. */
  readonly trustProxy?: string | false | undefined;
  /** Pages of other origins that may use the server, such as 'https://spiele.example.org'. */
  readonly origins?: readonly string[] | undefined;
  /** Where results of tables may be posted besides Discord, by how the address begins. */
  readonly webhooks?: readonly string[] | undefined;
  /** Instead of the usual limits, for whoever serves many people behind one address. */
  readonly limits?: Partial<Limits> | undefined;
}

/** The server without a port: tests ask it directly. */
export async function createApp({
  webRoot,
  log = QUIET,
  store = memoryStore(),
  files = memoryFiles(),
  board,
  metricsToken,
  basePath = '',
  trustProxy = false,
  origins = [],
  webhooks = [],
  limits: changed = {},
}: AppOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = pino({ level: log }, destination({ dest: STDERR, sync: true }));
  const limits: Limits = { ...LIMITS, ...changed };
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // Whoever sends a body byte by byte is not waited for.
    requestTimeout: REQUEST_MS,
    loggerInstance: logger,
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => withoutBase(url ?? '/', basePath),
    trustProxy,
  });
  answerErrors(app);
  checkOrigin(app, origins);
  app.addHook('preValidation', async (request, reply) => {
    if (!isTooDeep(request.body)) return;
    await sendProblem(request, reply, 400, { code: 'too-deep', at: '', data: { max: MAX_DEPTH } });
  });
  await app.register(helmet, security);
  // Pages of other addresses read answers only where the server's owner has named them.
  if (origins.length > 0) await app.register(cors, { origin: [...origins], maxAge: CORS_SECONDS });
  const metrics = new Metrics();
  await app.register(watchRoutes, { store, metrics, metricsToken });
  const large = new LargeBodies();
  await app.register(apiRoutes, { prefix: '/api', limits, large });
  apiPages(app, basePath);
  reachRoutes(app);
  await app.register(tableRoutes, { store, files, board, limits, large, metrics, webhooks });
  if (existsSync(join(webRoot, 'index.html')))
    await servePages(app, webRoot, basePath, await serveOutside(app, basePath));
  else app.setNotFoundHandler(sendUnknownRoute);
  return app;
}

/** An address as if the server stood at the top of its host. */
function withoutBase(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

import type { Locale } from '@tafelrunde/kernel';
import { MAX_TABLE_FILE_BYTES } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from '../household.ts';
import type { Limits } from '../limits.ts';
import { localeOf } from '../locale.ts';
import { limitRates } from '../rate-limit.ts';
import type { LargeBodies } from '../transfer/large-bodies.ts';
import { sendBusy } from '../workers/busy.ts';
import type { HeavyCall } from '../workers/jobs.ts';
import { pool } from '../workers/pool.ts';
import { calls, type Reply } from './calls.ts';
import { framingFor, streamed } from './progress.ts';

interface Named {
  readonly Params: { readonly '*': string };
  readonly Querystring: { readonly full?: string };
}

/** The engine over HTTP: the same names and JSON as on the command line. */
export async function apiRoutes(
  api: FastifyInstance,
  { limits, large }: { readonly limits: Limits; readonly large: LargeBodies },
): Promise<void> {
  // Bodies are left as they came: they are read where they are worked on.
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', large.read);
  await limitRates(api, limits.requestsPerMinute);

  api.get('/systems', (request, reply) => answer(reply, calls.systems(spokenBy(request))));
  // The name of an action holds a slash.
  for (const list of ['rules', 'actions', 'house'] as const) {
    const tell = (request: FastifyRequest<Named>, reply: FastifyReply) => {
      const name = request.params['*'] || undefined;
      return answer(reply, calls[list](name, isWanted(request.query.full), spokenBy(request)));
    };
    api.get<Named>(`/${list}`, tell);
    api.get<Named>(`/${list}/*`, tell);
  }
  for (const call of ['roll', 'odds', 'advise', 'impact'] as const)
    api.post(`/${call}`, (request, reply) => heavily(request, reply, call));
  api.post('/simulate', (request, reply) => {
    const framing = framingFor(request.headers.accept);
    return framing === undefined
      ? heavily(request, reply, 'simulate')
      : streamed(request, reply, 'simulate', framing);
  });
  // A whole table is played through: as rare as bringing one in.
  const rarely = { rateLimit: { max: limits.importsPerHour, timeWindow: '1 hour' } };
  api.post(
    '/verify',
    { bodyLimit: MAX_TABLE_FILE_BYTES, config: rarely, onRequest: large.admit },
    (request, reply) => heavily(request, reply, 'verify'),
  );
}

/** Calculates in another thread: the tables go on meanwhile. */
async function heavily(request: FastifyRequest, reply: FastifyReply, call: HeavyCall): Promise<FastifyReply> {
  const body = request.body as Uint8Array;
  try {
    const done = await pool.run(householdOf(request), {
      kind: 'call',
      call,
      body,
      locale: spokenBy(request),
    });
    if (done.kind !== 'call') throw new Error('another job');
    return answer(reply, done.reply);
  } catch (problem) {
    return sendBusy(request, reply, problem);
  }
}

/** `?full`, `?full=1` or `?full=true`. */
const isWanted = (flag: string | undefined): boolean => flag === '' || flag === '1' || flag === 'true';

const spokenBy = (request: FastifyRequest): Locale => localeOf(request.headers['accept-language']);

const answer = (reply: FastifyReply, { status, body }: Reply): FastifyReply => reply.code(status).send(body);

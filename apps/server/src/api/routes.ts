import rateLimit from '@fastify/rate-limit';
import type { Problem, Result } from '@tafelrunde/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import { localeOf } from '../locale.ts';
import { sendProblem } from '../problems.ts';
import { listActions, listRules, listSystems } from './listings.ts';
import { odds } from './odds.ts';
import type { Refusal } from './request.ts';
import { roll } from './roll.ts';

/** The engine over HTTP: the same names and JSON as on the command line. */
export async function apiRoutes(
  api: FastifyInstance,
  { limits }: { readonly limits: Limits },
): Promise<void> {
  await api.register(rateLimit, { max: limits.requestsPerMinute, timeWindow: '1 minute' });

  api.get('/systems', (request) => listSystems(spokenBy(request)));
  api.get<{ Params: { name?: string } }>('/rules/:name?', (request, reply) =>
    orUnknown(request, reply, listRules(request.params.name, spokenBy(request))),
  );
  api.get<{ Params: { name?: string } }>('/actions/:name?', (request, reply) =>
    orUnknown(request, reply, listActions(request.params.name, spokenBy(request))),
  );
  api.post('/roll', (request, reply) => answer(request, reply, roll(request.body, spokenBy(request))));
  api.post('/odds', (request, reply) => answer(request, reply, odds(request.body)));
}

const spokenBy = (request: FastifyRequest) => localeOf(request.headers['accept-language']);

function orUnknown(
  request: FastifyRequest<{ Params: { name?: string } }>,
  reply: FastifyReply,
  list: readonly object[] | undefined,
): unknown {
  if (list !== undefined) return list;
  const id = (request.params.name ?? '').slice(0, 100);
  const problem: Problem = { code: 'unknown-system-or-rule', at: 'name', data: { id } };
  return sendProblem(request, reply, 404, problem);
}

function answer(request: FastifyRequest, reply: FastifyReply, result: Result<object, Refusal>): unknown {
  if (result.ok) return result.value;
  return sendProblem(request, reply, 400, result.error.problem, result.error.system);
}

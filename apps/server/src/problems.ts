import type { Problem } from '@tafelrunde/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BODY_LIMIT } from './limits.ts';
import { localeOf } from './locale.ts';
import { wordsFor } from './text/words.ts';

/** Every refusal looks the same: a stable code, a sentence in the asker's language, the place if there is one. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  problem: Problem,
): FastifyReply {
  const message = wordsFor(problem, localeOf(request.headers['accept-language']));
  const at = problem.at === '' ? {} : { at: problem.at };
  return reply.code(status).send({ error: { code: problem.code, message, ...at } });
}

/** What Fastify and its plugins refuse, in our words. */
function problemOf(
  error: FastifyError,
  bodyLimit: number,
): { readonly status: number; readonly problem: Problem } {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return { status: 413, problem: { code: 'body-too-large', at: '', data: { max: bodyLimit } } };
  }
  if (error.statusCode === 415) return { status: 415, problem: { code: 'unsupported-media-type', at: '' } };
  if (error.statusCode === 429) return { status: 429, problem: { code: 'too-many-requests', at: '' } };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status: 400, problem: { code: 'invalid-json', at: '' } };
  return { status: 500, problem: { code: 'internal', at: '' } };
}

/** Errors become answers; only our own mistakes are logged with what led to them. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, problem } = problemOf(error, request.routeOptions.bodyLimit ?? BODY_LIMIT);
    if (status === 500) request.log.error(error);
    return sendProblem(request, reply, status, problem);
  });
}

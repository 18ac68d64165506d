import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problems.ts';
import { TooBusy, TooHeavy } from './pool.ts';

/** What a thread could not do: told to whoever asked, and only our own mistakes are passed on. */
export function sendBusy(request: FastifyRequest, reply: FastifyReply, problem: unknown): FastifyReply {
  if (problem instanceof TooBusy)
    return sendProblem(request, reply, 429, { code: 'too-many-requests', at: '' });
  if (problem instanceof TooHeavy) return sendProblem(request, reply, 413, { code: 'too-heavy', at: '' });
  throw problem;
}

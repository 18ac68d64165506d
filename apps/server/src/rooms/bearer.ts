import type { FastifyRequest } from 'fastify';

/** The token of `Authorization: Bearer …`. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{16,200})$/.exec(headers.authorization ?? '')?.[1];
}

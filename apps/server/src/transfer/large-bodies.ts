import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problems.ts';
import { Pace } from './pace.ts';
import { readShared } from './shared-body.ts';

/** A few of the largest files are as much as fits into memory. */
const AT_ONCE = 2;
/** As fast as a good line at home: what is read faster takes its time from the tables. */
const BYTES_PER_SECOND = 8 * 1024 * 1024;
const BYTES_AT_ONCE = 1024 * 1024;

/** Bodies of megabytes: few at once, no faster than the tables can bear, and read in another thread. */
export class LargeBodies {
  readonly #pace = new Pace(BYTES_PER_SECOND, BYTES_AT_ONCE);
  #underWay = 0;

  /** Before a body is read: one too many is sent away. */
  readonly admit = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (this.#underWay >= AT_ONCE)
      return sendProblem(request, reply, 429, { code: 'too-many-requests', at: '' });
    this.#underWay += 1;
    reply.raw.once('close', () => {
      this.#underWay -= 1;
    });
    return undefined;
  };

  /** The body as it came. */
  readonly read = (request: FastifyRequest, body: Readable): Promise<Uint8Array> => {
    const length = request.headers['content-length'];
    const { bodyLimit } = request.routeOptions;
    return readShared(body, length === undefined ? undefined : Number(length), bodyLimit ?? 0, this.#pace);
  };
}

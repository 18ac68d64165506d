import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { householdOf } from '../household.ts';
import { localeOf } from '../locale.ts';
import { wordsFor } from '../text/words.ts';
import { sendBusy } from '../workers/busy.ts';
import type { Part as EmittedPart, HeavyCall } from '../workers/jobs.ts';
import { pool, TooHeavy } from '../workers/pool.ts';

type Part = 'progress' | 'result' | 'error';

/** How parts of an answer are told apart on the wire. */
export interface Framing {
  readonly type: string;
  /** `json` is one line of JSON. */
  part(kind: Part, json: string): string;
}

const FRAMINGS: readonly Framing[] = [
  { type: 'application/x-ndjson', part: (kind, json) => `{"${kind}":${json}}\n` },
  { type: 'text/event-stream', part: (kind, json) => `event: ${kind}\ndata: ${json}\n\n` },
];

/** The stream that is asked for; undefined for whoever just wants the answer. */
export const framingFor = (accept = ''): Framing | undefined =>
  FRAMINGS.find(({ type }) => accept.toLowerCase().includes(type));

/** Answers part by part: how far it is, then the result. What is refused before anything was told is refused as ever. */
export async function streamed(
  request: FastifyRequest,
  reply: FastifyReply,
  call: HeavyCall,
  { type, part }: Framing,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    // A proxy that waits for the whole answer would keep all progress to itself.
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no');
    void reply.send(stream);
  };
  const tell = async (told: EmittedPart) => {
    if (told.kind !== 'progress') return;
    begin();
    // Whoever has hung up is not waited for: the call ends by itself.
    if (stream.destroyed || stream.write(part('progress', JSON.stringify(told.progress)))) return;
    await Promise.race([once(stream, 'drain'), once(stream, 'close')]);
  };
  const locale = localeOf(request.headers['accept-language']);
  try {
    const body = request.body as Uint8Array;
    const done = await pool.run(
      householdOf(request),
      { kind: 'call', call, body, locale, progress: true },
      tell,
    );
    if (done.kind !== 'call') throw new Error('another job');
    if (done.reply.status !== 200) return reply.code(done.reply.status).send(done.reply.body);
    begin();
    stream.end(part('result', JSON.stringify(done.reply.body)));
  } catch (problem) {
    if (!isBegun) return sendBusy(request, reply, problem);
    const code = problem instanceof TooHeavy ? 'too-heavy' : 'internal';
    if (code === 'internal') request.log.error(problem);
    stream.end(part('error', JSON.stringify({ code, message: wordsFor({ code, at: '' }, locale) })));
  }
  return reply;
}

import { Readable } from 'node:stream';
import { MAX_TABLE_FILE_BYTES, tableFileOf, tableFileText } from '@tafelrunde/protocol';
import { type Seat, SeenHistory, seatOf } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import { localeOf } from '../locale.ts';
import { sendProblem } from '../problems.ts';
import { bearerOf } from '../rooms/bearer.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { wordsFor } from '../text/words.ts';
import { sendBusy } from '../workers/busy.ts';
import { pool } from '../workers/pool.ts';

/** Events that are written at once. */
const EXPORT_PAGE = 64;

/** The words around a file in the body of an import. */
const AROUND_BYTES = 4_096;

/** Files that are read at once. */
const IMPORTS_AT_ONCE = 2;

export interface TransferOptions {
  readonly rooms: Rooms;
  readonly limits: Pick<Limits, 'exportsPerMinute' | 'importsPerHour'>;
}

/** Tables as files: taken along as one seat has seen them, and brought back as a new table. */
export function transferRoutes(app: FastifyInstance, { rooms, limits }: TransferOptions): void {
  const exportLimit = { rateLimit: { max: limits.exportsPerMinute, timeWindow: '1 minute' } };
  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/export',
    { config: exportLimit },
    async (request, reply) => {
      const { table: id } = request.params;
      const token = bearerOf(request);
      const seatId = token === undefined ? undefined : await rooms.seatFor(id, token);
      const room = seatId === undefined ? undefined : await rooms.room(id);
      const seat = room === undefined ? undefined : seatOf(room.now, seatId ?? '');
      // The same answer to a wrong token, a revoked seat and a table that is not there: nothing is betrayed.
      if (room === undefined || seat === undefined)
        return sendProblem(request, reply, 401, { code: 'no-such-seat', at: 'authorization' });
      await room.catchUp();
      const { system } = room.now;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="tafelrunde-${system}.json"`)
        .type('application/json; charset=utf-8')
        .send(Readable.from(fileOf(room, seat)));
    },
  );

  void app.register(async (imports) => {
    // The body is left as it came: whatever it is, it is read in another thread.
    imports.removeContentTypeParser('application/json');
    imports.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_TABLE_FILE_BYTES + AROUND_BYTES },
      (_request, body, done) => done(null, body),
    );
    let reading = 0;
    const importLimit = { rateLimit: { max: limits.importsPerHour, timeWindow: '1 hour' } };
    imports.post(
      '/api/tables/import',
      {
        config: importLimit,
        bodyLimit: MAX_TABLE_FILE_BYTES + AROUND_BYTES,
        // Before the body is read: a few of the largest files are as much as fits into memory.
        onRequest: async (request, reply) => {
          if (reading >= IMPORTS_AT_ONCE)
            return sendProblem(request, reply, 429, { code: 'too-many-requests', at: '' });
          reading += 1;
          reply.raw.once('close', () => {
            reading -= 1;
          });
        },
      },
      async (request, reply) => {
        const body = request.body as Buffer;
        try {
          const taken = await rooms.adopt<Problem>(async (by, emit) => {
            const done = await pool.run(request.ip, { kind: 'import', body, by }, emit);
            if (done.kind !== 'import') throw new Error('another job');
            return done.result;
          });
          return taken.ok ? reply.code(201).send(taken.value) : refuse(request, reply, taken.error);
        } catch (problem) {
          return sendBusy(request, reply, problem);
        }
      },
    );
  });
}

/** The file of a table, piece by piece: however long it is, little of it is in memory at once. */
async function* fileOf(room: Room, seat: Seat): AsyncGenerator<string> {
  const { system, name, seq } = room.now;
  const [head = '', foot = ''] = JSON.stringify(tableFileOf(system, name, [])).split('[]');
  const seen = new SeenHistory(room.system, seat, room.veilingFor(seat), new Set(room.gone));
  yield `${head}[`;
  for (let next = 1; next <= seq; ) {
    const page = await room.eventsBefore(
      Math.min(next + EXPORT_PAGE, seq + 1),
      Math.min(EXPORT_PAGE, seq + 1 - next),
    );
    if (page.length === 0) throw new Error(`no events behind ${next}`);
    const texts = page.map((event) => JSON.stringify(seen.next(event)));
    yield `${next === 1 ? '' : ','}${texts.join(',')}`;
    next += page.length;
  }
  yield `]${foot}`;
}

type Problem = Parameters<typeof sendProblem>[3];
function refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const message = tableFileText(problem, locale) ?? wordsFor(problem, locale);
  const at = problem.at === '' ? {} : { at: problem.at };
  return reply.code(400).send({ error: { code: problem.code, message, ...at } });
}

import { Readable } from 'node:stream';
import { MAX_TABLE_FILE_BYTES, parseTableFile, tableFileOf, tableFileText } from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import { fromZod } from '@tafelrunde/schema';
import { type Seat, seatOf, viewEvent } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Limits } from '../limits.ts';
import { localeOf } from '../locale.ts';
import { sendProblem } from '../problems.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { adopted } from './adopted.ts';

/** Events that are written at once. */
const EXPORT_PAGE = 64;

/** The words around a file in the body of an import. */
const AROUND_BYTES = 4_096;

const importBody = fromZod(z.strictObject({ gm: z.string().trim().min(1).max(80), file: z.unknown() }));

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

  const importLimit = { rateLimit: { max: limits.importsPerHour, timeWindow: '1 hour' } };
  app.post(
    '/api/tables/import',
    { config: importLimit, bodyLimit: MAX_TABLE_FILE_BYTES + AROUND_BYTES },
    async (request, reply) => {
      const body = importBody.parse(request.body);
      if (!body.ok) return refuse(request, reply, body.error[0] ?? { code: 'invalid', at: '' });
      const { gm, file: raw } = body.value;
      const file = parseTableFile(raw);
      if (!file.ok) return refuse(request, reply, inFile(file.error));
      const system = systemOf(file.value.system);
      if (system === undefined)
        return refuse(request, reply, {
          code: 'unknown-table-system',
          at: 'file.system',
          data: { system: file.value.system },
        });
      const taken = await rooms.adopt((by) => adopted(system, file.value, { ...by, gm }));
      return taken.ok ? reply.code(201).send(taken.value) : refuse(request, reply, inFile(taken.error));
    },
  );
}

/** The file of a table, piece by piece: however long it is, little of it is in memory at once. */
async function* fileOf(room: Room, seat: Seat): AsyncGenerator<string> {
  const { system, name, seq } = room.now;
  const [head = '', foot = ''] = JSON.stringify(tableFileOf(system, name, [])).split('[]');
  yield `${head}[`;
  for (let next = 1; next <= seq; ) {
    const page = await room.eventsBefore(
      Math.min(next + EXPORT_PAGE, seq + 1),
      Math.min(EXPORT_PAGE, seq + 1 - next),
    );
    if (page.length === 0) throw new Error(`no events behind ${next}`);
    const texts = page.map((event) => JSON.stringify(viewEvent(event, seat)));
    yield `${next === 1 ? '' : ','}${texts.join(',')}`;
    next += page.length;
  }
  yield `]${foot}`;
}

type Problem = Parameters<typeof sendProblem>[3];
const inFile = (problem: Problem): Problem => ({
  ...problem,
  at: problem.at === '' ? 'file' : `file.${problem.at}`,
});

function refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const message = tableFileText(problem, localeOf(request.headers['accept-language'])) ?? problem.code;
  const at = problem.at === '' ? {} : { at: problem.at };
  return reply.code(400).send({ error: { code: problem.code, message, ...at } });
}

/** The token of `Authorization: Bearer …`. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{16,200})$/.exec(headers.authorization ?? '')?.[1];
}

import { Readable } from 'node:stream';
import { MAX_TABLE_FILE_BYTES, tableFileOf, tableFileText } from '@tafelrunde/protocol';
import { filesInEvent, type Seat, SeenHistory } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FileStore } from '../files/file-store.ts';
import { householdOf } from '../household.ts';
import type { Limits } from '../limits.ts';
import { localeOf } from '../locale.ts';
import type { sendProblem } from '../problems.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatOfRequest, sendNoSeat } from '../rooms/seat-of-request.ts';
import { wordsFor } from '../text/words.ts';
import { sendBusy } from '../workers/busy.ts';
import { pool } from '../workers/pool.ts';
import type { LargeBodies } from './large-bodies.ts';

/** Events that are written at once. */
const EXPORT_PAGE = 64;

/** The words around a file in the body of an import. */
const AROUND_BYTES = 4_096;
const BODY_BYTES = MAX_TABLE_FILE_BYTES + AROUND_BYTES;

export interface TransferOptions {
  readonly rooms: Rooms;
  readonly files: FileStore;
  readonly large: LargeBodies;
  readonly limits: Pick<Limits, 'exportsPerMinute' | 'importsPerHour'>;
}

/** Tables as files: taken along as one seat has seen them, and brought back as a new table. */
export function transferRoutes(app: FastifyInstance, { rooms, files, large, limits }: TransferOptions): void {
  const exportLimit = { rateLimit: { max: limits.exportsPerMinute, timeWindow: '1 minute' } };
  app.get<{ Params: { table: string } }>(
    '/api/tables/:table/export',
    { config: exportLimit },
    async (request, reply) => {
      const seated = await seatOfRequest(request, rooms);
      if (seated === undefined) return sendNoSeat(request, reply);
      const { room, seat } = seated;
      await room.catchUp();
      const { system } = room.now;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="tafelrunde-${system}.json"`)
        .type('application/json; charset=utf-8')
        .send(Readable.from(fileOf(room, seat, files)));
    },
  );

  void app.register(async (imports) => {
    // The body is left as it came: whatever it is, it is read in another thread.
    imports.removeContentTypeParser('application/json');
    imports.addContentTypeParser('application/json', large.read);
    const importLimit = { rateLimit: { max: limits.importsPerHour, timeWindow: '1 hour' } };
    imports.post(
      '/api/tables/import',
      { config: importLimit, bodyLimit: BODY_BYTES, onRequest: large.admit },
      async (request, reply) => {
        const body = request.body as Uint8Array;
        try {
          const taken = await rooms.adopt<Problem>(async (by, emit) => {
            const done = await pool.run(householdOf(request), { kind: 'import', body, by }, emit);
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
async function* fileOf(room: Room, seat: Seat, files: FileStore): AsyncGenerator<string> {
  const { id, system, name, seq } = room.now;
  const [head = '', foot = ''] = JSON.stringify(tableFileOf(system, name, [])).split('[]');
  const seen = new SeenHistory(room.system, seat, room.veilingFor(seat), new Set(room.gone));
  const shown = new Set<string>();
  yield `${head}[`;
  for (let next = 1; next <= seq; ) {
    const page = await room.eventsBefore(
      Math.min(next + EXPORT_PAGE, seq + 1),
      Math.min(EXPORT_PAGE, seq + 1 - next),
    );
    if (page.length === 0) throw new Error(`no events behind ${next}`);
    const texts = page.map((event) => {
      const view = seen.next(event);
      for (const file of filesInEvent(view)) shown.add(file);
      return JSON.stringify(view);
    });
    yield `${next === 1 ? '' : ','}${texts.join(',')}`;
    next += page.length;
  }
  yield ']';
  yield* picturesOf(id, shown, files);
  yield foot;
}

/** The pictures that the events speak of, one by one; what is lost is left out. */
async function* picturesOf(
  table: string,
  shown: ReadonlySet<string>,
  files: FileStore,
): AsyncGenerator<string> {
  let isFirst = true;
  for (const name of shown) {
    const file = await files.read(table, name);
    if (file === undefined) continue;
    yield `${isFirst ? ',"files":{' : ','}"${name}":"${Buffer.from(file.bytes).toString('base64')}"`;
    isFirst = false;
  }
  if (!isFirst) yield '}';
}

type Problem = Parameters<typeof sendProblem>[3];
function refuse(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const message = tableFileText(problem, locale) ?? wordsFor(problem, locale);
  const at = problem.at === '' ? {} : { at: problem.at };
  return reply.code(400).send({ error: { code: problem.code, message, ...at } });
}

import { createHash } from 'node:crypto';
import { MAX_PICTURE_BYTES, pictureText, readPicture } from '@tafelrunde/protocol';
import { isFileName, type Seat } from '@tafelrunde/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits.ts';
import { localeOf } from '../locale.ts';
import { sendProblem } from '../problems.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { seatOfRequest, sendNoSeat } from '../rooms/seat-of-request.ts';
import type { FileStore } from './file-store.ts';

/** A picture is only ever looked at: whatever is in it, nothing of it runs, loads or sends anything. */
const FILE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Its name is its content: it never changes. Only whoever may see it keeps it.
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'Authorization',
};

export interface FileRoutesOptions {
  readonly rooms: Rooms;
  readonly files: FileStore;
  readonly limits: Pick<Limits, 'filesPerMinute' | 'fileBytesPerTable' | 'fileBytesForGm'>;
}

type AtTable = { Params: { table: string } };

/** Pictures of a table: brought by those who play, seen by whoever sees what they are on. */
export function fileRoutes(app: FastifyInstance, { rooms, files, limits }: FileRoutesOptions): void {
  void app.register(async (uploads) => {
    // Whatever it is called, it is taken as bytes: what it is, is seen in them.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    uploads.post<AtTable>(
      '/api/tables/:table/files',
      {
        bodyLimit: MAX_PICTURE_BYTES,
        config: { rateLimit: { max: limits.filesPerMinute, timeWindow: '1 minute' } },
        // Before the body is read: megabytes of strangers are not waited for.
        onRequest: async (request, reply) => {
          const seated = await seatOfRequest(request as FastifyRequest<AtTable>, rooms);
          if (seated === undefined) return sendNoSeat(request, reply);
          if (seated.seat.role === 'spectator')
            return sendProblem(request, reply, 403, { code: 'spectators-watch', at: '' });
        },
      },
      async (request, reply) => {
        const seated = await seatOfRequest(request, rooms);
        if (seated === undefined) return sendNoSeat(request, reply);
        return keep(request, reply, seated.seat);
      },
    );
  });

  async function keep(request: FastifyRequest<AtTable>, reply: FastifyReply, seat: Seat) {
    const bytes = (request.body ?? Buffer.alloc(0)) as Buffer;
    const picture = readPicture(bytes);
    if (!picture.ok) {
      const { code } = picture.error;
      const message = pictureText(picture.error, localeOf(request.headers['accept-language'])) ?? code;
      return reply.code(400).send({ error: { code, message } });
    }
    const { type, width, height } = picture.value;
    const file = createHash('sha256').update(bytes).digest('hex');
    const forGm = seat.role === 'gm' ? 0 : limits.fileBytesForGm;
    const budget = limits.fileBytesPerTable - forGm;
    if (!(await files.save(request.params.table, file, { type, bytes }, seat.id, budget))) {
      const max = Math.floor(budget / 1024 / 1024);
      return sendProblem(request, reply, 413, { code: 'table-full-of-pictures', at: '', data: { max } });
    }
    return reply.code(201).send({ file, type, width, height });
  }

  app.get<{ Params: { table: string; file: string } }>(
    '/api/tables/:table/files/:file',
    async (request, reply) => {
      const seated = await seatOfRequest(request, rooms);
      if (seated === undefined) return sendNoSeat(request, reply);
      const { table, file: name } = request.params;
      const isSeen = isFileName(name) && (await maySee(seated.room, seated.seat, name));
      const file = isSeen ? await files.read(table, name) : undefined;
      // The same answer to what is not there and to what is not for this seat.
      if (file === undefined) return sendProblem(request, reply, 404, { code: 'no-such-file', at: 'file' });
      const ending = file.type.replace('image/', '');
      return reply
        .headers(FILE_HEADERS)
        .header('content-disposition', `attachment; filename="${name}.${ending}"`)
        .type(file.type)
        .send(Buffer.from(file.bytes));
    },
  );

  /** A seat sees the picture of what it sees, and what it has brought itself. */
  async function maySee(room: Room, seat: Seat, name: string): Promise<boolean> {
    if (room.filesSeenBy(seat).has(name)) return true;
    if (await files.isBroughtBy(room.now.id, name, seat.id)) return true;
    // Perhaps another process knows more.
    await room.catchUp();
    return room.filesSeenBy(seat).has(name);
  }
}

import type { Readable } from 'node:stream';
import type { Pace } from './pace.ts';

/** A body is larger than it may be, or than it said. */
export class BodyTooLarge extends Error {
  readonly statusCode = 413;
  readonly code = 'FST_ERR_CTP_BODY_TOO_LARGE';
}

const FIRST_BYTES = 64 * 1024;

/**
 * Reads a body into memory that a thread can look at without its being copied: pieces of megabytes that come and go on the
 * main thread keep its garbage collector busy, and all tables waiting. `length` is what the sender says; undefined if nothing.
 * Whoever sends faster than the pace has to wait.
 */
export function readShared(
  body: Readable,
  length: number | undefined,
  limit: number,
  pace?: Pace,
): Promise<Uint8Array> {
  const most = length ?? limit;
  if (most > limit) return Promise.reject(refuse(body));
  let bytes = new Uint8Array(new SharedArrayBuffer(length ?? Math.min(FIRST_BYTES, limit)));
  let end = 0;
  return new Promise((resolve, reject) => {
    body.on('data', (piece: Buffer) => {
      if (end + piece.length > most) return reject(refuse(body));
      if (end + piece.length > bytes.length) bytes = larger(bytes, end + piece.length, limit);
      bytes.set(piece, end);
      end += piece.length;
      const wait = pace?.count(piece.length) ?? 0;
      if (wait === 0) return;
      body.pause();
      setTimeout(() => body.resume(), wait);
    });
    body.once('end', () => resolve(bytes.subarray(0, end)));
    body.once('error', reject);
  });
}

/** What still comes is let go by, so that the answer can be read. */
function refuse(body: Readable): BodyTooLarge {
  body.removeAllListeners('data');
  body.resume();
  return new BodyTooLarge('the body is too large');
}

function larger(bytes: Uint8Array, least: number, limit: number): Uint8Array<SharedArrayBuffer> {
  const grown = new Uint8Array(new SharedArrayBuffer(Math.min(limit, Math.max(least, 2 * bytes.length))));
  grown.set(bytes);
  return grown;
}

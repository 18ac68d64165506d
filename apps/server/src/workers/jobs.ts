import { randomBytes } from 'node:crypto';
import { err, type Locale, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { isTooDeep, MAX_DEPTH, type PictureType, parseTableFile, pictureTypeOf } from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import { fromZod } from '@tafelrunde/schema';
import { filesInEvent, isName } from '@tafelrunde/table';
import { z } from 'zod';
import { calls, type Reply } from '../api/calls.ts';
import { writeEvent } from '../store/stored-event.ts';
import { wordsFor } from '../text/words.ts';
import { adopted } from '../transfer/adopted.ts';

/** Calls of the API that calculate. */
export type HeavyCall = 'search' | 'impact' | 'roll' | 'odds' | 'advise' | 'simulate' | 'verify';

/** Work that would keep everybody waiting. What goes into a thread and comes out of it is plain data. */
export type Job =
  | {
      readonly kind: 'call';
      readonly call: HeavyCall;
      readonly body: Uint8Array;
      readonly locale: Locale;
      /** Whether it is told how far the call has come. */
      readonly progress?: boolean;
    }
  | { readonly kind: 'import'; readonly body: Uint8Array; readonly by: Adopting };

/** What a table that comes from elsewhere is called here. */
export interface Adopting {
  readonly table: string;
  readonly seat: string;
  readonly command: string;
  readonly now: number;
}

export interface OldSeat {
  readonly seat: string;
  readonly name: string;
}

export type Done =
  | { readonly kind: 'call'; readonly reply: Reply }
  | { readonly kind: 'import'; readonly result: Imported };

export type Imported = Result<{ readonly seats: readonly OldSeat[] }, Problem>;

/** A part of a table that is brought in (written events, or a picture), or how far a call has come. */
export type Part =
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'events'; readonly written: readonly string[] }
  | { readonly kind: 'file'; readonly name: string; readonly type: PictureType; readonly base64: string };

/** Hands over part after part. */
export type Emit = (part: Part) => Promise<void>;

const importBody = fromZod(
  z.strictObject({
    gm: z.string().trim().min(1).max(80),
    file: z.unknown(),
    only: z.literal('state').optional(),
  }),
);

/** Characters of events that are handed over at once. */
const PART = 128 * 1024;

export async function work(job: Job, emit: Emit): Promise<Done> {
  const body = readJson(job.body);
  if (job.kind === 'import')
    return { kind: 'import', result: body.ok ? await bringIn(body.value, job.by, emit) : body };
  // The events of a table are looked at one by one when it is read.
  const read = body.ok && job.call !== 'verify' ? notTooDeep(body.value) : body;
  if (!read.ok) {
    const { code } = read.error;
    return {
      kind: 'call',
      reply: { status: 400, body: { error: { code, message: wordsFor(read.error, job.locale) } } },
    };
  }
  const tell = job.progress ? (progress: unknown) => emit({ kind: 'progress', progress }) : undefined;
  return { kind: 'call', reply: await calls[job.call](read.value, job.locale, tell) };
}

function readJson(bytes: Uint8Array): Result<unknown, Problem> {
  try {
    return ok(JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')));
  } catch {
    return err({ code: 'invalid-json', at: '' });
  }
}

const notTooDeep = (value: unknown): Result<unknown, Problem> =>
  isTooDeep(value) ? err({ code: 'too-deep', at: '', data: { max: MAX_DEPTH } }) : ok(value);

async function bringIn(raw: unknown, by: Adopting, emit: Emit): Promise<Imported> {
  const body = importBody.parse(raw);
  if (!body.ok) return err(body.error[0] ?? { code: 'invalid', at: '' });
  const { gm, file: given, only } = body.value;
  if (!isName(gm)) return err({ code: 'bad-name', at: 'gm' });
  const file = parseTableFile(given);
  if (!file.ok) return err(inFile(file.error));
  const system = systemOf(file.value.system);
  if (system === undefined)
    return err({ code: 'unknown-table-system', at: 'file.system', data: { system: file.value.system } });
  const secret = () => randomBytes(32).toString('hex');
  const made = adopted(system, file.value, { ...by, gm, secret, onlyState: only === 'state' });
  if (!made.ok) return err(inFile(made.error));
  // Files first: whatever an event shows is there before it.
  const shown = new Set(made.value.events.flatMap(filesInEvent));
  for (const [name, base64] of Object.entries(file.value.files ?? {})) {
    const type = pictureTypeOf(Buffer.from(base64, 'base64'));
    if (shown.has(name) && type !== undefined) await emit({ kind: 'file', name, type, base64 });
  }
  let part: string[] = [];
  let size = 0;
  for (const event of made.value.events) {
    const written = writeEvent(event);
    part.push(written);
    size += written.length;
    if (size < PART) continue;
    await emit({ kind: 'events', written: part });
    [part, size] = [[], 0];
  }
  if (part.length > 0) await emit({ kind: 'events', written: part });
  return ok({ seats: made.value.seats });
}

const inFile = (problem: Problem): Problem => ({
  ...problem,
  at: problem.at === '' ? 'file' : `file.${problem.at}`,
});

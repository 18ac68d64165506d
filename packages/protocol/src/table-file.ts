import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import {
  EVENT_VERSION,
  type EventKind,
  filesInEvent,
  type TableEvent,
  UnreadableEvent,
  upcast,
} from '@tafelrunde/table';
import { z } from 'zod';
import { isTooDeep, MAX_DEPTH } from './depth.ts';
import { wrongPicture } from './pictures/in-file.ts';
import { eventSchemas } from './table-file-events.ts';

const FORMAT = 'tafelrunde-table';

/** The largest file that is read, in bytes, and the most events in it: more than a table can grow to. */
export const MAX_TABLE_FILE_BYTES = 128 * 1024 * 1024;
export const MAX_TABLE_FILE_EVENTS = 110_000;

/** A whole table as a file: its events as one seat has seen them. */
export interface TableFile {
  readonly format: typeof FORMAT;
  readonly version: typeof EVENT_VERSION;
  readonly system: string;
  readonly name: string;
  readonly events: readonly TableEvent[];
  /** The pictures that the events speak of, in base64 by their names; some may be lost. */
  readonly files?: Readonly<Record<string, string>>;
}

const TABLE_FILE_PROBLEMS = [
  'file-too-large',
  'file-not-json',
  'not-a-table-file',
  'unsupported-version',
  'too-many-events',
  'too-deep',
  'unreadable-event',
  'event-out-of-order',
  'no-opening',
  'opened-twice',
  'undoes-nothing',
  'file-unknown',
  'file-altered',
  'too-many-pictures',
  // Found by whoever knows the systems.
  'unknown-table-system',
  'does-not-fit',
] as const;
export type TableFileProblem = (typeof TABLE_FILE_PROBLEMS)[number];

/** The file of a table. The events are those of one seat: whoever writes it has redacted them. */
export function tableFileOf(
  system: string,
  name: string,
  events: readonly TableEvent[],
  files?: TableFile['files'],
): TableFile {
  const more = files === undefined ? {} : { files };
  return { format: FORMAT, version: EVENT_VERSION, system, name, events, ...more };
}

export const makeTableFile = (file: TableFile): string => `${JSON.stringify(file)}\n`;

/** Reads the text of a file. */
export function parseTableText(text: string): Result<TableFile, Problem> {
  // A character takes at least one byte, so this is never too strict.
  if (text.length > MAX_TABLE_FILE_BYTES)
    return err({ code: 'file-too-large', at: '', data: { max: MAX_TABLE_FILE_BYTES } });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return err({ code: 'file-not-json', at: '' });
  }
  return parseTableFile(raw);
}

const head = fromZod(
  z.strictObject({
    format: z.literal(FORMAT),
    version: z.int(),
    system: z.string().min(1).max(80),
    name: z.string().min(1).max(80),
    events: z.array(z.unknown()).min(1),
    files: z.record(z.string(), z.string()).optional(),
  }),
);

/** Reads a table from outside; a problem says where in the file it is. */
export function parseTableFile(raw: unknown): Result<TableFile, Problem> {
  if (typeof raw !== 'object' || raw === null || (raw as { format?: unknown }).format !== FORMAT)
    return err({ code: 'not-a-table-file', at: 'format' });
  const { version } = raw as { version?: unknown };
  if (!Number.isInteger(version) || (version as number) < 1 || (version as number) > EVENT_VERSION)
    return err({
      code: 'unsupported-version',
      at: 'version',
      data: { version: (JSON.stringify(version) ?? '–').slice(0, 20), newest: EVENT_VERSION },
    });
  const file = head.parse(raw);
  if (!file.ok) return err(file.error[0] ?? { code: 'not-a-table-file', at: '' });
  const { system, name, events, files } = file.value;
  if (events.length > MAX_TABLE_FILE_EVENTS)
    return err({ code: 'too-many-events', at: 'events', data: { max: MAX_TABLE_FILE_EVENTS } });
  const read = readEvents(events, system);
  if (!read.ok) return read;
  const wrong = files === undefined ? null : wrongPicture(files, read.value.flatMap(filesInEvent));
  return wrong === null ? ok(tableFileOf(system, name, read.value, files)) : err(wrong);
}

function readEvents(raw: readonly unknown[], system: string): Result<readonly TableEvent[], Problem> {
  const events: TableEvent[] = [];
  const turns = new Turns(events);
  for (const [i, one] of raw.entries()) {
    const at = `events.${i}`;
    if (isTooDeep(one)) return err({ code: 'too-deep', at, data: { max: MAX_DEPTH } });
    const read = readEvent(one, at);
    if (!read.ok) return read;
    const event = read.value;
    if (event.seq !== i + 1)
      return err({ code: 'event-out-of-order', at: `${at}.seq`, data: { expected: i + 1 } });
    if ((event.kind === 'tableOpened') !== (i === 0))
      return err({ code: i === 0 ? 'no-opening' : 'opened-twice', at: `${at}.kind` });
    if (event.kind === 'tableOpened' && event.system !== system)
      return err({ code: 'not-one-of', at: `${at}.system`, data: { allowed: system } });
    const wrong = turns.wrongIn(event);
    if (wrong !== null) return err({ code: 'undoes-nothing', at: `${at}.${wrong}` });
    events.push(event);
  }
  return ok(events);
}

/** What a file has taken back so far. Only what has happened and still counts can be taken back, each thing once. */
class Turns {
  readonly #before: readonly TableEvent[];
  readonly #gone = new Set<number>();
  readonly #redone = new Set<number>();

  constructor(before: readonly TableEvent[]) {
    this.#before = before;
  }

  /** The field of an undoing or redoing that makes no sense; null if all does. Notes what it takes back. */
  wrongIn(event: TableEvent): 'target' | 'gone' | null {
    if (event.kind === 'undone') {
      let last = 0;
      for (const seq of event.gone) {
        const kind = this.#before[seq - 1]?.kind;
        const isLegal = seq > last && kind !== undefined && kind !== 'undone' && kind !== 'redone';
        if (!isLegal || this.#gone.has(seq)) return 'gone';
        last = seq;
      }
      if (!event.gone.includes(event.target)) return 'target';
      for (const seq of event.gone) this.#gone.add(seq);
    } else if (event.kind === 'redone') {
      const undoing = this.#before[event.target - 1];
      if (undoing?.kind !== 'undone' || this.#redone.has(event.target)) return 'target';
      this.#redone.add(event.target);
      for (const seq of undoing.gone) this.#gone.delete(seq);
    }
    return null;
  }
}

const schemas = Object.fromEntries(
  Object.entries(eventSchemas).map(([kind, schema]) => [kind, fromZod<unknown>(schema)]),
) as Readonly<Record<EventKind, ReturnType<typeof fromZod<unknown>>>>;

function readEvent(raw: unknown, at: string): Result<TableEvent, Problem> {
  if (typeof (raw as { kind?: unknown } | null)?.kind !== 'string')
    return err({ code: 'unreadable-event', at });
  let current: TableEvent;
  try {
    current = upcast(raw);
  } catch (thrown) {
    if (!(thrown instanceof UnreadableEvent)) throw thrown;
    return err({ code: 'unreadable-event', at });
  }
  const parsed = schemas[current.kind].parse(current);
  if (parsed.ok) return ok(parsed.value as TableEvent);
  const [first] = parsed.error;
  return err({ ...(first ?? { code: 'invalid' }), at: first?.at ? `${at}.${first.at}` : at });
}

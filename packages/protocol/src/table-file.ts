import { err, ok, type Problem, type Result } from '@tafelrunde/kernel';
import { fromZod } from '@tafelrunde/schema';
import { EVENT_VERSION, type EventKind, type TableEvent, UnreadableEvent, upcast } from '@tafelrunde/table';
import { z } from 'zod';
import { eventSchemas } from './table-file-events.ts';

const FORMAT = 'tafelrunde-table';

/** The largest file that is read, in bytes, and the most events in it: years of evenings. */
export const MAX_TABLE_FILE_BYTES = 16 * 1024 * 1024;
export const MAX_TABLE_FILE_EVENTS = 20_000;
/** How deep values in a file may be nested. */
const MAX_DEPTH = 60;
/**
 * How much may be folded again because something was taken back, counted in events: the fold of an honest table stays far
 * below it, and a file made to keep a reader busy is refused.
 */
export const MAX_REFOLDED = 1_000_000;

/** A whole table as a file: its events as one seat has seen them. */
export interface TableFile {
  readonly format: typeof FORMAT;
  readonly version: typeof EVENT_VERSION;
  readonly system: string;
  readonly name: string;
  readonly events: readonly TableEvent[];
}

const TABLE_FILE_PROBLEMS = [
  'file-too-large',
  'file-not-json',
  'not-a-table-file',
  'unsupported-version',
  'too-many-events',
  'too-deep',
  'too-much-undone',
  'unreadable-event',
  'event-out-of-order',
  'no-opening',
  'opened-twice',
  'undoes-nothing',
  // Found by whoever knows the systems.
  'unknown-table-system',
  'does-not-fit',
] as const;
export type TableFileProblem = (typeof TABLE_FILE_PROBLEMS)[number];

/** The file of a table. The events are those of one seat: whoever writes it has redacted them. */
export function tableFileOf(system: string, name: string, events: readonly TableEvent[]): TableFile {
  return { format: FORMAT, version: EVENT_VERSION, system, name, events };
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
  const { system, name, events } = file.value;
  if (events.length > MAX_TABLE_FILE_EVENTS)
    return err({ code: 'too-many-events', at: 'events', data: { max: MAX_TABLE_FILE_EVENTS } });
  const read = readEvents(events, system);
  return read.ok ? ok(tableFileOf(system, name, read.value)) : read;
}

function readEvents(raw: readonly unknown[], system: string): Result<readonly TableEvent[], Problem> {
  const events: TableEvent[] = [];
  let refolded = 0;
  for (const [i, one] of raw.entries()) {
    const at = `events.${i}`;
    if (depthOf(one) > MAX_DEPTH) return err({ code: 'too-deep', at, data: { max: MAX_DEPTH } });
    const read = readEvent(one, at);
    if (!read.ok) return read;
    const event = read.value;
    if (event.seq !== i + 1)
      return err({ code: 'event-out-of-order', at: `${at}.seq`, data: { expected: i + 1 } });
    if ((event.kind === 'tableOpened') !== (i === 0))
      return err({ code: i === 0 ? 'no-opening' : 'opened-twice', at: `${at}.kind` });
    if (event.kind === 'tableOpened' && event.system !== system)
      return err({ code: 'not-one-of', at: `${at}.system`, data: { allowed: system } });
    if (event.kind === 'undone' || event.kind === 'redone') {
      if (!undoesSomething(event, events)) return err({ code: 'undoes-nothing', at: `${at}.target` });
      refolded += i;
      if (refolded > MAX_REFOLDED) return err({ code: 'too-much-undone', at });
    }
    events.push(event);
  }
  return ok(events);
}

/** Only what has happened before can be taken back, and only an undoing can be taken back itself. */
function undoesSomething(
  event: Extract<TableEvent, { kind: 'undone' | 'redone' }>,
  before: readonly TableEvent[],
): boolean {
  if (event.kind === 'redone') return before[event.target - 1]?.kind === 'undone';
  return event.target <= before.length && event.gone.every((seq) => seq <= before.length);
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

/** How deep a value is nested; counting stops where it is too much. */
function depthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return depth;
  return Object.values(value).reduce<number>(
    (deepest, one) => Math.max(deepest, depthOf(one, depth + 1)),
    depth + 1,
  );
}

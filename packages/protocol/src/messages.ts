import {
  AUDIENCES,
  type Command,
  MAX_TEXT,
  type Refusal,
  type Role,
  type Table,
  type TableEvent,
} from '@tafelrunde/table';
import { z } from 'zod';

/** Raised when a message changes its meaning. A client of another version is told to reload. */
export const PROTOCOL_VERSION = 1;

/** The largest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 65_536;

/** More events than this are not replayed one by one; the client gets a fresh view instead. */
export const MAX_GAP = 500;

const id = z.string().min(1).max(80);
const faces = z.array(z.int().min(1).max(1000)).max(500).readonly();
const name = z.string().min(1).max(80);
/** The key of an option. */
const key = z.string().min(1).max(400);
/** As many questions as can be asked together. */
const MAX_TOGETHER = 64;

const kinds = {
  act: {
    kind: z.literal('act'),
    id,
    action: id,
    input: z.unknown(),
    audience: z.enum(AUDIENCES),
    realDice: z.boolean(),
  },
  answer: {
    kind: z.literal('answer'),
    id,
    run: id,
    answer: z.union([faces, key, z.array(key.nullable()).max(MAX_TOGETHER).readonly()]),
  },
  cancel: { kind: z.literal('cancel'), id, run: id },
  say: { kind: z.literal('say'), id, text: z.string().min(1).max(MAX_TEXT) },
  roll: {
    kind: z.literal('roll'),
    id,
    notation: z.string().min(1).max(200),
    audience: z.enum(AUDIENCES),
    faces: faces.nullable(),
  },
  setHouse: { kind: z.literal('setHouse'), id, house: z.record(z.string().max(80), z.unknown()) },
  setAdvice: { kind: z.literal('setAdvice'), id, on: z.boolean() },
  renameSeat: { kind: z.literal('renameSeat'), id, name },
  revokeSeat: { kind: z.literal('revokeSeat'), id, seat: id },
  handOver: { kind: z.literal('handOver'), id, figure: id, to: id.nullable() },
  undo: { kind: z.literal('undo'), id, target: z.int().min(1) },
} as const;

/** What a seat can command over the wire. Seats are added by their links alone. */
const wireCommand = z.discriminatedUnion('kind', [
  z.strictObject(kinds.act),
  z.strictObject(kinds.answer),
  z.strictObject(kinds.cancel),
  z.strictObject(kinds.say),
  z.strictObject(kinds.roll),
  z.strictObject(kinds.setHouse),
  z.strictObject(kinds.setAdvice),
  z.strictObject(kinds.renameSeat),
  z.strictObject(kinds.revokeSeat),
  z.strictObject(kinds.handOver),
  z.strictObject(kinds.undo),
]);

export const clientMessage = z.discriminatedUnion('kind', [
  /** The first message: who I am and the last event I know (0 for none). */
  z.strictObject({
    kind: z.literal('hello'),
    v: z.int(),
    table: id,
    token: z.string().min(16).max(200),
    last: z.int().min(0),
  }),
  z.strictObject({ kind: z.literal('command'), command: wireCommand }),
  z.strictObject({ kind: z.literal('ping') }),
]);

export type ClientMessage = z.output<typeof clientMessage>;
export type WireCommand = Exclude<Command, { kind: 'addSeat' }>;

export const FAULTS = [
  'not-json',
  'too-large',
  'bad-message',
  'hello-first',
  'hello-twice',
  'other-version',
  'no-such-table',
  'no-such-seat',
  'too-fast',
  'table-full',
  'server-error',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Faults after which the connection is closed. */
export const FATAL_FAULTS: readonly Fault[] = [
  'hello-first',
  'other-version',
  'no-such-table',
  'no-such-seat',
  'too-fast',
  'table-full',
  'too-large',
];

export type ServerMessage =
  | {
      readonly kind: 'welcome';
      readonly v: number;
      readonly seat: string;
      readonly role: Role;
      /** The gap, or a fresh view if it is long. */
      readonly gap:
        | { readonly kind: 'events'; readonly events: readonly TableEvent[] }
        | { readonly kind: 'view'; readonly table: Table };
      readonly present: readonly string[];
    }
  | { readonly kind: 'events'; readonly events: readonly TableEvent[] }
  | { readonly kind: 'view'; readonly table: Table }
  /** The command is stored; it stands in the events up to `seq`. */
  | { readonly kind: 'done'; readonly command: string; readonly seq: number }
  | { readonly kind: 'refused'; readonly command: string; readonly refusal: Refusal }
  | { readonly kind: 'present'; readonly seats: readonly string[] }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly at?: string }
  | { readonly kind: 'pong' };

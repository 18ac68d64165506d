import {
  AUDIENCES,
  type Command,
  MAX_ALT,
  MAX_CONDITIONS,
  MAX_DOORS,
  MAX_LINES,
  MAX_MAP_EDGE,
  MAX_NOTE,
  MAX_OF_A_KIND,
  MAX_PAPER_TEXT,
  MAX_PAPER_TITLE,
  MAX_PREPARED,
  MAX_REQUEST_TEXT,
  MAX_SCENE_PAPERS,
  MAX_SEATS,
  MAX_TEXT,
  MAX_TRACKED,
  MAX_VEILED,
  READERS,
  type Refusal,
  type Role,
  type TableEvent,
  type TableNow,
  UNDO_RULES,
} from '@tafelrunde/table';
import { z } from 'zod';
import { figurePast } from './figure-past.ts';

/** Raised when a message changes its meaning. A client of another version is told to reload. */
export const PROTOCOL_VERSION = 4;

/** The largest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 65_536;

const id = z.string().min(1).max(80);
const faces = z.array(z.int().min(1).max(1000)).max(500).readonly();
const name = z.string().min(1).max(80);
/** The key of an option. */
const key = z.string().min(1).max(400);
/** As many questions as can be asked together. */
const MAX_TOGETHER = 64;

const trackerEntry = z.strictObject({
  id,
  name: z.string().max(80),
  figures: z.array(id).min(1).max(MAX_TRACKED).readonly(),
});

export const trackerChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('begin'),
    order: z.array(trackerEntry).min(1).max(MAX_TRACKED).readonly(),
  }),
  z.strictObject({ kind: z.literal('end') }),
  z.strictObject({ kind: z.literal('next') }),
  z.strictObject({ kind: z.literal('previous') }),
  z.strictObject({ kind: z.literal('delay'), entry: id }),
  z.strictObject({ kind: z.literal('step-in'), entry: id }),
  z.strictObject({ kind: z.literal('move'), entry: id, to: z.int().min(0).max(MAX_TRACKED) }),
  z.strictObject({ kind: z.literal('join'), entry: trackerEntry }),
  z.strictObject({ kind: z.literal('leave'), entry: id }),
  z.strictObject({
    kind: z.literal('group'),
    id,
    name,
    entries: z.array(id).min(2).max(MAX_TRACKED).readonly(),
  }),
  z.strictObject({ kind: z.literal('split'), entry: id }),
  z.strictObject({
    kind: z.literal('add-condition'),
    id,
    figures: z.array(id).min(1).max(MAX_CONDITIONS).readonly(),
    name,
    rounds: z.int().min(1).max(1000).nullable(),
  }),
  z.strictObject({ kind: z.literal('end-condition'), condition: z.string().min(1).max(200) }),
]);

export const policy = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('always'), answer: key }),
    z.strictObject({ kind: z.literal('ask') }),
  ])
  .nullable();

/** The name of a file: the SHA-256 of its bytes. */
export const file = z.string().regex(/^[0-9a-f]{64}$/);

/** Cells are counted, so that is as far as a picture can lie beside a board. */
const FAR = 1_000;

/** A column or row of a map. */
const edge = z
  .int()
  .min(0)
  .max(MAX_MAP_EDGE - 1);

/** What is written on a paper. */
export const paperContent = {
  title: z.string().min(1).max(MAX_PAPER_TITLE),
  text: z.string().max(MAX_PAPER_TEXT),
  picture: z.strictObject({ file, alt: z.string().min(1).max(MAX_ALT) }).nullable(),
  readers: z.union([z.enum(READERS), z.array(id).min(1).max(MAX_SEATS).readonly()]),
};

/** Where a picture lies under a board. */
const laidPicture = z.strictObject({
  file,
  left: z.number().min(-FAR).max(FAR),
  top: z.number().min(-FAR).max(FAR),
  width: z.number().min(0.1).max(FAR),
  height: z.number().min(0.1).max(FAR),
  dim: z.number().min(0).max(1),
  hidden: z.boolean(),
});
export const mapPicture = laidPicture.nullable();

const cell = z.tuple([edge, edge]).readonly();
const MAX_CELLS = MAX_MAP_EDGE * MAX_MAP_EDGE;
/** The cells of each door of a map. */
export const doors = z.array(z.array(cell).min(1).max(MAX_MAP_EDGE).readonly()).max(MAX_DOORS).readonly();

/** A map: what the kinds of its cells are worth, the rules say. */
const mapLayout = z.strictObject({
  width: z.int().min(1).max(MAX_MAP_EDGE),
  height: z.int().min(1).max(MAX_MAP_EDGE),
  ground: z.record(z.string().min(1).max(40), z.array(cell).max(MAX_CELLS).readonly()),
  doors,
  picture: mapPicture,
});
const line = { name, count: z.int().min(1).max(MAX_OF_A_KIND) };
/** What a GM has prepared; what the sheets in it are worth, the rules say. */
export const prepared = z.strictObject({
  kind: z.literal('encounter'),
  id,
  name,
  note: z.string().max(MAX_NOTE),
  figures: z
    .array(
      z.union([
        z.strictObject({ ...line, template: id }),
        z.strictObject({ ...line, character: z.unknown() }),
      ]),
    )
    .max(MAX_LINES)
    .readonly(),
  map: mapLayout.optional(),
  papers: z
    .array(
      z.strictObject({
        title: paperContent.title,
        text: paperContent.text,
        picture: paperContent.picture,
      }),
    )
    .max(MAX_SCENE_PAPERS)
    .readonly()
    .optional(),
});

/** Whom a paper is laid before. */
const shownTo = z.union([z.literal('everyone'), z.array(id).min(1).max(MAX_SEATS).readonly()]);

const kinds = {
  act: {
    kind: z.literal('act'),
    id,
    action: id,
    input: z.unknown(),
    audience: z.enum(AUDIENCES),
    realDice: z.boolean(),
    request: id.nullable().optional(),
    hides: z.boolean().optional(),
  },
  answer: {
    kind: z.literal('answer'),
    id,
    run: id,
    answer: z.union([faces, key, z.array(key.nullable()).max(MAX_TOGETHER).readonly()]),
    step: z.int().min(0).optional(),
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
  bring: { kind: z.literal('bring'), id, character: z.unknown(), past: figurePast.optional() },
  veil: {
    kind: z.literal('veil'),
    id,
    figures: z.array(id).min(1).max(MAX_VEILED).readonly(),
    hidden: z.boolean(),
    lifeShown: z.boolean(),
  },
  prepare: {
    kind: z.literal('prepare'),
    id,
    items: z.array(prepared).max(MAX_PREPARED).readonly(),
    gone: z.array(id).max(MAX_PREPARED).readonly(),
  },
  deploy: { kind: z.literal('deploy'), id, item: id, hidden: z.boolean() },
  present: {
    kind: z.literal('present'),
    id,
    item: id,
    figures: z.array(id).max(MAX_VEILED).readonly(),
  },
  handOut: {
    kind: z.literal('handOut'),
    id,
    item: id,
    paper: z.int().min(0).max(MAX_SCENE_PAPERS),
    to: shownTo,
  },
  handOver: { kind: z.literal('handOver'), id, figure: id, to: id.nullable() },
  request: {
    kind: z.literal('request'),
    id,
    to: z.array(id).max(MAX_SEATS).readonly(),
    action: id,
    input: z.record(z.string().max(80), z.unknown()),
    audience: z.enum(AUDIENCES),
    text: z.string().max(MAX_REQUEST_TEXT),
  },
  withdrawRequest: { kind: z.literal('withdrawRequest'), id, request: id },
  track: { kind: z.literal('track'), id, change: trackerChange },
  writePaper: {
    kind: z.literal('writePaper'),
    id,
    paper: id.nullable(),
    version: z.int().min(0),
    ...paperContent,
  },
  showPaper: {
    kind: z.literal('showPaper'),
    id,
    paper: id,
    to: shownTo,
  },
  removePaper: { kind: z.literal('removePaper'), id, paper: id },
  setPortrait: {
    kind: z.literal('setPortrait'),
    id,
    figures: z.array(id).min(1).max(MAX_VEILED).readonly(),
    file: file.nullable(),
  },
  setMapPicture: { kind: z.literal('setMapPicture'), id, picture: mapPicture },
  layMap: { kind: z.literal('layMap'), id, map: mapLayout },
  endEvening: { kind: z.literal('endEvening'), id },
  undo: { kind: z.literal('undo'), id, target: z.int().min(1) },
  rewind: { kind: z.literal('rewind'), id, target: z.int().min(1) },
  redo: { kind: z.literal('redo'), id, target: z.int().min(1) },
  setUndoRule: { kind: z.literal('setUndoRule'), id, who: z.enum(UNDO_RULES) },
  setPolicy: { kind: z.literal('setPolicy'), id, question: id, policy },
  salt: { kind: z.literal('salt'), id, salt: z.string().regex(/^[0-9a-f]{32}$/) },
  reveal: { kind: z.literal('reveal'), id },
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
  z.strictObject(kinds.bring),
  z.strictObject(kinds.veil),
  z.strictObject(kinds.prepare),
  z.strictObject(kinds.deploy),
  z.strictObject(kinds.present),
  z.strictObject(kinds.handOut),
  z.strictObject(kinds.handOver),
  z.strictObject(kinds.request),
  z.strictObject(kinds.withdrawRequest),
  z.strictObject(kinds.track),
  z.strictObject(kinds.writePaper),
  z.strictObject(kinds.showPaper),
  z.strictObject(kinds.removePaper),
  z.strictObject(kinds.setPortrait),
  z.strictObject(kinds.setMapPicture),
  z.strictObject(kinds.layMap),
  z.strictObject(kinds.endEvening),
  z.strictObject(kinds.undo),
  z.strictObject(kinds.rewind),
  z.strictObject(kinds.redo),
  z.strictObject(kinds.setUndoRule),
  z.strictObject(kinds.setPolicy),
  z.strictObject(kinds.salt),
  z.strictObject(kinds.reveal),
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
  /** What would be taken back with an event? */
  z.strictObject({ kind: z.literal('preview'), target: z.int().min(1) }),
  /** Events before the first one I know. */
  z.strictObject({ kind: z.literal('older'), before: z.int().min(1) }),
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
      /** The gap, or what the table is now with the latest events, if the gap is long. */
      readonly gap:
        | { readonly kind: 'events'; readonly events: readonly TableEvent[] }
        | { readonly kind: 'view'; readonly now: TableNow; readonly past: readonly TableEvent[] };
      readonly present: readonly string[];
    }
  /** New events. Whoever does not know the whole history is told what the table is now where something was taken back. */
  | { readonly kind: 'events'; readonly events: readonly TableEvent[]; readonly now?: TableNow }
  /** The latest events before one; none if it was the first. */
  | { readonly kind: 'older'; readonly before: number; readonly events: readonly TableEvent[] }
  /** The command is stored; it stands in the events up to `seq`. */
  | { readonly kind: 'done'; readonly command: string; readonly seq: number }
  | { readonly kind: 'refused'; readonly command: string; readonly refusal: Refusal }
  | { readonly kind: 'present'; readonly seats: readonly string[] }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly at?: string }
  /** The numbers of the events that would go; null if the target cannot be taken back. */
  | { readonly kind: 'preview'; readonly target: number; readonly gone: readonly number[] | null }
  | { readonly kind: 'pong' };

import { MAX_DICE, MAX_SIDES } from '@tafelrunde/kernel';
import {
  AUDIENCES,
  EVENT_VERSION,
  type EventKind,
  MAX_LINES,
  MAX_OF_A_KIND,
  MAX_PREPARED,
  MAX_REQUEST_TEXT,
  MAX_SEATS,
  MAX_TEXT,
  MAX_VEILED,
  ROLES,
  type TableEvent,
  UNDO_RULES,
} from '@tafelrunde/table';
import { z } from 'zod';
import { figurePast } from './figure-past.ts';
import { doors, file, mapPicture, paperContent, policy, prepared, trackerChange } from './messages.ts';

// What a file may hold of each kind of event. Values that only a system knows (inputs, outcomes, facts, effects) are
// taken as they are: its own rules read them, and nothing of a file is ever run.

const id = z.string().min(1).max(80);
const name = z.string().min(1).max(80);
const cite = z.string().max(80);
const key = z.string().max(400);
/** A list that no table of ours could fill. */
const list = <T>(one: z.ZodType<T>, max = 10_000) => z.array(one).max(max).readonly();
const seats = list(id, MAX_SEATS);
const number = z.int().min(1);

/** An open-ended die adds its whole chain, so there may be more faces than dice. */
const faces = list(z.int().min(1).max(MAX_SIDES), 10 * MAX_DICE);
const pool = z.strictObject({
  count: z.int().min(0).max(MAX_DICE),
  sides: z.int().min(1).max(MAX_SIDES),
  openEnded: z.boolean(),
});
const tape = list(z.union([faces, key, list(key)]));
/** A fact or an effect: its kind, and whatever the system says with it. */
const told = z.looseObject({ kind: z.string().max(200) });

/** Whose dice they are, and what they are thrown for; older tables do not say. */
const of = z.strictObject({ by: id, role: key }).exactOptional();

const ask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('roll'), pool, cite, of }),
  z.strictObject({
    kind: z.literal('choose'),
    questions: list(
      z.strictObject({
        id: key,
        cite,
        by: id,
        options: list(key),
        dice: z
          .strictObject({ sides: z.int().min(1).max(MAX_SIDES), aside: faces, thrown: faces, locked: faces })
          .exactOptional(),
      }),
    ),
    together: z.boolean(),
  }),
]);

const trace = list(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fact'), cite, fact: told }),
    z.strictObject({ kind: z.literal('roll'), cite, pool, faces, of }),
    z.strictObject({ kind: z.literal('choice'), cite, question: key, by: id, key }),
  ]),
);

const detail = z
  .strictObject({ action: id, input: z.unknown(), hides: z.literal(true).exactOptional() })
  .nullable();
const veiled = z.literal(true).exactOptional();
const progress = z.strictObject({ tape, ask, trace }).nullable();
const result = z
  .strictObject({ outcome: z.unknown(), tape, trace, headline: told.nullable(), typed: z.boolean() })
  .nullable();
const audience = z.enum(AUDIENCES);
const epoch = z.int().min(1).max(1_000_000);
const stream = z.string().min(1).max(100);
const seed = z.string().regex(/^[0-9a-f]{64}$/);
const proof = z
  .string()
  .regex(/^[0-9a-f]{32}$/)
  .nullable();
const sealed = z.strictObject({ epoch, stream, roll: number, proof }).nullable();
const roll = z
  .strictObject({
    text: z.string().max(200),
    total: z.number(),
    throws: list(z.strictObject({ sides: z.int().min(1).max(MAX_SIDES), faces })),
    typed: z.boolean(),
    edition: z.literal(2).optional(),
  })
  .nullable();

const paper = z.strictObject({ id, by: id, ...paperContent, version: number }).nullable();

/** What every event carries. */
const stamp = {
  v: z.literal(EVENT_VERSION),
  seq: number,
  at: z.number().min(0).max(8.64e15),
  by: id,
  command: id,
};
const run = id;
const waitsFor = seats;
/** Old events of runs do not tell who began them. */
const starter = z.string().max(80);
const request = id.nullable();
const left = z.strictObject({ starter, audience, detail, trace: trace.nullable() }).nullable();

const event = <K extends EventKind, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ ...stamp, kind: z.literal(kind), ...shape });

/** One schema for each kind of event: a forgotten one does not compile. */
export const eventSchemas = {
  prepared: event('prepared', { items: list(prepared, MAX_PREPARED), gone: list(id, MAX_PREPARED) }),
  encounterBrought: event('encounterBrought', {
    name: name.nullable(),
    figures: list(z.strictObject({ id, name: z.string().max(200) }), MAX_LINES * MAX_OF_A_KIND),
    effects: list(told),
    hidden: z.boolean(),
  }),
  tableOpened: event('tableOpened', { table: id, system: id, name }),
  seatAdded: event('seatAdded', { seat: id, name, role: z.enum(ROLES) }),
  seatRenamed: event('seatRenamed', { seat: id, name }),
  seatRevoked: event('seatRevoked', { seat: id }),
  figureBrought: event('figureBrought', {
    figure: id,
    name,
    to: id.nullable(),
    effects: list(told),
    past: figurePast.optional(),
  }),
  figureHandedOver: event('figureHandedOver', { figure: id, to: id.nullable() }),
  figuresVeiled: event('figuresVeiled', {
    figures: list(z.strictObject({ id, name: z.string().max(200) }), MAX_VEILED),
    hidden: z.boolean(),
    lifeShown: z.boolean(),
  }),
  runStarted: event('runStarted', {
    run,
    audience,
    realDice: z.boolean(),
    waitsFor,
    detail,
    progress,
    request,
    sealed,
    veiled,
  }),
  runAnswered: event('runAnswered', { run, audience, starter, sealed, waitsFor, progress, veiled }),
  runPartlyAnswered: event('runPartlyAnswered', {
    run,
    waitsFor,
    given: list(z.strictObject({ question: z.int().min(0).max(1000), key: key.nullable() }), 1000),
  }),
  runFinished: event('runFinished', {
    run,
    audience,
    starter,
    owns: list(id, 1000),
    detail,
    result,
    effects: list(told),
    request,
    sealed,
    veiled,
  }),
  runCancelled: event('runCancelled', { run, left }),
  said: event('said', { text: z.string().min(1).max(MAX_TEXT) }),
  notationRolled: event('notationRolled', { audience, roll, sealed }),
  rollRequested: event('rollRequested', {
    request: id,
    to: seats,
    audience,
    detail,
    text: z.string().max(MAX_REQUEST_TEXT),
  }),
  requestWithdrawn: event('requestWithdrawn', { request: id }),
  houseSet: event('houseSet', { house: z.record(z.string().max(80), z.unknown()) }),
  adviceSet: event('adviceSet', { on: z.boolean() }),
  undoRuleSet: event('undoRuleSet', { who: z.enum(UNDO_RULES) }),
  policySet: event('policySet', { question: id, policy }),
  tracked: event('tracked', { change: trackerChange }),
  paperWritten: event('paperWritten', { id, paper }),
  paperShown: event('paperShown', { id, paper, to: seats }),
  paperRemoved: event('paperRemoved', { id }),
  portraitsSet: event('portraitsSet', { figures: list(id, MAX_VEILED), file: file.nullable() }),
  mapPictureSet: event('mapPictureSet', { picture: mapPicture }),
  mapLaid: event('mapLaid', { effects: list(told), doors, picture: mapPicture }),
  eveningEnded: event('eveningEnded', {}),
  undone: event('undone', { target: number, gone: list(number, 100_000) }),
  redone: event('redone', { target: number }),
  diceSealed: event('diceSealed', {
    epoch,
    stream,
    commitment: seed,
    seed: seed.nullable(),
    proofs: z.boolean(),
  }),
  saltGiven: event('saltGiven', { salt: z.string().regex(/^[0-9a-f]{32}$/) }),
  diceRevealed: event('diceRevealed', {
    epoch,
    seeds: list(z.strictObject({ stream, seed: seed.nullable(), rolls: z.int().min(0).nullable() }), 1000),
  }),
} as const satisfies { readonly [K in EventKind]: z.ZodType<Extract<TableEvent, { kind: K }>> };

import { AUDIENCES, MAX_TEXT } from '@tafelrunde/table';
import type { ClientMessage } from './messages.ts';

/**
 * The messages that make up nearly all of an evening, checked by hand: that takes a twentieth of what the schema takes.
 * What is not plainly one of them is left to the schema, which also says what is wrong. A test holds the two together.
 */

type Check = (value: unknown) => boolean;
type Fields = ReadonlyMap<string, Check>;

const text =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length >= least && value.length <= most;
const whole: Check = (value) => Number.isSafeInteger(value);
const count: Check = (value) => whole(value) && (value as number) >= 0;
const exactly =
  (wanted: unknown): Check =>
  (value) =>
    value === wanted;
const anything: Check = () => true;
const yesOrNo: Check = (value) => typeof value === 'boolean';
const audience: Check = (value) => (AUDIENCES as readonly unknown[]).includes(value);
const id = text(1, 80);

const fields = (of: Readonly<Record<string, Check>>): Fields => new Map(Object.entries(of));

const answer = text(1, 400);
const commands = new Map<unknown, Fields>([
  ['act', fields({ kind: anything, id, action: id, input: anything, audience, realDice: yesOrNo })],
  ['answer', fields({ kind: anything, id, run: id, answer })],
  ['answer with its step', fields({ kind: exactly('answer'), id, run: id, answer, step: count })],
  ['say', fields({ kind: anything, id, text: text(1, MAX_TEXT) })],
  ['roll', fields({ kind: anything, id, notation: text(1, 200), audience, faces: exactly(null) })],
]);

const messages = new Map<unknown, Fields>([
  ['hello', fields({ kind: anything, v: whole, table: id, token: text(16, 200), last: count })],
  ['command', fields({ kind: anything, command: isUsualCommand })],
  ['ping', fields({ kind: anything })],
]);

/** The message, if it is one of the usual ones; undefined if the schema has to be asked. */
export const usualMessage = (json: unknown): ClientMessage | undefined =>
  isObject(json) && has(json, messages.get(json['kind'])) ? (json as ClientMessage) : undefined;

function isUsualCommand(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { kind } = value;
  return has(value, commands.get(kind === 'answer' && 'step' in value ? 'answer with its step' : kind));
}

/** All these fields, each with a value that fits, and no others. */
function has(value: Readonly<Record<string, unknown>>, wanted: Fields | undefined): boolean {
  if (wanted === undefined) return false;
  const names = Object.keys(value);
  return names.length === wanted.size && names.every((name) => wanted.get(name)?.(value[name]) === true);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

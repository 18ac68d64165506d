import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FAULTS,
  MAX_MESSAGE_BYTES,
  makeClientMessage,
  PROTOCOL_VERSION,
  parseClientMessage,
} from '../src/index.ts';

const hello = { kind: 'hello', v: PROTOCOL_VERSION, table: 't', token: 'x'.repeat(32), last: 0 } as const;
const commands = [
  { kind: 'act', id: 'c', action: 'a/b', input: { die: 10 }, audience: 'gm', realDice: false },
  { kind: 'answer', id: 'c', run: 'r', answer: [3, 4] },
  { kind: 'answer', id: 'c', run: 'r', answer: 'heart' },
  { kind: 'answer', id: 'c', run: 'r', answer: ['a', 'b'] },
  { kind: 'cancel', id: 'c', run: 'r' },
  { kind: 'say', id: 'c', text: 'Hallo' },
  { kind: 'roll', id: 'c', notation: '3W6', audience: 'everyone', faces: null },
  { kind: 'setHouse', id: 'c', house: { crowd: 'off' } },
  { kind: 'renameSeat', id: 'c', name: 'Mira' },
  { kind: 'revokeSeat', id: 'c', seat: 's' },
  { kind: 'handOver', id: 'c', figure: 'f', to: null },
  { kind: 'undo', id: 'c', target: 3 },
  ...(
    [
      { kind: 'begin', order: [{ id: 'g', name: 'Wachen', figures: ['a', 'b'] }] },
      { kind: 'end' },
      { kind: 'next' },
      { kind: 'previous' },
      { kind: 'delay', entry: 'a' },
      { kind: 'step-in', entry: 'a' },
      { kind: 'move', entry: 'a', to: 3 },
      { kind: 'join', entry: { id: 'c', name: '', figures: ['c'] } },
      { kind: 'leave', entry: 'a' },
      { kind: 'group', id: 'g', name: 'Wachen', entries: ['a', 'b'] },
      { kind: 'split', entry: 'g' },
      { kind: 'add-condition', id: 'x', figures: ['a'], name: 'benommen', rounds: null },
      { kind: 'end-condition', condition: 'x:a' },
    ] as const
  ).map((change) => ({ kind: 'track', id: 'c', change }) as const),
] as const;

test.each([
  hello,
  { kind: 'ping' } as const,
  ...commands.map((command) => ({ kind: 'command' as const, command })),
])('%j goes over the wire and back', (message) => {
  const parsed = parseClientMessage(makeClientMessage(message as never));
  expect(parsed).toEqual({ ok: true, value: message });
});

test('what is no message is a named fault with its place', () => {
  const faultOf = (raw: string) => {
    const parsed = parseClientMessage(raw);
    return parsed.ok ? null : parsed.error;
  };
  expect(faultOf('{')).toEqual({ fault: 'not-json', at: '' });
  expect(faultOf('"x'.padEnd(MAX_MESSAGE_BYTES + 1, 'x'))).toEqual({ fault: 'too-large', at: '' });
  expect(faultOf(JSON.stringify({ ...hello, last: -1 }))).toEqual({ fault: 'bad-message', at: 'last' });
  expect(faultOf(JSON.stringify({ ...hello, more: 1 }))).toEqual({ fault: 'bad-message', at: 'more' });
  expect(
    faultOf(
      JSON.stringify({
        kind: 'command',
        command: { kind: 'addSeat', id: 'c', seat: 's', name: 'n', role: 'gm' },
      }),
    ),
  ).toMatchObject({ fault: 'bad-message' });
});

test('nothing that arrives throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.jsonValue().map((value) => JSON.stringify({ kind: 'command', command: value })),
      ),
      (raw) => {
        const parsed = parseClientMessage(raw);
        if (!parsed.ok) expect(FAULTS).toContain(parsed.error.fault);
      },
    ),
    { numRuns: 2_000 },
  );
});

import { AUDIENCES, MAX_TEXT } from '@tafelrunde/table';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessage } from '../src/messages.ts';
import { usualMessage } from '../src/usual-messages.ts';

const say = { kind: 'say', id: 'c', text: 'Hallo' };
const usual = [
  { kind: 'hello', v: 4, table: 't', token: 'x'.repeat(32), last: 0 },
  { kind: 'ping' },
  ...[
    say,
    { kind: 'roll', id: 'c', notation: '3W6', audience: 'gm', faces: null },
    { kind: 'act', id: 'c', action: 'a/b', input: { die: 10 }, audience: 'everyone', realDice: false },
    { kind: 'answer', id: 'c', run: 'r', answer: 'heart' },
    { kind: 'answer', id: 'c', run: 'r', answer: 'heart', step: 2 },
  ].map((command) => ({ kind: 'command', command })),
];

test.each(usual)('%j needs no schema', (message) => {
  expect(usualMessage(message)).toBe(message);
  expect(clientMessage.parse(message)).toEqual(message);
});

test.each([
  { kind: 'preview', target: 3 },
  { kind: 'command', command: { ...say, id: 'c'.repeat(81) } },
  { kind: 'command', command: { ...say, text: 'x'.repeat(MAX_TEXT + 1) } },
  { kind: 'command', command: { ...say, more: 1 } },
  { kind: 'command', command: { kind: 'answer with its step', id: 'c', run: 'r', answer: 'a', step: 0 } },
  JSON.parse('{"kind":"ping","__proto__":{}}'),
  [{ kind: 'ping' }],
  null,
])('message %# is left to the schema', (message) => {
  expect(usualMessage(message)).toBeUndefined();
});

/** Values that fit, nearly fit and do not fit, for every field of every message. */
const length = fc.constantFrom(0, 1, 15, 16, 80, 81, 200, 201, 400, 401, MAX_TEXT, MAX_TEXT + 1);
const value = fc.oneof(
  length.map((n) => 'x'.repeat(n)),
  fc.constantFrom(...AUDIENCES, 'nobody', 'say', 'answer'),
  fc.constantFrom(0, -0, 1, -1, 0.5, 2 ** 53 - 1, 2 ** 53, 1e300),
  fc.constantFrom<unknown>(null, true, false, [], [1], ['a'], {}, { die: 6 }),
);
const name = fc.constantFrom(
  'kind',
  'id',
  'text',
  'run',
  'answer',
  'step',
  'request',
  'hides',
  '__proto__',
  'constructor',
);
const fieldsOf = (message: object) => Object.keys(message);

const seldom = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: one });

/** A usual message in which some fields are other values, too many or missing. */
const near = fc
  .tuple(
    fc.constantFrom(...usual),
    fc.array(fc.tuple(fc.boolean(), fc.nat(), value), { maxLength: 2 }),
    seldom(fc.tuple(name, value)),
    seldom(fc.nat()),
  )
  .map(([message, changes, more, missing]) => {
    const inner = 'command' in message ? (message.command as object) : message;
    const entries = new Map<string, unknown>(Object.entries(inner));
    const names = fieldsOf(inner);
    for (const [changes_, at, to] of changes)
      if (changes_) entries.set(names[at % names.length] as string, to);
    if (more !== null) entries.set(more[0], more[1]);
    if (missing !== null) entries.delete(names[missing % names.length] as string);
    const written = [...entries]
      .map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one)}`)
      .join(',');
    return JSON.parse(
      'command' in message ? `{"kind":"command","command":{${written}}}` : `{${written}}`,
    ) as unknown;
  });

test('whatever is taken for usual, the schema reads as the same', () => {
  let [taken, left] = [0, 0];
  fc.assert(
    fc.property(near, (message) => {
      const found = usualMessage(message);
      if (found === undefined) {
        left += 1;
        return;
      }
      taken += 1;
      expect(clientMessage.safeParse(message)).toEqual({ success: true, data: found });
    }),
    { numRuns: 20_000 },
  );
  // Both happen often enough to tell.
  expect(Math.min(taken, left)).toBeGreaterThan(2_000);
});

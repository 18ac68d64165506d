import { MAX_MESSAGE_BYTES, type ServerMessage } from '@tafelrunde/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, join, type Opened, openTable } from './client.ts';
import { tableServer } from './table-server.ts';

let server: Awaited<ReturnType<typeof tableServer>>;
let opened: Opened;
beforeAll(async () => {
  server = await tableServer();
  opened = await openTable(server.url);
});
afterAll(() => server.close());

const COUNT = 5_200;
/** One connection may send 60 messages at once; the generated ones come in smaller lots. */
const PER_CONNECTION = 50;

const ids = fc.constantFrom('', 'c', 'c'.repeat(81), 'c1', null, 7);
const command = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'act',
      'answer',
      'cancel',
      'say',
      'roll',
      'setHouse',
      'addSeat',
      'undo',
      'revokeSeat',
      'handOver',
      'x',
    ),
    id: ids,
  }),
  fc.record({
    kind: fc.constant('act'),
    id: ids,
    action: fc.string(),
    input: fc.jsonValue(),
    audience: fc.constantFrom('everyone', 'gm', 'all'),
    realDice: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('answer'),
    id: fc.constant('a'),
    run: fc.string({ minLength: 1 }),
    answer: fc.oneof(fc.string(), fc.array(fc.integer()), fc.jsonValue()),
  }),
  fc.record({
    kind: fc.constant('roll'),
    id: fc.constant('r'),
    notation: fc.string(),
    audience: fc.constantFrom('gm', 'nobody'),
    faces: fc.jsonValue(),
  }),
  fc.record({
    kind: fc.constant('addSeat'),
    id: fc.constant('s'),
    seat: fc.constant('evil'),
    name: fc.constant('Evil'),
    role: fc.constant('gm'),
  }),
  fc.record({
    kind: fc.constant('setHouse'),
    id: fc.constant('h'),
    house: fc.dictionary(fc.string(), fc.jsonValue()),
  }),
  fc.record({ kind: fc.constant('revokeSeat'), id: fc.constant('v'), seat: fc.string({ minLength: 1 }) }),
);
/** Malformed, unauthorised and out of place: none of these may be carried out for a player. */
const bad = fc.oneof(
  fc.string(),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  command.map((one) => JSON.stringify({ kind: 'command', command: one })),
  fc
    .record({
      kind: fc.constant('hello'),
      v: fc.integer(),
      table: fc.string(),
      token: fc.string(),
      last: fc.integer(),
    })
    .map((one) => JSON.stringify(one)),
  fc.constantFrom(
    '{',
    '[]',
    'null',
    '{"kind":"command"}',
    '{"__proto__":{"kind":"ping"}}',
    '"hello"',
    '{"kind":"hello","v":1}',
  ),
);

test(`${COUNT} malformed, unauthorised and out-of-order messages are refused with a code, and nobody else notices`, async () => {
  const messages = fc.sample(bad, { numRuns: COUNT, seed: 2026 });
  const host = await Client.sitDown(server.url, opened.table, opened.token);
  const { token, seat } = await join(server.url, opened.invitations.player, 'Mallory');
  await host.until(
    (message) =>
      message.kind === 'events' &&
      message.events.some((event) => event.kind === 'seatAdded' && event.seat === seat),
  );
  const heard = host.raw.length;
  let answered = 0;
  for (let from = 0; from < COUNT; from += PER_CONNECTION) {
    const lot = messages.slice(from, from + PER_CONNECTION);
    // Every third lot comes without a hello: then even a good command is out of order.
    const seated = (from / PER_CONNECTION) % 3 !== 0;
    const client = seated
      ? await Client.sitDown(server.url, opened.table, token)
      : await Client.connect(server.url);
    const before = client.messages.length;
    for (const message of lot) client.send(message);
    client.send('{"kind":"ping"}');
    await client
      .until(
        (message) => message.kind === 'pong' || (message.kind === 'fault' && message.fault === 'hello-first'),
      )
      .catch(() => undefined);
    for (const answer of client.messages.slice(before)) {
      if (answer.kind === 'pong' || answer.kind === 'present') continue;
      expect(refusalCode(answer), JSON.stringify(answer)).toMatch(/^[a-z-]+$/);
      answered += 1;
    }
    client.close();
  }
  expect(answered).toBeGreaterThan(COUNT / 2);
  // The host heard who came and went, and not one event.
  const noise = host.raw.slice(heard).map((text) => JSON.parse(text) as ServerMessage);
  expect(new Set(noise.map(({ kind }) => kind))).toEqual(new Set(['present']));
  expect(await host.command({ kind: 'say', text: 'alles ruhig' })).toMatchObject({ kind: 'done' });
  host.close();
}, 120_000);

function refusalCode(answer: ServerMessage): string {
  if (answer.kind === 'fault') return answer.fault;
  return answer.kind === 'refused' ? answer.refusal.code : `not refused: ${answer.kind}`;
}

test('an oversized message ends its connection and no other', async () => {
  const host = await Client.sitDown(server.url, opened.table, opened.token);
  const big = await Client.sitDown(server.url, opened.table, opened.token);
  big.send(
    JSON.stringify({
      kind: 'command',
      command: { kind: 'say', id: 'x', text: 'x'.repeat(MAX_MESSAGE_BYTES) },
    }),
  );
  await expect(big.until(() => false, 2_000)).rejects.toThrow(/too-large|closed/);
  const huge = await Client.sitDown(server.url, opened.table, opened.token);
  huge.send('x'.repeat(MAX_MESSAGE_BYTES * 4));
  await expect(huge.until(() => false, 2_000)).rejects.toThrow('closed');
  expect(await host.command({ kind: 'say', text: 'noch da' })).toMatchObject({ kind: 'done' });
  host.close();
});

test('who sends too fast is shown out and can come back', async () => {
  const host = await Client.sitDown(server.url, opened.table, opened.token);
  for (let i = 0; i < 200; i += 1) host.send('{"kind":"ping"}');
  await host.until((message) => message.kind === 'fault' && message.fault === 'too-fast');
  const back = await Client.sitDown(server.url, opened.table, opened.token);
  expect(back.messages[0]).toMatchObject({ kind: 'welcome' });
  back.close();
});

import type { ServerMessage } from '@tafelrunde/protocol';
import { afterEach, expect, test } from 'vitest';
import { LIMITS, type Limits } from '../../src/limits.ts';
import { Client, join, type Opened, openTable, post } from './client.ts';
import { tableServer } from './table-server.ts';

let server: Awaited<ReturnType<typeof tableServer>>;
afterEach(() => server.close());

/** A server with small limits, a table, its GM connected, and a player's link. */
async function tableWith(
  limits: Partial<Limits>,
): Promise<{ opened: Opened; host: Client; token: string; sitDown: () => Promise<Client> }> {
  server = await tableServer(limits);
  const opened = await openTable(server.url);
  const { token } = await join(server.url, opened.invitations.player, 'Mira');
  const host = await Client.sitDown(server.url, opened.table, opened.token);
  const sitDown = () => Client.sitDown(server.url, opened.table, token);
  return { opened, host, token, sitDown };
}

/** What the others notice of somebody who goes too far: at most that they came and went. */
async function expectUndisturbed(host: Client, heardBefore: number): Promise<void> {
  const noise = host.messages.slice(heardBefore).filter(({ kind }) => kind !== 'present');
  expect(noise).toEqual([]);
  expect(await host.command({ kind: 'say', text: 'noch da' })).toMatchObject({ kind: 'done' });
  host.close();
}

test('messages per connection: who sends too many at once is shown out before they are handled', async () => {
  const { host, sitDown } = await tableWith({ messagesAtOnce: 5, messagesPerSecond: 1 });
  const before = host.messages.length;
  const mallory = await sitDown();
  for (let i = 0; i < 50; i += 1) mallory.send('{"kind":"ping"}');
  expect(await mallory.until(({ kind }) => kind === 'fault')).toEqual({ kind: 'fault', fault: 'too-fast' });
  // The hello and four pings were within the limit.
  expect(mallory.messages.filter(({ kind }) => kind === 'pong').length).toBeLessThanOrEqual(4);
  await expectUndisturbed(host, before);
});

test('connections per table: the one too many is refused, and let in once somebody leaves', async () => {
  const { host, sitDown } = await tableWith({ connectionsPerTable: 2 });
  const before = host.messages.length;
  const mira = await sitDown();
  const tooMany = await sitDown();
  expect(tooMany.messages).toEqual([{ kind: 'fault', fault: 'table-full' }]);
  mira.close();
  await host.until(({ kind }) => kind === 'present' && host.messages.length >= before + 2);
  const next = await sitDown();
  expect(next.messages[0]).toMatchObject({ kind: 'welcome' });
  next.close();
  await expectUndisturbed(host, before);
});

test('connections per address: the one too many is closed with "try again later"', async () => {
  const { host, sitDown } = await tableWith({ connectionsPerAddress: 2 });
  const before = host.messages.length;
  const mira = await sitDown();
  const tooMany = await Client.connect(server.url);
  const code = await new Promise((resolve) => tooMany.socket.once('close', resolve));
  expect(code).toBe(1013);
  mira.close();
  await host.until(({ kind }) => kind === 'present' && host.messages.length >= before + 2);
  const next = await sitDown();
  expect(next.messages[0]).toMatchObject({ kind: 'welcome' });
  next.close();
  await expectUndisturbed(host, before);
});

test('tables per address and hour: no further one, but those that are there go on', async () => {
  // One is opened by the server itself at its first start, one by the test.
  const { opened, host } = await tableWith({ tablesPerHour: 2 });
  const before = host.messages.length;
  const refused = await post<object>(server.url, '/api/tables', {
    system: 'grundregelwerk',
    name: 'x',
    gm: 'y',
  });
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
  await expectUndisturbed(host, before);
  expect(await join(server.url, opened.invitations.player, 'Jonas')).toMatchObject({ table: opened.table });
});

test('events per table: nothing more is carried out there, all may still look; other tables go on', async () => {
  const { host, opened, sitDown } = await tableWith({ eventsPerTable: 10 });
  const other = await openTable(server.url);
  let last: ServerMessage;
  do {
    last = await host.command({ kind: 'say', text: 'noch eins' });
  } while (last.kind === 'done' && last.seq < 10);
  expect(last).toMatchObject({ kind: 'done', seq: 10 });
  const full = { kind: 'refused', refusal: { code: 'table-too-large' } };
  expect(await host.command({ kind: 'say', text: 'eins zu viel' })).toMatchObject(full);
  const mira = await sitDown();
  expect(mira.messages[0]).toMatchObject({ kind: 'welcome' });
  const third = await post<object>(server.url, '/api/tables/join', {
    invitation: opened.invitations.player,
    name: 'Jonas',
  });
  expect(third.status).toBe(400);
  const elsewhere = await Client.sitDown(server.url, other.table, other.token);
  expect(await elsewhere.command({ kind: 'say', text: 'hier geht es weiter' })).toMatchObject({
    kind: 'done',
  });
  for (const client of [host, mira, elsewhere]) client.close();
});

test('bytes per table: large inputs fill it sooner', async () => {
  const { host } = await tableWith({ bytesPerTable: 20_000 });
  const text = 'x'.repeat(2_000);
  const answers: ServerMessage[] = [];
  for (let i = 0; i < 12; i += 1) answers.push(await host.command({ kind: 'say', text }));
  expect(answers[0]).toMatchObject({ kind: 'done' });
  expect(answers.at(-1)).toMatchObject({ kind: 'refused', refusal: { code: 'table-too-large' } });
  host.close();
});

test('requests per address and minute: refused over HTTP, seats that are connected play on', async () => {
  const { host, opened } = await tableWith({ requestsPerMinute: 6 });
  const before = host.messages.length;
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1)
    statuses.push((await fetch(`${server.url}/api/tables/${opened.table}`)).status);
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  await expectUndisturbed(host, before);
});

test('the usual limits are what the documents say', () => {
  expect(LIMITS).toMatchObject({
    requestsPerMinute: 600,
    tablesPerHour: 120,
    connectionsPerAddress: 500,
    connectionsPerTable: 100,
    eventsPerTable: 100_000,
    bytesPerTable: 67_108_864,
    eventsInGap: 1_000,
    messagesAtOnce: 60,
    messagesPerSecond: 20,
    waitingBytes: 524_288,
  });
});

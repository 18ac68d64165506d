import type { ServerMessage } from '@tafelrunde/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, join, type Opened, openTable, post } from './client.ts';
import { tableServer } from './table-server.ts';

let server: Awaited<ReturnType<typeof tableServer>>;
let opened: Opened;
beforeAll(async () => {
  server = await tableServer({ eventsInGap: 500 });
  opened = await openTable(server.url);
});
afterAll(() => server.close());

const gm = () => Client.sitDown(server.url, opened.table, opened.token);
async function player(name: string): Promise<{ client: Client; seat: string; token: string }> {
  const joined = await join(server.url, opened.invitations.player, name);
  return { client: await Client.sitDown(server.url, opened.table, joined.token), ...joined };
}
const eventsOf = (client: Client) =>
  client.messages.flatMap((message) =>
    message.kind === 'events'
      ? message.events
      : message.kind === 'welcome' && message.gap.kind === 'events'
        ? message.gap.events
        : [],
  );

test('a command is acknowledged after it is stored, and everybody at the table hears of it once', async () => {
  const [host, mira] = [await gm(), await player('Mira')];
  const done = await mira.client.command({ kind: 'say', text: 'Hallo zusammen' });
  expect(done).toMatchObject({ kind: 'done', seq: expect.any(Number) });
  await host.until(
    (message) => message.kind === 'events' && message.events.some((event) => event.kind === 'said'),
  );
  for (const client of [host, mira.client]) {
    const seqs = eventsOf(client).map(({ seq }) => seq);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    client.close();
  }
});

test('a hidden roll never reaches the wire of a player', async () => {
  const [host, mira] = [await gm(), await player('Mira')];
  await host.command({
    kind: 'act',
    action: 'grundregelwerk/test',
    input: { die: 20, tn: 12 },
    audience: 'gm',
    realDice: false,
  });
  await host.command({ kind: 'roll', notation: '7W13', audience: 'gm', faces: null });
  await mira.client.until(
    (message) => message.kind === 'events' && message.events.some((event) => event.kind === 'notationRolled'),
  );
  const wire = mira.client.raw.join('\n');
  for (const secret of ['grundregelwerk/test', '7W13', '"face"', '"total"', '"tape"'])
    expect(wire).not.toContain(secret);
  expect(host.raw.join('\n')).toContain('7W13');
  // Nor does a reconnect fill the gap with it.
  const again = await Client.sitDown(server.url, opened.table, mira.token);
  expect(again.raw.join('\n')).not.toContain('7W13');
  for (const client of [host, mira.client, again]) client.close();
});

test('a reconnect with the last number fills the gap, nothing lost and nothing doubled', async () => {
  const [host, mira] = [await gm(), await player('Mira')];
  await mira.client.command({ kind: 'say', text: 'vorher' });
  const last = Math.max(...eventsOf(mira.client).map(({ seq }) => seq));
  mira.client.close();
  await host.command({ kind: 'say', text: 'während du fort warst' });
  const back = await Client.sitDown(server.url, opened.table, mira.token, last);
  expect(eventsOf(back).map((event) => (event.kind === 'said' ? event.text : event.kind))).toEqual([
    'während du fort warst',
  ]);
  host.close();
  back.close();
});

test('an open decision survives the reconnect of the one who is asked', async () => {
  const [host, mira] = [await gm(), await player('Mira')];
  await mira.client.command({
    kind: 'act',
    action: 'grundregelwerk/create',
    input: { id: 'mira', name: 'Mira', template: 'warrior' },
    audience: 'everyone',
    realDice: false,
  });
  mira.client.close();
  const back = await Client.sitDown(server.url, opened.table, mira.token);
  const started = eventsOf(back).findLast((event) => event.kind === 'runStarted');
  expect(started).toMatchObject({
    waitsFor: expect.arrayContaining([mira.seat]),
    progress: { ask: { questions: [{ id: 'hasArmour' }] } },
  });
  expect(
    await back.command({ kind: 'answer', run: (started as { run: string }).run, answer: 'yes' }),
  ).toMatchObject({ kind: 'done' });
  host.close();
  back.close();
});

test('a repeated command id is answered and not repeated', async () => {
  const mira = await player('Mira');
  const first = await mira.client.command({ kind: 'say', text: 'nur einmal' }, 'the-same-id');
  mira.client.messages.length = 0;
  const second = await mira.client.command({ kind: 'say', text: 'nur einmal' }, 'the-same-id');
  expect([first.kind, second.kind]).toEqual(['done', 'done']);
  expect(eventsOf(mira.client)).toEqual([]);
  mira.client.close();
});

test('a long gap is closed by a fresh view', async () => {
  const busy = await openTable(server.url);
  const host = await Client.sitDown(server.url, busy.table, busy.token);
  // 600 lines in batches that stay below the speed limit of one connection.
  for (let i = 0; i < 600; i += 40) {
    const clients = await Promise.all([1, 2].map(() => Client.sitDown(server.url, busy.table, busy.token)));
    await Promise.all(
      clients.flatMap((client, c) =>
        Array.from({ length: 20 }, (_, k) => client.command({ kind: 'say', text: `${i + c * 20 + k}` })),
      ),
    );
    for (const client of clients) client.close();
  }
  const fresh = await Client.sitDown(server.url, busy.table, busy.token);
  const welcome = fresh.messages[0] as Extract<ServerMessage, { kind: 'welcome' }>;
  if (welcome.gap.kind !== 'view') throw new Error('no view');
  expect(welcome.gap.now).toMatchObject({ seq: 605 });
  // The log comes in pages, from the latest one on.
  expect(welcome.gap.past.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, i) => 406 + i));
  fresh.send(JSON.stringify({ kind: 'older', before: 406 }));
  const older = await fresh.until((message) => message.kind === 'older');
  expect((older as Extract<ServerMessage, { kind: 'older' }>).events.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 200 }, (_, i) => 206 + i),
  );
  // An undo cannot be folded without the past: the client is told what the table is now, and no more.
  fresh.messages.length = 0;
  await host.command({ kind: 'undo', target: 605 });
  const told = await fresh.until((message) => message.kind === 'events');
  expect(told).toMatchObject({ events: [{ kind: 'undone', gone: [605] }], now: { seq: 606 } });
  expect(JSON.stringify(told).length).toBeLessThan(10_000);
  host.close();
  fresh.close();
}, 60_000);

test('presence is told, and several devices may share a seat', async () => {
  const alone = await openTable(server.url);
  const host = await Client.sitDown(server.url, alone.table, alone.token);
  const phone = await Client.sitDown(server.url, alone.table, alone.token);
  expect(phone.messages[0]).toMatchObject({ present: [alone.seat] });
  const guest = await join(server.url, alone.invitations.spectator, 'Oma');
  const oma = await Client.sitDown(server.url, alone.table, guest.token);
  await host.until((message) => message.kind === 'present' && message.seats.includes(guest.seat));
  oma.close();
  await host.until((message) => message.kind === 'present' && !message.seats.includes(guest.seat));
  host.close();
  phone.close();
});

test('a revoked seat is shown out', async () => {
  const [host, mira] = [await gm(), await player('Mira')];
  await host.command({ kind: 'revokeSeat', seat: mira.seat });
  await mira.client.until((message) => message.kind === 'fault' && message.fault === 'no-such-seat');
  await expect(Client.sitDown(server.url, opened.table, mira.token)).resolves.toMatchObject({
    messages: [{ kind: 'fault', fault: 'no-such-seat' }],
  });
  host.close();
});

test('the GM makes new invitations, nobody else does', async () => {
  const mira = await player('Mira');
  const ask = (token: string) =>
    post<{ invitation?: string; error?: { code: string } }>(server.url, '/api/tables/invite', {
      table: opened.table,
      token,
      role: 'spectator',
    });
  const made = await ask(opened.token);
  expect(made.status).toBe(201);
  expect(await join(server.url, made.body.invitation ?? '', 'Opa')).toMatchObject({ table: opened.table });
  expect(await ask(mira.token)).toMatchObject({ status: 400, body: { error: { code: 'only-gm-invites' } } });
  expect(await ask('x'.repeat(32))).toMatchObject({
    status: 400,
    body: { error: { code: 'only-gm-invites' } },
  });
  mira.client.close();
});

test('opening and joining refuse what they do not understand', async () => {
  const bad = async (path: string, body: unknown) =>
    post<{ error: { code: string; message: string } }>(server.url, path, body);
  expect(await bad('/api/tables', { system: 'chess', name: 'x', gm: 'y' })).toMatchObject({
    status: 400,
    body: { error: { code: 'unknown-system', message: expect.stringMatching(/\S/) } },
  });
  expect(await bad('/api/tables', { system: 'grundregelwerk', name: '', gm: 'y' })).toMatchObject({
    status: 400,
  });
  expect(await bad('/api/tables', { system: 'grundregelwerk', name: 'x', gm: 'y', more: 1 })).toMatchObject({
    status: 400,
  });
  expect(await bad('/api/tables/join', { invitation: 'x'.repeat(32), name: 'Mira' })).toMatchObject({
    status: 400,
    body: { error: { code: 'no-such-invitation', message: expect.stringMatching(/\S/) } },
  });
  // A seat's own token is no invitation.
  expect(await bad('/api/tables/join', { invitation: opened.token, name: 'Mira' })).toMatchObject({
    status: 400,
  });
});

import { EVENT_VERSION } from '@tafelrunde/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { Client, join, type Opened, openTable } from '../rooms/client.ts';

// `npm run attack` plays these at full size and measures what others notice; here stands what keeps them small.

let app: Awaited<ReturnType<typeof createApp>>;
let url: string;
let reads = 0;
let counted = 0;
const store = memoryStore();
beforeAll(async () => {
  const { read } = store;
  store.read = async (...args) => {
    reads += 1;
    const events = await read(...args);
    counted += events.length;
    return events;
  };
  app = await createApp({
    webRoot: '/nowhere',
    log: 'silent',
    store,
    limits: { messagesAtOnce: 10_000, messagesPerSecond: 10_000 },
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** A table with many long lines. */
async function longTable(lines: number): Promise<Opened> {
  const opened = await openTable(url);
  const seq = (await store.read(opened.table, 0)).length;
  const said = Array.from({ length: lines }, (_, i) => ({
    kind: 'said' as const,
    text: 'x'.repeat(1_500),
    v: EVENT_VERSION,
    seq: seq + 1 + i,
    at: 0,
    by: opened.seat,
    command: `c${i}`,
  }));
  expect(await store.append(opened.table, seq, said)).toBeNull();
  return opened;
}

test('taking back at a long table sends each watcher a few kilobytes, not the table', async () => {
  const table = await longTable(1_500);
  const gm = await Client.sitDown(url, table.table, table.token);
  const guest = await join(url, table.invitations.spectator, 'Gast');
  const watching = await Client.sitDown(url, table.table, guest.token);
  const welcome = watching.raw.join('').length;
  // The latest page, not 2.2 MB.
  expect(welcome).toBeLessThan(600_000);
  for (let i = 0; i < 5; i += 1) {
    const said = await gm.command({ kind: 'say', text: 'kurz' });
    await gm.command({ kind: 'undo', target: said.kind === 'done' ? said.seq : 0 });
  }
  await watching.until((message) => JSON.stringify(message).includes('"kind":"undone"'));
  expect(watching.raw.join('').length - welcome).toBeLessThan(5 * 10_000);
  gm.close();
  watching.close();
});

test('a spectator who asks what would be taken back gets no answer worth the work', async () => {
  const table = await openTable(url);
  const guest = await join(url, table.invitations.spectator, 'Gast');
  const client = await Client.sitDown(url, table.table, guest.token);
  reads = 0;
  for (let i = 0; i < 50; i += 1) client.send('{"kind":"preview","target":1}');
  client.send('{"kind":"ping"}');
  await client.until(({ kind }) => kind === 'pong');
  expect(client.messages.filter(({ kind }) => kind === 'preview')).toEqual(
    Array.from({ length: 50 }, () => ({ kind: 'preview', target: 1, gone: null })),
  );
  expect(reads).toBe(0);
  client.close();
});

test('odds are calculated in a thread of their own: meanwhile others are served', async () => {
  const input = { attacker: { dice: 6 }, defender: { dice: 5 } };
  const asked = fetch(`${url}/api/odds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'd6pool/opposed', input }),
  });
  let isDone = false;
  void asked.finally(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  expect((await asked).status).toBe(200);
  // In this thread it would be a handful.
  expect(turns).toBeGreaterThan(200);
});

test('a page of the log reads what fits into it, however many ask at once', async () => {
  const table = await longTable(600);
  const clients = await Promise.all(
    Array.from({ length: 10 }, () => Client.sitDown(url, table.table, table.token)),
  );
  counted = 0;
  for (const client of clients) client.send('{"kind":"older","before":500}');
  const pages = await Promise.all(
    clients.map((client) => client.until((message) => message.kind === 'older')),
  );
  for (const page of pages) {
    const events = page?.kind === 'older' ? page.events : [];
    expect(events.at(-1)?.seq).toBe(499);
    // 64 KiB of lines with 1,500 letters each.
    expect(events.length).toBeGreaterThan(35);
    expect(events.length).toBeLessThan(45);
  }
  expect(counted).toBeLessThan(10 * 100);
  for (const client of clients) client.close();
});

import { EVENT_VERSION } from '@tafelrunde/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { pool } from '../../src/workers/pool.ts';
import { Client, join, type Opened, openTable } from '../rooms/client.ts';

// `npm run attack` plays these at full size and measures what others notice; here stands what keeps them small.

let app: Awaited<ReturnType<typeof createApp>>;
let url: string;
let reads = 0;
let counted = 0;
let underWay = 0;
let most = 0;
const store = memoryStore();
beforeAll(async () => {
  const { read } = store;
  store.read = async (...args) => {
    reads += 1;
    underWay += 1;
    most = Math.max(most, underWay);
    // A store elsewhere takes its time.
    await new Promise((resolve) => setImmediate(resolve));
    const events = await read(...args);
    underWay -= 1;
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

/** Asks for something heavy; returns the answer's status and the job that a thread was given. */
async function handedOver(path: string, body: object) {
  const run = vi.spyOn(pool, 'run');
  const { status } = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const [[, job] = []] = run.mock.calls;
  run.mockRestore();
  return { status, job };
}

test('odds are calculated in a thread, so that others are served meanwhile', async () => {
  const input = { attacker: { dice: 6 }, defender: { dice: 5 } };
  const { status, job } = await handedOver('/api/odds', { action: 'd6pool/opposed', input });
  expect(status).toBe(200);
  expect(job).toMatchObject({ kind: 'call', call: 'odds' });
});

test('a file whose undoings name one number again and again is read in a thread, and refused', async () => {
  const stamp = (seq: number) => ({ v: EVENT_VERSION, seq, at: 0, by: 'a', command: `c${seq}` });
  const events = [
    { ...stamp(1), kind: 'tableOpened', table: 't', system: 'grundregelwerk', name: 'Lang' },
    { ...stamp(2), kind: 'seatAdded', seat: 'a', name: 'Anna', role: 'gm' },
    ...Array.from({ length: 1_000 }, (_, i) => ({ ...stamp(3 + i), kind: 'said', text: 'x' })),
    ...Array.from({ length: 25 }, (_, i) => ({
      ...stamp(1_003 + i),
      kind: 'undone',
      target: 3,
      gone: Array<number>(20_000).fill(3),
    })),
  ];
  const file = {
    format: 'tafelrunde-table',
    version: EVENT_VERSION,
    system: 'grundregelwerk',
    name: 'Lang',
    events,
  };
  const { status, job } = await handedOver('/api/tables/import', { gm: 'Mallory', file });
  expect(status).toBe(400);
  // Its bytes go to the thread as they came, in memory that both can see.
  expect(job).toMatchObject({ kind: 'import' });
  expect(job?.body.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test('a page of the log reads what fits into it, one page at a time however many ask at once', async () => {
  const table = await longTable(600);
  const clients = await Promise.all(
    Array.from({ length: 10 }, () => Client.sitDown(url, table.table, table.token)),
  );
  counted = 0;
  most = 0;
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
  // Whoever plays meanwhile waits at the store for one of them, not for all.
  expect(most).toBe(1);
  for (const client of clients) client.close();
});

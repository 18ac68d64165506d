import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { firstTablePath } from '../../src/first-table.ts';
import { issueGmSeat, startServer } from '../../src/index.ts';
import { REQUEST_MS } from '../../src/limits.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { sqliteStore } from '../../src/store/sqlite-store.ts';
import { Client, openTable } from '../rooms/client.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tafelrunde-operation-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = () => startServer({ port: 0, host: '127.0.0.1', data: folder, webRoot: folder, log: 'silent' });

test('a second server on one folder refuses to start and says why; once the first has ended, it starts', async () => {
  const first = await start();
  await expect(start()).rejects.toMatchObject({
    code: 'FOLDER_IN_USE',
    message: expect.stringContaining('another server'),
  });
  await first.close();
  const second = await start();
  expect((await fetch(`${second.url}/health`)).status).toBe(200);
  await second.close();
});

// Windows keeps such rights elsewhere.
const OTHERS = process.platform === 'win32' ? 0 : 0o077;

test('nobody else on the machine reads the store', async () => {
  const server = await start();
  for (const file of ['tafelrunde.db', 'tafelrunde.db-wal', 'first-table.json', 'server.lock'])
    expect(statSync(join(folder, file)).mode & OTHERS, file).toBe(0);
  await server.close();
});

test('the first table is replaced only if it is not there', async () => {
  const first = await start();
  await first.close();
  const kept = readFileSync(join(folder, 'first-table.json'), 'utf8');
  const again = await start();
  await again.close();
  expect(readFileSync(join(folder, 'first-table.json'), 'utf8')).toBe(kept);
  const other = { ...(JSON.parse(kept) as object), table: 'gone' };
  writeFileSync(join(folder, 'first-table.json'), JSON.stringify(other));
  const replaced = await start();
  await replaced.close();
  expect(readFileSync(join(folder, 'first-table.json'), 'utf8')).not.toContain('"gone"');
});

test('a first table that cannot be looked up is not replaced', async () => {
  const known = { table: 't', token: 'x'.repeat(32), invitations: { player: 'p', spectator: 's' } };
  writeFileSync(join(folder, 'first-table.json'), JSON.stringify(known));
  const read = () => Promise.reject(new Error('the disk is away'));
  const app = await createApp({
    webRoot: folder,
    log: 'silent',
    store: { ...memoryStore(), read, snapshot: read },
  });
  expect(await firstTablePath(app, folder)).toContain('/table/t#');
  expect(JSON.parse(readFileSync(join(folder, 'first-table.json'), 'utf8'))).toEqual(known);
  await app.close();
});

test('what a half import has left is cleared away at the next start', async () => {
  const store = sqliteStore(folder);
  await store.beginImport('half', 1);
  await store.append('half', 0, [{ kind: 'said', text: 'x', v: 4, seq: 1, at: 1, by: 'gm', command: 'c' }]);
  await store.close();
  await (await start()).close();
  const after = sqliteStore(folder);
  expect(await after.read('half', 0)).toEqual([]);
  await after.close();
});

test('a body that comes byte by byte is not waited for', async () => {
  const app = await createApp({ webRoot: folder, log: 'silent' });
  expect(app.server.requestTimeout).toBe(REQUEST_MS);
  expect(REQUEST_MS).toBeLessThanOrEqual(120_000);
  await app.close();
});

test('values that are nested too deep are refused, over HTTP and over a WebSocket', async () => {
  const server = await start();
  const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body: deep });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'too-deep' } });
  const client = await Client.connect(server.url);
  client.send(`{"kind":"command","command":{"kind":"act","input":${deep}}}`);
  expect(await client.until(({ kind }) => kind === 'fault')).toEqual({ kind: 'fault', fault: 'bad-message' });
  client.close();
  await server.close();
});

test('whoever owns the server gets a new link to a table whose link is lost, while it runs', async () => {
  const server = await start();
  const { table, seat } = await openTable(server.url);
  const path = await issueGmSeat(table, { data: folder, databaseUrl: undefined });
  const token = path?.split('#')[1] ?? '';
  const client = await Client.sitDown(server.url, table, token);
  expect(client.messages[0]).toMatchObject({ kind: 'welcome', seat, role: 'gm' });
  client.close();
  expect(await issueGmSeat('no-such-table', { data: folder, databaseUrl: undefined })).toBeUndefined();
  expect(await issueGmSeat(table, { data: join(folder, 'nowhere'), databaseUrl: undefined })).toBeUndefined();
  await server.close();
});

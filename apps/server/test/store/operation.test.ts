import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { issueGmSeat, startServer } from '../../src/index.ts';
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
  for (const file of ['tafelrunde.db', 'tafelrunde.db-wal', 'first-table.json'])
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

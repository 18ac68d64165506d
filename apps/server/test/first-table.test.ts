import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import { Client } from './rooms/client.ts';

test('the first start opens a table, and later starts give the same link to the same table', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-first-'));
  const start = () => startServer({ port: 0, host: '127.0.0.1', data, webRoot: data, log: 'silent' });
  const first = await start();
  const [, table = '', token = ''] = /\/table\/([^#]+)#([^,]+),/.exec(first.gmLink) ?? [];
  const client = await Client.sitDown(first.url, table, token);
  expect(client.messages[0]).toMatchObject({ kind: 'welcome', role: 'gm' });
  await client.command({ kind: 'say', text: 'bis morgen' });
  client.close();
  await first.close();
  const second = await start();
  expect(second.gmLink.replace(second.url, '')).toBe(first.gmLink.replace(first.url, ''));
  const again = await Client.sitDown(second.url, table, token);
  expect(JSON.stringify(again.messages[0])).toContain('bis morgen');
  expect(statSync(join(data, 'first-table.json')).mode & 0o077).toBe(0);
  again.close();
  await second.close();
  rmSync(data, { recursive: true, force: true });
});

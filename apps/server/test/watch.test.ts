import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { startServer } from '../src/start.ts';
import { memoryStore } from '../src/store/memory-store.ts';
import { VERSION } from '../src/version.ts';
import { Client } from './rooms/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-watch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const appOf = (options: object) => createApp({ webRoot: folder, log: 'silent', ...options });

test('health tells version and store, and that the store is away', async () => {
  const store = memoryStore();
  const app = await appOf({ store });
  const well = await app.inject('/health');
  expect([well.statusCode, well.json()]).toEqual([200, { ok: true, version: VERSION, store: 'memory' }]);
  store.check = () => Promise.reject(new Error('password of anna refused'));
  const ill = await app.inject('/health');
  expect([ill.statusCode, ill.json()]).toEqual([503, { ok: false, version: VERSION, store: 'memory' }]);
  await app.close();
});

test.each([
  [undefined, {}, 404],
  [undefined, { authorization: 'Bearer ' }, 404],
  ['geheim', {}, 404],
  ['geheim', { authorization: 'Bearer falsch' }, 404],
  ['geheim', { authorization: 'Bearer geheim' }, 200],
  ['', {}, 200],
])('metrics behind token %o, asked with %o: %i', async (metricsToken, headers, status) => {
  const app = await appOf({ metricsToken });
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(status);
  await app.close();
});

test('metrics count connections, tables, events and commands', async () => {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    webRoot: folder,
    log: 'silent',
    metricsToken: '',
  });
  const metrics = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return new Map(
      text
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
    );
  };
  const [, table = '', token = ''] = /\/table\/([^#]+)#([^,]+),/.exec(server.gmLink) ?? [];
  const client = await Client.sitDown(server.url, table, token);
  const before = await metrics();
  await client.command({ kind: 'say', text: 'eins' });
  await client.command({ kind: 'say', text: 'zwei' });
  const after = await metrics();
  expect(after.get(`tafelrunde_info{version="${VERSION}",store="sqlite"}`)).toBe(1);
  expect(after.get('tafelrunde_connections')).toBe(1);
  expect(after.get('tafelrunde_tables_open')).toBe(1);
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown('tafelrunde_events_appended_total')).toBe(2);
  expect(grown('tafelrunde_command_seconds_count')).toBe(2);
  expect(grown('tafelrunde_command_seconds_bucket{le="+Inf"}')).toBe(2);
  expect(after.get('tafelrunde_command_seconds_sum')).toBeGreaterThan(0);
  // Each bucket holds what the smaller ones hold.
  const buckets = [...after].filter(([name]) => name.includes('_bucket')).map(([, count]) => count);
  expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
  expect(after.get('tafelrunde_memory_bytes{kind="rss"}')).toBeGreaterThan(1_000_000);
  client.close();
  await server.close();
});

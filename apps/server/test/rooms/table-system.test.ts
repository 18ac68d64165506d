import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from './client.ts';
import { tableServer } from './table-server.ts';

let server: Awaited<ReturnType<typeof tableServer>>;
beforeAll(async () => {
  server = await tableServer();
});
afterAll(() => server.close());

test('a table tells which system it plays, and nothing else', async () => {
  const { table } = await openTable(server.url);
  const answer = await fetch(`${server.url}/api/tables/${table}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ system: 'grundregelwerk' });
});

test('a table that does not exist is named as such', async () => {
  const answer = await fetch(`${server.url}/api/tables/nowhere`, { headers: { 'accept-language': 'en' } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    error: { code: 'no-such-table', message: 'There is no such table.', at: 'table' },
  });
});

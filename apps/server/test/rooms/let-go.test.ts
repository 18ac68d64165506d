import { ServerResponse } from 'node:http';
import { queryObjects } from 'node:v8';
import { expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { Client, openTable } from './client.ts';

test('whoever is connected keeps nothing of the request they came with in memory', async () => {
  const app = await createApp({ webRoot: '/nowhere', log: 'silent' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const before = queryObjects(ServerResponse, { format: 'count' });
  const { table, token } = await openTable(url);
  const clients = await Promise.all(Array.from({ length: 20 }, () => Client.sitDown(url, table, token)));
  // Looking for them collects garbage first; one or two may be on the stack still. Other tests may have left some.
  expect(queryObjects(ServerResponse, { format: 'count' }) - before).toBeLessThan(5);
  for (const client of clients) client.close();
  await app.close();
});

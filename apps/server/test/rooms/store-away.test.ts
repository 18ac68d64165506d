import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { EventStore } from '../../src/store/event-store.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { Client, type Opened, openTable } from './client.ts';

let app: FastifyInstance;
let store: EventStore;
let url: string;
let opened: Opened;
beforeEach(async () => {
  store = memoryStore();
  app = await createApp({ webRoot: tmpdir(), log: 'silent', store });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  opened = await openTable(url);
});
afterEach(() => app.close());

const sitDown = () => Client.sitDown(url, opened.table, opened.token);
const closed = (client: Client) => client.until(() => false).catch((problem: Error) => problem.message);

test.each([
  ['not done', false],
  ['done all the same', true],
])('an append that fails, %s: the client is sent away, and its command counts once', async (_, isDone) => {
  const { append } = store;
  store.append = async (...args) => {
    store.append = append;
    if (isDone) await append(...args);
    throw new Error('connection cut');
  };
  const client = await sitDown();
  await client.command({ kind: 'say', text: 'einmal' }, 'c1').catch(() => undefined);
  expect(await closed(client)).toContain('server-error');
  const again = await sitDown();
  expect(await again.command({ kind: 'say', text: 'einmal' }, 'c1')).toMatchObject({ kind: 'done' });
  const said = (await store.read(opened.table, 0)).filter(({ kind }) => kind === 'said');
  expect(said).toMatchObject([{ text: 'einmal', command: 'c1' }]);
  again.close();
});

test('a store that cannot be read lets nobody in, and lets them in when it is back', async () => {
  const { findLink } = store;
  store.findLink = () => Promise.reject(new Error('connection refused'));
  expect(await closed(await sitDown())).toContain('server-error');
  store.findLink = findLink;
  const client = await sitDown();
  expect(client.messages[0]).toMatchObject({ kind: 'welcome' });
  client.close();
});

test('trouble on a WebSocket stands in the log', async () => {
  const logged: unknown[] = [];
  const other = await createApp({ webRoot: tmpdir(), log: 'silent', store });
  other.log.error = (problem: unknown) => logged.push(problem);
  await other.listen({ port: 0, host: '127.0.0.1' });
  store.findLink = () => Promise.reject(new Error('connection refused'));
  const address = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
  await closed(await Client.sitDown(address, opened.table, opened.token));
  expect(String(logged[0])).toContain('connection refused');
  await other.close();
});

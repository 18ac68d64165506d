import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client, join, type Opened, openTable } from '../rooms/client.ts';
import { tableServer } from '../rooms/table-server.ts';
import { FakeChannel } from './fake-channel.ts';

let channel: FakeChannel;
let server: Awaited<ReturnType<typeof tableServer>>;
let opened: Opened;
let gm: Client;

beforeAll(async () => {
  channel = await FakeChannel.open();
  server = await tableServer({ webhookGatherMs: 5, webhooksPerMinute: 20 }, [`${channel.origin}/hooks/`]);
});
afterAll(async () => {
  await server.close();
  await channel.close();
});
beforeEach(async () => {
  channel.messages.length = 0;
  channel.answer = (response) => response.writeHead(204).end();
  opened = await openTable(server.url);
  gm = await Client.sitDown(server.url, opened.table, opened.token);
});
afterEach(() => gm.close());

const webhook = async (method: 'GET' | 'PUT' | 'DELETE', token: string, body?: unknown) => {
  const answer = await fetch(`${server.url}/api/tables/${opened.table}/webhook`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const setUp = (url = channel.url) => webhook('PUT', opened.token, { url, locale: 'de' });
const roll = (by: Client, notation: string, audience: 'everyone' | 'gm' = 'everyone') =>
  by.command({ kind: 'roll', notation, audience, faces: null });
const status = async () => (await webhook('GET', opened.token)).body;

test('off until the GM sets it; then results arrive, mentioning nobody', async () => {
  await roll(gm, '1W6');
  expect(await status()).toEqual({ on: false });
  expect(await setUp()).toMatchObject({ status: 200, body: { on: true } });
  expect(channel.messages[0]?.content).toBe('Ab jetzt stehen hier die Ergebnisse vom Tisch „Runde“.');
  await roll(gm, '2W6+1');
  const { content, allowed_mentions, flags } = await channel.until(2);
  expect(content).toMatch(/^\*\*Spielleitung\*\*: 2W6\+1 = \d+ \(2W6: \d, \d\)$/);
  expect(allowed_mentions).toEqual({ parse: [] });
  expect(flags).toBe(4);
  await webhook('DELETE', opened.token);
  await roll(gm, '3W6');
  expect(await setUp()).toMatchObject({ status: 200 });
  expect(channel.messages.map((one) => one.content).join()).not.toContain('3W6');
});

test('what people are called calls nobody and leads nowhere', async () => {
  const name = '@everyone <@&1> **x** http://a.b';
  const { token } = await join(server.url, opened.invitations.player, name);
  await setUp();
  const player = await Client.sitDown(server.url, opened.table, token);
  await roll(player, '1W6');
  const { content } = await channel.until(2);
  expect(content).toMatch(
    /^\*\*@\u200beveryone \\<@\u200b&1> \\\*\\\*x\\\*\\\* http:\u200b\/\/a\.b\*\*: 1W6 = \d/,
  );
  player.close();
});

test('nothing that a spectator does not see: hidden rolls, hidden opponents', async () => {
  await setUp();
  const act = (action: string, input: object, hides = false) =>
    gm.command({
      ...{ kind: 'act', action: `grundregelwerk/${action}`, input },
      ...{ audience: 'everyone', realDice: false, ...(hides ? { hides } : {}) },
    });
  await act('add-enemy', { id: 'f-9', name: 'Zwackelmann', category: 'boss' }, true);
  await roll(gm, '7W4', 'gm');
  await roll(gm, '1W20');
  await channel.until(2);
  const told = channel.messages.map(({ content }) => content).join('\n');
  expect(told).toContain('1W20');
  for (const secret of ['Zwackelmann', '7W4', 'verdeckt']) expect(told).not.toContain(secret);
});

test('what is taken back is told, and what counts again', async () => {
  await setUp();
  await roll(gm, '1W12');
  await channel.until(2);
  const rolled = gm.messages.findLast(({ kind }) => kind === 'done') as { seq: number };
  await gm.command({ kind: 'undo', target: rolled.seq });
  expect((await channel.until(3)).content).toMatch(/^Zurückgenommen: ~~\*\*Spielleitung\*\*: 1W12 = /);
  const undone = gm.messages.findLast(({ kind }) => kind === 'done') as { seq: number };
  await gm.command({ kind: 'redo', target: undone.seq });
  expect((await channel.until(4)).content).toMatch(/^Gilt wieder: /);
});

test('only the GM sets, sees and removes it, and nobody reads the address again', async () => {
  const { token } = await join(server.url, opened.invitations.player, 'Mira');
  await setUp();
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect(
      await webhook(method, token, method === 'PUT' ? { url: channel.url, locale: 'de' } : undefined),
    ).toMatchObject({
      status: 403,
      body: { error: { code: 'only-gm-posts' } },
    });
  const player = await Client.sitDown(server.url, opened.table, token);
  const exported = await Promise.all(
    [token, opened.token].map(async (one) => {
      const headers = { authorization: `Bearer ${one}` };
      return (await fetch(`${server.url}/api/tables/${opened.table}/export`, { headers })).text();
    }),
  );
  const all = [...gm.raw, ...player.raw, ...exported, JSON.stringify(await status())].join('\n');
  expect(all).not.toContain('geheim');
  player.close();
});

test('another address is refused before anything is sent', async () => {
  expect(await setUp('http://127.0.0.1:1/hooks/1/x')).toMatchObject({
    status: 400,
    body: { error: { code: 'webhook-bad-address' } },
  });
  expect(await status()).toEqual({ on: false });
});

test('a redirect is not followed, and nothing is set', async () => {
  channel.answer = (response) => response.writeHead(302, { location: `${channel.origin}/hooks/2/x` }).end();
  expect(await setUp()).toMatchObject({ body: { error: { code: 'webhook-refused' } } });
  expect(channel.messages).toHaveLength(1);
  expect(await status()).toEqual({ on: false });
});

test('an end that hangs, fails or is gone never holds the table up; the GM is told', async () => {
  await setUp();
  // Nobody answers for now: the table goes on.
  const held: (() => void)[] = [];
  channel.answer = (response) => held.push(() => response.writeHead(500).end());
  await roll(gm, '1W4');
  await channel.until(2);
  expect(await roll(gm, '1W8')).toMatchObject({ kind: 'done' });
  channel.answer = (response) => response.writeHead(500).end();
  for (const let_go of held) let_go();
  await channel.until(4);
  await expect.poll(status).toMatchObject({ on: true, problem: 'unreachable' });
  // It comes back by itself.
  channel.answer = (response) => response.writeHead(204).end();
  await roll(gm, '1W10');
  await expect.poll(status).toMatchObject({ on: true, problem: null });
  // And gone it is left alone until it is set anew.
  channel.answer = (response) => response.writeHead(404).end();
  await roll(gm, '1W12');
  await expect.poll(status).toMatchObject({ problem: 'refused' });
  const before = channel.messages.length;
  await roll(gm, '1W20');
  channel.answer = (response) => response.writeHead(204).end();
  expect(await setUp()).toMatchObject({ status: 200 });
  expect(channel.messages.slice(before).map(({ content }) => content)).toEqual([
    'Ab jetzt stehen hier die Ergebnisse vom Tisch „Runde“.',
  ]);
});

test('whoever says that it was too fast is sent the same again later, and what came meanwhile together', async () => {
  await setUp();
  let refused = 0;
  channel.answer = (response) => {
    refused += 1;
    response.writeHead(refused === 1 ? 429 : 204, { 'retry-after': '0' }).end();
  };
  await roll(gm, '1W4');
  await channel.until(2);
  for (const sides of [6, 8, 10]) await roll(gm, `1W${sides}`);
  await channel.until(3);
  const [, first, again] = channel.messages;
  expect(again?.content).toBe(first?.content);
  await expect.poll(() => channel.messages.map(({ content }) => content).join('\n')).toContain('1W10');
});

test('an address may not try for ever', async () => {
  const answers = await Promise.all(Array.from({ length: 21 }, () => setUp('x')));
  expect(answers.some(({ status: code }) => code === 429)).toBe(true);
});

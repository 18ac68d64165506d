import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, join, type Opened, openTable } from './client.ts';
import { tableServer } from './table-server.ts';

let server: Awaited<ReturnType<typeof tableServer>>;
let opened: Opened;
let gm: Client;
let mira: { readonly seat: string; readonly token: string };

beforeAll(async () => {
  server = await tableServer({ messagesAtOnce: 10_000, messagesPerSecond: 10_000 });
  opened = await openTable(server.url);
  mira = await join(server.url, opened.invitations.player, 'Mira');
  gm = await Client.sitDown(server.url, opened.table, opened.token);
});
afterAll(() => server.close());

const act = (by: Client, action: string, input: object, hides = false) =>
  by.command({
    kind: 'act',
    action: `grundregelwerk/${action}`,
    input,
    audience: 'everyone',
    realDice: false,
    ...(hides ? { hides } : {}),
  });

const takenAlong = async (token: string): Promise<string> => {
  const answer = await fetch(`${server.url}/api/tables/${opened.table}/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.text();
};

test('nothing of a hidden opponent leaves the server for a player: live, on return, in older pages, in a file', async () => {
  const player = await Client.sitDown(server.url, opened.table, mira.token);
  await act(player, 'create', { id: 'heldin', name: 'Heldin', template: 'warrior' });
  const run = player.raw.join('').match(/"run":"(r\d+)"/)?.[1] ?? '';
  await player.command({ kind: 'answer', run, answer: 'no' });
  const enemy = { id: 'f-77', name: 'Zwackelmann', category: 'boss', hearts: 61 };
  expect(await act(gm, 'add-enemy', enemy, true)).toMatchObject({ kind: 'done' });
  await act(gm, 'start-combat', {});
  await act(gm, 'enemy-attack', { enemy: 'f-77', target: 'heldin' });
  expect(await act(player, 'attack', { attacker: 'heldin', target: 'f-77' })).toMatchObject({
    refusal: { code: 'unknown-figure' },
  });
  await gm.command({
    kind: 'track',
    change: { kind: 'begin', order: [{ id: 'a', name: '', figures: ['f-77', 'heldin'] }] },
  });
  player.send(JSON.stringify({ kind: 'older', before: 1_000 }));
  await player.until(({ kind }) => kind === 'older');
  const back = await Client.sitDown(server.url, opened.table, mira.token, 3);
  const heard = [...player.raw, ...back.raw, await takenAlong(mira.token)].join('\n');
  expect(heard).toContain('Heldin');
  for (const secret of ['Zwackelmann', 'f-77', '"hearts":61']) expect(heard).not.toContain(secret);
  expect([...gm.raw, await takenAlong(opened.token)].join('\n')).toContain('Zwackelmann');
  back.close();
  player.close();
});

test('shown, it is there at once, with its look and without its hearts, until those are shown, too', async () => {
  const player = await Client.sitDown(server.url, opened.table, mira.token);
  const heard = player.raw.length;
  await gm.command({ kind: 'veil', figures: ['f-77'], hidden: false, lifeShown: false });
  await player.until(({ kind }) => kind === 'events');
  const shown = player.raw.slice(heard).join('\n');
  expect(shown).toContain('Zwackelmann');
  expect(shown).not.toContain('"hearts":61');
  await gm.command({ kind: 'veil', figures: ['f-77'], hidden: false, lifeShown: true });
  await player.until((message) => JSON.stringify(message).includes('"hearts":61'));
  player.close();
});

test('nothing of the drawer leaves the server for a player, nor what came from it hidden', async () => {
  const player = await Client.sitDown(server.url, opened.table, mira.token);
  const item = {
    kind: 'encounter',
    id: 'p-gate',
    name: 'Krähenturm',
    note: 'Losungswort: Brombeere',
    figures: [{ template: 'elite', name: 'Krähe', count: 2 }],
  } as const;
  expect(await gm.command({ kind: 'prepare', items: [item], gone: [] })).toMatchObject({ kind: 'done' });
  expect(await gm.command({ kind: 'deploy', item: 'p-gate', hidden: true })).toMatchObject({ kind: 'done' });
  await gm.command({ kind: 'say', text: 'Es raschelt.' });
  await player.until((message) => JSON.stringify(message).includes('raschelt'));
  player.send(JSON.stringify({ kind: 'older', before: 1_000 }));
  await player.until(({ kind }) => kind === 'older');
  const back = await Client.sitDown(server.url, opened.table, mira.token, 3);
  const heard = [...player.raw, ...back.raw, await takenAlong(mira.token)].join('\n');
  for (const secret of ['Kräh', 'Brombeere', 'p-gate']) expect(heard).not.toContain(secret);
  const own = await takenAlong(opened.token);
  for (const secret of ['Krähenturm', 'Krähe 2', 'Brombeere']) expect(own).toContain(secret);
  back.close();
  player.close();
});

test('what only stands in the log comes without the whole table, even where something is veiled', async () => {
  const player = await Client.sitDown(server.url, opened.table, mira.token);
  await gm.command({ kind: 'say', text: 'Die Tür knarrt.' });
  const said = await player.until((message) => JSON.stringify(message).includes('knarrt'));
  expect(Object.keys(said ?? {})).toEqual(['kind', 'events']);
  await gm.command({ kind: 'veil', figures: ['f-77'], hidden: true, lifeShown: false });
  const veiled = await player.until(
    (message) => message.kind === 'events' && JSON.stringify(message).includes('figuresVeiled'),
  );
  expect(Object.keys(veiled ?? {})).toEqual(['kind', 'events', 'now']);
  player.close();
});

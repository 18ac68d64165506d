import { request } from 'node:http';
import { MAX_TABLE_FILE_BYTES, parseTableFile, type TableFile } from '@tafelrunde/protocol';
import { systemOf } from '@tafelrunde/registry';
import { EVENT_VERSION, fold, seatOf, type TableEvent, verify } from '@tafelrunde/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, join, type Opened, openTable, post } from '../rooms/client.ts';
import { tableServer } from '../rooms/table-server.ts';

const SCRIPT = '<script>alert(1)</script>';
const { scene } = systemOf('grundregelwerk') as NonNullable<ReturnType<typeof systemOf>>;

let server: Awaited<ReturnType<typeof tableServer>>;
let opened: Opened;
const tokens: Record<string, string> = {};
const seats: Record<string, string> = {};

/** A table at which something hidden has happened, for each kind of audience. */
beforeAll(async () => {
  server = await tableServer({ exportsPerMinute: 1_000, importsPerHour: 1_000 });
  opened = await openTable(server.url);
  [tokens['gm'], seats['gm']] = [opened.token, opened.seat];
  for (const [name, role] of [
    ['mira', 'player'],
    ['jonas', 'player'],
    ['guest', 'spectator'],
  ] as const) {
    const joined = await join(server.url, opened.invitations[role], name);
    [tokens[name], seats[name]] = [joined.token, joined.seat];
  }
  const gm = await Client.sitDown(server.url, opened.table, opened.token);
  const mira = await Client.sitDown(server.url, opened.table, tokens['mira'] ?? '');
  const act = (client: Client, action: string, input: object) =>
    client.command({
      kind: 'act',
      action: `grundregelwerk/${action}`,
      input,
      audience: 'everyone',
      realDice: false,
    });
  await mira.command({ kind: 'salt', salt: 'ab'.repeat(16) });
  await act(mira, 'create', { id: 'held', name: SCRIPT, template: 'warrior', hasArmour: false });
  await mira.command({ kind: 'roll', notation: '3W6', audience: 'everyone', faces: null });
  await gm.command({ kind: 'roll', notation: '1W11+111', audience: 'gm', faces: null });
  await mira.command({ kind: 'roll', notation: '1W13+333', audience: 'self', faces: null });
  await mira.command({ kind: 'roll', notation: '1W17+777', audience: 'blind', faces: null });
  await gm.command({ kind: 'say', text: SCRIPT });
  await gm.command({ kind: 'revokeSeat', seat: seats['jonas'] ?? '' });
  gm.close();
  mira.close();
});
afterAll(() => server.close());

const ask = (table: string, headers: Record<string, string>, more = '') =>
  fetch(`${server.url}/api/tables/${table}/export${more}`, { headers });
const exported = async (table: string, token: string | undefined): Promise<TableFile> => {
  const answer = await ask(table, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.json()) as TableFile;
};

describe('export', () => {
  test.each([
    ['gm', ['1W11+111', '1W17+777'], ['1W13+333']],
    ['mira', ['1W13+333'], ['1W11+111', '1W17+777']],
    ['guest', [], ['1W11+111', '1W13+333', '1W17+777']],
  ])('%s takes along what that seat has seen, and nothing else', async (name, seen, hidden) => {
    const file = await exported(opened.table, tokens[name]);
    expect(parseTableFile(file)).toEqual({ ok: true, value: file });
    const text = JSON.stringify(file);
    for (const notation of ['3W6', ...seen]) expect(text).toContain(notation);
    for (const notation of hidden) expect(text).not.toContain(notation);
    // No seed of an open epoch, of no stream, for nobody.
    const seals = file.events.filter((event) => event.kind === 'diceSealed');
    expect(seals.length).toBeGreaterThan(3);
    for (const seal of seals) expect(seal).toMatchObject({ seed: null });
    const table = fold(scene, file.events);
    expect(seatOf(table, seats['mira'] ?? '')).toMatchObject({ name: 'mira', figures: ['held'] });
  });

  test('no seat, no file: whatever token there is', async () => {
    const other = await openTable(server.url);
    const cases: readonly Record<string, string>[] = [
      {},
      { authorization: 'Bearer ' },
      { authorization: 'Bearer x' },
      { authorization: `Bearer ${'x'.repeat(32)}` },
      { authorization: `Bearer ${other.token}` },
      { authorization: `Bearer ${opened.invitations.player}` },
      { authorization: `Bearer ${tokens['jonas']}` },
      { authorization: `Basic ${opened.token}` },
      { authorization: opened.token },
      { cookie: `token=${opened.token}` },
    ];
    for (const headers of cases) {
      const answer = await ask(opened.table, headers, '?token=x');
      expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
        401,
        'no-such-seat',
      ]);
    }
    // Neither does a token open a table that is not there.
    expect((await ask('no-such-table', { authorization: `Bearer ${opened.token}` })).status).toBe(401);
  });
});

interface Imported extends Opened {
  readonly seats: readonly { readonly seat: string; readonly name: string; readonly token: string }[];
}
const importing = (file: unknown, gm: unknown = 'Anna') =>
  post<Imported & { error: { code: string; at: string } }>(server.url, '/api/tables/import', { gm, file });

describe('import', () => {
  test('makes a new table with the old history, at which the importer is GM and old players find their seats', async () => {
    const file = await exported(opened.table, tokens['gm']);
    const { status, body } = await importing(file);
    expect(status).toBe(201);
    expect(body.table).not.toBe(opened.table);
    expect(body.seats).toMatchObject([{ name: 'mira', seat: seats['mira'] }]);
    const gm = await Client.sitDown(server.url, body.table, body.token);
    const mira = await Client.sitDown(server.url, body.table, body.seats[0]?.token ?? '');
    expect(await gm.command({ kind: 'handOver', figure: 'held', to: body.seat })).toMatchObject({
      kind: 'done',
    });
    await mira.command({ kind: 'salt', salt: 'cd'.repeat(16) });
    await mira.command({ kind: 'roll', notation: '4W6', audience: 'everyone', faces: null });
    await gm.command({ kind: 'reveal' });
    gm.close();
    mira.close();
    const taken = await exported(body.table, body.token);
    const table = fold(scene, taken.events);
    expect(table).toMatchObject({ id: body.table, name: 'Runde' });
    expect(table.scene).toEqual(fold(scene, file.events).scene);
    expect(table.seats.map(({ name, role }) => [name, role])).toEqual([
      ['Anna', 'gm'],
      ['Spielleitung', 'gm'],
      ['mira', 'player'],
      ['jonas', 'player'],
      ['guest', 'spectator'],
    ]);
    // Three throws of the old table that the GM had seen, one of the new one.
    expect(verify(taken.events)).toMatchObject({ verified: 1, unsealed: 3, unsalted: 0, faults: [] });
    // The old links open nothing here, the old table is as it was.
    expect((await ask(body.table, { authorization: `Bearer ${tokens['gm']}` })).status).toBe(401);
    expect((await exported(opened.table, tokens['gm'])).events).toEqual(file.events);
  });

  test('what the file does not show is not there: a spectator’s file holds nothing hidden', async () => {
    const { body } = await importing(await exported(opened.table, tokens['guest']));
    const taken = JSON.stringify(await exported(body.table, body.token));
    for (const notation of ['1W11+111', '1W13+333', '1W17+777']) expect(taken).not.toContain(notation);
    expect(taken).toContain(SCRIPT.replaceAll('"', '\\"'));
  });

  test('a bad file is refused with its place, and nothing is opened', async () => {
    const file = await exported(opened.table, tokens['gm']);
    const changed = (at: number, change: object) => ({
      ...file,
      events: file.events.map((event, i) => (i === at ? { ...event, ...change } : event)),
    });
    const added = file.events.findIndex(({ kind }) => kind === 'seatAdded');
    const made = file.events.findIndex(({ kind }) => kind === 'runFinished');
    const effect = (file.events[made] as Extract<TableEvent, { kind: 'runFinished' }>).effects[0] ?? {};
    const sevens = ({ kind: _, ...fields }: object & { kind?: unknown }) =>
      Object.fromEntries(Object.keys(fields).map((field) => [field, 7]));
    const twice: readonly object[] = [...file.events, { ...file.events[added], seq: file.events.length + 1 }];
    const cases: readonly (readonly [unknown, string, string])[] = [
      [null, 'not-a-table-file', 'file.format'],
      [{ ...file, version: EVENT_VERSION + 1 }, 'unsupported-version', 'file.version'],
      [changed(3, { seq: 9 }), 'event-out-of-order', 'file.events.3.seq'],
      [changed(2, { more: 1 }), 'unknown-field', 'file.events.2.more'],
      [changed(made, { effects: [{ ...effect, ...sevens(effect) }] }), 'does-not-fit', `file.events.${made}`],
      [{ ...file, events: twice }, 'does-not-fit', `file.events.${file.events.length}`],
      [
        JSON.parse(JSON.stringify(file).replaceAll('grundregelwerk', 'x')),
        'unknown-table-system',
        'file.system',
      ],
    ];
    for (const [raw, code, at] of cases) {
      const { status, body } = await importing(raw);
      expect([status, body.error.code, body.error.at]).toEqual([400, code, at]);
    }
    expect((await importing(file, '')).status).toBe(400);
  });

  test('only an import may be that large, and it has a limit of its own', async () => {
    const file = await exported(opened.table, tokens['gm']);
    const said = file.events.find(({ kind }) => kind === 'said') as TableEvent;
    const long = Array.from({ length: 500 }, (_, i) => ({
      ...said,
      seq: file.events.length + 1 + i,
      text: 'x'.repeat(1_000),
    }));
    expect((await importing({ ...file, events: [...file.events, ...long] })).status).toBe(201);
    expect(await announcing(MAX_TABLE_FILE_BYTES + 10_000)).toEqual([413, 'body-too-large']);
    const small = await post<{ error: { code: string } }>(server.url, '/api/tables', {
      name: 'x'.repeat(300 * 1024),
    });
    expect(small.status).toBe(413);
  });
});

/** What is answered to somebody who says that the file will be this large. */
const announcing = (bytes: number): Promise<readonly [number, string]> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': bytes };
    const asked = request(`${server.url}/api/tables/import`, { method: 'POST', headers }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => {
        asked.destroy();
        resolve([answer.statusCode ?? 0, (JSON.parse(text) as { error: { code: string } }).error.code]);
      });
    });
    asked.on('error', reject);
    asked.flushHeaders();
  });

test('exports and imports have their own limits per address', async () => {
  const other = await tableServer({ exportsPerMinute: 2, importsPerHour: 1 });
  try {
    const table = await openTable(other.url);
    const url = `${other.url}/api/tables/${table.table}/export`;
    const headers = { authorization: `Bearer ${table.token}` };
    const answers: number[] = [];
    for (let i = 0; i < 3; i += 1) answers.push((await fetch(url, { headers })).status);
    expect(answers).toEqual([200, 200, 429]);
    expect((await post(other.url, '/api/tables/import', {})).status).toBe(400);
    expect((await post(other.url, '/api/tables/import', {})).status).toBe(429);
  } finally {
    await other.close();
  }
});

test('of a table that has grown too long the state can be carried over without its story', async () => {
  const file = await exported(opened.table, tokens['gm']);
  const whole = (await importing(file)).body;
  const { status, body } = await post<{ table: string; token: string }>(server.url, '/api/tables/import', {
    gm: 'Anna',
    file,
    only: 'state',
  });
  expect(status).toBe(201);
  const [long, short] = await Promise.all([
    exported(whole.table, whole.token),
    exported(body.table, body.token),
  ]);
  expect(short.events.length).toBeLessThan(long.events.length);
  const scene = systemOf('grundregelwerk')?.scene;
  if (scene === undefined) throw new Error('no system');
  const [before, after] = [fold(scene, long.events), fold(scene, short.events)];
  expect(after.scene).toEqual(before.scene);
  expect(after.seats.slice(1)).toEqual(before.seats.slice(1));
  expect(JSON.stringify(short)).not.toContain('"trace"');
});

test('invitations can be made worthless, by the GM alone', async () => {
  const fresh = await openTable(server.url);
  const ask = (token: string) =>
    post<{ invitation: string }>(server.url, '/api/tables/invite', {
      table: fresh.table,
      token,
      role: 'player',
      anew: true,
    });
  expect((await ask((await join(server.url, fresh.invitations.player, 'Mira')).token)).status).toBe(400);
  const { body } = await ask(fresh.token);
  const joining = (invitation: string) =>
    post<{ error?: { code: string } }>(server.url, '/api/tables/join', { invitation, name: 'Jonas' });
  expect((await joining(fresh.invitations.player)).body.error?.code).toBe('no-such-invitation');
  expect((await joining(body.invitation)).status).toBe(201);
  // Seats that were taken before are not touched.
  expect((await joining(fresh.invitations.spectator)).status).toBe(201);
});

import { request } from 'node:http';
import { MAX_PICTURE_BYTES, parseTableFile, type TableFile } from '@tafelrunde/protocol';
import { fileNameOf, MAX_PAPER_TEXT } from '@tafelrunde/table';
import { pngChunk, smallPng } from '@tafelrunde/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, join, type Opened, openTable, post } from '../rooms/client.ts';
import { tableServer } from '../rooms/table-server.ts';

type Who = 'gm' | 'mira' | 'jonas' | 'guest';
const PLAYERS_BYTES = 10_000;
const TABLE_BYTES = 30_000;

let server: Awaited<ReturnType<typeof tableServer>>;
let opened: Opened;
const tokens = {} as Record<Who, string>;
const seats = {} as Record<Who, string>;
const clients = {} as Record<Who, Client>;

beforeAll(async () => {
  server = await tableServer({
    filesPerMinute: 1_000,
    fileBytesPerTable: TABLE_BYTES,
    fileBytesForGm: TABLE_BYTES - PLAYERS_BYTES,
    importsPerHour: 1_000,
    exportsPerMinute: 1_000,
  });
  opened = await openTable(server.url);
  const { player, spectator } = opened.invitations;
  const joined = {
    gm: opened,
    mira: await join(server.url, player, 'Mira'),
    jonas: await join(server.url, player, 'Jonas'),
    guest: await join(server.url, spectator, 'Gast'),
  };
  for (const who of ['gm', 'mira', 'jonas', 'guest'] as const) {
    tokens[who] = joined[who].token;
    seats[who] = joined[who].seat;
    clients[who] = await Client.sitDown(server.url, opened.table, joined[who].token);
  }
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly body: { file: string; type: string; error: { code: string; message: string } };
}
const upload = async (
  token: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
  table = opened.table,
): Promise<Answer> => {
  const response = await fetch(`${server.url}/api/tables/${table}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};
const look = (token: string, file: string, table = opened.table): Promise<Response> =>
  fetch(`${server.url}/api/tables/${table}/files/${file}`, { headers: { authorization: `Bearer ${token}` } });
const statuses = async (file: string): Promise<Record<Who, number>> => ({
  gm: (await look(tokens.gm, file)).status,
  mira: (await look(tokens.mira, file)).status,
  jonas: (await look(tokens.jonas, file)).status,
  guest: (await look(tokens.guest, file)).status,
});
let drawn = 0;
/** A picture that nobody else has. */
const newPicture = (size = 4): Uint8Array => {
  drawn += 1;
  return smallPng(5, 3, [drawn, ...Array.from({ length: size }, () => 7)]);
};
const paper = { paper: null, version: 0, title: 'Brief', text: 'Lies das.' };

describe('bringing a picture', () => {
  test('those who play bring some; the answer says what it is called and what it is', async () => {
    for (const who of ['gm', 'mira'] as const) {
      const bytes = newPicture();
      const { status, body } = await upload(tokens[who], bytes);
      expect([status, body]).toEqual([
        201,
        { file: fileNameOf(bytes), type: 'image/png', width: 5, height: 3 },
      ]);
    }
  });

  test('spectators and strangers do not', async () => {
    expect(await upload(tokens.guest, newPicture())).toMatchObject({
      status: 403,
      body: { error: { code: 'spectators-watch' } },
    });
    const other = await openTable(server.url);
    for (const token of ['x'.repeat(32), '', opened.invitations.player, other.token])
      expect(await upload(token, newPicture())).toMatchObject({
        status: 401,
        body: { error: { code: 'no-such-seat' } },
      });
    expect((await upload(tokens.gm, newPicture(), {}, 'no-such-table')).status).toBe(401);
  });

  const text = (words: string) => new TextEncoder().encode(words);
  test.each([
    [
      'a script in SVG',
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'picture-is-text',
    ],
    ['HTML', text('<!doctype html><script>1</script>'), 'picture-is-text'],
    ['a GIF', new Uint8Array([...text('GIF89a'), 0, 1, 0, 1]), 'picture-unknown'],
    ['nothing', new Uint8Array(), 'picture-unknown'],
    ['a bomb', smallPng(60_000, 60_000), 'picture-too-wide'],
    ['half a picture', smallPng().slice(0, 40), 'picture-broken'],
    [
      'a picture and a script',
      new Uint8Array([...smallPng(), ...text('<script>1</script>')]),
      'picture-not-plain',
    ],
    [
      'a picture with words in it',
      new Uint8Array([...smallPng().slice(0, 33), ...pngChunk('tEXt', [1]), ...smallPng().slice(33)]),
      'picture-not-plain',
    ],
  ])('%s is refused with a sentence in both languages, whatever it is called', async (_, bytes, code) => {
    for (const type of ['image/png', 'image/svg+xml', 'text/html', 'application/json']) {
      const german = await upload(tokens.mira, bytes, { 'content-type': type, 'accept-language': 'de' });
      const english = await upload(tokens.mira, bytes, { 'content-type': type, 'accept-language': 'en' });
      for (const { status, body } of [german, english]) {
        expect([status, body.error.code]).toEqual([400, code]);
        expect(body.error.message).toMatch(/^[A-Z].*\.$/);
      }
      expect(german.body.error.message).not.toBe(english.body.error.message);
    }
    expect((await look(tokens.mira, fileNameOf(bytes))).status).toBe(404);
  });

  test('100 MB are refused before they are read', async () => {
    const size = 100 * 1024 * 1024;
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(
        `${server.url}/api/tables/${opened.table}/files`,
        { method: 'POST', headers: { authorization: `Bearer ${tokens.mira}`, 'content-length': size } },
        (response) => {
          resolve(response.statusCode);
          sending.destroy();
        },
      );
      sending.on('error', reject);
      sending.write(smallPng());
    });
    expect(answer).toBe(413);
    const large = new Uint8Array(MAX_PICTURE_BYTES + 1);
    expect(await upload(tokens.mira, large)).toMatchObject({
      status: 413,
      body: { error: { code: 'body-too-large' } },
    });
  });

  test('there is a budget for a table, with a part of it for the GM; the same again costs nothing', async () => {
    const { table, token, invitations } = await openTable(server.url);
    const anna = (await join(server.url, invitations.player, 'Anna')).token;
    const bytes = newPicture(PLAYERS_BYTES * 0.6);
    const bring = async (who: string, picture: Uint8Array) => (await upload(who, picture, {}, table)).status;
    expect(await bring(anna, bytes)).toBe(201);
    expect(await upload(anna, newPicture(PLAYERS_BYTES * 0.6), {}, table)).toMatchObject({
      status: 413,
      body: { error: { code: 'table-full-of-pictures' } },
    });
    expect(await bring(anna, bytes)).toBe(201);
    expect(await bring(token, newPicture(TABLE_BYTES * 0.6))).toBe(201);
    expect(await bring(token, newPicture(TABLE_BYTES * 0.6))).toBe(413);
  });
});

describe('seeing a picture', () => {
  test('it comes as what it is, to be kept, and nothing of it runs', async () => {
    const bytes = newPicture();
    const { body } = await upload(tokens.mira, bytes);
    const response = await look(tokens.mira, body.file);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="${body.file}.png"`,
      'cache-control': 'private, max-age=31536000, immutable',
      vary: expect.stringContaining('Authorization'),
    });
  });

  test('on a paper: only whoever reads it, as soon as it is shown', async () => {
    const { body } = await upload(tokens.gm, newPicture());
    const { file } = body;
    expect(await statuses(file)).toEqual({ gm: 200, mira: 404, jonas: 404, guest: 404 });
    const written = await clients.gm.command({
      kind: 'writePaper',
      ...paper,
      picture: { file, alt: 'Ein Siegel' },
      readers: 'gm',
    });
    expect(await statuses(file)).toEqual({ gm: 200, mira: 404, jonas: 404, guest: 404 });
    const id = `p${written.kind === 'done' ? written.seq : 0}`;
    await clients.gm.command({ kind: 'showPaper', paper: id, to: [seats.mira] });
    expect(await statuses(file)).toEqual({ gm: 200, mira: 200, jonas: 404, guest: 404 });
    await clients.gm.command({ kind: 'showPaper', paper: id, to: 'everyone' });
    expect(await statuses(file)).toEqual({ gm: 200, mira: 200, jonas: 200, guest: 200 });
    expect((await look('x'.repeat(32), file)).status).toBe(401);
  });

  test('under the map: only the GM while it is hidden', async () => {
    const { body } = await upload(tokens.gm, newPicture());
    const picture = { file: body.file, left: 0, top: 0, width: 12, height: 7, dim: 0, hidden: true };
    await clients.gm.command({ kind: 'setMapPicture', picture });
    expect(await statuses(body.file)).toEqual({ gm: 200, mira: 404, jonas: 404, guest: 404 });
    await clients.gm.command({ kind: 'setMapPicture', picture: { ...picture, hidden: false } });
    expect(await statuses(body.file)).toEqual({ gm: 200, mira: 200, jonas: 200, guest: 200 });
  });

  test('what a player neither brought nor sees cannot be put anywhere to be seen', async () => {
    const { body } = await upload(tokens.gm, newPicture());
    const picture = { file: body.file, alt: 'Erraten' };
    const guessed = await clients.mira.command({ kind: 'writePaper', ...paper, picture, readers: 'self' });
    expect(guessed).toMatchObject({ kind: 'refused', refusal: { code: 'unknown-file' } });
    expect((await look(tokens.mira, body.file)).status).toBe(404);
    const nowhere = { ...picture, file: 'f'.repeat(64) };
    expect(
      await clients.gm.command({ kind: 'writePaper', ...paper, picture: nowhere, readers: 'self' }),
    ).toMatchObject({ kind: 'refused', refusal: { code: 'unknown-file' } });
  });

  test.each(['%2e%2e%2ffiles.db', 'x', 'A'.repeat(64)])('%s is no picture', async (name) => {
    expect((await look(tokens.gm, name)).status).toBe(404);
  });
});

describe('taking pictures along', () => {
  const exported = async (who: Who, table = opened.table, token = tokens[who]): Promise<TableFile> =>
    (await (
      await fetch(`${server.url}/api/tables/${table}/export`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()) as TableFile;

  test('each seat takes those it has seen, and a new table has them', async () => {
    const bytes = newPicture();
    const { body } = await upload(tokens.mira, bytes);
    const secret = await upload(tokens.mira, newPicture());
    await clients.mira.command({
      kind: 'writePaper',
      ...paper,
      text: 'x'.repeat(MAX_PAPER_TEXT),
      picture: { file: body.file, alt: 'Karte' },
      readers: 'gm',
    });
    await clients.mira.command({
      kind: 'writePaper',
      ...paper,
      picture: { file: secret.body.file, alt: 'Nur für mich' },
      readers: 'self',
    });
    const files = { gm: await exported('gm'), mira: await exported('mira'), jonas: await exported('jonas') };
    for (const file of Object.values(files)) expect(parseTableFile(file)).toEqual({ ok: true, value: file });
    const has = (who: 'gm' | 'mira' | 'jonas', name: string) => Object.hasOwn(files[who].files ?? {}, name);
    expect([has('gm', body.file), has('mira', body.file), has('jonas', body.file)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([has('gm', secret.body.file), has('mira', secret.body.file)]).toEqual([false, true]);
    expect(JSON.stringify(files.jonas)).not.toContain(body.file);

    const taken = await post<Opened>(server.url, '/api/tables/import', { gm: 'Anna', file: files.gm });
    expect(taken.status).toBe(201);
    const response = await look(taken.body.token, body.file, taken.body.table);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    // The next paper has an id that none of the old ones has.
    const gm = await Client.sitDown(server.url, taken.body.table, taken.body.token);
    expect(await gm.command({ kind: 'writePaper', ...paper, picture: null, readers: 'gm' })).toMatchObject({
      kind: 'done',
    });
    const { events } = await exported('gm', taken.body.table, taken.body.token);
    const ids = events.flatMap((event) => (event.kind === 'paperWritten' ? [event.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    gm.close();
    const again = await post<Opened>(server.url, '/api/tables/import', {
      gm: 'Anna',
      file: files.gm,
      only: 'state',
    });
    expect((await look(again.body.token, body.file, again.body.table)).status).toBe(200);
  });

  test('a file with a picture that is not what it is called is refused, and nothing is kept', async () => {
    const file = await exported('gm');
    const [name = ''] = Object.keys(file.files ?? {});
    const altered = {
      ...file,
      files: { ...file.files, [name]: Buffer.from(smallPng(9, 9)).toString('base64') },
    };
    const answer = await post<{ error: { code: string; at: string } }>(server.url, '/api/tables/import', {
      gm: 'Anna',
      file: altered,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'file-altered', at: `file.files.${name}` } },
    });
  });
});

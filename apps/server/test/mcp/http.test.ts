import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, join, type Opened, openTable, post } from '../rooms/client.ts';
import { tableServer } from '../rooms/table-server.ts';
import { Assistant } from './assistant.ts';

let server: Awaited<ReturnType<typeof tableServer>>;
let opened: Opened;
let table: string;
const assistants = {} as Record<'gm' | 'mira' | 'jonas' | 'guest' | 'nobody', Assistant>;
let gmAtTable: Client;

beforeAll(async () => {
  server = await tableServer();
  opened = await openTable(server.url);
  table = opened.table;
  const mira = await join(server.url, opened.invitations.player, 'Mira');
  const jonas = await join(server.url, opened.invitations.player, 'Jonas');
  const guest = await join(server.url, opened.invitations.spectator, 'Gast');
  assistants.gm = await Assistant.at(server.url, opened.token);
  assistants.mira = await Assistant.at(server.url, mira.token);
  assistants.jonas = await Assistant.at(server.url, jonas.token);
  assistants.guest = await Assistant.at(server.url, guest.token);
  assistants.nobody = await Assistant.at(server.url);
  gmAtTable = await Client.sitDown(server.url, table, opened.token);
});
afterAll(async () => {
  for (const assistant of Object.values(assistants)) await assistant.close();
  gmAtTable.close();
  await server.close();
});

test('there are twelve tools, each with a schema', async () => {
  const { tools } = await assistants.nobody.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_rules',
    'explain_rule',
    'list_actions',
    'odds',
    'advise',
    'roll',
    'simulate',
    'look_at_table',
    'act',
    'answer',
    'request_roll',
    'preview_undo',
  ]);
  for (const { inputSchema } of tools) expect(inputSchema).toMatchObject({ additionalProperties: false });
  expect(assistants.nobody.client.getInstructions()).toContain('look_at_table');
});

test('rules and odds need no seat, and are those of every other door', async () => {
  const found = await assistants.nobody.use('search_rules', {
    query: 'retaliation',
    system: 'grundregelwerk',
  });
  expect(found.body.length).toBeGreaterThan(0);
  const rule = await assistants.nobody.use('explain_rule', { rule: found.body[0].id });
  expect(rule.body).toEqual([expect.objectContaining({ id: found.body[0].id, text: expect.any(String) })]);
  const action = await assistants.nobody.use('list_actions', { name: 'd6pool/melee-attack' });
  expect(action.body.input.properties).not.toHaveProperty('scene');
  expect(action.body.example).toBeDefined();
  const request = { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } };
  const odds = await assistants.nobody.use('odds', request);
  const response = await fetch(`${server.url}/api/odds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(request),
  });
  expect(odds.body).toEqual(await response.json());
  expect(odds.body.chances.success.fraction).toBe('1/2');
});

describe('at a table', () => {
  test('a player makes a figure, and a check with a decision is played', async () => {
    const { mira, gm } = assistants;
    // Creating asks whether the Mana is rolled for; whoever is asked answers by a key.
    const input = { id: 'mira', name: 'Mira', template: 'warrior' };
    const begun = await mira.use('act', { table, action: 'grundregelwerk/create', input });
    expect(begun.body.open).toMatchObject({ waitsForYou: true, action: 'grundregelwerk/create' });
    const { run, questions } = begun.body.open;
    expect(questions[0].options.length).toBeGreaterThan(1);
    for (const { key, text } of questions[0].options) {
      expect(key).toEqual(expect.any(String));
      expect(text).not.toBe('');
    }
    expect(await assistants.jonas.code('answer', { table, run, answer: 'no' })).toBe('not-your-answer');
    expect(await mira.code('answer', { table, run, answer: 'perhaps' })).toBe('illegal-answer');
    const made = await mira.use('answer', { table, run, answer: 'no' });
    expect(made.isError).toBe(false);
    const seen = await mira.use('look_at_table', { table });
    expect(seen.body.you).toMatchObject({ name: 'Mira', role: 'player', figures: ['mira'] });
    expect(seen.body.open).toEqual([]);

    const asked = await gm.use('request_roll', {
      table,
      action: 'grundregelwerk/test',
      input: { tn: 6 },
      text: 'Über die Mauer',
    });
    const { request } = asked.body;
    const waiting = await mira.use('look_at_table', { table });
    expect(waiting.body.requests).toEqual([
      expect.objectContaining({
        request,
        asksYou: true,
        action: 'grundregelwerk/test',
        text: 'Über die Mauer',
      }),
    ]);
    const rolled = await mira.use('act', {
      table,
      action: 'grundregelwerk/test',
      input: { die: 10, tn: 4 },
      request,
    });
    // The request's difficulty holds, whatever the player says.
    expect(rolled.body.outcome).toEqual(expect.objectContaining({ kind: expect.any(String) }));
    const log = (await assistants.jonas.use('look_at_table', { table })).body.log;
    expect(log.at(-1)).toMatchObject({ seq: rolled.body.seq, kind: 'run' });
    expect(log.at(-1).text).toContain('Mira');
    const preview = await mira.use('preview_undo', { table, target: rolled.body.seq });
    expect(preview.body.gone).toContain(rolled.body.seq);
    expect(await assistants.guest.code('preview_undo', { table, target: rolled.body.seq })).toBe(
      'spectators-watch',
    );
  });

  test('a check with decisions, asked for by the GM, is played to its end', async () => {
    const elsewhere = (
      await post<Opened>(server.url, '/api/tables', { system: 'heldenhandbuch', name: 'Reise', gm: 'Katrin' })
    ).body;
    const seat = await join(server.url, elsewhere.invitations.player, 'Jonas');
    const gm = await Assistant.at(server.url, elsewhere.token);
    const player = await Assistant.at(server.url, seat.token);
    const at = { table: elsewhere.table };
    const input = { mode: 'cascade', sides: 20, count: 4, value: 16, minimum: 31 };
    const asked = await gm.use('request_roll', {
      ...at,
      to: [seat.seat],
      action: 'heldenhandbuch/check',
      input,
    });
    const { request } = asked.body;
    let { body } = await player.use('act', { ...at, action: 'heldenhandbuch/check', input: {}, request });
    let decisions = 0;
    for (; body.open !== undefined && decisions < 20; decisions += 1) {
      expect(body.open).toMatchObject({ waitsForYou: true, audience: 'everyone' });
      const [{ options }] = body.open.questions;
      body = (await player.use('answer', { ...at, run: body.open.run, answer: options[0].key })).body;
    }
    expect(decisions).toBeGreaterThan(0);
    expect(body.outcome).toMatchObject({ number: expect.any(Number), success: expect.any(Boolean) });
    expect(body.trace.length).toBeGreaterThan(1);
    expect((await gm.use('look_at_table', at)).body.requests).toEqual([]);
    await gm.close();
    await player.close();
  });

  test('nobody bends a die', async () => {
    const { mira } = assistants;
    const test = { table, action: 'grundregelwerk/test', input: { die: 6, tn: 4 } };
    for (const trick of [{ faces: [6] }, { realDice: true }, { seed: 1 }, { answers: ['6'] }])
      expect(await mira.code('act', { ...test, ...trick })).toBe('unknown-field');
    for (const trick of [{ faces: [6] }, { face: 6 }, { seed: 1 }])
      expect(await mira.code('act', { ...test, input: { ...test.input, ...trick } })).toBe('bad-input');
    const dice = await mira.use('act', { table, action: '3W6' });
    expect(dice.body.throws[0].faces).toHaveLength(3);
    expect(dice.body.typed).toBe(false);

    // A run with real dice, begun by somebody at the table, waits for faces that no assistant gives.
    const real = await gmAtTable.command({
      kind: 'act',
      action: 'grundregelwerk/test',
      input: { die: 6, tn: 4 },
      audience: 'everyone',
      realDice: true,
    });
    const run = `r${real.kind === 'done' ? real.seq : 0}`;
    const { gm } = assistants;
    expect((await gm.use('look_at_table', { table })).body.open[0]).toMatchObject({
      run,
      throws: { sides: 6 },
    });
    expect(await gm.code('answer', { table, run, answer: [6] })).toBe('table-throws');
    expect(await gm.code('answer', { table, run, answer: ['6'] })).toBe('illegal-answer');
    expect(await gm.code('answer', { table, run, answer: '6' })).toBe('illegal-answer');
    await gmAtTable.command({ kind: 'answer', run, answer: [3] });
  });

  test('what a player may not do is refused with the code of every seat', async () => {
    const { mira, jonas, guest, nobody } = assistants;
    const enemy = {
      table,
      action: 'grundregelwerk/add-enemy',
      input: { id: 'x', name: 'X', category: 'elite' },
    };
    expect(await mira.code('act', enemy)).toBe('only-gm');
    const test = { table, action: 'grundregelwerk/test', input: { die: 6, tn: 4 } };
    expect(await mira.code('act', { ...test, audience: 'gm' })).toBe('only-gm');
    expect(await mira.code('request_roll', { table, action: 'grundregelwerk/test' })).toBe('only-gm');
    const climb = { figure: 'mira', goal: 'Mauer', trait: 'S', tn: 4 };
    const attempt = { table, action: 'grundregelwerk/attempt', input: climb };
    expect(await jonas.code('act', attempt)).toBe('not-your-figure');
    expect(await mira.code('act', attempt)).toBeUndefined();
    expect(await guest.code('act', test)).toBe('spectators-watch');
    expect(await nobody.code('act', test)).toBe('no-key');
    expect(await nobody.code('look_at_table', { table })).toBe('no-key');
    const elsewhere = await openTable(server.url);
    expect(await mira.code('look_at_table', { table: elsewhere.table })).toBe('no-such-seat');
    expect(await mira.code('look_at_table', { table: 'none' })).toBe('no-such-seat');
  });

  test('a hidden opponent and a hidden roll reach no player', async () => {
    const { mira, gm } = assistants;
    const input = { id: 'hinterhalt', name: 'Meuchler', category: 'elite' };
    await gm.use('act', { table, action: 'grundregelwerk/add-enemy', input, hides: true });
    const hidden = await gm.use('act', {
      table,
      action: 'grundregelwerk/test',
      input: { die: 12, tn: 8 },
      audience: 'gm',
    });
    expect(hidden.body.outcome).toBeDefined();
    expect(JSON.stringify((await gm.use('look_at_table', { table })).body)).toContain('Meuchler');
    for (const full of [false, true]) {
      const { body } = await mira.use('look_at_table', { table, full });
      expect(JSON.stringify(body)).not.toMatch(/Meuchler|hinterhalt/);
      const line = body.log.find(({ seq }: { seq: number }) => seq === hidden.body.seq);
      expect(line?.text ?? '').not.toContain('W12');
      expect(JSON.stringify(body)).not.toContain('"tn":8');
    }
    const attack = (target: string) => ({
      table,
      action: 'grundregelwerk/attack',
      input: { attacker: 'mira', target },
    });
    expect(await mira.code('act', attack('hinterhalt'))).toBe('unknown-figure');
    const seen = { id: 'ork', name: 'Ork', category: 'minion' };
    await gm.use('act', { table, action: 'grundregelwerk/add-enemy', input: seen });
    expect((await mira.use('look_at_table', { table })).body.figures).toContainEqual(
      expect.objectContaining({ id: 'ork' }),
    );
    // A blind roll is thrown by the player and seen by the GM.
    const blind = await mira.use('act', {
      table,
      action: 'grundregelwerk/test',
      input: { die: 6, tn: 4 },
      audience: 'blind',
    });
    expect(blind.body).toMatchObject({ hidden: true });
    expect(blind.body).not.toHaveProperty('outcome');
  });

  test('refusals speak the language that is asked for', async () => {
    const german = await Assistant.at(server.url, opened.token, 'de');
    const { body } = await german.use('answer', { table, run: 'r0', answer: 'x' });
    expect(body.error).toEqual({ code: 'unknown-run', message: 'Das ist schon entschieden.', at: 'run' });
    await german.close();
  });

  test('a revoked seat is let in no more', async () => {
    const gone = await join(server.url, opened.invitations.player, 'Weg');
    const assistant = await Assistant.at(server.url, gone.token);
    expect(await assistant.code('look_at_table', { table })).toBeUndefined();
    await gmAtTable.command({ kind: 'revokeSeat', seat: gone.seat });
    expect(await assistant.code('look_at_table', { table })).toBe('no-such-seat');
    await assistant.close();
  });
});

test('the address itself answers everything with a code', async () => {
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    });
    const { error } = (await response.json()) as { error: { code: unknown } };
    return [response.status, error.code];
  };
  expect(await send('{')).toEqual([400, 'invalid-json']);
  expect(await send('[]')).toEqual([400, 'invalid-json']);
  expect(await send('{}')).toEqual([400, -32700]);
  expect(await send('{}', { accept: 'text/html' })).toEqual([406, -32000]);
  expect(await send('x', { 'content-type': 'text/plain' })).toEqual([415, -32000]);
  expect(await send('x', { 'content-type': 'text/xml' })).toEqual([415, 'unsupported-media-type']);
  expect(await send('{}', { origin: 'https://elsewhere.example' })).toEqual([403, 'other-origin']);
  for (const method of ['GET', 'DELETE'])
    expect((await fetch(`${server.url}/mcp`, { method })).status).toBe(405);
});

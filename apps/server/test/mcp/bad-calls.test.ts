import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { systems } from '@tafelrunde/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../src/app.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { LIMITS } from '../../src/limits.ts';
import { calculateHere } from '../../src/mcp/engine-tools.ts';
import { assistantServer } from '../../src/mcp/server.ts';
import { serveAssistant } from '../../src/mcp/stdio.ts';
import { useTable } from '../../src/mcp/table-tools.ts';
import { Metrics } from '../../src/metrics.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { type Spoilt, someSpoilt, spoil } from '../spoilt.ts';
import { type Answered, Assistant } from './assistant.ts';

const CALLS = 2_000;
/** No call takes longer than its calculation may, and some time to come and go. */
const BUDGET_MS = 20_000;

const rooms = new Rooms({
  store: memoryStore(),
  files: memoryFiles(),
  secret: () => randomBytes(32).toString('hex'),
  now: Date.now,
  metrics: new Metrics(),
  limits: LIMITS,
});
const mistakes: unknown[] = [];
let table = '';
let token = '';
let assistant: Assistant;

beforeAll(async () => {
  const opened = await rooms.openTable('grundregelwerk', 'Runde', 'Katrin');
  table = opened?.table ?? '';
  token = opened?.token ?? '';
  const [here, there] = InMemoryTransport.createLinkedPair();
  const server = assistantServer({
    locale: 'en',
    calculate: calculateHere,
    table: (tool, given) => useTable(tool, given, { rooms, token, locale: 'en' }),
    fixedTable: false,
    complain: (problem) => mistakes.push(problem),
  });
  await server.connect(there);
  assistant = await Assistant.on(here);
});
afterAll(async () => {
  await assistant.close();
  await rooms.close();
});

/** Calls that work, to be spoilt. */
const good = (): readonly (readonly [string, Record<string, unknown>])[] => [
  ['search_rules', { query: 'retaliation', system: 'grundregelwerk' }],
  ['explain_rule', { rule: 'GW-REV-01' }],
  ['list_actions', { name: 'grundregelwerk/test' }],
  ['odds', { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } }],
  [
    'advise',
    {
      action: 'heldenhandbuch/check',
      input: { mode: 'sieve', sides: 6, count: 2, value: 4 },
      thrown: [1, 4],
    },
  ],
  ['roll', { action: 'grundregelwerk/test', input: { die: 10, tn: 6 }, faces: [7] }],
  ['simulate', { scenario: { system: 'grundregelwerk', sides: [] }, fights: 1, seed: 1 }],
  ['look_at_table', { table }],
  ['act', { table, action: 'grundregelwerk/test', input: { die: 10, tn: 6 } }],
  ['answer', { table, run: 'r1', answer: 'yes' }],
  ['request_roll', { table, action: 'grundregelwerk/test', input: { tn: 6 } }],
  ['preview_undo', { table, target: 1 }],
];

function callOf(one: Spoilt): readonly [string, Record<string, unknown>] {
  const calls = good();
  const [tool, given] = calls[one.which % calls.length] as (typeof calls)[number];
  return [one.how === 'whole' && one.field % 3 === 0 ? one.name : tool, spoil(one, given)];
}

/** What is wrong with an answer; undefined for one that helps, and for a refusal with a code and a sentence. */
function wrongWith({ isError, body }: Answered): string | undefined {
  if (!isError) return undefined;
  const { code, message } = body.error;
  if (!/^[a-z][a-z0-9-]*$/.test(code) || code === 'internal') return `code ${code}`;
  return /\S/.test(message) ? undefined : 'no sentence';
}

test(`${CALLS} spoilt calls: each is answered, or refused with a code and a sentence`, async () => {
  const codes = new Map<string, number>();
  for (const one of someSpoilt(CALLS, 18)) {
    const [tool, given] = callOf(one);
    const answer = await assistant.use(tool, given);
    expect(wrongWith(answer), JSON.stringify([tool, given])).toBeUndefined();
    if (!answer.isError) continue;
    const { code } = answer.body.error;
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(mistakes).toEqual([]);
  const refused = [...codes.values()].reduce((sum, count) => sum + count, 0);
  expect(refused).toBeGreaterThan(CALLS / 2);
  expect(codes.size).toBeGreaterThan(10);
  // It is still there, and so is the table.
  expect((await assistant.use('look_at_table', { table })).body.you.role).toBe('gm');
});

test(`${CALLS} spoilt calls over HTTP: each is answered in time, or refused with a code and a sentence`, async () => {
  const app = await createApp({ webRoot: '/nowhere', log: 'silent' });
  const opened = (
    await app.inject({
      method: 'POST',
      url: '/api/tables',
      payload: { system: 'grundregelwerk', name: 'Runde', gm: 'Katrin' },
    })
  ).json();
  const headers = { accept: 'application/json, text/event-stream', authorization: `Bearer ${opened.token}` };
  let refused = 0;
  for (const [id, one] of someSpoilt(CALLS, 20).entries()) {
    const [name, given] = callOf(one);
    const inTable = given['table'] === table ? { ...given, table: opened.table } : given;
    const payload = { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: inTable } };
    // Each from another address, so that no budget is used up.
    const remoteAddress = `10.1.${id >> 8}.${id & 255}`;
    const started = performance.now();
    const reply = await app.inject({ method: 'POST', url: '/mcp', payload, headers, remoteAddress });
    const where = JSON.stringify(payload).slice(0, 2_000);
    expect(performance.now() - started, where).toBeLessThan(BUDGET_MS);
    // A key that means something to JavaScript is refused before the protocol hears of it.
    expect(reply.statusCode, where).toBe(/"__proto__"\s*:/.test(where) ? 400 : 200);
    const { content, isError = false } = reply.json().result ?? {
      content: [{ text: reply.body }],
      isError: true,
    };
    const answer = { isError, body: JSON.parse(content[0].text) };
    expect(wrongWith(answer), where).toBeUndefined();
    if (isError) refused += 1;
  }
  expect(refused).toBeGreaterThan(CALLS / 2);
  await app.close();
});

test(`${CALLS} spoilt calls on stdio, and lines that are no calls: each call has its answer`, async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const complaints: unknown[] = [];
  const complain = (problem: unknown) => complaints.push(problem);
  const served = serveAssistant({ stdin, stdout, locale: 'de', complain }, new Promise(() => {}));
  let written = '';
  stdout.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk;
  });
  const sample = someSpoilt(CALLS, 22);
  for (const [id, one] of sample.entries()) {
    const [name, given] = callOf(one);
    const call = { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: given } };
    stdin.write(`${JSON.stringify(call)}\n`);
    if (id % 50 === 0) stdin.write(`${JSON.stringify(one.value)}\nno JSON\n`);
  }
  stdin.end();
  await served;
  const answers = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ result }) => result !== undefined);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(CALLS);
  for (const { id, result } of answers) {
    const answer = { isError: result.isError === true, body: JSON.parse(result.content[0].text) };
    expect(wrongWith(answer), JSON.stringify(callOf(sample[id] as Spoilt))).toBeUndefined();
  }
});

test('what is too large or too deep is said to be so', async () => {
  const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
  expect(await assistant.code('odds', { action: 'W6', input: { deep } })).toBe('too-deep');
  expect(await assistant.code('search_rules', { query: 'x'.repeat(300_000) })).toBe('body-too-large');
  const input = { text: 'x'.repeat(100_000) };
  expect(await assistant.code('act', { table, action: 'grundregelwerk/test', input })).toBe('bad-input');
});

test.each(systems.map((system) => [system.id, system] as const))(
  'a table of %s can be looked at, with figures and what they can do',
  async (id, system) => {
    const opened = await rooms.openTable(id, 'Runde', 'Katrin');
    const joined = await rooms.join(opened?.invitations.player ?? '', 'Mira');
    if (opened === undefined || joined === undefined || !('token' in joined)) throw new Error('no table');
    const room = await rooms.room(opened.table);
    const character = system.character.templates[0]?.character;
    expect(await room?.carryOut(joined.seat, { kind: 'bring', character, id: 'bring' })).toMatchObject({
      ok: true,
    });
    const key = { rooms, token: joined.token, locale: 'de' as const };
    const looked = await useTable('look_at_table', { table: opened.table }, key);
    if (!looked.ok) throw new Error(looked.error.code);
    const {
      you,
      figures,
      offers,
      system: played,
    } = looked.value as {
      you: { figures: readonly string[] };
      figures: readonly unknown[];
      offers: readonly unknown[];
      system: string;
    };
    expect(played).toBe(id);
    expect(you.figures).toHaveLength(1);
    expect(figures).toHaveLength(1);
    expect(JSON.stringify(looked.value).length).toBeLessThan(20_000);
    expect(offers).toBeInstanceOf(Array);
  },
);

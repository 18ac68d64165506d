import { randomBytes } from 'node:crypto';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { systems } from '@tafelrunde/registry';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { LIMITS } from '../../src/limits.ts';
import { calculateHere } from '../../src/mcp/engine-tools.ts';
import { assistantServer } from '../../src/mcp/server.ts';
import { useTable } from '../../src/mcp/table-tools.ts';
import { Metrics } from '../../src/metrics.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { memoryStore } from '../../src/store/memory-store.ts';
import { Assistant } from './assistant.ts';

const CALLS = 2_000;

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

const nonsense = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('', '\u0000', '__proto__', 'constructor', 'x'.repeat(5_000), '1e9W1e9', '99999W99999'),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0.5, 1e300, null, true, [], {}, [[[[]]]]),
  fc.constantFrom(...systems.map(({ id }) => id)),
);

/** A tool, and what is done to its arguments: a field gone, a field that is something else, a field too many, all of it. */
const spoilt = fc.record({
  which: fc.nat(),
  how: fc.constantFrom('drop', 'swap', 'add', 'whole', 'nest'),
  field: fc.nat(),
  name: fc.oneof(fc.string(), fc.constantFrom('faces', 'seed', '__proto__', 'toString', 'realDice')),
  value: nonsense,
});

type Spoilt = typeof spoilt extends fc.Arbitrary<infer T> ? T : never;

function callOf({ which, how, field, name, value }: Spoilt): readonly [string, Record<string, unknown>] {
  const calls = good();
  const [tool, given] = calls[which % calls.length] as (typeof calls)[number];
  const keys = Object.keys(given);
  const key = keys[field % keys.length] as string;
  const { [key]: kept, ...rest } = given;
  switch (how) {
    case 'drop':
      return [tool, rest];
    case 'swap':
      return [tool, { ...rest, [key]: value }];
    case 'add':
      return [tool, { ...given, [name]: value }];
    case 'nest':
      return [
        tool,
        { ...rest, [key]: typeof kept === 'object' ? { ...kept, [name]: value } : [kept, value] },
      ];
    case 'whole':
      return [field % 3 === 0 ? name : tool, { [name]: value }];
  }
}

test(`${CALLS} spoilt calls: each is answered, or refused with a code and a sentence`, async () => {
  const sample = fc.sample(spoilt, { numRuns: CALLS, seed: 18 });
  const codes = new Map<string, number>();
  for (const one of sample) {
    const [tool, given] = callOf(one);
    const { isError, body } = await assistant.use(tool, given);
    if (!isError) continue;
    const { code, message } = body.error;
    expect(code, JSON.stringify([tool, given])).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(message, JSON.stringify([tool, given, code])).toMatch(/\S/);
    expect(code, JSON.stringify([tool, given])).not.toBe('internal');
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(mistakes).toEqual([]);
  const refused = [...codes.values()].reduce((sum, count) => sum + count, 0);
  expect(refused).toBeGreaterThan(CALLS / 2);
  expect(codes.size).toBeGreaterThan(10);
  // It is still there, and so is the table.
  expect((await assistant.use('look_at_table', { table })).body.you.role).toBe('gm');
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

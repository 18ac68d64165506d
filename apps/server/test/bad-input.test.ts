import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { BODY_LIMIT, LIMITS } from '../src/limits.ts';
import { someSpoilt, spoil } from './spoilt.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp({ webRoot: '/nowhere', log: 'silent' });
});
afterAll(() => app.close());

let address = 0;

/** Each from another address, so that the rate limit stays out of it. */
function another(): string {
  address += 1;
  return `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
}

const ask = (url: string) => app.inject({ url, remoteAddress: another() });

async function send(url: string, payload: string, contentType = 'application/json') {
  return app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: another(),
    headers: { 'content-type': contentType },
  });
}

const test10 = { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } };
const side = (name: string, template: string) => ({ name, figures: [{ template }] });

/** Calls of every door that take a body, and work; to be spoilt. */
const GOOD: readonly (readonly [string, Record<string, unknown>])[] = [
  ['roll', { ...test10, house: {}, seed: 1 }],
  ['roll', { action: '3W6+2', faces: [1, 2, 3] }],
  ['odds', { ...test10, house: {}, goal: { chance: 'success' } }],
  ['odds', { action: '4W6kh3', seed: 1 }],
  [
    'advise',
    {
      action: 'heldenhandbuch/check',
      input: { mode: 'sieve', sides: 6, count: 2, value: 4 },
      thrown: [1, 4],
    },
  ],
  ['impact', { system: 'grundregelwerk', house: { maxAlwaysSucceeds: false }, checks: [test10] }],
  [
    'simulate',
    {
      scenario: { system: 'grundregelwerk', sides: [side('A', 'warrior'), side('B', 'minion')] },
      fights: 5,
      seed: 1,
    },
  ],
  ['verify', { format: 'tafelrunde-table', version: 3, system: 'grundregelwerk', events: [] }],
  ['tables', { system: 'grundregelwerk', name: 'Donnerstag', gm: 'Katrin' }],
  ['tables/invite', { table: 'x', token: 'x'.repeat(43), role: 'player' }],
  ['tables/invitation', { invitation: 'x'.repeat(43) }],
  ['tables/join', { invitation: 'x'.repeat(43), name: 'Mira' }],
];
const LISTS = ['rules', 'actions', 'house', 'tables'];

const CALLS = 2_000;
/** No call takes longer than its calculation may, and some time to come and go. */
const BUDGET_MS = 20_000;

test(`${CALLS} generated calls: an answer or a coded refusal in time, never a 500 or a stack trace`, async () => {
  const codes = new Set<string>();
  let refused = 0;
  for (const [i, one] of someSpoilt(CALLS, 16).entries()) {
    const [path, good] = GOOD[one.which % GOOD.length] as (typeof GOOD)[number];
    const written = JSON.stringify(one.how === 'whole' && i % 2 === 0 ? one.value : spoil(one, good));
    const started = performance.now();
    const reply =
      i % 10 === 0
        ? await ask(`/api/${LISTS[i % LISTS.length]}/${encodeURIComponent(one.name)}?full=${i % 3}`)
        : await send(`/api/${path}`, i % 17 === 0 ? written.slice(1) : written);
    const where = `call ${i} of ${path}: ${written.slice(0, 1_000)}`;
    expect(performance.now() - started, where).toBeLessThan(BUDGET_MS);
    if (reply.statusCode < 300) continue;
    expect(reply.body, where).not.toMatch(/node_modules|\.ts:|at .*\(/);
    refused += 1;
    expect([400, 403, 404, 413], where).toContain(reply.statusCode);
    const { code, message } = reply.json().error;
    expect(code, where).toMatch(/^[a-z][a-z0-9-]+$/);
    expect(message.length, where).toBeGreaterThan(3);
    codes.add(code);
  }
  expect(refused).toBeGreaterThan(CALLS / 2);
  expect(codes.size).toBeGreaterThan(10);
});

test.each([
  ['{"action":', 'application/json', 400, 'invalid-json'],
  ['', 'application/json', 400, 'invalid-json'],
  ['[]', 'application/json', 400, 'not-an-object'],
  ['{"__proto__":{"x":1}}', 'application/json', 400, 'unknown-field'],
  ['<xml/>', 'text/xml', 415, 'unsupported-media-type'],
])('%j as %s is refused with %i', async (payload, type, status, code) => {
  const reply = await send('/api/odds', payload, type);
  expect(reply.statusCode).toBe(status);
  expect(reply.json().error.code).toBe(code);
});

test('a body over the limit is not read', async () => {
  const reply = await send('/api/odds', JSON.stringify({ action: 'x'.repeat(BODY_LIMIT) }));
  expect(reply.statusCode).toBe(413);
  expect(reply.json().error).toMatchObject({ code: 'body-too-large' });
});

test('too many requests from one address are turned away with the way out', async () => {
  const again = () => app.inject({ url: '/api/systems', remoteAddress: '192.0.2.1' });
  for (let i = 0; i < LIMITS.requestsPerMinute; i += 1) expect((await again()).statusCode).toBe(200);
  const reply = await again();
  expect(reply.statusCode).toBe(429);
  expect(reply.json().error.code).toBe('too-many-requests');
  expect(reply.headers['retry-after']).toBeDefined();
});

test('an unknown address answers in JSON', async () => {
  const reply = await app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(404);
  expect(reply.json().error).toMatchObject({
    code: 'unknown-route',
    message: expect.stringContaining('/api/nothing'),
  });
});

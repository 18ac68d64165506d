import { type Dice, seededDice } from '@tafelrunde/kernel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { BODY_LIMIT, LIMITS } from '../src/limits.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp({ webRoot: '/nowhere', log: 'silent' });
});
afterAll(() => app.close());

let address = 0;

/** Each from another address, so that the rate limit stays out of it. */
async function send(url: string, payload: string, contentType = 'application/json') {
  address += 1;
  const remoteAddress = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
  return app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
    headers: { 'content-type': contentType },
  });
}

const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice.roll(from.length) - 1] as T;

const LEAVES = [
  null,
  true,
  -1,
  0.5,
  1e308,
  1e21,
  '',
  'x',
  '3W6+',
  'W0',
  '\u0000',
  '💥',
  '__proto__',
  'grundregelwerk/test',
  [],
];
const FIELDS = [
  'action',
  'input',
  'house',
  'goal',
  'faces',
  'answers',
  'policy',
  'seed',
  'die',
  'tn',
  'scene',
  'constructor',
  'x',
];

function anything(dice: Dice, depth: number): unknown {
  const kind = dice.roll(depth > 3 ? 2 : 5);
  if (kind <= 2) return pick(dice, LEAVES);
  const size = dice.roll(4) - 1;
  if (kind === 3) return Array.from({ length: size }, () => anything(dice, depth + 1));
  const entries = Array.from({ length: size }, () => [pick(dice, FIELDS), anything(dice, depth + 1)]);
  return Object.fromEntries(entries);
}

/** Right in all but one place. */
function almostRight(dice: Dice): unknown {
  const right = { action: 'grundregelwerk/test', input: { die: 10, tn: 6 }, house: {}, seed: 1 };
  const bad = { ...right, [pick(dice, ['action', 'input', 'house', 'seed', 'goal'])]: anything(dice, 0) };
  return pick(dice, [
    bad,
    { ...right, [`${pick(dice, FIELDS)}2`]: 1 },
    { ...right, input: { die: dice.roll(5), tn: 6 } },
  ]);
}

test('600 generated bodies: an answer or a coded refusal, never a stack trace', async () => {
  const seed = 20_261_116;
  const dice = seededDice(seed);
  let refused = 0;
  for (let i = 0; i < 600; i += 1) {
    const body = i % 3 === 0 ? anything(dice, 0) : almostRight(dice);
    const payload = i % 17 === 0 ? JSON.stringify(body).slice(1) : JSON.stringify(body);
    const reply = await send(pick(dice, ['/api/roll', '/api/odds']), payload);
    const where = `seed ${seed}, body ${i}: ${payload}`;
    expect(reply.body, where).not.toMatch(/node_modules|\.ts:|at .*\(/);
    if (reply.statusCode === 200) continue;
    refused += 1;
    expect(reply.statusCode, where).toBe(400);
    expect(reply.json().error.code, where).toMatch(/^[a-z][a-z0-9-]+$/);
    expect(reply.json().error.message.length, where).toBeGreaterThan(3);
  }
  expect(refused).toBeGreaterThan(500);
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
  const ask = () => app.inject({ url: '/api/systems', remoteAddress: '192.0.2.1' });
  for (let i = 0; i < LIMITS.requestsPerMinute; i += 1) expect((await ask()).statusCode).toBe(200);
  const reply = await ask();
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

import { systemOf } from '@tafelrunde/registry';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';

const catalogue = systemOf('grundregelwerk')?.catalogue ?? [];
const count = (kind: string) => catalogue.filter((entry) => entry.kind === kind).length;

let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp({ webRoot: '/nowhere', log: 'silent' });
});
afterAll(() => app.close());

async function post(url: string, body: unknown, language = 'de') {
  const reply = await app.inject({
    method: 'POST',
    url,
    payload: body as object,
    headers: { 'accept-language': language },
  });
  return { status: reply.statusCode, body: reply.json() };
}

async function get(url: string, language = 'de') {
  const reply = await app.inject({ url, headers: { 'accept-language': language } });
  return { status: reply.statusCode, body: reply.json() };
}

describe('listings', () => {
  test('health tells the version', async () => {
    expect(await get('/health')).toEqual({
      status: 200,
      body: { ok: true, version: '0.1.0', store: 'memory' },
    });
  });

  test('systems with their counts', async () => {
    const { body } = await get('/api/systems');
    expect(body).toContainEqual(
      expect.objectContaining({
        id: 'grundregelwerk',
        rules: count('rule'),
        additions: count('addition'),
        rulings: count('ruling'),
      }),
    );
  });

  test('rules of a system, one rule, and none', async () => {
    expect((await get('/api/rules/grundregelwerk')).body).toHaveLength(catalogue.length);
    const { body } = await get('/api/rules/GW-RES-03', 'en');
    expect(body).toMatchObject([{ id: 'GW-RES-03', kind: 'rule' }]);
    expect(body[0].actions).toContain('grundregelwerk/test');
    expect((await get('/api/rules')).body.length).toBeGreaterThanOrEqual(127);
    expect(await get('/api/rules/GW-XXX-99')).toMatchObject({
      status: 404,
      body: { error: { code: 'unknown-rule', at: 'rule' } },
    });
  });

  test('actions with their input as JSON Schema', async () => {
    const { body } = await get('/api/actions/grundregelwerk?full');
    const action = body.find((one: { id: string }) => one.id === 'grundregelwerk/test');
    expect(action).toMatchObject({
      chances: ['success', 'exceptional', 'complication'],
      input: { type: 'object' },
    });
    expect((await get('/api/actions/chess')).status).toBe(404);
  });
});

describe('roll', () => {
  test('a test with the face thrown at the table', async () => {
    const { status, body } = await post('/api/roll', {
      action: 'grundregelwerk/test',
      input: { die: 10, tn: 6 },
      faces: [7],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: { kind: 'success', face: 7 }, effects: [] });
    expect(body.trace[0]).toMatchObject({
      cite: 'GW-TST-01',
      text: 'W10: 7',
      dice: { sides: 10, faces: [7] },
    });
  });

  test('the same seed gives the same throw', async () => {
    const body = { action: '10W20', seed: 7 };
    const first = await post('/api/roll', body);
    expect(first.body.trace[0].dice.faces).toHaveLength(10);
    expect(await post('/api/roll', body)).toEqual(first);
  });

  test('decisions by answers, by policy, or asked for', async () => {
    const attack = {
      action: 'grundregelwerk/attack',
      input: {
        scene: { figures: [{ id: 'mira' }, { id: 'ork', category: 'elite' }] },
        attacker: 'mira',
        target: 'ork',
      },
      faces: [3],
    };
    const asked = await post('/api/roll', attack);
    expect(asked).toMatchObject({
      status: 400,
      body: { error: { code: 'answers-missing', at: 'answers.0' } },
    });
    const told = await post('/api/roll', { ...attack, answers: ['heart'] });
    expect(told.body.outcome).toMatchObject({ kind: 'failure', retaliation: 'lost' });
    expect(told.body.effects).toContainEqual({ kind: 'hearts', figure: 'mira', by: -1 });
    expect((await post('/api/roll', { ...attack, policy: 'first' })).body).toEqual(told.body);
    expect((await post('/api/roll', { ...attack, policy: 'best' })).status).toBe(200);
  });

  test.each([
    [{ faces: [] }, 'faces-missing', 'faces'],
    [{ faces: [11] }, 'face-impossible', 'faces.0'],
    [{ faces: [3, 4] }, 'faces-left-over', 'faces'],
    [{ faces: ['3'] }, 'face-impossible', 'faces.0'],
    [{ faces: 3 }, 'wrong-type', 'faces'],
    [{ faces: [3], answers: ['heart'] }, 'answers-left-over', 'answers'],
    [{ policy: 'worst' }, 'not-one-of', 'policy'],
    [{ seed: -1 }, 'not-in-range', 'seed'],
    [{ seed: 1.5 }, 'not-in-range', 'seed'],
  ])('refuses %j with %s', async (change, code, at) => {
    const body = { action: 'grundregelwerk/test', input: { die: 10, tn: 6 }, ...change };
    expect(await post('/api/roll', body)).toMatchObject({ status: 400, body: { error: { code, at } } });
  });
});

describe('odds', () => {
  test('a W10 against 6 succeeds one time in two', async () => {
    const { body } = await post('/api/odds', { action: 'grundregelwerk/test', input: { die: 10, tn: 6 } });
    expect(body).toMatchObject({
      exact: true,
      chances: {
        success: { p: 0.5, fraction: '1/2' },
        exceptional: { fraction: '1/10' },
        complication: { fraction: '1/10' },
      },
    });
  });

  test('house rules count', async () => {
    const body = { action: 'grundregelwerk/test', input: { die: 6, tn: 8 } };
    expect((await post('/api/odds', body)).body.chances.success.fraction).toBe('1/6');
    const strict = { ...body, house: { maxAlwaysSucceeds: false } };
    expect((await post('/api/odds', strict)).body.chances.success.fraction).toBe('0');
  });

  test('a goal gives its value', async () => {
    const body = { action: 'grundregelwerk/test', input: { die: 10, tn: 6 }, goal: { chance: 'success' } };
    expect((await post('/api/odds', body)).body.value).toBeCloseTo(0.5);
    const wrong = { ...body, goal: { chance: 'luck' } };
    expect((await post('/api/odds', wrong)).body.error).toMatchObject({
      code: 'not-one-of',
      at: 'goal.chance',
    });
  });

  test('notation, German or English', async () => {
    const { body } = await post('/api/odds', { action: '3W6' });
    expect(body.outcomes).toHaveLength(16);
    expect(body).toMatchObject({ exact: true, mean: { total: 10.5 } });
    expect((await post('/api/odds', { action: '3d6' })).body.outcomes).toEqual(body.outcomes);
    const open = (await post('/api/odds', { action: 'W6!' })).body;
    expect(open.tail).toMatchObject({ from: open.outcomes.at(-1).outcome.total + 1 });
  });

  test('what would block the process is refused', async () => {
    for (const action of ['20W1000*20W6', '50W1000*50W1000', '99W1000']) {
      const started = Date.now();
      expect((await post('/api/odds', { action })).body.error.code).toBe('too-large');
      expect(Date.now() - started).toBeLessThan(2000);
    }
  });
});

describe('languages', () => {
  test.each([
    ['de', 'ist ein unbekanntes Feld'],
    ['en-GB,en;q=0.9', 'is an unknown field'],
    ['fr,en;q=0.5,de;q=0.8', 'ist ein unbekanntes Feld'],
    ['', 'ist ein unbekanntes Feld'],
  ])('%j hears %j', async (language, words) => {
    const { body } = await post('/api/odds', { action: '3W6', luck: 1 }, language);
    expect(body.error).toMatchObject({ code: 'unknown-field', at: 'luck' });
    expect(body.error.message).toContain(words);
  });

  test('notation problems tell the place', async () => {
    const { body } = await post('/api/roll', { action: '3W6+x' }, 'en');
    expect(body.error).toEqual({
      code: 'unexpected-character',
      message: '“x” does not fit here. (position 5)',
      at: 4,
    });
  });
});

describe('house rules', () => {
  test('are listed, and what they do is told before and after', async () => {
    const { body } = await get('/api/house/grundregelwerk');
    expect(body).toContainEqual(
      expect.objectContaining({ switch: 'maxAlwaysSucceeds', default: true, ruling: 'GW-R-07' }),
    );
    expect((await get('/api/house/chess')).status).toBe(404);
    const house = { maxAlwaysSucceeds: false };
    const told = await post('/api/impact', { system: 'grundregelwerk', house });
    expect(told.status).toBe(200);
    expect(told.body.checks[1]).toMatchObject({ before: { fraction: '1/6' }, after: { p: 0 }, moved: true });
    expect(await post('/api/impact', { system: 'grundregelwerk', house: { luck: 1 } })).toMatchObject({
      status: 400,
      body: { error: { code: 'unknown-switch', at: 'luck' } },
    });
  });
});

describe('many fights', () => {
  const side = (name: string, template: string) => ({ name, figures: [{ template }] });
  const sides = [side('Heldin', 'warrior'), side('Gegner', 'boss')];
  const scenario = { system: 'grundregelwerk', sides };
  const stream = (accept: string, payload: object) =>
    app.inject({ method: 'POST', url: '/api/simulate', payload, headers: { accept } });

  test('tell how far they are, line by line, to whoever asks for it', async () => {
    const reply = await stream('application/x-ndjson', { scenario, fights: 5_000, seed: 3 });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('application/x-ndjson');
    const lines = reply.body.trimEnd().split('\n');
    const parts = lines.map((line) => JSON.parse(line));
    const { result } = parts.pop();
    expect(parts.length).toBeGreaterThan(0);
    for (const { progress } of parts) {
      expect(progress).toMatchObject({ of: 5_000, wins: { Heldin: { p: expect.any(Number) } } });
      expect(progress.fights).toBeLessThanOrEqual(result.fights);
    }
    // As many as its time allows, and it says how many.
    expect(result.fights).toBeGreaterThan(100);
    expect(result.seconds).toBeLessThan(8);
    const plain = await post('/api/simulate', { scenario, fights: 100, seed: 3 });
    const few = await stream('application/x-ndjson', { scenario, fights: 100, seed: 3 });
    expect(JSON.parse(few.body.trimEnd().split('\n').at(-1) ?? '').result).toEqual({
      ...plain.body,
      seconds: expect.any(Number),
    });
  });

  test('or event by event, as browsers read them', async () => {
    const { body, headers } = await stream('text/event-stream', { scenario, fights: 10, seed: 3 });
    expect(headers['content-type']).toContain('text/event-stream');
    expect(body).toMatch(/event: result\ndata: \{"fights":10,.*\}\n\n$/);
  });

  test('what is refused is refused as ever', async () => {
    for (const accept of ['application/x-ndjson', 'text/event-stream', 'application/json']) {
      const reply = await stream(accept, { scenario, fights: 100_001 });
      expect([reply.statusCode, reply.json().error]).toMatchObject([
        400,
        { code: 'not-in-range', at: 'fights' },
      ]);
    }
    const usual = await post('/api/simulate', { scenario, seed: 1 });
    expect(usual.body.fights).toBe(1_000);
  });
});

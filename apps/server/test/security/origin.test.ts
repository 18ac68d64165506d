import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createApp } from '../../src/app.ts';

let app: Awaited<ReturnType<typeof createApp>>;
let url: string;
beforeAll(async () => {
  app = await createApp({
    webRoot: '/nowhere',
    log: 'silent',
    trustProxy: 'loopback',
    origins: ['https://spiele.example.org'],
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ORIGINS = [
  ['no page', undefined, {}, true],
  ['its own page', 'http://tafel.example', { host: 'tafel.example' }, true],
  ['its own page with a port', 'http://tafel.example:4680', { host: 'tafel.example:4680' }, true],
  ['its own page behind TLS', 'https://tafel.example', { host: 'tafel.example' }, true],
  ['its own page, the port lost on the way', 'https://tafel.example:8443', { host: 'tafel.example' }, true],
  [
    'its own page behind a proxy that names it',
    'https://tafel.example',
    { host: 'inside:4680', 'x-forwarded-host': 'tafel.example' },
    true,
  ],
  ['a page that is allowed', 'https://spiele.example.org', {}, true],
  ['another page', 'https://boese.example', { host: 'tafel.example' }, false],
  ['another port', 'http://tafel.example:81', { host: 'tafel.example:80' }, false],
  ['a name that only begins alike', 'https://tafel.example.boese.example', { host: 'tafel.example' }, false],
  ['a page without an origin', 'null', { host: 'tafel.example' }, false],
  ['nonsense', 'tafel.example', { host: 'tafel.example' }, false],
] as const;

describe.each(ORIGINS)('%s', (_name, origin, more, isLetIn) => {
  const headers = { ...more, ...(origin === undefined ? {} : { origin }) };

  test('opens a table or is refused', async () => {
    const payload = { system: 'grundregelwerk', name: 'Runde', gm: 'Greta' };
    const answer = await app.inject({ method: 'POST', url: '/api/tables', payload, headers });
    expect(answer.statusCode).toBe(isLetIn ? 201 : 403);
    if (!isLetIn) expect(answer.json().error).toMatchObject({ code: 'other-origin', at: 'origin' });
  });

  test('reads', async () => {
    expect((await app.inject({ url: '/api/systems', headers })).statusCode).toBe(200);
  });

  test('opens a WebSocket or is refused', async () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
    const end = await new Promise<string>((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(String(statusCode)));
      socket.on('error', (problem) => resolve(problem.message));
    });
    socket.terminate();
    expect(end).toBe(isLetIn ? 'open' : '403');
  });
});

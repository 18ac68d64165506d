import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '../src/api/openapi.ts';
import { createApp } from '../src/app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await createApp({ webRoot: '', origins: ['https://spiele.example.org'] });
});
afterAll(() => app.close());

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
}
interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example: unknown }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example?: unknown } };
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

const description = async (language = 'de'): Promise<Description> =>
  (await app.inject({ url: '/api/openapi.json', headers: { 'accept-language': language } })).json();

test.each(['de', 'en'])('OpenAPI 3.1 in %s is valid by a validator of its trade', async (language) => {
  const { valid, errors } = await new Validator().validate({ ...(await description(language)) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every described door exists', async () => {
  const { paths } = await description();
  for (const { path, method } of OPERATIONS) {
    const answer = await app.inject({
      method: method.toUpperCase() as 'GET',
      url: path.replaceAll(/[{}]/g, ''),
    });
    expect(answer.json().error?.code, path).not.toBe('unknown-route');
    expect(paths[path]?.[method], path).toBeDefined();
  }
});

test('every example in it is executed and answered as described', async () => {
  const { paths } = await description();
  let executed = 0;
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(methods)) {
      const example = requestBody?.content['application/json'].example;
      // What needs a table of one's own is played through in the tests of tables.
      if (path.startsWith('/api/tables/') || (method === 'post' && example === undefined)) continue;
      const url = parameters.reduce(
        (filled, one) =>
          one.in === 'path'
            ? filled.replace(`{${one.name}}`, String(one.example))
            : `${filled}${filled.includes('?') ? '&' : '?'}${one.name}=${String(one.example)}`,
        path,
      );
      const answer = await app.inject(
        method === 'get' ? { url } : { method: 'POST', url, payload: example as object },
      );
      expect(Object.keys(responses), `${method} ${url}: ${answer.body.slice(0, 200)}`).toContain(
        String(answer.statusCode),
      );
      expect(answer.statusCode, `${method} ${url}`).toBeLessThan(300);
      executed += 1;
    }
  }
  expect(executed).toBe(10);
});

test('the readable page: both languages, no script, every door', async () => {
  for (const [language, title] of [
    ['de', 'Die Schnittstelle von Tafelrunde'],
    ['en', 'The interface of Tafelrunde'],
  ] as const) {
    const page = await app.inject({ url: '/api', headers: { 'accept-language': language } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(title);
    expect(page.body).not.toContain('<script');
    for (const { id } of OPERATIONS) expect(page.body).toContain(`id="${id}"`);
  }
});

test('pages of named origins may read answers, others may not', async () => {
  const ask = async (origin: string) =>
    (await app.inject({ url: '/api/systems', headers: { origin } })).headers['access-control-allow-origin'];
  expect(await ask('https://spiele.example.org')).toBe('https://spiele.example.org');
  expect(await ask('https://fremd.example')).toBeUndefined();
});

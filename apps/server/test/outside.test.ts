import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { registerFrom } from '@tafelrunde/registry';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';

const root = mkdtempSync(join(tmpdir(), 'tafelrunde-outside-'));
writeFileSync(join(root, 'index.html'), '<!doctype html><head><title>Tafelrunde</title></head>');
afterAll(() => rmSync(root, { recursive: true }));

const example = join(import.meta.dirname, '../../../docs/examples/coin-toss.js');
const accept = { accept: 'text/html' };

test('without a system of the host the page is told of none', async () => {
  const app = await createApp({ webRoot: root, log: 'silent' });
  expect((await app.inject({ url: '/', headers: accept })).body).not.toContain('outside');
  expect((await app.inject('/outside/coin-toss.js')).statusCode).toBe(404);
  await app.close();
});

test('a system of the host is written into the page and served as one file by its hash', async () => {
  expect(await registerFrom(pathToFileURL(example).href)).toMatchObject({ ok: true });
  const app = await createApp({ webRoot: root, log: 'silent', basePath: '/runde' });
  const page = await app.inject({ url: '/', headers: accept });
  const written = /<meta name="outside" content="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const [card] = JSON.parse(written.replaceAll('&#34;', '"'));
  expect(card).toMatchObject({ id: 'coin-toss', title: { de: 'Münzwurf' } });
  expect(card.module).toMatch(/^\/runde\/outside\/coin-toss-[0-9a-f]{16}\.js$/);
  const served = await app.inject(card.module);
  expect(served.statusCode).toBe(200);
  expect(served.headers['content-type']).toContain('javascript');
  expect(served.headers['cache-control']).toContain('immutable');
  // Scripts come from this server alone, as ever.
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  const file = join(root, 'bundled.mjs');
  writeFileSync(file, served.body);
  const { system } = await import(pathToFileURL(file).href);
  expect(system.actions[0].id).toBe('coin-toss/toss');
  // Nothing else is to be had there.
  for (const path of ['coin-toss.js', 'coin-toss-0000000000000000.js', '../package.json', 'x'])
    expect((await app.inject(`/outside/${path}`)).statusCode, path).toBe(404);
  await app.close();
});

test('what cannot run in a browser is left out, and the server starts all the same', async () => {
  const file = join(root, 'with-node.mjs');
  writeFileSync(
    file,
    `import 'node:fs'; import { system as one } from ${JSON.stringify(example)};
     export const system = { ...one, id: 'with-node', actions: [] };`,
  );
  expect(await registerFrom(pathToFileURL(file).href)).toMatchObject({ ok: true });
  const app = await createApp({ webRoot: root, log: 'silent' });
  const { body } = await app.inject({ url: '/', headers: accept });
  expect(body).toContain('coin-toss');
  expect(body).not.toContain('with-node');
  await app.close();
});

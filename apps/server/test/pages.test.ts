import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';

const root = mkdtempSync(join(tmpdir(), 'tafelrunde-pages-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>Tafelrunde</title><link rel="icon" href="./icon.svg">',
  );
  writeFileSync(join(root, 'icon.svg'), '<svg/>');
  writeFileSync(join(root, 'assets', 'index-abc123.js'), 'export {};');
  app = await createApp({ webRoot: root, log: 'silent' });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const open = (url: string, accept = 'text/html,*/*') => app.inject({ url, headers: { accept } });

test('the page itself is asked for again each time, what has a hash never', async () => {
  const page = await open('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.body).toContain('href="/icon.svg"');
  const asset = await open('/assets/index-abc123.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toContain('javascript');
});

test.each(['/grundregelwerk', '/grundregelwerk/', '/anything/else'])(
  '%s is a place inside the page',
  async (url) => {
    const reply = await open(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>Tafelrunde</title>');
  },
);

test.each([
  ['/api/x', 'text/html'],
  ['/assets/gone.js', 'text/html'],
  ['/data.json', 'application/json'],
  ['/../../etc/passwd', 'application/json'],
])('%s for %s is not the page', async (url, accept) => {
  const reply = await open(url, accept);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().error.code).toBe('unknown-route');
});

test('the page may load nothing from elsewhere and run no inline script', async () => {
  const { headers } = await open('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});

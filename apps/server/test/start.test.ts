import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/start.ts';
import { VERSION } from '../src/version.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-start-'));
const running: RunningServer[] = [];

async function start(port = 0): Promise<RunningServer> {
  const data = join(folder, `data-${running.length}`, 'deep');
  const server = await startServer({ port, host: '127.0.0.1', data, webRoot: folder, log: 'silent' });
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  rmSync(folder, { recursive: true, force: true });
});

test('listens on a free port, makes its data folder, answers, and closes', async () => {
  const server = await start();
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(existsSync(join(folder, 'data-0', 'deep'))).toBe(true);
  const reply = await fetch(`${server.url}/health`);
  expect(await reply.json()).toEqual({ ok: true, version: VERSION, store: 'sqlite' });
  await running.pop()?.close();
  await expect(fetch(`${server.url}/health`)).rejects.toThrow();
});

test('a port in use rejects with the system error', async () => {
  const { url } = await start();
  await expect(start(Number(new URL(url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the version is that of the package', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(VERSION).toBe(manifest.version);
});

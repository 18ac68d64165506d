import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { Client, join as joinTable, openTable } from './rooms/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-sub-path-'));
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta name="base" content="./"><script src="./assets/index-abc.js"></script>',
  );
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {};');
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    webRoot: folder,
    log: 'silent',
    basePath: '/spiele/runde',
    trustProxy: 'loopback',
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** As small as a reverse proxy can be. It passes the path on as it came, or without the part that led here. */
function proxy(cutsPath: boolean): Server {
  const aim = (message: IncomingMessage) => {
    const path = message.url ?? '/';
    return {
      port: new URL(server.url).port,
      host: '127.0.0.1',
      method: message.method,
      path: cutsPath ? path.replace('/spiele/runde', '') || '/' : path,
      headers: { ...message.headers, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
    };
  };
  const front = createServer((message, reply) => {
    const onward = request(aim(message), (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    message.pipe(onward);
  });
  front.on('upgrade', (message, socket) => {
    const onward = request(aim(message));
    onward.on('upgrade', (answer, behind) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`);
      behind.pipe(socket).pipe(behind);
    });
    onward.end();
  });
  return front;
}

describe.each([
  ['cuts the path off', true],
  ['leaves the path', false],
])('behind a proxy that %s', (_, cutsPath) => {
  let front: Server;
  let url: string;
  beforeAll(async () => {
    front = proxy(cutsPath);
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(front.address() as AddressInfo).port}/spiele/runde`;
  });
  afterAll(() => front.close());

  test.each(['', '/', '/table/abc', '/?a=1'])('the page at "%s" finds its files', async (path) => {
    const page = await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('<meta name="base" content="/spiele/runde/">');
    expect(page).toContain('<script src="/spiele/runde/assets/index-abc.js">');
    const script = await fetch(new URL('/spiele/runde/assets/index-abc.js', url));
    expect(await script.text()).toBe('export {};');
  });

  test('two people meet at a table, over HTTP and WebSocket', async () => {
    const opened = await openTable(url);
    const mira = await joinTable(url, opened.invitations.player, 'Mira');
    const gm = await Client.sitDown(url, opened.table, opened.token);
    const player = await Client.sitDown(url, opened.table, mira.token);
    await player.command({ kind: 'say', text: 'hier bin ich' });
    await gm.until((message) => JSON.stringify(message).includes('hier bin ich'));
    expect((await fetch(`${url}/health`)).status).toBe(200);
    gm.close();
    player.close();
  });
});

test('the printed link works on the machine itself, and only below the path', async () => {
  expect(server.gmLink).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/spiele\/runde\/table\//);
  const page = await fetch(server.gmLink, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect((await fetch(`${server.url}/spiele/runden/health`)).status).toBe(404);
});

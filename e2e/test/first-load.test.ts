import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type Server, startProgram } from './server.ts';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await startProgram();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('the start page is compressed, small, and asks for little', async () => {
  const { page, close } = await openPage(browser, 'about:blank');
  const sent = new Map<string, number>();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.set(urls.get(requestId) ?? requestId, encodedDataLength),
  );
  const load = async (path: string) => {
    sent.clear();
    await page.goto(`${server.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const files = [...sent].filter(([url]) => !url.endsWith('.woff2'));
    return { kB: files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000, requests: sent.size };
  };
  const start = await load('/');
  expect(start.kB).toBeLessThanOrEqual(160);
  expect(start.requests).toBeLessThanOrEqual(25);
  await client.send('Network.clearBrowserCache');
  const join = await load('/join');
  expect(join.kB).toBeLessThanOrEqual(260);
  expect(join.requests).toBeLessThanOrEqual(25);
  await close();
});

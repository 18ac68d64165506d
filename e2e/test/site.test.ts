import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite } from '../../scripts/site.mjs';
import { violations } from './axe.ts';
import { closePages, openBrowser, openFreshPage, PHONE } from './browser.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const BELOW = '/spiele';

/** A file server as plain as they are: folders have an index, and nothing else is known. */
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
  const file = join(folder, path.slice(BELOW.length));
  const found = path.startsWith(BELOW) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (found === undefined) return response.writeHead(404).end('not found');
  if (found.isDirectory() && !path.endsWith('/'))
    return response.writeHead(301, { location: `${path}/` }).end();
  const wanted = found.isDirectory() ? join(file, 'index.html') : file;
  response.writeHead(200, { 'content-type': TYPES[extname(wanted)] ?? 'application/octet-stream' });
  return response.end(readFileSync(wanted));
});

let browser: Browser;
let site = '';

beforeAll(async () => {
  makeSite(fileURLToPath(new URL('../..', import.meta.url)), folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://localhost:${(server.address() as AddressInfo).port}${BELOW}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await closePages(browser);
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link deep inside works on a server that knows only files', async () => {
  const { page, troubles, close } = await openFreshPage(browser, `${site}/lab/d6pool/challenge`, {
    serviceWorkers: 'block',
  });
  await heading(page).waitFor();
  await page.getByText('%').first().waitFor();
  await page.goto(`${site}/rules/grundregelwerk`);
  await page.getByRole('heading', { level: 1, name: /Grundregelwerk/ }).waitFor();
  expect(troubles.filter((one) => !one.includes('blocked by Playwright'))).toEqual([]);
  await close();
});

test('doors to shared tables are not there, and say why where somebody comes by a link', async () => {
  const { page, troubles, close } = await openFreshPage(browser, `${site}/`, {
    viewport: PHONE,
    serviceWorkers: 'block',
  });
  await heading(page).waitFor();
  expect(await page.getByRole('link', { name: 'Tisch eröffnen' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Beitreten' }).count()).toBe(0);
  await page.goto(`${site}/join#abc`);
  await page.getByRole('heading', { name: 'Gemeinsame Tische brauchen einen Server' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(troubles.filter((one) => !one.includes('blocked by Playwright'))).toEqual([]);
  await close();
});

test('after the first visit nothing needs the network', async () => {
  const { page, troubles, close } = await openFreshPage(browser, `${site}/`);
  const manifest = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href,
  );
  expect(await (await fetch(manifest ?? '')).json()).toMatchObject({
    name: 'Tafelrunde',
    display: 'standalone',
  });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  server.closeAllConnections();
  server.close();
  await page.reload();
  await heading(page).waitFor();
  await page.goto(`${site}/lab/probenwuerfel/check`);
  await page.getByText('%').first().waitFor();
  await page.goto(`${site}/rules/heldenhandbuch`);
  await page.getByRole('heading', { level: 1, name: /Heldenhandbuch/ }).waitFor();
  for (const path of ['arena/d6pool', 'house/grundregelwerk', 'fair-dice']) {
    await page.goto(`${site}/${path}`);
    await heading(page).waitFor();
  }
  await page.goto(`${site}/solo/grundregelwerk/table`);
  const line = page.locator('.say-line input').first();
  await line.fill('3W6');
  await line.press('Enter');
  await page.getByRole('region', { name: 'Protokoll' }).getByText('3W6').first().waitFor();
  expect(troubles).toEqual([]);
  await close();
});

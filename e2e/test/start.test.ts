import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, openBrowser, openFreshPage } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import { goTo, openTable } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

test('from the start page to the odds of a system, and back', async () => {
  const { page, troubles, close } = await openFreshPage(browser, `${server.url}/`);
  await page.getByRole('link', { name: 'Grundregelwerk: Chancen' }).click();
  await page
    .getByText(/von 100 Fällen/)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/lab/grundregelwerk');
  await page.goBack();
  await page.getByRole('heading', { name: 'Tafelrunde' }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('English in the middle of it, and still English after a reload', async () => {
  const { page, troubles, close } = await openFreshPage(browser, `${server.url}/`);
  await page.getByText('EN', { exact: true }).click();
  await page.getByRole('link', { name: 'Open a table' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.reload();
  await page.getByRole('link', { name: 'Open a table' }).waitFor();
  await page.getByText('DE', { exact: true }).click();
  await page.getByRole('link', { name: 'Tisch eröffnen' }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('nothing on the way asks for what the security policy forbids', async () => {
  const { page, close } = await openFreshPage(browser, 'about:blank');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { forbidden: seen });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const path of ['/', '/join', '/lab/d6pool', '/solo/heldenhandbuch/table']) {
    await page.goto(`${server.url}${path}`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { forbidden: string[] }).forbidden), path).toEqual(
      [],
    );
  }
  await close();
});

test('the start page is compressed, small, and asks for little', async () => {
  const { page, close } = await openFreshPage(browser, 'about:blank');
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

test('nothing moves once it is there: a link does not slip away from under a finger when fonts come', async () => {
  const { page, close } = await openFreshPage(browser, 'about:blank');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { moved: seen });
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${server.url}/`);
  await page.getByRole('link', { name: 'Tisch eröffnen' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.fonts.check('1em Alegreya'))).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await close();
});

test('every shortcut stands in the help, and Escape closes it', async () => {
  const { page, troubles, close } = await openFreshPage(browser, `${server.url}/solo/grundregelwerk/table`);
  await page.getByRole('tab').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await close();
});

test('shortcuts can be turned off', async () => {
  const { page, close } = await openFreshPage(browser, `${server.url}/solo/grundregelwerk/table`);
  const sheet = page.getByRole('tab', { name: 'Bogen' });
  await sheet.waitFor();
  await page.keyboard.press('2');
  await page.waitForFunction(
    () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent !== 'Bogen',
  );
  await sheet.click();
  await page.keyboard.press('?');
  await page.getByText('Tastenkürzel benutzen').click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('2');
  expect(await sheet.getAttribute('aria-selected')).toBe('true');
  await close();
});

test('a card leads to a staged scene in the colour of its system: a decision is open, and the hints go away', async () => {
  const { page, troubles, close } = await openFreshPage(browser, `${server.url}/`);
  await page.getByRole('link', { name: 'Grundregelwerk: Ausprobieren' }).click();
  await page.getByRole('tab', { name: 'Bogen' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/solo/grundregelwerk/scene');
  await page.locator('[data-part="decision"]').waitFor();
  const hint = page.getByRole('complementary', { name: 'Hinweis' });
  for (const way of ['Weiter', 'Weiter', 'Verstanden']) await hint.getByRole('button', { name: way }).click();
  await hint.waitFor({ state: 'hidden' });
  expect(await page.locator('html').getAttribute('data-accent')).toBe('plum');
  // Back closes the decision first and loses nothing.
  await page.goBack();
  await page.locator('[data-part="decision"]').waitFor({ state: 'hidden' });
  await page.goBack();
  await page.getByRole('heading', { name: 'Tafelrunde' }).waitFor();
  expect(await page.locator('html').getAttribute('data-accent')).toBeNull();
  // By its address too, until there is a table of one's own; the scene goes on where it was left.
  await page.goto(`${server.url}/solo/grundregelwerk`);
  await page.locator('[data-part="decision"]').waitFor();
  await page.getByRole('button', { name: 'Später' }).click();
  await page.getByRole('link', { name: 'Leerer Tisch' }).click();
  await page.getByRole('button', { name: 'Figur erschaffen' }).first().waitFor();
  await page.goto(`${server.url}/solo/grundregelwerk`);
  await page.getByRole('button', { name: 'Figur erschaffen' }).first().waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('the first load brings no rules along', async () => {
  const { page, close } = await openFreshPage(browser, 'about:blank');
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto(`${server.url}/`);
  await page.getByRole('heading', { name: 'Tafelrunde' }).waitFor();
  const sources = loaded.filter((url) => /\/$|\.(js|css)$/.test(url));
  const texts = await Promise.all(sources.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.join('\n')).not.toContain('GW-ADD-12');
  await close();
});

test('whoever opens their own link in a new browser is told the system by the table', async () => {
  const { gm } = await openTable(browser, server.url);
  await goTo(gm.page, 'Tisch');
  await gm.page.getByText('Dein eigener Link').first().click();
  const link = await gm.page.getByRole('textbox', { name: 'Dein eigener Link' }).inputValue();
  const invitation = await gm.page.getByRole('textbox', { name: 'Mitspielen' }).inputValue();
  // Pasted where somebody already is, a link changes nothing but what stands behind the sign.
  const other = await openFreshPage(browser, `${server.url}/join`);
  await other.page.goto(invitation);
  await other.page.getByText(/Grundregelwerk/).waitFor();
  await other.page.goto(link.split('#')[0] as string);
  await other.page.getByRole('link', { name: 'Beitreten' }).waitFor();
  await other.page.goto(link);
  await other.page.getByText('Online').waitFor();
  const kept = await other.page.evaluate(() => localStorage.getItem('tafelrunde.seats'));
  expect(kept).toContain('"system":"grundregelwerk"');
  expect(other.troubles).toEqual([]);
  await other.close();
  await gm.close();
});

test('rules that do not arrive are told as an error, and tried again', async () => {
  const { page, close } = await openFreshPage(browser, `${server.url}/`);
  const table = 'somewhere';
  await page.evaluate(
    (id) =>
      localStorage.setItem('tafelrunde.seats', JSON.stringify({ [id]: { token: 'x'.repeat(20), at: 1 } })),
    table,
  );
  await page.route('**/api/tables/*', (route) => route.abort());
  await page.goto(`${server.url}/table/${table}`);
  await page.getByRole('heading', { name: 'Das hat nicht geklappt' }).waitFor();
  await page.unroute('**/api/tables/*');
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await page.getByRole('heading', { name: 'Diesen Tisch gibt es nicht' }).waitFor();
  await close();
});

test('a page that does not arrive says so and can be loaded anew', async () => {
  const { page, close } = await openFreshPage(browser, `${server.url}/`);
  const way = page.getByRole('link', { name: 'Grundregelwerk: Ausprobieren' });
  await way.waitFor();
  await page.route('**/assets/*.js', (route) => route.abort());
  await way.click();
  await page.getByRole('heading', { name: 'Das hat nicht geklappt' }).waitFor();
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await page.getByRole('tab', { name: 'Bogen' }).waitFor();
  await close();
});

test('a system nobody knows is named as such', async () => {
  const { page, close } = await openFreshPage(browser, `${server.url}/solo/nothing`);
  await page.getByRole('heading', { name: 'Dieses Regelsystem fehlt hier' }).waitFor();
  await close();
});

test('a system of whoever runs the server stands beside the others: start page, lab, book, table', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-own-'));
  const file = join(folder, 'coin-toss.mjs');
  const example = join(import.meta.dirname, '../../docs/examples/coin-toss.js');
  // As if its packages were installed beside it.
  await build({ entryPoints: [example], outfile: file, bundle: true, format: 'esm', conditions: ['source'] });
  const own = await startProgram({ TAFELRUNDE_SYSTEMS: file });
  const { page, troubles, close } = await openFreshPage(browser, `${own.url}/`);
  await page.getByRole('link', { name: 'Münzwurf: Chancen' }).click();
  // Two heads of three coins with luck: 11/16, calculated by the page's worker.
  await page.getByText('68,8 %').first().waitFor();
  await page.goto(`${own.url}/rules/coin-toss`);
  await page.getByText('Fehlt ein einziger Kopf').waitFor();
  await page.goto(`${own.url}/house/coin-toss`);
  await page.getByText('Münzen 3, Gebraucht 2 · Gelingt').waitFor();
  const opened = await fetch(`${own.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'coin-toss', name: 'Runde', gm: 'Ada' }),
  });
  const { table, token } = (await opened.json()) as { table: string; token: string };
  await page.goto(`${own.url}/table/${table}#${token}`);
  await page.getByText('Online').first().waitFor();
  await page.getByText('Münzwurf').first().waitFor();
  expect(troubles).toEqual([]);
  await close();
  await own.stop();
  rmSync(folder, { recursive: true });
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import { goTo, openTable } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('a card leads to a staged scene in the colour of its system: a decision is open, and the hints go away', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/`);
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
  expect(troubles).toEqual([]);
  await close();
});

test('the first load brings no rules along', async () => {
  const { page, close } = await openPage(browser, 'about:blank');
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
  const other = await openPage(browser, link);
  await other.page.getByText('Online').waitFor();
  const kept = await other.page.evaluate(() => localStorage.getItem('tafelrunde.seats'));
  expect(kept).toContain('"system":"grundregelwerk"');
  expect(other.troubles).toEqual([]);
  await other.close();
  await gm.close();
});

test('rules that do not arrive are told as an error, and tried again', async () => {
  const { page, close } = await openPage(browser, `${server.url}/`);
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
  const { page, close } = await openPage(browser, `${server.url}/`);
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
  const { page, close } = await openPage(browser, `${server.url}/solo/nothing`);
  await page.getByRole('heading', { name: 'Dieses Regelsystem fehlt hier' }).waitFor();
  await close();
});

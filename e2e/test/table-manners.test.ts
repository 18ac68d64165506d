import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openBrowser, openPage, PHONE } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import { create, goTo } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('on a phone each view is found where it was left', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk`, { viewport: PHONE });
  await create(page, 'Mira', 'Krieger', 'Nein');
  await page.locator('.sheet-view').waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.waitForFunction(() => window.scrollY === 200);
  await goTo(page, 'Protokoll');
  await page.waitForFunction(() => window.scrollY === 0);
  await goTo(page, 'Bogen');
  await page.waitForFunction(() => window.scrollY === 200);
  await close();
});

test('what begins like dice is never said unasked', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk`);
  const line = page.locator('.say-line input').first();
  const log = page.getByRole('region', { name: 'Protokoll' });
  await line.fill('3w6 + 2 Schaden');
  await line.press('Enter');
  await page.getByText('Das beginnt wie ein Wurf und geht anders weiter.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await log.locator('.log-line').count()).toBe(0);
  await page.getByRole('button', { name: '3w6 + 2 würfeln' }).click();
  await log
    .getByText(/3w6 ?\+ ?2\b/i)
    .first()
    .waitFor();
  await line.fill('3W6+');
  await line.press('Enter');
  await page.getByRole('button', { name: 'Nur sagen' }).click();
  await log.getByText('3W6+', { exact: true }).waitFor();
  await close();
});

test('whoever draws a map goes on drawing after each piece', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk`);
  await goTo(page, 'Karte');
  const drawing = page.locator('details.draw');
  await drawing.locator('summary').click();
  await drawing.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await drawing.waitFor();
  expect(await drawing.getAttribute('open')).not.toBeNull();
  await close();
});

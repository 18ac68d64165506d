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

test('every shortcut stands in the help, and Escape closes it', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/solo/grundregelwerk`);
  await page.getByRole('tab').first().waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await close();
});

test('shortcuts can be turned off', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk`);
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

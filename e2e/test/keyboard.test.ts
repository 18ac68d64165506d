import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { focused, tabTo } from './keyboard.ts';
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

test('a test and an attack by keyboard alone', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/`);
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await tabTo(page, /Grundregelwerk: Chancen/);
  await press('Enter');
  await page.getByRole('button', { name: /^Würfeln/ }).waitFor();

  // Another die and another difficulty with the arrow keys.
  await tabTo(page, /^W10$/);
  await press('ArrowRight', 'Tab', 'ArrowRight');
  await page.getByRole('button', { name: 'Würfeln, Chance 41,7 %' }).waitFor();
  await tabTo(page, /^Würfeln/);
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe('solid');
  await press('Enter');
  await page.locator('.result-verdict').waitFor();

  // Shortcuts: the second view, a real die, roll; a decision takes the keyboard by itself.
  await press('2', 'e', 'w');
  await page.getByLabel('Was zeigt dein W10?').waitFor();
  await page.keyboard.type('2');
  await press('Enter');
  await page.getByText('Was bringt die Vergeltung?').waitFor();
  expect(await focused(page)).toBe('Herzverlust');
  await press('Enter');
  await page.getByRole('img', { name: 'Krieger: 4 von 5 Herzen' }).waitFor();
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  // Every shortcut stands in the help; Escape closes it; the search is one key away.
  await press('?');
  await page.getByRole('dialog', { name: 'Tastenkürzel' }).waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('/');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('Vergeltung');
  await page.getByText('von 127 Einträgen').waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('shortcuts can be turned off', async () => {
  const { page, close } = await openPage(browser, `${server.url}/grundregelwerk`);
  await page.getByRole('button', { name: 'Tastenkürzel' }).click();
  await page.getByText('Tastenkürzel benutzen').click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('3');
  expect(await page.getByRole('tab', { name: 'Test' }).getAttribute('aria-selected')).toBe('true');
  await close();
});

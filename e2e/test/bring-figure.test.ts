import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openBrowser, PHONE } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import { create, goTo, join, openTable } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('a figure is saved at one table and brought to another, where whoever brings it plays it', async () => {
  const first = await openTable(browser, server.url);
  const mira = await join(browser, first.invitation, 'Mira');
  await create(mira.page, 'Hilde', 'Krieger', 'Nein');
  await goTo(mira.page, 'Bogen');
  const [download] = await Promise.all([
    mira.page.waitForEvent('download'),
    mira.page.getByRole('button', { name: 'Figur als Datei' }).click(),
  ]);
  const file = await download.path();

  const second = await openTable(browser, server.url);
  const there = await join(browser, second.invitation, 'Mira', { viewport: PHONE });
  await goTo(there.page, 'Tisch');
  await there.page.getByRole('button', { name: 'Figur mitbringen' }).click();
  const dialog = there.page.getByRole('dialog', { name: 'Bogen laden' });
  await dialog.getByRole('textbox').fill('{"format":"tafelrunde-character","version":9}');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await dialog.getByText('Diese Version von Figuren ist hier unbekannt. Nichts wurde übernommen.').waitFor();
  expect(await violations(there.page)).toEqual([]);
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.waitFor({ state: 'hidden' });
  await there.page.getByRole('button', { name: /^Hilde.*deine Figur/ }).waitFor();
  await second.gm.page.getByText('bringt Hilde mit.').first().waitFor();
  for (const person of [first.gm, mira, second.gm, there]) await person.close();
});

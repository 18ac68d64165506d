import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { DESK, openBrowser, openPage, PHONE } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import { create, goTo, join, openTable, rollOffer, showOpponent } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(['open', 'join', 'solo/grundregelwerk', 'table/unknown'])('/%s', (path) => {
  test.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('has no serious violation on a %s and does not scroll sideways', async (_name, viewport) => {
    const { page, close } = await openPage(browser, `${server.url}/${path}`, { viewport });
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await close();
  });
});

test('a table in play has no serious violation in any view, for GM and player, light and dark', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const mira = await join(browser, invitation, 'Mira', { viewport: PHONE, colorScheme: 'dark' });
  await create(mira.page, 'Mira', 'Krieger', 'Nein');
  await gm.page.getByRole('button', { name: 'Elite hinzufügen' }).click();
  await showOpponent(gm.page, 'Elite');
  for (const { page } of [gm, mira]) {
    for (const view of ['Bogen', 'Karte', 'Tisch'] as const) {
      await goTo(page, view);
      await page.waitForTimeout(200);
      expect(await violations(page), view).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), view).toBe(true);
    }
  }
  // A form and a decision that has come up.
  await goTo(mira.page, 'Bogen');
  await rollOffer(mira.page, /Schwert.*Elite/, async () => {
    await mira.page.waitForTimeout(300);
    expect(await violations(mira.page), 'form').toEqual([]);
  });
  await mira.page.getByRole('button', { name: 'Eintragen' }).waitFor();
  await mira.page.waitForTimeout(300);
  expect(await violations(mira.page), 'decision').toEqual([]);
  await gm.close();
  await mira.close();
}, 120_000);

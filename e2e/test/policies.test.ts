import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import { create, goTo, join, openTable, rollOffer, showOpponent, typeFace } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('“immer so” is a matter of the table: it answers, it is listed, it is taken back', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const mira = await join(browser, invitation, 'Mira');
  await create(mira.page, 'Mira', 'Krieger', 'Nein');
  await gm.page.getByLabel('Name des Gegners').fill('Drache');
  await gm.page.getByRole('button', { name: 'Boss hinzufügen' }).click();
  await showOpponent(gm.page, 'Drache');
  const miss = async (check = (dialog: Locator) => dialog.waitFor()) => {
    await rollOffer(mira.page, /Schwert.*Drache/, check);
    await typeFace(mira.page, 4);
  };
  // What the GM has not decided yet is no number, but a range.
  const range = (dialog: Locator) => dialog.getByText(/ bis .*, je nach Spielleitung/).first();
  await miss((dialog) => range(dialog).waitFor());
  const card = gm.page.locator('[data-part="inbox"]');
  await card.getByRole('button', { name: /^Immer so: / }).click();
  await card.waitFor({ state: 'hidden' });
  const settled = gm.page.getByRole('region', { name: 'Protokoll' }).getByText(/legt fest: .* Immer so: /);
  await settled.waitFor();

  // The next time nobody is asked, even if the GM is away.
  await gm.page.goto('about:blank');
  await miss(async (dialog) => {
    await dialog.locator('.outlook dd').first().waitFor();
    expect(await range(dialog).count()).toBe(0);
  });
  await mira.page.getByText('Mira verliert ein Herz durch Verletzung (noch 3).').first().waitFor();

  // It stands in the house rules, for the players too, and the GM takes it away again.
  await goTo(mira.page, 'Tisch');
  const told = mira.page.getByRole('region', { name: 'Fragen an die Spielleitung' });
  await told.getByText(/^Immer so: /).waitFor();
  expect(await told.getByRole('button').count()).toBe(0);
  await gm.page.goBack();
  await gm.page.getByText('Online').waitFor();
  await goTo(gm.page, 'Tisch');
  const list = gm.page.getByRole('region', { name: 'Fragen an die Spielleitung' });
  expect(await violations(gm.page)).toEqual([]);
  await list.getByRole('button', { name: /^Wieder fragen/ }).click();
  await told.getByText(/^Immer so: /).waitFor({ state: 'hidden' });
  await goTo(mira.page, 'Bogen');
  await miss();
  await card.waitFor();
  await mira.close();
  await gm.close();
});

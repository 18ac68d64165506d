import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, PHONE } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import {
  answer,
  asked,
  create,
  goTo,
  join,
  openTable,
  resultOf,
  rollOffer,
  showOpponent,
  typeFace,
} from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('two browsers, one table: from the first move to a downed boss, with a hidden roll, a reconnect and English in between', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const mira = await join(browser, invitation, 'Mira', { viewport: PHONE });
  await create(mira.page, 'Mira', 'Krieger', 'Ja');
  await gm.page.getByText('2 am Tisch').waitFor();

  // The GM brings a boss, puts both on the map and starts the fight.
  await gm.page.getByLabel('Name des Gegners').fill('Drache');
  await gm.page.getByRole('button', { name: 'Boss hinzufügen' }).click();
  await showOpponent(gm.page, 'Drache');
  await goTo(gm.page, 'Karte');
  for (const [name, cell] of [
    ['Mira', '0,0'],
    ['Drache', '3,0'],
  ] as const) {
    await gm.page.getByRole('button', { name: `Figur aufstellen: ${name}` }).click();
    await gm.page.locator(`[data-cell="${cell}"]`).click();
  }
  await goTo(gm.page, 'Tisch');
  await gm.page.getByRole('button', { name: 'Kampf beginnen' }).first().click();
  await gm.page.getByRole('dialog').locator('.form-end .button.primary').click();
  await mira.page.getByText('Runde 1').first().waitFor();

  // The first move, on the phone: two cells towards the dragon.
  await goTo(mira.page, 'Karte');
  await mira.page.locator('[data-cell="2,0"]').click();
  await mira.page.getByRole('gridcell', { name: /^C1, Mira/ }).waitFor();

  // She strikes with a real die: a 10 on her W10 is exceptional, two wounds.
  await goTo(mira.page, 'Bogen');
  await rollOffer(mira.page, /Schwert.*Drache/);
  await typeFace(mira.page, 10);
  await answer(mira.page, 'Mehr Wirkung');
  const shown = resultOf(mira.page);
  await shown.getByText('Drache wird getroffen und erleidet 2 Wunden.').waitFor();
  expect(await shown.innerText()).toMatch(/Außergewöhnlich getroffen\s+10 gegen 12/);
  await resultOf(gm.page).getByText('Drache: Herzen 3 → 1').waitFor();

  // A hidden roll of the GM: the phone never receives what it was.
  await goTo(gm.page, 'Tisch');
  await rollOffer(gm.page, /^Einfacher Test/, async (dialog) => {
    await dialog.getByRole('radio', { name: 'Nur SL' }).check({ force: true });
  });
  await typeFace(gm.page, 3);
  await resultOf(mira.page).getByText('Die Spielleitung würfelt verdeckt.').waitFor();
  expect(mira.wire.join('\n')).not.toContain('grundregelwerk/test');

  // The turn goes on; the dragon attacks, and Mira is asked how she defends.
  await goTo(mira.page, 'Bogen');
  await mira.page.getByRole('button', { name: 'Zug beenden' }).click();
  await goTo(gm.page, 'Bogen');
  await gm.page
    .getByRole('button', { name: /^Drache/ })
    .first()
    .click();
  await gm.page.locator('[data-part="now"]').getByRole('button', { name: /Mira/ }).first().press('i');
  const form = gm.page.getByRole('dialog');
  await form.getByRole('radio', { name: 'Alle' }).check({ force: true });
  await form.getByRole('button', { name: /^Würfeln/ }).click();

  // In the middle of that decision her phone loses the table and comes back.
  await asked(mira.page).waitFor();
  await mira.page.reload();
  await mira.page.getByText('Online').waitFor();
  await answer(mira.page, 'Stärke');
  await typeFace(gm.page, 2); // the GM types in what she threw: 2 < 12, a hit
  await answer(mira.page, /einsetzen/i); // the armour takes it

  // The language changes in the middle of the fight; German is back with one tap.
  await mira.page.getByRole('button', { name: 'Menü' }).click();
  await mira.page.getByRole('radio', { name: 'English' }).check({ force: true });
  await mira.page.getByRole('heading', { name: 'Menu' }).waitFor();
  await mira.page.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
  await mira.page.keyboard.press('Escape');
  await mira.page.getByRole('dialog').waitFor({ state: 'hidden' });

  // The dragon's turn ends, and she strikes again: the third wound fells it.
  await gm.page.getByRole('button', { name: 'Weiter' }).first().click();
  await mira.page.getByText('Runde 2').first().waitFor();
  await goTo(mira.page, 'Bogen');
  await rollOffer(mira.page, /Schwert.*Drache/);
  await typeFace(mira.page, 10);
  await answer(mira.page, 'Mehr Wirkung');
  await answer(mira.page, 'Er stirbt');
  await gm.page
    .getByText(/aus dem Spiel/)
    .first()
    .waitFor();
  expect([...gm.troubles, ...mira.troubles]).toEqual([]);
  await gm.close();
  await mira.close();
}, 120_000);

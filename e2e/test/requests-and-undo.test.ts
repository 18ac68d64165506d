import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, PHONE } from './browser.ts';
import { warrior } from './figures.ts';
import { type Server, sharedProgram } from './server.ts';
import {
  answer,
  goTo,
  join,
  openTable,
  pick,
  resultOf,
  rollOffer,
  showOpponent,
  typeFace,
} from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

const dialogOf = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => dialogOf(page).waitFor({ state: 'hidden' });

test('a blind roll is asked for and thrown on a phone, a fatal hit is taken back with all that came of it, and done again', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const mira = await join(browser, invitation, 'Mira', { viewport: PHONE }, { gm, act: warrior('Mira') });

  // The GM asks all players for a blind test of a die and a TN that only the GM knows.
  await goTo(gm.page, 'Tisch');
  await gm.page.getByRole('button', { name: 'Wurf verlangen' }).click();
  const form = dialogOf(gm.page);
  await form.getByRole('combobox', { name: 'Was soll gewürfelt werden?' }).fill('Einfacher');
  await gm.page.getByRole('option', { name: 'Einfacher Test' }).click();
  await form.getByRole('button', { name: 'TN', exact: true }).click();
  await pick(form, '12', true);
  await pick(form, 'Blind');
  await form.getByLabel('Worum geht es?').fill('Woran merkst du, dass der Wirt lügt?');
  expect(await violations(gm.page), 'the form of the GM').toEqual([]);
  const before = mira.wire.length;
  await form.getByRole('button', { name: 'Verlangen', exact: true }).click();

  // It comes up on the phone by itself. Back puts it aside and leaves the table where it is.
  const bar = mira.page.locator('[data-part="turn-bar"]');
  await bar.getByRole('button', { name: /Einfacher Test/ }).click();
  const asked = dialogOf(mira.page);
  await asked.getByText('Woran merkst du, dass der Wirt lügt?').waitFor();
  await gm.page.getByText('wartet auf Mira').waitFor();
  expect(await asked.innerText()).not.toMatch(/%|12/);
  expect(await violations(mira.page), 'the request on the phone').toEqual([]);
  await mira.page.goBack();
  await closed(mira.page);
  await bar.getByRole('button', { name: /Einfacher Test/ }).click();
  await asked.getByRole('button', { name: 'Blind würfeln' }).click();
  await closed(mira.page);

  // The GM sees what fell, she sees that she has thrown, and her wire has carried neither a face nor the TN.
  await gm.page.getByText('wartet auf Mira').waitFor({ state: 'hidden' });
  await gm.page.locator('.log-run', { hasText: 'Einfacher Test' }).getByText('blind').waitFor();
  await resultOf(mira.page)
    .getByText('Du hast blind gewürfelt. Das Ergebnis sieht die Spielleitung.')
    .waitFor();
  expect(await resultOf(mira.page).locator('.die').count()).toBe(0);
  const wire = mira.wire.slice(before).join('\n');
  expect(wire).toContain('"kind":"rollRequested"');
  expect(wire).toContain('"kind":"runFinished"');
  expect(wire).not.toMatch(/"tn"|"faces"|"tape":\[\[/);

  // She fells an enemy with a real die: 10 on her W10, two wounds.
  await gm.page.getByRole('button', { name: 'Elite hinzufügen' }).click();
  await showOpponent(gm.page, 'Elite');
  await goTo(mira.page, 'Bogen');
  await rollOffer(mira.page, /Schwert.*Elite/);
  await typeFace(mira.page, 10);
  await answer(mira.page, 'Mehr Wirkung');
  await answer(mira.page, 'Er stirbt');
  const elite = gm.page.getByRole('button', { name: /^Elite/ });
  await elite.getByText('tot', { exact: true }).waitFor();

  // Taken back by keyboard: first everything is told that goes with it.
  await gm.page.keyboard.press('Control+z');
  await dialogOf(gm.page).getByText('Elite stirbt.').waitFor();
  expect(await violations(gm.page), 'the preview').toEqual([]);
  await dialogOf(gm.page).getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
  await closed(gm.page);
  await gm.page.locator('.figure-row').getByLabel('Elite: 2 von 2 Herzen').waitFor();
  expect(await elite.getByText('tot', { exact: true }).count()).toBe(0);
  await goTo(mira.page, 'Protokoll');
  const undone = mira.page.locator('.log-run', { hasText: 'nimmt zurück: Mira: Schwert gegen Elite' });
  await undone.locator('summary').click();
  await undone.getByText('Elite stirbt.').waitFor();
  expect(
    await mira.page.locator('.log-run[data-tone]', { hasText: 'außergewöhnlich getroffen' }).count(),
  ).toBe(0);

  // The history keeps it, and the log brings it back with the same die.
  await gm.page.getByRole('button', { name: 'Verlauf' }).click();
  await dialogOf(gm.page).getByText('zurückgenommen').waitFor();
  expect(await violations(gm.page), 'the history').toEqual([]);
  await gm.page.keyboard.press('Escape');
  await closed(gm.page);
  await gm.page.locator('summary', { hasText: 'nimmt zurück' }).click();
  await gm.page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await elite.getByText('tot', { exact: true }).waitFor();
  const again = mira.page.locator('.log-run[data-tone]', {
    hasText: 'außergewöhnlich getroffen (10 gegen 8)',
  });
  await again.getByText('10', { exact: true }).first().waitFor();
  await again.getByText('Elite stirbt.').first().waitFor();
  expect([...gm.troubles, ...mira.troubles]).toEqual([]);
  await gm.close();
  await mira.close();
});

test('“immer so” is a matter of the table: it answers, it is listed, it is taken back', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const mira = await join(browser, invitation, 'Mira', {}, { gm, act: warrior('Mira') });
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
    await dialog.locator('.chancesLeft dd').first().waitFor();
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

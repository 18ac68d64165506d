import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, PHONE } from './browser.ts';
import { type Server, sharedProgram } from './server.ts';
import {
  answer,
  answerAndGoOn,
  goTo,
  join,
  openTable,
  pick,
  rollOffer,
  showOpponent,
  typeFace,
  unfold,
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

const times = async (count: number, act: () => Promise<void>): Promise<void> => {
  for (let i = 0; i < count; i += 1) await act();
};

test('created on a phone, sneaking past a guard, a die raised: every seat sees what follows from it', async () => {
  const { gm, invitation } = await openTable(browser, server.url, 'Probenwürfel');
  const mira = await join(browser, invitation, 'Mira', { viewport: PHONE, hasTouch: true });

  // Ten attribute steps and fifteen raises: what is left is counted down, and the sheet follows.
  await mira.page.getByRole('button', { name: 'Figur erschaffen' }).first().click();
  const dialog = mira.page.getByRole('dialog', { name: 'Figur erschaffen' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Mira');
  await pick(dialog, /^Selbst verteilen/);
  const raise = (label: string, count: number) =>
    times(count, () => dialog.getByRole('button', { name: `${label} steigern`, exact: true }).click());
  await dialog.getByRole('button', { name: 'Weiter: Attribute' }).click();
  await raise('Beweglichkeit', 3); // W4, W6, W8, W10
  await raise('Kondition', 2); // W8
  await dialog.getByText('noch 5 von 10').waitFor();
  await dialog.getByRole('button', { name: 'Weiter: Proben' }).click();
  await pick(dialog, 'Beweglichkeit');
  await raise('Schleichen', 2); // W8
  await dialog.getByText('noch 13 von 15').waitFor();
  expect(await violations(mira.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Weiter: Ausrüstung' }).click();
  await dialog.getByRole('button', { name: 'Erschaffen', exact: true }).click();
  await dialog.getByRole('button', { name: 'Trotzdem erschaffen' }).click();
  await dialog.waitFor({ state: 'hidden' });
  // 15 + Max Kon 8 = 23 (PW-DER-10), on both seats.
  await mira.page.getByText('23/23').first().waitFor();
  await gm.page
    .getByText(/^23(\/23)?$/)
    .first()
    .waitFor();

  // The GM brings a guard.
  await goTo(gm.page, 'Tisch');
  await gm.page
    .getByRole('button', { name: /^Wache/ })
    .first()
    .click();
  await showOpponent(gm.page, 'Wache');
  await mira.page.getByText('Wache').first().waitFor({ state: 'attached' });

  // She sneaks, the guard notices: four open-ended dice, typed in as they fell.
  await goTo(mira.page, 'Bogen');
  const row = (page: Page, label: string) =>
    page.locator('.sheet-row, .sheet-fact', {
      has: page.locator('.row-label', { hasText: new RegExp(`^${label}\\s*$`) }),
    });
  await mira.page.getByLabel('Werte durchsuchen').first().fill('Schleichen');
  await row(mira.page, 'Schleichen')
    .getByRole('button', { name: /^Schleichen: alle Werte/ })
    .click();
  await rollOffer(mira.page, row(mira.page, 'Schleichen').getByRole('button', { name: /Wache/ }));
  await typeFace(mira.page, 7); // Beweglichkeit W10
  await typeFace(mira.page, 6); // Schleichen W8
  await typeFace(mira.page, 3); // the guard: Wahrnehmung
  await typeFace(mira.page, 2); // Bemerken
  // 7 + 6 against 3 + 2: won by 8, two Steigerungen (PW-DEG-01).
  await gm.page.getByText('8 Punkte Vorsprung mit 2 Steigerungen').first().waitFor();

  // A level: Sprinten rises by one place, and Laufen follows from 10 to 11 on both seats (PW-DER-15).
  await gm.page.getByRole('button', { name: /^Mira/ }).first().click();
  await goTo(gm.page, 'Bogen');
  await unfold(gm.page, 'sections');
  await row(gm.page, 'Laufen').getByText('10 m pro Runde').waitFor();
  await gm.page
    .getByRole('button', { name: /Levelaufstieg/ })
    .first()
    .click();
  await answerAndGoOn(mira.page, 'Sprinten');
  await answerAndGoOn(mira.page, 'Später entscheiden');
  await mira.page.getByText('Welcher abgeleitete Wert steigt?').first().waitFor();
  await answer(mira.page, 'Später entscheiden');
  await mira.page.getByLabel('Werte durchsuchen').first().fill('');
  await unfold(mira.page, 'sections');
  for (const { page } of [gm, mira]) await row(page, 'Laufen').getByText('11 m pro Runde').waitFor();
  for (const { page } of [gm, mira]) await row(page, 'Sprinten').getByText('W10 + W6').waitFor();
  expect(await violations(mira.page)).toEqual([]);
  expect(await violations(gm.page)).toEqual([]);
  expect([...gm.troubles, ...mira.troubles]).toEqual([]);
  await gm.close();
  await mira.close();
});

import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, openPage, PHONE } from './browser.ts';
import { warrior } from './figures.ts';
import { type Server, sharedProgram } from './server.ts';
import { answer, join, openTable, rollOffer, showOpponent, typeFace } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

/** Writes dice into the line of the log. */
async function rollDice(page: Page, notation: string): Promise<void> {
  const line = page.locator('.say-line input').first();
  await line.fill(notation);
  await line.press('Enter');
}

test('a short fight is taken along, gone through again, and its dice are checked', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const mira = await join(browser, invitation, 'Mira', {}, { gm, act: warrior('Mira') });
  await gm.page.getByLabel('Name des Gegners').fill('Drache');
  await gm.page.getByRole('button', { name: 'Boss hinzufügen' }).click();
  await showOpponent(gm.page, 'Drache');
  await rollDice(gm.page, '3W6');
  await gm.page.getByText(/3W6/).first().waitFor();
  await rollOffer(mira.page, /Schwert.*Drache/, (dialog) => dialog.waitFor());
  await typeFace(mira.page, 10);
  await answer(mira.page, 'Mehr Wirkung');
  await gm.page.getByText('Drache wird getroffen und erleidet 2 Wunden.').first().waitFor();

  // The seal: the GM shows the seeds, and the page finds nothing bent.
  await gm.page.getByRole('button', { name: /^Siegel/ }).click();
  const seal = gm.page.getByRole('dialog');
  // What it cannot promise is said where it is promised.
  await seal
    .getByText(/Wer den Server betreibt .* könnte seinen eigenen Zufall so lange aussuchen/)
    .waitFor();
  await seal.getByText('2 von 2 Plätzen haben eigenen Zufall beigemischt.').waitFor();
  await seal.getByRole('button', { name: 'Würfel offenlegen' }).click();
  await seal.getByText('Siegel 2: noch kein Wurf.').waitFor();
  await seal.getByRole('button', { name: 'Prüfen' }).click();
  await seal.getByText('Der Wurf stimmt mit seinem Siegel überein.').waitFor();
  await gm.page.keyboard.press('Escape');

  // As a file, which somebody without a seat opens.
  await gm.page.getByRole('button', { name: 'Mitnehmen' }).click();
  const [download] = await Promise.all([
    gm.page.waitForEvent('download'),
    gm.page.getByRole('button', { name: 'Als Datei', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Donnerstag-\d{4}-\d\d-\d\d\.json$/);
  const path = await download.path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'tafelrunde-table', version: 5 });
  const stranger = await openPage(browser, `${server.url}/replay`, { viewport: PHONE });
  await stranger.page.locator('input[type="file"]').setInputFiles(path);
  const log = stranger.page.getByRole('region', { name: 'Protokoll' });
  const told = log.locator('.log-said', { hasText: 'Drache wird getroffen' });
  await told.waitFor();
  const dragon = stranger.page.locator('.figure-row', { hasText: 'Drache' });
  const hurt = await dragon.innerHTML();
  // The end is the revealing of the dice, before it the hit, before that the moment of the decision.
  const slider = stranger.page.getByRole('slider');
  await slider.fill(String(Number(await slider.getAttribute('max')) - 2));
  await told.waitFor({ state: 'detached' });
  expect(await dragon.innerHTML()).not.toBe(hurt);
  // One step by key, and the hit is back, marked as a throw of real dice.
  await slider.press('ArrowRight');
  await told.waitFor();
  await stranger.page
    .getByRole('region', { name: 'Durch die Geschichte gehen' })
    .getByText('echte Würfel')
    .waitFor();
  await slider.press('Home');
  await stranger.page.getByText('Noch ist nichts geschehen.').first().waitFor();
  await slider.press('End');
  expect(await dragon.innerHTML()).toBe(hurt);
  expect(await violations(stranger.page)).toEqual([]);

  // From the table itself one goes through it again, and back to the table.
  await gm.page.getByRole('button', { name: 'Nachspielen', exact: true }).click();
  await gm.page.getByRole('link', { name: 'Zurück an den Tisch' }).click();
  await gm.page.locator('[data-part="turn-bar"]').waitFor();

  // The same file on the page about fair dice: checked without asking anybody.
  await stranger.page.goto(`${server.url}/fair-dice`);
  await stranger.page.locator('input[type="file"]').setInputFiles(path);
  await stranger.page.getByText('Der Wurf stimmt mit seinem Siegel überein.').waitFor();
  expect(await violations(stranger.page)).toEqual([]);

  expect([...gm.troubles, ...mira.troubles, ...stranger.troubles]).toEqual([]);
  for (const person of [gm, mira, stranger]) await person.close();
});

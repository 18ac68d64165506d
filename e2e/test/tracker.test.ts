import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, PHONE } from './browser.ts';
import { isTooWide } from './d6pool-driver.ts';
import { swordfighter } from './figures.ts';
import { type Server, sharedProgram } from './server.ts';
import { goTo, join, openTable } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

const order = (page: Page): Locator => page.getByRole('list', { name: 'Reihenfolge', exact: true });
const places = async (page: Page): Promise<readonly string[]> =>
  (await order(page).locator('.tracker-name').allInnerTexts()).map((name) => name.trim());
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string): Promise<void> =>
  page
    .locator('.tracker label', {
      has: page.getByRole('checkbox', { name: `${name} auswählen`, exact: true }),
    })
    .click();
/** How long a condition of Mira still lasts, as everybody sees it with her figure. */
const dazed = (page: Page): Locator =>
  page.locator('.figure-row', { hasText: 'Mira' }).getByText('noch 1 Runde');

test('a fight on a D6 Pool table: order, group, a condition that runs out and comes back, damage to many, the map', async () => {
  const { gm, invitation } = await openTable(browser, server.url, 'D6 Pool');
  const phone = { viewport: PHONE, hasTouch: true };
  const mira = await join(browser, invitation, 'Mira', phone, { gm, act: swordfighter('Mira') });
  const { page } = gm;
  for (const name of ['Wache', 'Wache 2']) {
    await button(page, 'Wache hinzufügen').click();
    await page.locator('.figure-row', { hasText: name }).last().waitFor();
  }
  await button(page, 'Alle zeigen').click();

  // An order of the table's own: the guards act together, and before Mira.
  await goTo(page, 'Kampf');
  await button(page, 'Eigene Reihenfolge').click();
  await expect.poll(() => places(page)).toEqual(['Mira', 'Wache', 'Wache 2']);
  for (const guard of ['Wache', 'Wache 2']) await choose(page, guard);
  await button(page, 'Gruppe').click();
  await page.getByRole('textbox', { name: 'Name der Gruppe' }).fill('Die Wachen');
  await button(page, 'Zusammen handeln lassen').click();
  await expect.poll(() => places(page)).toEqual(['Mira', 'Die Wachen']);
  await page.getByRole('button', { name: /^Die Wachen verschieben/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => places(page)).toEqual(['Die Wachen', 'Mira']);
  await goTo(mira.page, 'Kampf');
  await expect.poll(() => places(mira.page)).toEqual(['Die Wachen', 'Mira']);
  expect(await isTooWide(mira.page)).toBe(false);

  // It is Mira's turn; what lasts one round is over when her next one begins, and is back one step back.
  await choose(page, 'Mira');
  await button(page, 'Zustand').click();
  await page.getByRole('combobox', { name: 'Zustand' }).fill('benommen');
  await page
    .getByRole('spinbutton')
    .or(page.getByRole('textbox', { name: 'Runden' }))
    .first()
    .fill('1');
  await page.keyboard.press('Tab');
  await button(page, 'Geben').click();
  await dazed(page).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Weiter').click();
  await page.getByText('Am Zug: Wache und Wache 2').waitFor();
  await button(page, 'Weiter').click();
  await dazed(page).waitFor({ state: 'detached' });
  await button(page, 'Zurück').click();
  await dazed(page).waitFor();
  await mira.page.locator('.tracker-row', { hasText: 'benommen' }).waitFor();
  expect(await violations(mira.page)).toEqual([]);

  // One fall for both guards, too low to kill: a line for each in the log.
  await button(page, 'Auswahl aufheben').click();
  await choose(page, 'Die Wachen');
  await button(page, 'Wirkung').click();
  await button(page, 'Sturz').click();
  const fall = page.getByRole('dialog', { name: 'Sturz: Wache und Wache 2' });
  await fall.getByRole('textbox', { name: 'Meter' }).fill('2');
  await fall.getByRole('button', { name: /^Würfeln/ }).click();
  for (const guard of ['Wache', 'Wache 2'])
    await page
      .locator('.log-run', { hasText: 'Sturz' })
      .filter({ hasText: new RegExp(`${guard}(?! \\d)`) })
      .first()
      .waitFor();

  await button(page, 'Reihenfolge beenden').click();
  await dazed(page).waitFor({ state: 'detached' });

  // The map: Mira goes two cells east by keyboard and hears how far everything is.
  await goTo(page, 'Karte');
  for (const [name, cell] of [
    ['Mira', '3,3'],
    ['Wache', '9,5'],
  ] as const) {
    await button(page, `Figur aufstellen: ${name}`).click();
    await page.locator(`[data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`[data-cell="${cell}"][aria-label*="${name}"]`).waitFor();
  }
  await goTo(mira.page, 'Karte');
  await mira.page.locator('[data-cell="3,3"]').focus();
  for (let i = 0; i < 2; i += 1) await mira.page.keyboard.press('ArrowRight');
  const spoken = await mira.page
    .locator('[data-cell="5,3"]')
    .evaluate((cell) => document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(spoken).toContain('2 Meter östlich von Mira');
  await mira.page.keyboard.press('Enter');
  await page.locator('[data-cell="5,3"][aria-label*="Mira"]').waitFor();
  // Four to the east and two to the south: 4.47 m.
  await mira.page.locator('[data-cell="9,5"]').focus();
  await mira.page.locator('.board-readout').getByText('4,5 m').waitFor();
  expect(await isTooWide(mira.page)).toBe(false);
  expect(await violations(mira.page)).toEqual([]);

  // The order of the rules: forth by their own action, back by taking that back, after a look at it.
  await goTo(page, 'Kampf');
  await page
    .getByRole('button', { name: /^Runden beginnen/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('.form-end .button.primary').click();
  // Where the dice are even the GM says who comes first.
  const step = page.locator('[data-step]');
  await order(page).or(step).first().waitFor();
  while (await step.isVisible()) {
    const before = await step.getAttribute('data-step');
    await step
      .getByRole('button', { name: /Mira|Wache/ })
      .first()
      .click();
    await page.locator(`[data-step="${before}"]`).waitFor({ state: 'detached' });
  }
  await order(page).waitFor();
  const [first] = await places(page);
  await page.getByText(`Am Zug: ${first}`, { exact: true }).waitFor();
  await button(page, 'Weiter').click();
  // Who is next depends on what the falls did to the guards; that a turn has ended stands in the log.
  await page.locator('.log-run', { hasText: 'Zug beenden' }).waitFor();
  await button(page, 'Zurück').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.locator('.log-undone', { hasText: /nimmt zurück:.*Zug beenden/ }).waitFor();
  await page.getByText(`Am Zug: ${first}`, { exact: true }).waitFor();
  expect([...gm.troubles, ...mira.troubles]).toEqual([]);
});

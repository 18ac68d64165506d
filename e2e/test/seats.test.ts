import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, openPage } from './browser.ts';
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

const OWN_LINK = 'Auf einem anderen Gerät weiterspielen';

test('a link to another seat asks first, both seats stay, and one changes back', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const mira = await join(browser, invitation, 'Mira');
  await goTo(mira.page, 'Tisch');
  await mira.page.getByText(OWN_LINK).first().click();
  const link = await mira.page.getByRole('textbox', { name: OWN_LINK }).inputValue();

  // The GM opens Mira's link by mistake: nothing happens to the GM's seat.
  await gm.page.goto('about:blank');
  await gm.page.goto(link);
  await gm.page.getByRole('heading', { name: 'Dieser Link führt zu einem anderen Platz' }).waitFor();
  expect(await violations(gm.page)).toEqual([]);
  await gm.page.getByRole('button', { name: /^Als .* weiterspielen$/ }).click();
  await gm.page.getByText('Online').waitFor();
  await goTo(gm.page, 'Tisch');
  await gm.page.getByRole('region', { name: 'Einladen' }).waitFor();
  expect(new URL(gm.page.url()).hash).toBe('');

  // And on purpose: the GM's seat is kept beside it.
  await gm.page.goto('about:blank');
  await gm.page.goto(link);
  await gm.page.getByRole('button', { name: 'Den Platz aus dem Link nehmen' }).click();
  await gm.page.getByText('Online').waitFor();
  await goTo(gm.page, 'Tisch');
  expect(await gm.page.getByRole('region', { name: 'Einladen' }).count()).toBe(0);
  await Promise.all([
    gm.page.waitForEvent('load'),
    gm.page.getByRole('button', { name: /^Weiter als/ }).click(),
  ]);
  await gm.page.getByText('Online').waitFor();
  await goTo(gm.page, 'Tisch');
  await gm.page.getByRole('region', { name: 'Einladen' }).waitFor();
  await mira.close();
  await gm.close();
});

test('the GM writes the key down: on paper, as a file, to scan', async () => {
  const { gm } = await openTable(browser, server.url);
  await gm.page.getByRole('button', { name: 'Menü' }).click();
  await gm.page.getByRole('button', { name: /^Schlüssel der Spielleitung/ }).click();
  const dialog = gm.page.getByRole('dialog', { name: 'Schlüssel der Spielleitung' });
  await dialog.getByRole('img', { name: /QR-Code/ }).waitFor();
  expect(await violations(gm.page)).toEqual([]);
  const link = await dialog.getByRole('textbox').inputValue();
  const [download] = await Promise.all([
    gm.page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Als Datei' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Schlüssel-Donnerstag.txt');
  expect(readFileSync(await download.path(), 'utf8')).toContain(link);
  await gm.page.emulateMedia({ media: 'print' });
  expect(await gm.page.locator('.on-paper').innerText()).toContain(link);
  expect(await dialog.isVisible()).toBe(false);
  // What was written down leads back to the seat.
  const second = await openPage(browser, link);
  await second.page.getByText('Online').waitFor();
  await goTo(second.page, 'Tisch');
  await second.page.getByRole('region', { name: 'Einladen' }).waitFor();
  await second.close();
  await gm.close();
});

test('an invitation that went astray is made worthless, and a name that deceives is refused in words', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const stranger = await openPage(browser, invitation);
  const name = stranger.page.getByLabel('Dein Name');
  const sit = stranger.page.getByRole('button', { name: 'An den Tisch setzen' });
  const gmName = /^(.*) lädt dich ein/.exec(await stranger.page.locator('.lead').innerText())?.[1] ?? '';
  await name.fill(gmName);
  await sit.click();
  await stranger.page.getByText('So heißt schon die Spielleitung.').waitFor();
  await name.fill('Mi\u202era');
  await sit.click();
  await stranger.page.getByText('keine unsichtbaren').waitFor();

  const before = await gm.page.getByRole('textbox', { name: 'Mitspielen' }).inputValue();
  await gm.page.getByRole('button', { name: 'Alte Links ungültig machen' }).click();
  await gm.page.getByRole('dialog').getByRole('button', { name: 'Neue Einladung' }).click();
  await gm.page.getByRole('dialog').waitFor({ state: 'hidden' });
  const after = await gm.page.getByRole('textbox', { name: 'Mitspielen' }).inputValue();
  expect(after).not.toBe(before);
  await name.fill('Mira');
  await sit.click();
  await stranger.page.getByText('Diese Einladung gilt nicht oder nicht mehr.').waitFor();
  // The new one is kept: it is still there when the page is loaded again, and lets somebody in.
  await gm.page.reload();
  await gm.page.getByText('Online').waitFor();
  await goTo(gm.page, 'Tisch');
  expect(await gm.page.getByRole('textbox', { name: 'Mitspielen' }).inputValue()).toBe(after);
  const mira = await join(browser, after, 'Mira');
  await mira.close();
  await stranger.close();
  await gm.close();
});

test('a screen for everybody: what a spectator sees, large, from the GM’s menu; no other seat may be shown there', async () => {
  const { gm } = await openTable(browser, server.url);
  const { page } = gm;
  await page.getByRole('button', { name: 'Boss hinzufügen' }).click();
  await page.getByText('verborgen').first().waitFor();
  const say = page.getByRole('textbox', { name: 'Schreiben oder würfeln' });
  await say.fill('2W6+1');
  await say.press('Enter');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: /^Bildschirm für alle/ }).click();
  await page.getByRole('button', { name: 'Adresse anlegen' }).click();
  const address = page.getByRole('textbox', { name: 'Adresse des Bildschirms' });
  await page.getByText('Durchsichtiger Hintergrund').click();
  const link = await address.inputValue();
  expect(link).toMatch(/\/table\/[^/]+\/screen\?transparent&lang=de#/);
  expect(await violations(page)).toEqual([]);

  const screen = await openPage(browser, link, { viewport: { width: 1280, height: 720 } });
  await screen.page.getByRole('heading', { name: /Greta · 2W6\+1/ }).waitFor();
  // The seat is not read off the screen, and nothing hidden is anywhere on it.
  expect(new URL(screen.page.url()).hash).toBe('');
  expect(await screen.page.content()).not.toContain('Boss');
  expect(await screen.page.getByRole('button').count()).toBe(0);
  expect(await screen.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  expect(await violations(screen.page)).toEqual([]);
  expect(screen.troubles).toEqual([]);
  await screen.close();

  // The GM's own key does not open it, even in the GM's browser.
  const key = await page.evaluate(() => {
    const [seat] = Object.values(JSON.parse(localStorage.getItem('tafelrunde.seats') ?? '{}'));
    return (seat as { token: string }).token;
  });
  await page.goto('about:blank');
  await page.goto(`${link.replace(/#.*/, '')}#${key}`);
  await page.getByRole('heading', { name: 'Dieser Platz sieht zu viel' }).waitFor();
  expect(await page.content()).not.toContain('Boss');
  await gm.close();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acting, doAll, openTable, type Place, seatAddress } from '../../scripts/staging.mjs';
import { violations } from './axe.ts';
import { closePages, openBrowser, openPage, PHONE } from './browser.ts';
import { type Server, sharedProgram } from './server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

test('an encounter is prepared, judged by the arena, played, taken along and told as a story', async () => {
  const helper = await openPage(browser, server.url);
  const { gm, players } = await openTable(server.url, 'grundregelwerk', ['Mira']);
  const mira = players[0] as Place;
  const create = { id: 'mira', name: 'Mira', template: 'warrior', hasArmour: false };
  await doAll(helper.page, mira, [acting({ action: 'grundregelwerk/create', input: create })]);
  const desk = await openPage(browser, seatAddress(server.url, gm));
  const phone = await openPage(browser, seatAddress(server.url, mira), { viewport: PHONE });
  await phone.page.getByText('Online').first().waitFor({ state: 'attached' });
  const { page } = desk;

  // Prepared: a scene with two guards from a template, the map of the table and a letter.
  await page.getByRole('tab', { name: 'Vorbereitung' }).click();
  await page.getByRole('button', { name: 'Begegnung vorbereiten' }).first().click();
  const editor = page.getByRole('dialog', { name: 'Begegnung vorbereiten' });
  await editor.getByLabel('Name', { exact: true }).fill('Wachen am Tor');
  for (let i = 0; i < 2; i += 1) await editor.getByRole('button', { name: 'Handlanger dazu' }).click();
  await editor.getByLabel('Name statt Handlanger').fill('Wache');
  await editor.getByRole('button', { name: 'Karte vom Tisch' }).click();
  await editor.getByRole('img', { name: 'Vorschau der Karte' }).waitFor();
  await editor.getByRole('button', { name: 'Handzettel dazu' }).click();
  await editor.getByLabel('Überschrift').fill('Brief des Barons');
  expect(await violations(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Fertig' }).click();
  await page.getByText('2 × Wache').waitFor();

  // Judged: a sentence with its interval.
  await page.getByRole('button', { name: 'Wie schwer wird das? Wachen am Tor' }).click();
  const judgement = page.locator('[data-part="judgement"][aria-busy="false"]');
  await judgement.getByText(/gewinnt die Gruppe/).waitFor();
  expect(await judgement.innerText()).toMatch(
    /aus 1\.000 Kämpfen\s+95\s% sicher zwischen [\d,]+\s% und [\d,]+\s%/,
  );
  expect(await violations(page)).toEqual([]);

  // Played: on the table in three taps (the drawer was the first), hidden until shown.
  await page.getByRole('button', { name: 'Wachen am Tor auf den Tisch' }).click();
  const show = page.getByRole('button', { name: 'Karte und alle 2 zeigen' });
  await show.waitFor();
  await phone.page.getByRole('tab', { name: 'Kampf' }).click();
  expect(await phone.page.content()).not.toContain('Wache 1');
  await show.click();
  await phone.page.getByText('Wache 1').first().waitFor();
  await page.getByRole('button', { name: '„Brief des Barons“ allen zeigen' }).click();
  const letter = phone.page.getByRole('region', { name: 'Brief des Barons' });
  await letter.getByRole('button', { name: 'Weglegen' }).click();
  const foe = await page.evaluate(() => document.body.innerText.includes('Wache 2'));
  expect(foe).toBe(true);
  await doAll(helper.page, gm, [acting({ action: 'grundregelwerk/start-combat', input: {} })]);
  await doAll(helper.page, mira, [{ kind: 'say', text: 'Für den Baron!' }]);
  await doAll(helper.page, mira, [{ kind: 'roll', notation: '2W6+1', audience: 'everyone', faces: [6, 5] }]);

  // Taken along and told, as the player has seen it: on a phone.
  await phone.page.getByRole('tab', { name: 'Protokoll' }).click();
  await phone.page.getByRole('button', { name: 'Mitnehmen' }).click();
  await phone.page.getByRole('button', { name: 'Als Geschichte' }).click();
  const story = phone.page.locator('[data-paper="story"]');
  await story.getByText('Kampf 1: Mira gegen Wache 1, Wache 2').waitFor();
  const told = await story.innerText();
  expect(told).toContain('„Für den Baron!“');
  expect(told).toContain('2W6+1 = 12');
  expect(told).not.toContain('Wachen am Tor');
  expect(await story.locator('.die').count()).toBeGreaterThanOrEqual(2);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
  expect(await violations(phone.page)).toEqual([]);

  // The GM ends the evening: it is told to all, and again the next time.
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: /^Abend beenden/ }).click();
  await page
    .getByRole('dialog', { name: 'Abend beenden' })
    .getByRole('button', { name: 'Abend beenden' })
    .click();
  const over = page.getByRole('dialog', { name: 'Der Abend ist zu Ende' });
  await over.getByText('„Für den Baron!“').waitFor();
  expect(await over.getByRole('button', { name: 'Kopie sichern' }).count()).toBe(1);
  expect(await over.getByRole('button', { name: 'Schlüssel zeigen' }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);

  // Taken along as a file: at another table the drawer and all that happened are there again.
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    over.getByRole('button', { name: 'Kopie sichern' }).click(),
  ]);
  await page.goto(`${server.url}/open`);
  await page.getByText('Aus einer Datei').click();
  await page.locator('.bring input[type=file]').setInputFiles(await copy.path());
  await page.locator('.bring').getByLabel('Dein Name').fill('Greta');
  await page.getByRole('button', { name: 'Tisch wiederherstellen' }).click();
  await page.getByRole('button', { name: 'An den Tisch', exact: true }).click();
  await page.getByRole('tab', { name: 'Vorbereitung' }).click();
  await page.getByText('2 × Wache').waitFor();
  await page.getByRole('button', { name: '„Brief des Barons“ allen zeigen' }).waitFor();
  await page.getByText('„Für den Baron!“').or(page.getByText('Für den Baron!')).first().waitFor();

  await phone.page.getByRole('link', { name: 'Zum Tisch' }).click();
  const lastTime = phone.page.getByRole('region', { name: 'Was beim letzten Mal geschah' });
  await lastTime.getByText('2W6+1 = 12').waitFor();
  expect(await violations(phone.page)).toEqual([]);
  await lastTime.getByRole('button', { name: 'Weglegen' }).click();
  await lastTime.waitFor({ state: 'detached' });

  // All tables of this browser: put into the archive and found there.
  await phone.page.goto(`${server.url}/tables`);
  await phone.page.getByRole('heading', { name: 'Donnerstag' }).waitFor();
  await phone.page.getByRole('button', { name: '„Donnerstag“ ins Archiv legen' }).click();
  await phone.page.getByLabel('Tisch, Name oder Regelsystem suchen').fill('donner mira');
  await phone.page.getByRole('button', { name: '„Donnerstag“ aus dem Archiv holen' }).click();
  expect(await violations(phone.page)).toEqual([]);
  expect([...desk.troubles, ...phone.troubles]).toEqual([]);
});

import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, openFreshPage, PHONE } from './browser.ts';
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

const log = (page: Page) => page.getByRole('region', { name: 'Protokoll' });
const address = () => `${server.url}/solo/grundregelwerk/table`;

async function say(page: Page, text: string): Promise<void> {
  const line = page.locator('.say-line input').first();
  await line.fill(text);
  await line.press('Enter');
}

test('a solo table belongs to one tab at a time, and outlives both', async () => {
  const { page, troubles, close } = await openFreshPage(browser, address());
  await say(page, 'Im ersten Fenster');
  await log(page).getByText('Im ersten Fenster').waitFor();
  const second = await page.context().newPage();
  await second.goto(address());
  const title = 'Dieser Tisch ist in einem anderen Fenster offen';
  await second.getByRole('heading', { name: title }).waitFor();
  expect(await violations(second)).toEqual([]);

  // The second takes over: it knows what the first has done, and the first says where the table is.
  await second.getByRole('button', { name: 'Hier weiterspielen' }).click();
  await log(second).getByText('Im ersten Fenster').waitFor();
  await page.getByRole('heading', { name: title }).waitFor();
  await say(second, 'Im zweiten Fenster');
  await log(second).getByText('Im zweiten Fenster').waitFor();

  // And back again, and after the other has gone simply by opening it.
  await page.getByRole('button', { name: 'Hier weiterspielen' }).click();
  await log(page).getByText('Im zweiten Fenster').waitFor();
  await second.reload();
  await second.getByRole('heading', { name: title }).waitFor();
  await page.goto(server.url);
  await log(second).getByText('Im zweiten Fenster').waitFor();
  await second.reload();
  await log(second).getByText('Im zweiten Fenster').waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a full storage: the table says so, loses nothing and goes on when there is room', async () => {
  const { page, close } = await openFreshPage(browser, address(), { viewport: PHONE });
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await say(page, 'Vorher');
  await log(page).getByText('Vorher').waitFor();
  // Chromium counts small writes only from time to time, whatever quota it is told: it refuses here as it does when full.
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function refuse() {
      this.transaction.abort();
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(window, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { add }) });
  });
  await say(page, 'Ohne Platz');
  const notice = page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' });
  await notice.waitFor();
  expect(await log(page).getByText('Ohne Platz').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Kopie als Datei' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Solotisch-Grundregelwerk-\d{4}-\d\d-\d\d\.json$/);
  const copy = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(copy.events.at(-1)).toMatchObject({ kind: 'said', text: 'Ohne Platz' });

  // Room again: what waited is written, and still there after the page was loaded anew.
  await page.evaluate('makeRoom()');
  await notice.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await log(page).getByText('Ohne Platz').waitFor();
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await log(page).getByText('Ohne Platz').waitFor();
  await close();
});

test('a table that an earlier version kept is carried over', async () => {
  const { page, close } = await openFreshPage(browser, server.url);
  await page.evaluate(() => {
    const base = { v: 1, at: 1, by: 'solo', command: 'a' };
    const events = [
      {
        ...base,
        seq: 1,
        kind: 'tableOpened',
        table: 'solo-probenwuerfel',
        system: 'probenwuerfel',
        name: 'Du',
      },
      { ...base, seq: 2, kind: 'seatAdded', seat: 'solo', name: 'Du', role: 'gm' },
      { ...base, seq: 3, kind: 'said', text: 'Von früher' },
    ];
    localStorage.setItem('tafelrunde.solo.probenwuerfel', JSON.stringify(events));
  });
  // Whoever has a table of their own finds it also where others find a scene to try.
  await page.goto(`${server.url}/solo/probenwuerfel`);
  await log(page).getByText('Von früher').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('tafelrunde.solo.probenwuerfel'))).toBeNull();
  await page.reload();
  await log(page).getByText('Von früher').waitFor();
  await close();
});

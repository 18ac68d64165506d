import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, openPage, PHONE } from './browser.ts';
import { warrior } from './figures.ts';
import { type Server, sharedProgram } from './server.ts';
import { create, goTo, join, openTable, openTableByHand } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

test('on a phone each view is found where it was left', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk/table`, {
    viewport: PHONE,
  });
  await create(page, 'Mira', 'Krieger', 'Nein');
  await page.locator('.sheet-view').waitFor();
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.waitForFunction(() => window.scrollY === 200);
  await goTo(page, 'Protokoll');
  await page.waitForFunction(() => window.scrollY === 0);
  await goTo(page, 'Bogen');
  await page.waitForFunction(() => window.scrollY === 200);
  await close();
});

test('a sheet that closes never leads away from the table, whatever a page before a reload has left in the history', async () => {
  const { page, close } = await openPage(browser, `${server.url}/`, { viewport: PHONE });
  await page.goto(`${server.url}/solo/grundregelwerk/table`);
  const menu = page.getByRole('button', { name: 'Menü' });
  await menu.waitFor();
  await page.evaluate(() => history.replaceState({ sheet: true }, ''));
  await menu.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  // Back takes the sheet's own step only, so the sheet opens and closes as often as one likes.
  await menu.click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/solo/grundregelwerk/table');
  await close();
});

test('on a plain address, where browsers offer no clipboard, a link is copied all the same; if not even that works, it is said', async () => {
  const withoutClipboard = async (page: Page): Promise<void> => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  };
  const { gm, invitation } = await openTableByHand(
    browser,
    server.url,
    'Grundregelwerk',
    {},
    withoutClipboard,
  );
  const { page } = gm;
  const copy = page.locator('.copy-link').first().getByRole('button');
  await copy.click();
  await copy.getByText('Kopiert', { exact: true }).waitFor();
  const line = page.locator('.say-line input').first();
  await line.focus();
  await page.keyboard.press('Control+V');
  expect(await line.inputValue()).toBe(invitation);
  await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
  await copy.click();
  await page.getByText('Der Link ist markiert: kopier ihn von Hand.').waitFor();
  const marked = await page
    .locator('.copy-link input')
    .first()
    .evaluate((one) => {
      const { value, selectionStart, selectionEnd } = one as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  expect(marked).toBe(invitation);
  expect(gm.troubles).toEqual([]);
  await gm.close();
});

test('what begins like dice is never said unasked', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk/table`);
  const line = page.locator('.say-line input').first();
  const log = page.getByRole('region', { name: 'Protokoll' });
  // A word behind it is what the roll is for.
  await line.fill('3w6 + 2 Schaden');
  await line.press('Enter');
  await log
    .getByText(/3w6 ?\+ ?2.*Schaden/i)
    .first()
    .waitFor();
  await line.fill('4w6 + 2 + Schaden');
  await line.press('Enter');
  await page.getByText('Das beginnt wie ein Wurf und geht anders weiter.').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await log.locator('.log-run, .log-line', { hasText: /4w6/i }).count()).toBe(0);
  await page.getByRole('button', { name: '4w6 + 2 würfeln' }).click();
  await log
    .getByText(/4w6 ?\+ ?2\b/i)
    .first()
    .waitFor();
  await line.fill('3W6+');
  await line.press('Enter');
  await page.getByRole('button', { name: 'Nur sagen' }).click();
  await log.getByText('3W6+', { exact: true }).waitFor();
  await close();
});

test('whoever draws a map goes on drawing after each piece', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk/table`);
  await goTo(page, 'Karte');
  const drawing = page.locator('details.draw');
  await drawing.locator('summary').click();
  await drawing.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await drawing.waitFor();
  expect(await drawing.getAttribute('open')).not.toBeNull();
  await close();
});

const TRICK = '<img src=x onerror="document.title=1">';
const SCRIPT = '<script>document.title=1</script>';

test('names, figures and chat that look like markup are shown as text, and nothing of it runs', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const mallory = await join(browser, invitation, TRICK);
  await create(mallory.page, SCRIPT, 'Krieger', 'Nein');
  const line = mallory.page.getByRole('textbox', { name: 'Schreiben oder würfeln' });
  await line.fill(`${SCRIPT}${TRICK}`);
  await line.press('Enter');
  for (const { page, troubles } of [gm, mallory]) {
    await page.getByText(`${SCRIPT}${TRICK}`).first().waitFor();
    await page.getByText(SCRIPT, { exact: true }).first().waitFor();
    await goTo(page, 'Tisch');
    await page.getByText(TRICK, { exact: true }).first().waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.title()).not.toBe('1');
    expect(troubles).toEqual([]);
  }
  await gm.close();
  await mallory.close();
});

test('the policy of the page forbids scripts that are not its own files', async () => {
  const response = await fetch(`${server.url}/`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self'(;|$)/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
});

test('a figure is saved at one table and brought to another, where whoever brings it plays it', async () => {
  const first = await openTable(browser, server.url);
  const mira = await join(browser, first.invitation, 'Mira', {}, { gm: first.gm, act: warrior('Hilde') });
  await goTo(mira.page, 'Bogen');
  const [download] = await Promise.all([
    mira.page.waitForEvent('download'),
    mira.page.getByRole('button', { name: 'Figur als Datei' }).click(),
  ]);
  const file = await download.path();

  const second = await openTable(browser, server.url);
  const there = await join(browser, second.invitation, 'Mira', { viewport: PHONE });
  await goTo(there.page, 'Tisch');
  await there.page.getByRole('button', { name: 'Figur mitbringen' }).click();
  const dialog = there.page.getByRole('dialog', { name: 'Bogen laden' });
  await dialog.getByRole('textbox').fill('{"format":"tafelrunde-character","version":9}');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await dialog.getByText('Diese Version von Figuren ist hier unbekannt. Nichts wurde übernommen.').waitFor();
  expect(await violations(there.page)).toEqual([]);
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.waitFor({ state: 'hidden' });
  await there.page.getByRole('button', { name: /^Hilde.*deine Figur/ }).waitFor();
  await second.gm.page.getByText('bringt Hilde mit.').first().waitFor();
  for (const person of [first.gm, mira, second.gm, there]) await person.close();
});

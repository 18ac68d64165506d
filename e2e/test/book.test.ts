import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('the book on a phone: chapters, a search that forgives, live odds, no sideways scrolling', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/rules/grundregelwerk`, {
    viewport: PHONE,
  });
  await page.getByRole('heading', { name: 'Regelbuch: Grundregelwerk' }).waitFor();
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Kampf' }).click();
  const first = page.getByRole('heading', { name: 'Ablauf eines Angriffs' });
  expect(await first.evaluate((title) => title.getBoundingClientRect().top < innerHeight)).toBe(true);

  await page.getByRole('searchbox', { name: 'Regel suchen' }).fill('Vergeltng');
  await page.getByText(/Regeln gefunden/).waitFor();
  await page
    .getByRole('heading', { name: /Vergeltung/ })
    .first()
    .waitFor();
  // Somebody who comes from another game says hit points.
  await page.getByRole('searchbox').fill('Lebenspunkt');
  await page.getByRole('heading', { name: /Herz/ }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole('searchbox').fill('Ablauf eines Tests');
  const rule = page.getByRole('article').filter({ hasText: 'Ablauf eines Tests' }).first();
  await rule.getByText('Ausprobieren').click();
  await rule.getByText('37,5 %').waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('the table has the book as a tab, and an address opens it at its rule', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/solo/grundregelwerk/table`);
  await page.getByRole('tab', { name: 'Regeln' }).click();
  await page.getByRole('searchbox', { name: 'Regel suchen' }).waitFor();
  await page.goto(`${server.url}/rules/grundregelwerk#GW-HLP-02`);
  const rule = page.locator('#GW-HLP-02');
  await rule.waitFor();
  await expect
    .poll(() =>
      rule.evaluate(
        (one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().top < innerHeight,
      ),
    )
    .toBe(true);
  // On a desk the rule that is read can be tried beside it: W8 against 6 is 3/8, W10 is 5/10.
  await page.goto(`${server.url}/rules/grundregelwerk#GW-TST-01`);
  const aside = page.getByRole('complementary', { name: 'Ausprobieren' });
  await aside.getByText('37,5 %').waitFor();
  await aside.getByText('W10', { exact: true }).click();
  await aside.getByText('50 %').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});

test('a line of the log leads to its rule in the book', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/solo/grundregelwerk/scene`);
  const entry = page.locator('.log-run', { hasText: 'Kampf beginnen' });
  await entry.locator('summary').first().click();
  await entry.locator('details.account-line > summary').first().click();
  await entry.getByRole('link', { name: 'Im Regelbuch' }).first().click();
  await page.waitForURL(/\/rules\/grundregelwerk#GW-/);
  const id = new URL(page.url()).hash.slice(1);
  const rule = page.locator(`#${id}`);
  await rule.waitFor();
  await expect
    .poll(() =>
      rule.evaluate((one) => one.getBoundingClientRect().top < innerHeight && one === document.activeElement),
    )
    .toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

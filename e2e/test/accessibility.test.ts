import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations, violationsInAllThemes } from './axe.ts';
import { closePages, DESK, openBrowser, openPage, PHONE } from './browser.ts';
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

/** Pages that show what they have without being asked, and what tells that they do. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/': (page) => page.getByRole('heading', { name: 'Tafelrunde' }).waitFor(),
  '/lab/grundregelwerk': (page) =>
    page
      .getByText(/von 100 Fällen/)
      .first()
      .waitFor(),
  '/house/grundregelwerk': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/fair-dice': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/replay': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
};

/** Forms and tables made of the same parts: one theme tells enough. */
const MADE_ALIKE: typeof PAGES = {
  '/open': (page) => page.getByLabel('Name des Tisches').waitFor(),
  '/join': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/solo/grundregelwerk/table': (page) =>
    page.getByRole('button', { name: 'Figur erschaffen' }).first().waitFor(),
  '/table/unknown': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
};

test('no serious violation in any theme, nothing scrolls sideways, everything can be hit with a thumb, at a desk and on a phone', async () => {
  const { page, close } = await openPage(browser, `${server.url}/`, { viewport: DESK });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const show = async (path: string, shown: (page: Page) => Promise<unknown>) => {
    await page.setViewportSize(DESK);
    await page.goto(`${server.url}${path}`);
    await shown(page);
    expect(await tooWide(), path).toBeLessThanOrEqual(0);
  };
  const narrow = async (path: string) => {
    await page.setViewportSize(PHONE);
    expect(await tooWide(), `${path} on a phone`).toBeLessThanOrEqual(0);
  };
  for (const [path, shown] of Object.entries(PAGES)) {
    await show(path, shown);
    expect(await smallTargets(page), path).toEqual([]);
    expect(await violationsInAllThemes(page), path).toEqual([]);
    // A theme has the same colours at every width: on the phone one is looked at.
    await narrow(path);
    expect(await smallTargets(page), `${path} on a phone`).toEqual([]);
    expect(await violations(page), `${path} on a phone`).toEqual([]);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await violations(page), 'help on a phone').toEqual([]);
  await page.setViewportSize(DESK);
  expect(await violationsInAllThemes(page), 'help').toEqual([]);
  for (const [path, shown] of Object.entries(MADE_ALIKE)) {
    await show(path, shown);
    expect(await violations(page), path).toEqual([]);
    await narrow(path);
    expect(await violations(page), `${path} on a phone`).toEqual([]);
  }
  await close();
});

test('the chosen theme is there after a reload', async () => {
  const { page, close } = await openPage(browser, `${server.url}/`, { viewport: DESK });
  await page.evaluate(() =>
    localStorage.setItem('tafelrunde.settings', JSON.stringify({ theme: 'contrast' })),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Tafelrunde' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.getAttribute('data-theme'))).toBe('contrast');
  await close();
});

/** What can be pressed and is smaller than 44 by 44 pixels; the language switch has 44 with its frame. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary, a, [role="tab"], .segment, .toggle, .chip')]
      // The dialog's button for screen readers is not there to be seen.
      .filter((element) => element.checkVisibility() && element.className !== '')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ element, box }) =>
          box.height < (element.closest('.header .segments') === null ? 43.5 : 37.5) || box.width < 43.5,
      )
      .map(({ element, box }) => `${element.className} ${element.textContent} ${box.width}x${box.height}`),
  );

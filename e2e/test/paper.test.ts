import type { Browser, Page } from 'playwright-core';
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

const WORDS = {
  de: { screen: 'Spielleiterschirm', cards: 'Figurenkarten' },
  en: { screen: 'GM’s screen', cards: 'Figure cards' },
} as const;

/** How many pages the browser's own printing makes of it, in the fonts of the page. */
async function printed(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  expect(fonts).toBeGreaterThan(0);
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** Nothing on the paper is wider than the paper. */
const overflows = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const paper = document.querySelector('.paper') as HTMLElement;
    const right = paper.getBoundingClientRect().right + 1;
    return [...paper.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > right)
      .map((one) => one.textContent?.slice(0, 40) ?? '');
  });

test.each(['grundregelwerk', 'heldenhandbuch', 'probenwuerfel', 'd6pool'])(
  '%s on A4 in both languages: sheet full and empty, screen on two pages, cards, a story, the book',
  async (system) => {
    const { page, troubles, close } = await openPage(browser, `${server.url}/solo/${system}/scene`);
    await page.locator('[data-part="decision"]').waitFor();
    await page.goto(`${server.url}/paper/${system}`);
    for (const [locale, words] of Object.entries(WORDS)) {
      await page.getByRole('radio', { name: locale === 'de' ? 'Deutsch' : 'English' }).check({ force: true });
      const sheet = page.locator('[data-paper="sheet"]');
      await sheet.waitFor();
      await page.emulateMedia({ media: 'print' });
      for (const figure of ['template:', 'empty']) {
        const list = page.locator('.paper-choice select');
        const values = await list
          .locator('option')
          .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
        await list.selectOption(values.find((value) => value?.startsWith(figure)) ?? '', { force: true });
        const pages = await printed(page);
        expect(pages, `${system} ${figure} ${locale}`).toBeGreaterThanOrEqual(1);
        expect(pages, `${system} ${figure} ${locale}`).toBeLessThanOrEqual(3);
        expect(await overflows(page)).toEqual([]);
      }
      await page.emulateMedia({ media: 'screen' });
      await page.locator('.paper-controls select').first().selectOption({ label: words.screen });
      await page.emulateMedia({ media: 'print' });
      expect(await printed(page), `${system} screen ${locale}`).toBeLessThanOrEqual(2);
      expect(await overflows(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await page.locator('.paper-controls select').first().selectOption({ label: words.cards });
      await page.emulateMedia({ media: 'print' });
      expect(await printed(page)).toBeLessThanOrEqual(3);
      expect(await overflows(page)).toEqual([]);
      // What has happened in the scene so far, told.
      await page.goto(`${server.url}/story?scene=${system}`);
      await page.locator('[data-paper="story"] .story-line').first().waitFor();
      expect(await printed(page), `${system} story ${locale}`).toBe(1);
      expect(await overflows(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await page.goto(`${server.url}/paper/${system}`);
    }
    await page.goto(`${server.url}/rules/${system}`);
    await page.locator('.book-chapter').first().waitFor();
    expect(await printed(page)).toBeGreaterThan(5);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('the way to paper on a phone', async () => {
  const { page, close } = await openPage(browser, `${server.url}/rules/d6pool`, { viewport: PHONE });
  await page.getByRole('link', { name: 'Auf Papier' }).click();
  await page.getByRole('heading', { name: 'Auf Papier: D6 Pool' }).waitFor();
  await page.locator('[data-paper="sheet"]').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await close();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsInAllThemes } from './axe.ts';
import { DESK, openBrowser, openPage, PHONE } from './browser.ts';
import { type Server, startProgram } from './server.ts';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  server = await startProgram();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Each view in the state that shows most. */
const VIEWS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  test: async (page) => {
    await page.locator('.conditions > summary').click();
    await page.locator('.chip').first().click();
    await page.locator('.roll-button').click();
    await page.locator('.why > summary').click();
    await page.locator('.why .account summary').first().click();
  },
  attack: async (page) => {
    await page.getByRole('tab').nth(1).click();
    await page.getByText('Echter Würfel').click();
    await page.locator('.roll-button').click();
    await page.locator('.face-field input').fill('1');
    await page.keyboard.press('Enter');
    await page.locator('.decision').waitFor();
  },
  dice: async (page) => {
    await page.getByRole('tab').nth(2).click();
    await page.locator('.roll-button').click();
    await page.locator('.chart-table > summary').click();
  },
  error: async (page) => {
    await page.getByRole('tab').nth(2).click();
    await page.locator('.input.large').fill('3W6+x');
  },
  rules: async (page) => {
    await page.getByRole('tab').nth(3).click();
    await page.locator('.rule > summary').first().click();
  },
  house: async (page) => {
    await page.getByRole('tab').nth(3).click();
    await page.getByText('Hausregeln', { exact: true }).click();
    await page.locator('.house-rule .toggle').first().click();
    await page.locator('.ruling > summary').first().click();
  },
  help: async (page) => {
    await page.getByRole('button', { name: 'Tastenkürzel' }).click();
    await page.getByRole('dialog').waitFor();
  },
};

const SIZES = { phone: PHONE, desk: DESK };

describe.each(Object.entries(SIZES))('%s', (_, viewport) => {
  test('no serious violation in any theme, nothing scrolls sideways, everything can be hit with a thumb', async () => {
    const { page, close } = await openPage(browser, `${server.url}/`, { viewport });
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.getByRole('heading', { name: 'Tafelrunde' }).waitFor();
    expect(await violationsInAllThemes(page), 'start').toEqual([]);
    expect(await tooWide(), 'start').toBeLessThanOrEqual(0);
    for (const [view, show] of Object.entries(VIEWS)) {
      await page.goto(`${server.url}/grundregelwerk`);
      await page.locator('.roll-button').waitFor();
      await show(page);
      expect(await tooWide(), view).toBeLessThanOrEqual(0);
      expect(await smallTargets(page), view).toEqual([]);
      expect(await violationsInAllThemes(page), view).toEqual([]);
      await page.evaluate(() => localStorage.removeItem('tafelrunde.house.grundregelwerk'));
    }
    await close();
  });
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

test('dice do not move anything when they land, whatever came of them', async () => {
  const { page, close } = await openPage(browser, `${server.url}/grundregelwerk`, { viewport: PHONE });
  const button = page.locator('.roll-button');
  const before = await button.boundingBox();
  const seen = new Set<string>();
  // With a W10 against 6 each of the four verdicts comes up; the longest is the one that needs the room.
  for (let throws = 0; seen.size < 4 && throws < 200; throws += 1) {
    await button.click();
    seen.add(await page.locator('.result-verdict').innerText());
    expect(await button.boundingBox(), [...seen].join(', ')).toEqual(before);
  }
  expect(seen.size).toBe(4);
  await close();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { DESK, openBrowser, openPage, PHONE } from './browser.ts';
import { type Server, startProgram } from './server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe.each(['open', 'join', 'solo/grundregelwerk', 'table/unknown'])('/%s', (path) => {
  test.each([
    ['desk', DESK],
    ['phone', PHONE],
  ])('has no serious violation on a %s and does not scroll sideways', async (_name, viewport) => {
    const { page, close } = await openPage(browser, `${server.url}/${path}`, { viewport });
    await page.getByRole('main').waitFor();
    await page.waitForTimeout(300);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await close();
  });
});

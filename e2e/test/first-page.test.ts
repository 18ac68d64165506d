import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
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

test('from the start page to the odds of a system, and back', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/`);
  await page.getByRole('link', { name: 'Grundregelwerk: Chancen' }).click();
  await page
    .getByText(/von 100 Fällen/)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/lab/grundregelwerk');
  await page.goBack();
  await page.getByRole('heading', { name: 'Tafelrunde' }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('English in the middle of it, and still English after a reload', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/`);
  await page.getByText('EN', { exact: true }).click();
  await page.getByRole('link', { name: 'Open a table' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.reload();
  await page.getByRole('link', { name: 'Open a table' }).waitFor();
  await page.getByText('DE', { exact: true }).click();
  await page.getByRole('link', { name: 'Tisch eröffnen' }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('nothing on the way asks for what the security policy forbids', async () => {
  const { page, close } = await openPage(browser, 'about:blank');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { forbidden: seen });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const path of ['/', '/join', '/lab/d6pool', '/solo/heldenhandbuch']) {
    await page.goto(`${server.url}${path}`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { forbidden: string[] }).forbidden), path).toEqual(
      [],
    );
  }
  await close();
});

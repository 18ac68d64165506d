import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import { create, goTo, join, openTable } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
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

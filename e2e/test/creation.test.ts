import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, DESK, openBrowser, openPage, PHONE } from './browser.ts';
import { focused, tabTo } from './keyboard.ts';
import { type Server, sharedProgram } from './server.ts';
import { pick } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

const openEditor = async (page: Page) => {
  await page.getByRole('button', { name: 'Figur erschaffen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Figur erschaffen' });
  await dialog.waitFor();
  return dialog;
};

/** What can be pressed and is smaller than a thumb. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] :is(button, summary, .segment, .toggle, .chip)')]
      .filter((element) => element.checkVisibility() && element.className !== '')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(({ element, box }) => `${element.className} ${element.textContent} ${box.width}x${box.height}`),
  );

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.each([
  ['phone', PHONE],
  ['desk', DESK],
])('on a %s', (_name, viewport) => {
  test('dice are set by hand: problems and the sheet follow, a rule can be read, and the figure is there', async () => {
    const url = `${server.url}/solo/grundregelwerk/table`;
    const { page, troubles, close } = await openPage(browser, url, { viewport });
    const dialog = await openEditor(page);
    const submit = dialog.getByRole('button', { name: 'Erschaffen', exact: true });
    await dialog.getByText('„Name“ darf nicht leer sein.').waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Mira');
    await pick(dialog, /^Frei/);
    await dialog.getByText('Passt zu den Regeln.').waitFor();
    await dialog.getByRole('button', { name: 'Weiter: Eigenschaften' }).click();

    // W10, W8 and W6 are what a beginner has: a W12 is one size too much, and the rules say so.
    const strength = dialog.getByRole('group', { name: 'Stärke' });
    await strength.getByRole('button', { name: 'Stärke steigern' }).click();
    await strength.getByText('W12').waitFor();
    await dialog.getByText('Das passt noch nicht zu den Regeln').waitFor();
    const preview = dialog.locator('.preview');
    if ((await preview.getAttribute('open')) === null) await preview.locator('summary').first().click();
    await preview.getByText('W12').waitFor();
    expect(
      await strength.getByRole('button', { name: 'Stärke steigern' }).getAttribute('aria-disabled'),
    ).toBe('true');

    await dialog.locator('.problems').getByRole('button', { name: 'Regel: Figur erschaffen' }).click();
    const rule = page.getByRole('dialog').last();
    await rule.getByText('Drei Vorlagen stehen bereit', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor();

    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);

    await strength.getByRole('button', { name: 'Stärke senken' }).click();
    await dialog.getByText('Passt zu den Regeln.').waitFor();
    await submit.click();
    await dialog.waitFor({ state: 'hidden' });
    const sheet = page.getByRole('region', { name: 'Bogen: Mira' });
    await sheet.getByRole('heading', { name: 'Eigenschaften' }).waitFor();
    expect(await sheet.locator('.sheet-row', { hasText: 'Stärke' }).first().textContent()).toContain('W10');
    await sheet
      .getByRole('button', { name: /^Stärke.*Chance 50/ })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await isTooWide(page)).toBe(false);
    expect(troubles).toEqual([]);
    await close();
  });
});

test('a draft waits: closed and opened again, and after a reload, until it is made or begun anew', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk/table`);
  let dialog = await openEditor(page);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Jonas');
  await pick(dialog, /^Magier/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.reload();
  dialog = await openEditor(page);
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  expect(await name.inputValue()).toBe('Jonas');
  expect(await dialog.getByRole('radio', { name: /^Magier/ }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Von vorn' }).click();
  expect(await name.inputValue()).toBe('');
  await name.fill('Mira');
  await dialog.getByRole('button', { name: 'Erschaffen', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  dialog = await openEditor(page);
  expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('');
  await close();
});

test('by keyboard alone: an end that is reached keeps the focus', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/grundregelwerk/table`);
  await page.getByRole('tab', { name: 'Bogen' }).waitFor();
  await tabTo(page, /^Figur erschaffen$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  // The name has the keyboard already.
  await page.keyboard.type('Mira');
  expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Mira');
  await tabTo(page, /^Krieger/);
  await page.keyboard.press('ArrowUp'); // round to the last one
  await tabTo(page, /^Weiter: Eigenschaften$/);
  await page.keyboard.press('Enter');
  await dialog.getByRole('group', { name: 'Stärke' }).waitFor();
  await tabTo(page, /^Stärke steigern$/);
  await page.keyboard.press('Enter');
  await dialog.getByRole('group', { name: 'Stärke' }).getByText('W12').waitFor();
  await page.keyboard.press('Enter'); // no further
  expect(await focused(page)).toBe('Stärke steigern');
  await tabTo(page, /^Erschaffen$/);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Bogen: Mira' }).waitFor();
  await close();
});

test('points that would be lost are named before, and only then given up', async () => {
  const { page, close } = await openPage(browser, `${server.url}/solo/probenwuerfel/table`);
  const dialog = await openEditor(page);
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Mira');
  await pick(dialog, /^Selbst verteilen/);
  const next = dialog.getByRole('button', { name: /^Weiter/ });
  while ((await next.count()) > 0) await next.click();
  await dialog.getByRole('button', { name: 'Erschaffen', exact: true }).click();
  await dialog.getByText(/Noch nicht verteilt: .*10.*15.*verfällt/).waitFor();
  await dialog.getByRole('button', { name: 'Trotzdem erschaffen' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await close();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { focused, tabTo } from './keyboard.ts';
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

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Chooses a view with the arrow keys. */
async function view(page: Page, name: string): Promise<void> {
  await tabTo(page, /^(Bogen|Karte|Tisch)$/);
  for (let i = 0; i < 4 && (await focused(page)) !== name; i += 1) await press(page, 'ArrowRight');
  expect(await focused(page)).toBe(name);
}

/** Reaches a button and presses it. */
async function push(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await press(page, 'Enter');
}

/** Walks over the board from wherever its focus is to a cell, by its name. */
async function walkTo(page: Page, cell: string): Promise<void> {
  await tabTo(page, /^[A-L]\d+, /);
  await press(page, 'Control+Home');
  const [column = 'A', row = '1'] = [cell.slice(0, 1), cell.slice(1)];
  for (let i = 0; i < column.charCodeAt(0) - 65; i += 1) await press(page, 'ArrowRight');
  for (let i = 1; i < Number(row); i += 1) await press(page, 'ArrowDown');
  expect(await focused(page)).toMatch(new RegExp(`^${cell},`));
}

/** The face of a real die, typed into the decision that has taken the keyboard. */
async function typeFace(page: Page, face: number): Promise<void> {
  await page.locator('[data-part="decision"]').getByRole('button', { name: 'Eintragen' }).waitFor();
  await page.keyboard.type(String(face));
  await press(page, 'Enter');
}

test('the whole fight by keyboard alone: figure, boss, map, move, blows, retaliation', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/solo/grundregelwerk`);
  await page.getByRole('tab', { name: 'Bogen' }).waitFor();
  await push(page, /^Figur erschaffen$/);
  await page.getByRole('dialog').waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await page.keyboard.type('Mira');
  await push(page, /^Erschaffen$/);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await view(page, 'Tisch');
  await push(page, /^Boss hinzufügen/);
  await view(page, 'Karte');
  for (const [name, cell] of [
    ['Mira', 'A1'],
    ['Boss', 'D1'],
  ] as const) {
    await push(page, new RegExp(`^Figur aufstellen: ${name}`));
    await walkTo(page, cell);
    await press(page, 'Enter');
    await page.getByRole('gridcell', { name: new RegExp(`^${cell}, ${name}`) }).waitFor();
  }
  await view(page, 'Tisch');
  await push(page, /^Kampf beginnen/);
  await page.getByRole('dialog').waitFor();
  await push(page, /^Kampf beginnen$/);
  await page.getByText('Runde 1').first().waitFor();

  // The first move: two cells, so that she stands beside the boss.
  await view(page, 'Karte');
  await walkTo(page, 'C1');
  await press(page, 'Enter');
  await page.getByRole('gridcell', { name: /^C1, Mira/ }).waitFor();

  for (const round of [1, 2]) {
    await view(page, 'Bogen');
    await tabTo(page, /^Schwert gegen Boss/);
    await press(page, 'i');
    await page.getByRole('dialog').waitFor();
    if (round === 1) {
      await tabTo(page, /^Echte Würfel/);
      await press(page, 'Space');
    }
    await push(page, /^Würfeln/);
    await typeFace(page, 10); // the highest face: exceptional
    await page.getByRole('button', { name: 'Mehr Wirkung', exact: true }).waitFor();
    await push(page, /^Mehr Wirkung/);
    if (round === 2) break;
    await page.getByText('Boss wird getroffen und erleidet 2 Wunden.').first().waitFor();
    await push(page, /^Weiter/);
    await view(page, 'Bogen');
    // The boss strikes; she defends with strength and fails.
    await push(page, /gegen Mira.*%/);
    await page
      .locator('[data-part="decision"]')
      .getByRole('button', { name: /^Stärke/ })
      .waitFor();
    await push(page, /^Stärke/);
    await typeFace(page, 2);
    await page.getByText('Mira verliert ein Herz durch Verletzung (noch 4).').first().waitFor();
    await push(page, /^Weiter/);
    await page.getByText('Runde 2').first().waitFor();
  }
  await page.getByRole('button', { name: 'Er stirbt' }).waitFor();
  await push(page, /^Er stirbt/);
  await page.getByText('aus dem Spiel').first().waitFor();
  expect(troubles).toEqual([]);
  await close();
}, 120_000);

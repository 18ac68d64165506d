import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acting, doAll, openTable, type Place, STAGES, seatAddress } from '../../scripts/staging.mjs';
import { violations } from './axe.ts';
import { closePages, openBrowser, openPage, PHONE, type WatchedPage } from './browser.ts';
import { type Server, sharedProgram } from './server.ts';

let server: Server;
let browser: Browser;
let helper: WatchedPage;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
  helper = await openPage(browser, server.url);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän';
const PLAYERS = ['Mira', 'Jonas', 'Ayşe', LONG, 'Lu', 'Ole', 'Brunhild', 'Kim'];
const FOES = Array.from({ length: 12 }, (_, i) => (i === 0 ? 'Ork' : `Ork ${i + 1}`));

// biome-ignore format: a table reads best in columns
const SYSTEMS = [
  { system: 'grundregelwerk', less: 'Eins weniger: Herzen von Mira',       full: 'Mira: 5 von 5 Herzen',       hurt: 'Mira: 4 von 5 Herzen',                 many: 'Allen eins weniger: Herzen',       ask: ['Gesch', ' 8', 'Geschicklichkeit'] },
  { system: 'probenwuerfel',  less: 'Eins weniger: Lebenspunkte von Mira', full: 'Lebenspunkte: 21 von 21',    hurt: 'Lebenspunkte: 20 von 21',              many: 'Allen eins weniger: Lebenspunkte', ask: ['Bemer', ' 9', 'Bemerken'] },
  { system: 'heldenhandbuch', less: 'Eins weniger: Physis von Mira',       full: 'Physis: 12 von 12',          hurt: 'Physis: 11 von 12',                    many: 'Allen eins weniger: Physis',       ask: ['Gedä', ' 11', 'Gedächtnis'] },
  { system: 'd6pool',         less: 'Eins mehr: Wunden von Mira',          full: 'Wunden: 0',                  hurt: 'Wunden: 1, das macht 1 Strafwürfel',   many: 'Allen eins mehr: Wunden',          ask: ['Wahrne', ' 2', 'Wahrnehmung'] },
] as const;

/** List and dialog are made of the same parts in every system: their access is judged in one. */
const WHOLE = 'd6pool';

async function sit(place: Place, viewport: { width: number; height: number }): Promise<WatchedPage> {
  const person = await openPage(browser, seatAddress(server.url, place), { viewport });
  await person.page.getByText('Online').waitFor();
  return person;
}

const rowOf = (page: Page, name: string) =>
  page
    .locator('.figure-row', { has: page.getByRole('button', { name: new RegExp(`^${name}( |$)`) }) })
    .first();

describe.each(SYSTEMS)('the GM’s desk in $system', ({ system, less, full, hurt, many, ask }) => {
  test('eight players and twelve opponents at a glance, one less and back, three at once, a roll asked for in one line', async () => {
    const stage = STAGES[system];
    if (stage === undefined) throw new Error(`no stage for ${system}`);
    const { gm, players } = await openTable(server.url, system, PLAYERS);
    for (const player of players) await doAll(helper.page, player, [acting(stage.create(player.name))]);
    await doAll(
      helper.page,
      gm,
      FOES.map((name, i) => acting(stage.enemy(name, `foe-${i}`))),
    );
    const desk = await sit(gm, { width: 1280, height: 800 });
    const { page } = desk;

    // Everybody fits on the screen, and no name makes the column wider.
    await rowOf(page, 'Ork 12').waitFor();
    const seen = await page.locator('.figure-row').evaluateAll((rows) =>
      rows.map((row) => {
        const { top, bottom, width } = row.getBoundingClientRect();
        return { isInView: top >= 0 && bottom <= innerHeight, width };
      }),
    );
    expect(seen).toHaveLength(20);
    expect(seen.filter(({ isInView }) => !isInView)).toEqual([]);
    expect(new Set(seen.map(({ width }) => width)).size).toBe(1);
    expect(
      await page.locator('.table-party').evaluate((column) => column.scrollWidth <= column.clientWidth),
    ).toBe(true);
    if (system === WHOLE) expect(await violations(page)).toEqual([]);

    // One less, by keyboard; taken back it is as it was, for everybody.
    const own = rowOf(page, 'Mira');
    await own.getByLabel(full).waitFor();
    await own.getByRole('button', { name: less }).press('Enter');
    await own.getByLabel(hurt).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen', exact: true }).click();
    await own.getByLabel(full).waitFor();

    // Three of them at once, and a condition for the same three.
    for (const name of ['Ork', 'Ork 2', 'Ork 3'])
      await page.getByRole('checkbox', { name: `${name} auswählen`, exact: true }).press('Space');
    const selection = page.getByRole('region', { name: '3 Figuren ausgewählt' });
    await selection.getByRole('button', { name: many }).press('Enter');
    const action = (await page.locator('.log-run').first().innerText()).split('\n')[0] ?? '';
    expect(action).toMatch(/\p{L}/u);
    await selection.getByRole('button', { name: 'Zustand' }).press('Enter');
    await page.getByRole('combobox', { name: 'Zustand' }).fill('geblendet');
    await page.getByRole('button', { name: 'Geben' }).press('Enter');
    for (const name of ['Ork', 'Ork 2', 'Ork 3']) await rowOf(page, name).getByText('geblendet').waitFor();
    await selection.getByRole('button', { name: 'Auswahl aufheben' }).press('Enter');
    await selection.waitFor({ state: 'detached' });

    // A roll in one line, with the keyboard alone: begun, completed, sent.
    const [begun, goal, whole] = ask;
    await page.keyboard.press('r');
    const line = page.getByRole('combobox', { name: 'In einer Zeile' });
    await line.waitFor();
    await page.keyboard.type(begun);
    await page.getByRole('option', { name: whole, exact: true }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${goal}, al`);
    await page.keyboard.press('Tab');
    await page.keyboard.type(', bl');
    await page.keyboard.press('Tab');
    expect(await line.inputValue()).toBe(`${whole}${goal}, alle, blind`);
    if (system === WHOLE) expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await line.waitFor({ state: 'detached' });
    await page
      .getByText(/wartet auf .*Mira/)
      .first()
      .waitFor();
    expect(desk.troubles).toEqual([]);
    await desk.close();

    // It waits on the phone, too, whenever that comes.
    const mira = await sit(players[0] as Place, PHONE);
    const bar = mira.page.locator('[data-part="turn-bar"]').getByRole('button', { name: /\p{L}/u }).first();
    await bar.click();
    await mira.page.getByRole('button', { name: 'Blind würfeln' }).waitFor();
    expect(mira.troubles).toEqual([]);
    await mira.close();
  });
});

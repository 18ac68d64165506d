import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import {
  closePages,
  DESK,
  openBrowser,
  openFreshPage,
  openPage,
  PHONE,
  type WatchedPage,
} from './browser.ts';
import { type Server, sharedProgram } from './server.ts';

let server: Server;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

async function open(path: string, options = {}) {
  watched = await openPage(browser, `${server.url}${path}`, options);
  page = watched.page;
}

afterEach(async () => {
  expect(watched.troubles).toEqual([]);
  await watched.close();
});

const BRIDA = new URL('../../docs/scenarios/characters/brida.json', import.meta.url);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const answer = () => page.locator('.answer');
/** All that was asked for has been fought. A machine with other things to do takes its time for some hundred fights. */
const fought = () =>
  page
    .locator('.answer[aria-busy="false"] .answer-sentence', { hasText: /Kampf|Kämpfe/ })
    .waitFor({ timeout: 60_000 });
const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What has the keyboard, by the words that stand for it. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return (
      element?.getAttribute('aria-label') ??
      element?.labels?.[0]?.textContent ??
      element?.textContent ??
      ''
    ).trim();
  });

async function tabTo(name: string) {
  for (let i = 0; i < 80; i += 1) {
    if ((await focused()) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

/** The view that an address stands for. */
function viewIn(url: string): { readonly told?: number; readonly scenarios?: readonly unknown[] } {
  const packed = Buffer.from(new URL(url).hash.slice(1), 'base64url');
  return packed.length === 0 ? {} : JSON.parse(inflateRawSync(packed).toString());
}

test('a fight is set up and fought by keyboard alone', async () => {
  await open('/', { viewport: DESK });
  await tabTo('Grundregelwerk: Arena');
  await page.keyboard.press('Enter');
  // The arena opens with a fight already fought.
  await fought();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await tabTo('Magier entfernen');
  await page.keyboard.press('Enter');
  await tabTo('Figur für Gegenseite');
  await page.keyboard.type('Elite');
  await tabTo('Figur zu Gegenseite holen');
  await page.keyboard.press('Enter');
  await page.getByLabel('Elite: Anzahl').waitFor();
  await tabTo('Kämpfe');
  await page.keyboard.press('Home');
  await tabTo('Kämpfen lassen');
  await page.keyboard.press('Enter');
  await fought();
  await answer().getByText('aus 200 Kämpfen').waitFor();
  expect(await page.locator('.answer-sentence').textContent()).toMatch(
    /^In .* gewinnt die Gruppe(, meist in Runde .*)?\.$/,
  );
  expect(await focused()).toBe('Kämpfen lassen');
  expect(await page.locator('.losses-table tbody tr').count()).toBe(7);
  expect(await sideways()).toBe(0);
});

test('results grow while it runs, and cancelling keeps them', async () => {
  await open('/arena/probenwuerfel');
  await fought();
  await page.getByLabel('Kämpfe', { exact: true }).selectOption({ label: '100.000' });
  await button('Kämpfen lassen').click();
  const done = () => page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value);
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
  await page.getByRole('img', { name: 'Wer gewinnt wann?' }).waitFor();
  const before = await done();
  await page.waitForFunction((n) => (document.querySelector('progress')?.value ?? 0) > n, before);
  await button('Abbrechen').click();
  await answer()
    .getByText(/Abgebrochen: gezeigt sind [\d.]+ von 100\.000 Kämpfen\./)
    .waitFor();
  expect(await page.locator('.losses-table tbody tr').count()).toBe(5);
  await button('Kämpfen lassen').waitFor();
});

test('what if: a case beside the first, and a link that shows the same fights on another number of cores', async () => {
  const openOn = async (cores: number, url: string) => {
    watched = await openFreshPage(browser, url, {}, (fresh) =>
      fresh.addInitScript((count) => {
        Object.defineProperty(navigator, 'hardwareConcurrency', { value: count });
      }, cores),
    );
    page = watched.page;
    expect(await page.evaluate(() => navigator.hardwareConcurrency)).toBe(cores);
    await fought();
  };
  await openOn(2, `${server.url}/arena/grundregelwerk`);
  await page.getByLabel('Kämpfe', { exact: true }).selectOption({ label: '200' });
  await button('Was wäre wenn?').click();
  await page.getByRole('tab', { name: 'Fall B' }).waitFor();
  const minions = page.locator('.fighter-line', { hasText: 'Handlanger' });
  await minions.getByRole('button', { name: 'mehr' }).click();
  await button('Kämpfen lassen').click();
  await fought();
  // One more against them: fewer victories.
  await answer()
    .getByText(/^Fall B, Handlanger 4 statt 3: \d+ von 100 \(−[\d,]+ Prozentpunkte\)\.$/)
    .waitFor();
  expect(await page.getByRole('row', { name: /^Gruppe gewinnt/ }).textContent()).toMatch(/−.* … /);
  await expect.poll(() => viewIn(page.url()).scenarios?.length).toBe(2);
  const link = page.url();
  const shown = () => page.locator('.answer, .win-chart, .compare-table, .losses-table').allTextContents();
  const here = await shown();
  await watched.close();

  await openOn(1, link);
  await expect.poll(shown).toEqual(here);
});

test('luck and bad luck, and one fight told step by step', async () => {
  await open('/arena/probenwuerfel');
  await page.getByLabel('Kämpfe', { exact: true }).selectOption({ label: '200' });
  await button('Kämpfen lassen').click();
  await fought();
  const slider = page.getByRole('slider', { name: 'Glück und Pech' });
  await slider.focus();
  // The worst fight of the group is one the wolves win, the best one is not.
  await page.keyboard.press('Home');
  await page.getByText(/^Kampf \d+: Gegenseite siegt/).waitFor();
  await page.keyboard.press('End');
  await page.getByText(/^Kampf \d+: Gruppe siegt/).waitFor();
  const title = await page.locator('.fight-title').textContent();
  await button(/^Kampf \d+ ansehen$/).click();
  await page.getByText(/^Schritt 1 von \d+$/).waitFor();
  await page.getByText(/Der Kampf beginnt\. Reihenfolge:/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Schritt 2 von \d+$/).waitFor();
  await page.getByText(/^Runde 1: .* ist am Zug\.$/).waitFor();
  await button('Zurück').click();
  await page.getByText(/^Schritt 1 von \d+$/).waitFor();
  const number = Number(/\d+/.exec(title ?? '')?.[0]);
  await expect.poll(() => viewIn(page.url()).told).toBe(number);
  await page.reload();
  await page.getByText(/^Schritt 1 von \d+$/).waitFor();
  expect(await page.locator('.fight-title').textContent()).toBe(title);
  await page.getByLabel('Kampf Nummer').fill('17');
  await button('Zeigen').click();
  await page.getByText(/^Kampf 17: /).waitFor();
});

test('somebody with a sheet of their own, and the set-up as a file of the command line', async () => {
  await open('/arena/grundregelwerk', { viewport: PHONE });
  await button('Bogen für Gruppe laden').click();
  const brida = JSON.parse(readFileSync(BRIDA, 'utf8'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Oder hier einfügen').fill(JSON.stringify({ ...brida, system: 'd6pool' }));
  await button('Übernehmen').click();
  await dialog.getByText('Diese Figur gehört zu D6 Pool. Nichts wurde übernommen.').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'brida.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(brida)),
  });
  await page.getByLabel('Brida: Anzahl').waitFor();
  // The browser remembers her.
  await page.getByLabel('Figur für Gegenseite').selectOption({ label: 'Brida' });
  await button('Figur zu Gegenseite holen').click();
  await answer().getByText('mischt Spielfiguren und Gegner').waitFor();
  expect(await button('Kämpfen lassen').isDisabled()).toBe(true);
  await button('Brida entfernen').last().click();

  await page.getByLabel('So entscheidet Gruppe').selectOption({ label: 'Lieber schneller' });
  await page.getByText('Ein Vorteil bringt gleich noch einen Angriff').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Aufstellung sichern').click(),
  ]);
  const scenario = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(scenario.sides[0].figures.at(-1)).toEqual({ character: brida.character });
  expect(scenario.sides[0].policy).toBe('faster');
  scenario.sides[1].figures = [{ template: 'boss', count: 2 }];
  const load = (json: unknown) =>
    page
      .getByLabel('Aufstellung laden')
      .last()
      .setInputFiles({
        name: 'arena.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(json)),
      });
  await load({ ...scenario, system: 'd6pool' });
  await page.getByText('Diese Aufstellung gehört zu D6 Pool. Nichts wurde geändert.').waitFor();
  await load(scenario);
  await page.getByText('Aufstellung geladen.').waitFor();
  expect(await page.getByLabel('Boss: Anzahl').last().inputValue()).toBe('2');
});

// The other two are fought with above; their page is made of the same parts.
test.each(['heldenhandbuch', 'd6pool'])(
  '%s: on a phone nothing sticks out, and nobody is left out',
  async (system) => {
    await open(`/arena/${system}`, { viewport: PHONE });
    await fought();
    await page.getByText('Bedingungen', { exact: true }).click();
    await page.getByText('So entscheiden die Figuren').click();
    await page.getByText('Als Tabelle').click();
    await page.locator('.fight-title').waitFor();
    expect(await sideways()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByText('EN', { exact: true }).click();
    await answer()
      .getByText(/fights? .*wins/)
      .waitFor();
    expect(await sideways()).toBe(0);
  },
);

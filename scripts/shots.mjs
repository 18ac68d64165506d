// `npm run shots`: a picture of every part, system, theme and width, and a page to flip through them: .cache/shots/index.html.
// `npm run shots -- d6pool` takes those of one system.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { bootstrap } from './bootstrap.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './browser.mjs';
import { PARTS, writeIndex } from './shots-index.mjs';
import { acting, doAll, openTable, STAGES, seatAddress } from './staging.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ page: Page } & ReturnType<typeof camera>} Seat */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'shots');
/** Not every system has a map, or phases in which all decide at once. */
const NOT_EVERYWHERE = ['board', 'phase'];
const THEMES = ['light', 'dark'];
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** The built program on a free port; its dice fall the same each time. @returns {Promise<{ url: string; stop: () => void }>} */
async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-shots-'));
  const chance = new URL('./fixed-chance.mjs?start=a', import.meta.url).href;
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--json'];
  const program = spawn(
    process.execPath,
    ['--import', chance, join(root, 'apps/cli/bin/tafelrunde.mjs'), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const stop = () => {
    program.kill();
    rmSync(data, { recursive: true, force: true });
  };
  const url = await new Promise((resolve, reject) => {
    program.once('exit', () => reject(new Error('the program ended')));
    program.stdout.on('data', (text) => {
      const found = /http:\/\/[^"\s]+/.exec(String(text));
      if (found !== null) resolve(found[0].replace(/\/$/, ''));
    });
  });
  return { url, stop };
}

/** What waits for a seat. @param {Page} page */
const stepOf = (page) =>
  page.locator('[data-part="decision"] [data-step], [data-part="inbox"] [data-step]').first();
/** @param {Page} page */
const verdictOf = (page) => page.locator('[data-part="result"] .verdict-line').first();
/** @param {Page} page */
const barOf = (page) => page.locator('[data-part="turn-bar"]');

/**
 * One seat in front of the camera; between pictures it has its usual size.
 *
 * @param {Page} page
 * @param {string} system
 * @param {{ width: number; height: number }} usual
 */
function camera(page, system, usual) {
  /** @type {Set<string>} */
  const taken = new Set();
  return {
    /** @param {string} part @param {Locator} [only] just this, not the whole screen */
    async shoot(part, only) {
      if (taken.has(part)) return;
      taken.add(part);
      for (const theme of THEMES) {
        await page.evaluate(`document.documentElement.setAttribute('data-theme', '${theme}')`);
        for (const size of WIDTHS) {
          await page.setViewportSize(size);
          // Two frames: what follows the width is laid out in the second.
          await page.evaluate(
            'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))',
          );
          const path = join(folder, `${[system, part, theme, size.width].join('-')}.png`);
          await (only ?? page).screenshot({ path });
        }
      }
      await page.setViewportSize(usual);
    },
    taken,
  };
}

/** Whether there is such a view. @param {Page} page @param {string} name */
async function goTo(page, name) {
  const tab = page.getByRole('tab', { name, exact: true });
  if ((await tab.count()) === 0) return false;
  await tab.first().click();
  return true;
}

/** Answers with what is suggested. @param {Page} page */
async function answer(page) {
  const step = await stepOf(page).getAttribute('data-step');
  const card = page.locator(`[data-step="${step}"]`);
  const before = await card.innerText();
  const done = card.getByRole('button', { name: /^Alles behalten und fertig/ });
  const take = card.locator('.decide:not([disabled])');
  const option = card.locator(':is(.option, .inbox-options button, [data-segment]):not([disabled])');
  const fields = await card.locator('input[inputmode="numeric"], .faces input').all();
  if (await done.isVisible()) await done.click();
  else if ((await take.count()) > 0) await take.first().click();
  else if ((await option.count()) > 0) await option.first().click();
  else {
    for (const field of fields) await field.fill('5');
    await card.getByRole('button', { name: 'Eintragen' }).click();
  }
  // Whoever plays several figures is asked for each of them in the same place.
  const asked = `document.querySelector('[data-step="${step}"]')?.innerText`;
  await page.waitForFunction(`${asked} !== ${JSON.stringify(before)}`);
}

/**
 * Answers for everybody until it has come to something; what is asked on the way is shot.
 *
 * @param {readonly { page: Page; part: string; shoot: (part: string) => Promise<void> }[]} seats
 * @param {(page: Page) => Locator} settled
 */
async function settle(seats, settled) {
  for (let answers = 0; answers < 60; answers += 1) {
    await Promise.any(seats.flatMap(({ page }) => [stepOf(page).waitFor(), settled(page).waitFor()]));
    let asked;
    for (const seat of seats) if (await stepOf(seat.page).isVisible()) asked ??= seat;
    if (asked === undefined) return;
    await asked.shoot(asked.part);
    await answer(asked.page);
  }
}

/** @param {import('playwright-core').Browser} browser @param {string} url @param {string} system */
async function shootSystem(browser, url, system) {
  const names = ['Mira Falkenauge', 'Jonas', 'Maximiliane von Hohenburg'];
  const { gm, players } = await openTable(url, system, names);
  const [mira] = players;
  if (mira === undefined) throw new Error('nobody sat down');
  /** @param {import('./staging.mjs').Place} place @param {{ width: number; height: number }} size */
  const sit = async (place, size) => {
    const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce', hasTouch: true });
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    await page.setViewportSize(size);
    await page.goto(seatAddress(url, place));
    await page.getByText('Online').first().waitFor({ state: 'attached' });
    return { page, ...camera(page, system, size) };
  };
  const desk = await sit(gm, { width: 1280, height: 800 });
  const phone = await sit(mira, { width: 390, height: 844 });
  // The others answer for themselves, and nobody looks at them.
  const others = [];
  for (const player of players.slice(1)) {
    const { page } = await sit(player, { width: 390, height: 844 });
    others.push({ page, part: '', shoot: async () => {} });
  }
  try {
    await play(system, { gm, players, desk, phone, others });
  } catch (problem) {
    // What both saw when it stopped; the other systems are shot all the same.
    console.log(`${system}: ${String(problem)}`);
    await desk.page.screenshot({ path: join(folder, `${system}-stopped-desk.png`) });
    await phone.page.screenshot({ path: join(folder, `${system}-stopped-phone.png`) });
  }
  const missing = PARTS.filter(
    (part) => !phone.taken.has(part) && !desk.taken.has(part) && !NOT_EVERYWHERE.includes(part),
  );
  if (missing.length > 0) console.log(`${system}: no picture of ${missing.join(', ')}`);
  await Promise.all([desk, phone, ...others].map(({ page }) => page.context().close()));
  return missing;
}

/**
 * From the first figure to the first blow.
 *
 * @param {string} system
 * @param {{
 *   gm: import('./staging.mjs').Place;
 *   players: readonly import('./staging.mjs').Place[];
 *   desk: Seat;
 *   phone: Seat;
 *   others: Parameters<typeof settle>[0];
 * }} table
 */
async function play(system, { gm, players, desk, phone, others }) {
  const [mira] = players;
  const stage = STAGES[system];
  if (stage === undefined || mira === undefined) throw new Error(`nobody plays ${system}`);
  const gmSeat = { ...desk, part: 'inbox' };
  const seats = [{ ...phone, part: 'decision' }, gmSeat, ...others];

  // On a phone the table itself would lie over everything; a GM alone at a table sees it first.
  await goTo(desk.page, 'Bogen');
  await desk.page.setViewportSize({ width: 390, height: 844 });
  const whole = desk.page.getByRole('dialog', { name: 'Tisch', exact: true });
  if (await whole.isVisible()) await whole.getByRole('button', { name: 'Schließen' }).first().click();
  await desk.page.setViewportSize({ width: 1280, height: 800 });
  await phone.page.waitForLoadState('networkidle');
  await phone.page.getByRole('button', { name: 'Figur erschaffen' }).first().click();
  await phone.page.locator('.creation-screen').waitFor();
  await phone.shoot('creation');
  await phone.page.keyboard.press('Escape');

  if (stage.house !== undefined) await doAll(desk.page, gm, [{ kind: 'setHouse', house: stage.house }]);
  for (const player of players) await doAll(desk.page, player, [acting(stage.create(player.name))]);
  // Chances come one after the other; the first are there when one of them is.
  await phone.page.locator('[data-part="now"] .now-card', { hasText: '%' }).first().waitFor();
  await phone.shoot('sheet');

  // A throw that asks which dice stay; in most systems it is settled at once.
  await doAll(desk.page, mira, [acting(stage.check)]);
  await settle(seats, verdictOf);
  await closeResults(seats);

  // The GM throws real dice: what they show is asked in the inbox.
  await doAll(desk.page, gm, [{ ...acting(stage.check), realDice: true }]);
  await settle(seats, verdictOf);
  await closeResults(seats);

  const foes = ['Ork', 'Ork 2'].map((name, i) => acting(stage.enemy(name, `foe-${i}`)));
  await doAll(desk.page, gm, foes);
  await begin(desk.page);
  await settle(seats, (page) =>
    barOf(page)
      .getByText(/Runde \d|Phase \d/)
      .first(),
  );
  await closeResults(seats);
  await passToMira(seats, desk.page);
  await closeResults(seats);
  await phone.shoot('turn-bar', barOf(phone.page));
  await goTo(phone.page, 'Kampf');
  await phone.shoot('fight');
  if (await goTo(phone.page, 'Karte')) await phone.shoot('board');
  await goTo(phone.page, 'Bogen');
  await phone.shoot('now');
  const attack = phone.page.locator('[data-part="now"] .now-card').filter({ hasText: '%' }).first();
  if (await barOf(phone.page).getByText('Du bist am Zug').isVisible()) await attack.click();
  else await phaseOf(desk.page);
  await settle([{ ...phone, part: 'phase' }, gmSeat, ...others], verdictOf);
  await phone.shoot('result');
  await goTo(desk.page, 'Karte');
  await desk.shoot('desk');
  await closeResults(seats);
  await goTo(phone.page, 'Protokoll');
  await phone.shoot('log');
  // Where no rule has asked her anything, her own dice do.
  if (!phone.taken.has('decision')) {
    await doAll(desk.page, mira, [{ ...acting(stage.check), realDice: true }]);
    await settle(seats, verdictOf);
  }
}

/** @param {readonly { page: Page }[]} seats */
async function closeResults(seats) {
  for (const { page } of seats) {
    const close = page.locator('[data-part="result"]').getByRole('button', { name: 'Ergebnis schließen' });
    while ((await close.count()) > 0) await close.first().click();
  }
}

/** @param {Page} page */
async function begin(page) {
  await barOf(page).getByRole('button').first().click();
  const go = page.getByRole('dialog').locator('.form-end .button.primary');
  await go
    .or(barOf(page).getByText(/Runde \d|Phase \d/))
    .or(stepOf(page))
    .first()
    .waitFor();
  if (await go.isVisible()) await go.click();
}

/**
 * Whoever is before her lets it pass; where all act at once nobody has to.
 *
 * @param {Parameters<typeof settle>[0]} seats
 * @param {Page} desk
 */
async function passToMira(seats, desk) {
  const who = barOf(desk).locator('.turn-who strong');
  const next = barOf(desk).getByRole('button', { name: /^Weiter/ });
  for (let turns = 0; turns < 8 && (await next.isVisible()); turns += 1) {
    const said = await who.innerText();
    if (said.includes('Mira')) return;
    await next.click();
    await settle(seats, (page) =>
      page === desk ? who.filter({ hasNotText: said }) : page.locator('.nowhere-else'),
    );
  }
}

/** All sides decide at once. @param {Page} page */
async function phaseOf(page) {
  await goTo(page, 'Tisch');
  await page
    .getByRole('button', { name: /^Kampfphase/ })
    .first()
    .press('i');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Würfeln/ })
    .click();
}

async function main() {
  const installed = await bootstrap(root);
  if (installed !== 0) return installed;
  const [wanted] = process.argv.slice(2);
  const systems = Object.keys(STAGES).filter((id) => wanted === undefined || id === wanted);
  if (systems.length === 0) {
    console.error(`No system is called ${wanted}. There are: ${Object.keys(STAGES).join(', ')}.`);
    return 2;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await serve();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  let isWhole = true;
  try {
    for (const system of systems) {
      const missing = await shootSystem(browser, server.url, system);
      isWhole &&= missing.length === 0;
      console.log(system);
    }
  } finally {
    await browser.close();
    server.stop();
  }
  console.log(
    writeIndex(
      folder,
      systems,
      THEMES,
      WIDTHS.map(({ width }) => width),
    ),
  );
  return isWhole ? 0 : 1;
}

process.exitCode = await main();

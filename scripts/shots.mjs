// `npm run shots`: a picture of every part, system, theme and width, and a page to flip through them: .cache/shots/index.html.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { bootstrap } from './bootstrap.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './browser.mjs';
import { acting, doAll, openTable, STAGES, seatAddress } from './staging.mjs';

/** @typedef {import('playwright-core').Page} Page */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.cache', 'shots');
const THEMES = ['light', 'dark', 'contrast'];
const WIDTHS = [360, 390, 1280];
const PARTS = ['sheet', 'turn', 'result', 'decision', 'desk'];

/** The built program on a free port. @returns {Promise<{ url: string; stop: () => void }>} */
async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-shots-'));
  const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--json'];
  const program = spawn(process.execPath, [join(root, 'apps/cli/bin/tafelrunde.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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

/** What waits for this seat, wherever it lies. @param {Page} page */
const asked = (page) =>
  page.locator('[data-part="decision"] [data-step], [data-part="inbox"] [data-step]').first();
/** @param {Page} page */
const result = (page) => page.locator('[data-part="result"] .result-card').first();

/**
 * Every part in turn: the sheet at rest, one's turn, a question where one comes, what came of it.
 *
 * @param {Page} page
 * @param {(part: string) => Promise<void>} shoot
 */
async function playerParts(page, shoot) {
  const cards = page.locator('[data-part="now"] .now-card');
  await cards.first().waitFor();
  await shoot('turn');
  await cards.filter({ hasText: '%' }).first().click();
  await asked(page)
    .or(result(page))
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => {});
  if (await asked(page).isVisible()) await shoot('decision');
  for (let i = 0; i < 20 && (await asked(page).isVisible()); i += 1) {
    const answer = page.locator(
      '[data-part="decision"] :is(.decide, .option):not([disabled]), [data-part="inbox"] :is(.decide, .option, .inbox-options button):not([disabled])',
    );
    await answer.first().click();
    await page.waitForTimeout(200);
  }
  await result(page)
    .waitFor({ timeout: 5000 })
    .catch(() => {});
  await shoot('result');
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {string} system
 * @param {string} theme
 * @param {number} width
 */
async function shootAll(browser, url, system, theme, width) {
  const stage = STAGES[system];
  if (stage === undefined) return;
  const isDesk = width > 1000;
  const staged = await openTable(url, system, ['Mira Falkenauge', 'Jonas', 'Maximiliane von Hohenburg']);
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: isDesk ? { width, height: 800 } : { width, height: width === 360 ? 740 : 844 },
    hasTouch: !isDesk,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(`localStorage.setItem('tafelrunde.settings', '{"theme":"${theme}"}')`);
  for (const player of staged.players) await doAll(page, player, [acting(stage.create(player.name))]);
  if (stage.house !== undefined) await doAll(page, staged.gm, [{ kind: 'setHouse', house: stage.house }]);
  const [seat = staged.gm] = isDesk ? [] : staged.players;
  /** @param {string} part */
  const shoot = async (part) => {
    await page.waitForTimeout(150);
    const name = [system, part, theme, width].join('-');
    await page.screenshot({ path: join(folder, `${name}.png`) });
  };
  await page.goto(seatAddress(url, seat));
  await page.locator('[data-part="now"], .figure-row').first().waitFor();
  await shoot('sheet');
  const foes = ['Ork', 'Ork 2'].map((name, i) => acting(stage.enemy(name, `foe-${i}`)));
  const helper = await context.newPage();
  await helper.goto(url);
  await doAll(helper, staged.gm, foes);
  if (isDesk) await shoot('desk');
  await playerParts(page, shoot);
  await context.close();
}

/** A page to flip through with the arrow keys. */
function writeIndex() {
  const list = JSON.stringify({ systems: Object.keys(STAGES), parts: PARTS, themes: THEMES, widths: WIDTHS });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Tafelrunde: pictures</title>
<style>body{font:16px system-ui;margin:1rem}nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}img{max-width:100%;border:1px solid #999;margin-top:1rem}</style>
<nav></nav><p id="name"></p><img alt="">
<script>
const all = ${list}, keys = ['systems','parts','themes','widths'], at = [0,0,0,0];
const nav = document.querySelector('nav'), img = document.querySelector('img');
keys.forEach((key, k) => { const one = document.createElement('select'); one.ariaLabel = key;
  all[key].forEach((v) => one.add(new Option(v))); one.onchange = () => { at[k] = one.selectedIndex; show(); }; nav.append(one); });
function show() { const name = keys.map((key, k) => all[key][at[k]]).join('-') + '.png';
  document.querySelector('#name').textContent = name; img.src = name; img.alt = name;
  nav.querySelectorAll('select').forEach((one, k) => { one.selectedIndex = at[k]; }); }
addEventListener('keydown', ({ key }) => { const k = { ArrowRight: [1, 1], ArrowLeft: [1, -1], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!k) return; const n = all[keys[k[0]]].length; at[k[0]] = (at[k[0]] + k[1] + n) % n; show(); });
show();
</script>
`,
  );
}

async function main() {
  const installed = await bootstrap(root);
  if (installed !== 0) return installed;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [wanted] = process.argv.slice(2);
  const server = await serve();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  try {
    for (const system of Object.keys(STAGES).filter((id) => wanted === undefined || id === wanted))
      for (const theme of THEMES)
        for (const width of WIDTHS) {
          await shootAll(browser, server.url, system, theme, width);
          console.log(`${system}, ${theme}, ${width}`);
        }
  } finally {
    await browser.close();
    server.stop();
  }
  writeIndex();
  console.log(join(folder, 'index.html'));
  return 0;
}

process.exitCode = await main();

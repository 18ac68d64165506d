import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acting, doAll, openTable, type Place, seatAddress } from '../../scripts/staging.mjs';
import { violations } from './axe.ts';
import { closePages, openBrowser, openPage, PHONE } from './browser.ts';
import { type Server, startProgram } from './server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

/** A drawing with lines every 50 pixels, as a map has them. */
const drawing = (page: Page, width: number, height: number): Promise<string> =>
  page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w as number, h as number];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#c9b79c';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#8a7660';
      for (let at = 0; at < canvas.width; at += 50) context.fillRect(at, 0, 2, canvas.height);
      for (let at = 0; at < canvas.height; at += 50) context.fillRect(0, at, canvas.width, 2);
      return canvas.toDataURL('image/png').split(',')[1] as string;
    },
    [width, height],
  );

const points = (...path: readonly (readonly [number, number])[]) => path.map(([x, y]) => ({ x, y }));
/** Two rooms with a closed door between them, as a map maker writes them. */
const vtt = (image: string) => ({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 12, y: 8 }, pixels_per_grid: 50 },
  line_of_sight: [points([6, 0], [6, 3]), points([6, 4], [6, 8])],
  objects_line_of_sight: [],
  portals: [
    {
      position: { x: 6, y: 3.5 },
      bounds: points([6, 3], [6, 4]),
      rotation: 1.570796,
      closed: true,
      freestanding: false,
    },
  ],
  environment: { baked_lighting: false, ambient_light: 'ffffffff' },
  lights: [],
  image,
});
const named = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

test('a map of another program is played on, and files that are none get a sentence and cost nothing', async () => {
  const helper = await openPage(browser, server.url);
  const { gm, players } = await openTable(server.url, 'grundregelwerk', ['Mira']);
  const mira = players[0] as Place;
  const create = { id: 'mira', name: 'Mira', template: 'warrior', hasArmour: false };
  await doAll(helper.page, mira, [acting({ action: 'grundregelwerk/create', input: create })]);
  const desk = await openPage(browser, seatAddress(server.url, gm));
  const phone = await openPage(browser, seatAddress(server.url, mira), { viewport: PHONE, hasTouch: true });
  const { page } = desk;
  const image = await drawing(page, 600, 400);
  const map = JSON.stringify(vtt(image));

  // Bad files, in both languages: each a sentence where it was chosen.
  await page.getByRole('tab', { name: 'Karte' }).click();
  await page.getByRole('button', { name: 'Bild oder Karte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Karte und Bild darunter' });
  const file = dialog.locator('input[type=file]');
  const bomb = Buffer.from(image, 'base64');
  bomb.writeUInt32BE(50_000, 16);
  bomb.writeUInt32BE(50_000, 20);
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const bad: readonly (readonly [string, string | Buffer, string, string])[] = [
    ['karte.png', 'nur ein Text', 'Das ist Text und kein Bild', 'This is text, not a picture'],
    ['karte.svg', script, 'weil darin Programme stecken können', 'because programs can hide in them'],
    [
      'karte.webp',
      Buffer.from([0, 1, 2, 3]),
      'Das ist kein Bild, das hier gelesen wird',
      'This is no picture',
    ],
    ['karte.jpg', bomb, '50000 × 50000', '50000 × 50000'],
    ['karte.dd2vtt', map.slice(0, 900), 'Die Karte ist beschädigt', 'The map is damaged'],
    [
      'karte.uvtt',
      '{"resolution":{"pixels_per_grid":50}}',
      'In der Karte fehlt etwas',
      'Something is missing',
    ],
    [
      'karte.json',
      '{"format":"anderes"}',
      'keine Karte im Universal-VTT-Format',
      'not a map in the Universal',
    ],
  ];
  for (const [name, content, german] of bad) {
    await file.setInputFiles(named(name, content));
    await dialog.getByRole('alert').filter({ hasText: german }).waitFor();
  }
  const english = await openPage(browser, seatAddress(server.url, gm), { locale: 'en-GB' });
  await english.page.getByRole('tab', { name: 'Map' }).click();
  await english.page.getByRole('button', { name: 'Picture or map' }).click();
  const sheet = english.page.getByRole('dialog', { name: 'Map and the picture under it' });
  for (const [name, content, , words] of bad) {
    await sheet.locator('input[type=file]').setInputFiles(named(name, content));
    await sheet.getByRole('alert').filter({ hasText: words }).waitFor();
  }
  // 100 MB are refused by their size alone: the browser reads none of it.
  for (const [at, name, words] of [
    [dialog, 'riese.png', 'höchstens 40 MB'],
    [dialog, 'riese.dd2vtt', 'höchstens 56 MB'],
    [sheet, 'giant.dd2vtt', 'at most 56 MB'],
  ] as const) {
    await at.locator('input[type=file]').evaluate((input: HTMLInputElement, called) => {
      const heavy = new DataTransfer();
      heavy.items.add(new File([new Uint8Array(100 * 1024 * 1024)], called));
      input.files = heavy.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, name);
    await at.getByRole('alert').filter({ hasText: words }).waitFor();
  }
  await english.close();
  expect(await violations(page)).toEqual([]);

  // A good one: seen before it is set, then laid out for everybody.
  await file.setInputFiles(named('keller.dd2vtt', map));
  await dialog.getByText('12 × 8 Felder, 8 davon Wand, eine Tür.').waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Karte auslegen' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('.board-picture img').waitFor();
  await phone.page.getByRole('tab', { name: 'Karte' }).click();
  await phone.page.locator('.board-picture img').waitFor();
  const cell = (on: Page, name: string) => on.getByRole('gridcell', { name: new RegExp(`^${name}(?:,|$)`) });
  await cell(phone.page, 'G1, Mauer').waitFor();
  await cell(phone.page, 'G4, geschlossene Tür').waitFor();

  // Played: the wall stops Mira until the GM opens the door, by keyboard.
  const place = acting({ action: 'grundregelwerk/place', input: { figure: 'mira', at: [5, 3] } });
  await doAll(helper.page, gm, [place]);
  await phone.page.getByRole('gridcell', { name: /^F4, Mira/ }).click();
  await phone.page.getByRole('gridcell', { name: /^E4, .*erreichbar/ }).waitFor();
  expect(await phone.page.getByRole('gridcell', { name: /^H4, .*erreichbar/ }).count()).toBe(0);
  await cell(page, 'G4, geschlossene Tür').focus();
  await page.keyboard.press('Enter');
  await cell(phone.page, 'G4, offene Tür').waitFor();
  await phone.page.getByRole('gridcell', { name: /^H4, .*erreichbar/ }).click();
  await cell(page, 'H4, Mira').waitFor();
  expect(await violations(phone.page)).toEqual([]);

  // The picture alone: aligned with the keys, paler, set; then taken away.
  await page.getByRole('button', { name: 'Bild oder Karte' }).click();
  const corner = dialog.getByRole('button', { name: /^Erste Ecke/ });
  await corner.press('ArrowRight');
  await corner.press('Shift+ArrowDown');
  await dialog.getByRole('button', { name: 'Erste Ecke: 1 von links, 10 von oben' }).waitFor();
  await dialog.getByLabel('Wie blass').fill('50');
  await dialog.getByRole('button', { name: 'Unter die Karte legen' }).click();
  await expect
    .poll(() => phone.page.locator('.board-picture img').evaluate((one) => one.style.opacity))
    .toBe('0.5');
  await page.getByRole('button', { name: 'Bild oder Karte' }).click();
  await dialog.getByRole('button', { name: 'Bild wegnehmen' }).click();
  await phone.page.locator('.board-picture img').waitFor({ state: 'detached' });

  expect([...desk.troubles, ...phone.troubles]).toEqual([]);
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, PHONE } from './browser.ts';
import { warrior } from './figures.ts';
import { type Server, sharedProgram } from './server.ts';
import { goTo, join, openTable } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

/** A picture as a phone or a drawing program writes it. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w as number, h as number];
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#364';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#fc8';
      context.fillRect(canvas.width / 4, canvas.height / 4, canvas.width / 2, canvas.height / 2);
      return canvas.toDataURL('image/png').split(',')[1] as string;
    },
    [width, height],
  );
  return Buffer.from(base64, 'base64');
}
const png = (buffer: Buffer) => ({ name: 'bild.png', mimeType: 'image/png', buffer });

test('a portrait, and a handout that one player gets on a phone; what is no picture costs nothing', async () => {
  const { gm, invitation } = await openTable(browser, server.url);
  const phone = { viewport: PHONE, hasTouch: true };
  const mira = await join(browser, invitation, 'Mira', phone, { gm, act: warrior('Mirin') });
  const jonas = await join(browser, invitation, 'Jonas');

  // Mira gives her heroine a face: first with files that are none.
  await mira.page.getByRole('button', { name: 'Mirin: Bild ändern' }).click();
  const face = mira.page.getByRole('dialog', { name: 'Bild von Mirin' });
  const chosen = face.locator('input[type=file]');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await chosen.setInputFiles({ name: 'bild.png', mimeType: 'image/png', buffer: svg });
  await face.getByRole('alert').filter({ hasText: 'Das ist Text und kein Bild' }).waitFor();
  const bomb = await picture(mira.page, 4, 4);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  await chosen.setInputFiles(png(bomb));
  await face.getByRole('alert').filter({ hasText: '60000 × 60000' }).waitFor();
  await chosen.setInputFiles(png(await picture(mira.page, 900, 600)));
  await face.waitFor({ state: 'hidden' });
  await mira.page.locator('.sheet-head img[alt="Mirin"], .sheet-head .figure-letters img').first().waitFor();
  // Everybody sees it, drawn anew and small.
  const seen = gm.page.locator('.table-party .figure-letters img').first();
  await seen.waitFor();
  expect(await seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);

  // The GM writes a letter and shows it to Mira alone.
  await gm.page.getByRole('tab', { name: /^Papiere/ }).click();
  await gm.page.getByRole('button', { name: 'Etwas aufschreiben' }).click();
  const editor = gm.page.getByRole('dialog', { name: 'Neues Papier' });
  await editor.getByLabel('Überschrift').fill('Brief des Barons');
  await editor.getByRole('textbox', { name: 'Text' }).fill('Komm **allein**.\n\n<script>alert(1)</script>');
  await editor.locator('input[type=file]').setInputFiles(png(await picture(gm.page, 300, 200)));
  await editor.getByLabel('Was ist darauf zu sehen?').fill('Ein rotes Siegel');
  await editor.getByRole('button', { name: 'Speichern' }).click();
  await editor.waitFor({ state: 'hidden' });
  await gm.page.getByRole('button', { name: /^Brief des Barons/ }).click();
  const letter = gm.page.getByRole('dialog', { name: 'Brief des Barons' });
  await letter.getByRole('button', { name: 'Mira' }).click();
  expect(await violations(gm.page)).toEqual([]);
  await letter.getByRole('button', { name: 'Zeigen', exact: true }).click();

  const card = mira.page.getByRole('region', { name: 'Brief des Barons' });
  await card.getByRole('img', { name: 'Ein rotes Siegel' }).waitFor();
  expect(await violations(mira.page)).toEqual([]);
  await card.getByRole('button', { name: 'Lesen' }).click();
  const read = mira.page.getByRole('dialog', { name: 'Brief des Barons' });
  await read.locator('strong', { hasText: 'allein' }).waitFor();
  await read.getByText('<script>alert(1)</script>').waitFor();
  await read.getByRole('button', { name: 'Schließen' }).first().click();

  // It is found again in the menu, and Jonas has heard nothing of it.
  await mira.page.getByRole('button', { name: /^Menü/ }).click();
  await mira.page.getByRole('button', { name: /^Papiere/ }).click();
  const papers = mira.page.getByRole('dialog', { name: 'Papiere' });
  await papers.getByRole('button', { name: /^Brief des Barons/ }).waitFor();
  expect(await violations(mira.page)).toEqual([]);
  await goTo(jonas.page, 'Bogen');
  expect(jonas.wire.join('\n')).not.toMatch(/Brief des Barons|Siegel/);
  for (const person of [gm, mira, jonas]) {
    expect(person.troubles).toEqual([]);
    await person.close();
  }
});

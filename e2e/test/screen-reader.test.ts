import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePages, openBrowser, openPage } from './browser.ts';
import { Reader } from './reader.ts';
import { type Server, sharedProgram } from './server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

/** What Ctrl+K finds first for these words. */
async function search(reader: Reader, words: string, first: RegExp): Promise<void> {
  await reader.press('Control+k');
  await reader.hasFocus('searchbox', /Alles durchsuchen/);
  await reader.type(words);
  await reader.finds('menuitem', first);
  await reader.hears(/Treffer/);
  // The best match is chosen already; the keyboard stays where one types.
  await reader.press('Enter');
  await reader.misses('searchbox', /Alles durchsuchen/);
}

/** Puts a figure down: over the board by the arrow keys, each cell by its name. */
async function place(reader: Reader, name: string, column: number, row: number): Promise<void> {
  await reader.push(new RegExp(`^Figur aufstellen: ${name}`));
  await reader.tabTo('gridcell', /^[A-L]\d+, /);
  await reader.press('Control+Home');
  for (let i = 0; i < column; i += 1) await reader.press('ArrowRight');
  for (let i = 0; i < row; i += 1) await reader.press('ArrowDown');
  const cell = `${String.fromCharCode(65 + column)}${row + 1}`;
  await reader.hasFocus('gridcell', new RegExp(`^${cell}, frei`));
  await reader.press('Enter');
  await reader.finds('gridcell', new RegExp(`^${cell}, ${name}`));
}

/** The face of a real die, typed into the decision that has taken the keyboard. */
async function typeFace(reader: Reader, face: number): Promise<void> {
  await reader.finds('button', /^Eintragen$/);
  await reader.tabTo('textbox', /W\d+/);
  await reader.type(String(face));
  await reader.press('Enter');
}

test('a whole fight by ear and keyboard: no pixel, no mouse, only roles, names and what is read out', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/solo/grundregelwerk/table`);
  const reader = await Reader.at(page);
  await reader.finds('tab', /^Bogen$/);

  // A figure and an opponent, found by a word.
  await search(reader, 'Figur erschafen', /^Figur erschaffen/);
  await reader.finds('dialog', /Figur erschaffen/);
  await reader.tabTo('textbox', /^Name/);
  await reader.type('Mira');
  await reader.push(/^Erschaffen$/);
  await reader.hears(/Mira/);
  await search(reader, 'Boss hinzu', /^Boss hinzufügen/);
  await reader.hears(/Boss/);
  await reader.press('2');
  await place(reader, 'Mira', 0, 0);
  await place(reader, 'Boss', 3, 0);
  await search(reader, 'Kampf beginnen', /^Kampf beginnen/);
  await reader.finds('dialog', /Kampf beginnen/);
  await reader.push(/^Kampf beginnen$/);
  await reader.hears(/Du bist am Zug, Runde 1|Mira ist am Zug, Runde 1/);

  // How things stand, and the map in words.
  await reader.press('s');
  await reader.hears(/Runde 1.*Mira, Herzen/);
  await reader.press('k');
  await reader.hasFocus('DisclosureTriangle', /Karte als Text/);
  expect((await reader.all('rowheader')).join('\n')).toMatch(/Mira, Gruppe.*am Zug[\s\S]*Boss, Gegner/);
  expect(await reader.nameless()).toEqual([]);
  expect(await reader.all('cell')).toEqual(
    expect.arrayContaining(['A1', 'D1', 'drei Felder östlich', 'freie Sicht']),
  );
  await reader.push(/^Nach C1 gehen, neben Boss$/);
  await reader.hears(/Mira, /);
  await reader.finds('cell', /^steht daneben$/);

  for (const round of [1, 2]) {
    await reader.press('b');
    await reader.hasFocus('heading', /^Mira$/);
    await reader.tabTo('button', /^Schwert gegen Boss/);
    await reader.press('i');
    await reader.finds('dialog', /./);
    if (round === 1) {
      await reader.tabTo('switch', /^Echte Würfel/);
      await reader.press('Space');
    }
    await reader.push(/^Würfeln/);
    await reader.hears(/Mira, Schwert gegen Boss.*Was zeigt dein W10\?/);
    await typeFace(reader, 10); // the highest face: exceptional
    await reader.finds('button', /^Mehr Wirkung$/);
    await reader.push(/^Mehr Wirkung/);
    if (round === 2) break;
    const blow = await reader.hears(/Boss wird getroffen und erleidet 2 Wunden/);
    // One sentence, and again at a key.
    expect(blow).toMatch(/^Mira, Schwert gegen Boss: .* – Boss wird getroffen und erleidet 2 Wunden\.$/);
    await reader.press('w');
    expect(await reader.hears(/Boss wird getroffen/)).toBe(blow);
    await reader.press('p');
    await reader.hasFocus('DisclosureTriangle', /Mira · Schwert gegen Boss/);
    expect(await reader.nameless()).toEqual([]);
    await reader.press('c');
    await reader.hasFocus('textbox', /./);
    await reader.type('Nimm das!');
    await reader.press('Enter');
    await reader.hears(/Nimm das!/);
    // While writing, the same keys with Alt and Shift.
    await reader.press('Alt+Shift+B');
    await reader.hasFocus('heading', /^Mira$/);

    await reader.push(/^Weiter/);
    await reader.hears(/Boss ist am Zug/);
    // The boss strikes; she defends with strength and fails.
    await reader.press('b');
    await reader.push(/gegen Mira.*%/);
    await reader.hears(/^Du entscheidest: Boss, .* gegen Mira, gegen 12\. Womit verteidigst du dich\?$/);
    await reader.press('a');
    await reader.push(/^Stärke/);
    await typeFace(reader, 2);
    await reader.hears(/Mira verliert ein Herz durch Verletzung \(noch 4\)/);
    await reader.push(/^Weiter/);
    await reader.hears(/Runde 2/);
  }
  await reader.finds('button', /^Er stirbt$/);
  await reader.push(/^Er stirbt/);
  await reader.hears(/Boss stirbt/);
  expect(troubles).toEqual([]);
  await close();
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openPage, PHONE, type WatchedPage } from './browser.ts';
import { type Server, startProgram } from './server.ts';

let server: Server;
let browser: Browser;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  server = await startProgram();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function open(path: string, options = {}) {
  watched = await openPage(browser, `${server.url}${path}`, options);
  page = watched.page;
}

/** Whatever a test did: nothing may have gone wrong in the page, and nobody else may have been asked. */
afterEach(async () => {
  expect(watched.troubles).toEqual([]);
  await watched.close();
});

/** The name of a roll button ends in its chance; the percent sign stands behind a space that does not break. */
async function chanceOn(button: ReturnType<Page['getByRole']>): Promise<string | undefined> {
  return (await button.getAttribute('aria-label'))?.replaceAll('\u00a0', ' ').split(', Chance ')[1];
}

const rollButton = () => page.getByRole('button', { name: /^Würfeln/ });
const tab = (name: string) => page.getByRole('tab', { name }).click();
const chip = (name: string) => page.getByRole('button', { name });

test('from the start page into the game', async () => {
  await open('/');
  await page.getByRole('link', { name: 'Grundregelwerk: Chancen' }).click();
  await rollButton().waitFor();
  expect(new URL(page.url()).pathname).toBe('/grundregelwerk');
  await page.goBack();
  await page.getByRole('heading', { name: 'Tafelrunde' }).waitFor();
});

describe('a test', () => {
  beforeEach(() => open('/grundregelwerk'));

  test('a W10 against 6 has 50 %, and 58,3 % with help', async () => {
    expect(await chanceOn(rollButton())).toBe('50 %');
    const row = page.getByRole('row', { name: /^Außergewöhnlich/ });
    expect(await row.textContent()).toContain('1/10');
    expect(await page.locator('.compare').textContent()).toMatch(/58,3\s%/);
    await page.getByText('Hilfe', { exact: true }).click();
    expect(await chanceOn(rollButton())).toBe('58,3 %');
  });

  test('conditions move the difficulty, also beyond its ends', async () => {
    await page.getByText('Umstände').click();
    await chip('Dunkelheit +1').click();
    expect(await chanceOn(rollButton())).toBe('30 %');
    await page.getByText('Einfach').click();
    await chip('Dunkelheit +1').click();
    await chip('Vorbereitung −1').click();
    expect(await chanceOn(rollButton())).toBe('100 %');
    await rollButton().click();
    await page.locator('.stage').getByText('Erfolg ohne Wurf').waitFor();
  });

  test('a die thrown at the real table, and why it counts', async () => {
    await page.getByText('Echter Würfel').click();
    await rollButton().click();
    const field = page.getByLabel('Was zeigt dein W10?');
    await field.fill('11');
    await page.getByRole('button', { name: 'Eintragen' }).click();
    await page.getByText('Eine Zahl von 1 bis 10.').waitFor();
    await field.fill('7');
    await page.keyboard.press('Enter');
    await page.locator('.result').getByText('7 gewürfelt, 6 gebraucht.').waitFor();
    expect(await page.getByRole('status').first().textContent()).toContain('Erfolg: 7 gewürfelt');
    await page.locator('.why > summary').click();
    await page.locator('.why').getByText('GW-RES-06').first().click();
    await page.locator('.why').getByText('Reihenfolge der Auswertung').waitFor();
    const entry = page.locator('.log .entry').first();
    await entry.locator('summary').first().click();
    await entry.getByText('am Tisch geworfen').waitFor();
    await entry.getByText('Erfolg hatte eine Chance von 50 %.').waitFor();
  });

  test('only six-sided dice', async () => {
    await page.getByText('Nur W6').click();
    expect(await chanceOn(rollButton())).toBe('50 %');
    await page.getByText('Meister').click();
    expect(await chanceOn(rollButton())).toBe('66,7 %');
  });

  test('English in the middle of it, and still English after a reload', async () => {
    await rollButton().click();
    await page.getByText('EN', { exact: true }).click();
    await page.getByRole('button', { name: /^Roll, chance 50%/ }).waitFor();
    expect(await page.locator('.log .entry').first().textContent()).toMatch(
      /Success|Failure|Complication|Exceptional/,
    );
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.reload();
    await page.getByRole('button', { name: /^Roll/ }).waitFor();
    await page.getByText('DE', { exact: true }).click();
    await rollButton().waitFor();
  });

  test('a house rule changes the odds at once and says by how much', async () => {
    await page.getByText('W6', { exact: true }).click();
    await page.getByText('Schwierig', { exact: true }).click();
    expect(await chanceOn(rollButton())).toBe('16,7 %');
    await tab('Regeln');
    await page.getByText('Hausregeln', { exact: true }).click();
    await page.getByText('Höchste Seite ist immer ein Erfolg').click();
    const impact = page.locator('.impact');
    await impact.getByText('vorher 16,7 %, jetzt 0 %').waitFor();
    await tab('Test');
    expect(await chanceOn(rollButton())).toBe('0 %');
    await page.reload();
    await tab('Regeln');
    await page.getByText('Hausregeln', { exact: true }).click();
    await page.getByText('1 geändert').waitFor();
    await page.getByRole('button', { name: 'Alle zurücksetzen' }).click();
    await page.getByText('0 geändert').waitFor();
  });
});

describe('an attack', () => {
  beforeEach(async () => {
    await open('/grundregelwerk');
    await tab('Angriff');
    await page.getByText('Echter Würfel').click();
  });

  const attack = () => page.getByRole('button', { name: /^Angreifen/ });

  async function attackWith(face: number) {
    await attack().click();
    await page.getByLabel('Was zeigt dein W10?').fill(`${face}`);
    await page.keyboard.press('Enter');
  }

  test('a miss: the GM decides about retaliation, a heart is lost', async () => {
    expect(await chanceOn(attack())).toBe('30 %');
    await attackWith(3);
    await page.getByText('Was bringt die Vergeltung?').waitFor();
    await page.getByRole('button', { name: 'Herzverlust' }).click();
    await page.getByRole('img', { name: 'Krieger: 4 von 5 Herzen' }).waitFor();
  });

  test('fought to the end: the enemy falls, and the duel odds follow the hearts', async () => {
    await page.getByText('In 66,4 % aller Duelle gewinnt Krieger gegen Elite.').waitFor();
    await attackWith(9);
    await page.getByRole('img', { name: 'Elite: 1 von 2 Herzen' }).waitFor();
    expect(await page.locator('.duel-sentence').textContent()).not.toContain('66,4');
    await attackWith(10);
    await page.getByRole('button', { name: 'Mehr Wirkung' }).click();
    await page.getByRole('button', { name: 'Er stirbt' }).click();
    await page.getByText('Gewonnen: Elite ist ausgeschaltet.').waitFor();
    expect(await attack().isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Nächster Gegner' }).click();
    await page.getByRole('img', { name: 'Elite: 2 von 2 Herzen' }).waitFor();
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await page.getByText('Gewonnen: Elite ist ausgeschaltet.').waitFor();
  });

  test('armour may take the blow', async () => {
    await chip('Rüstung').click();
    await attackWith(3);
    await page.getByRole('button', { name: 'Herzverlust' }).click();
    await page.locator('.decision-options button').first().click();
    await page.getByText('Rüstungsmarke verbraucht').waitFor();
    await page.getByRole('img', { name: 'Krieger: 5 von 5 Herzen' }).waitFor();
  });

  test('cover and a crowd make it harder, help makes it easier', async () => {
    await page.getByText('Handlanger', { exact: true }).click();
    const chance = () => chanceOn(attack());
    expect(await chance()).toContain('50 %');
    await chip('Gegner in Deckung').click();
    expect(await chance()).toContain('30 %');
    await chip('In der Überzahl').click();
    expect(await chance()).toContain('10 %');
    await chip('In der Überzahl').click();
    await chip('Gegner in Deckung').click();
    await chip('Hilfe').click();
    expect(await chance()).toContain('58,3 %');
  });
});

test('free dice: distribution, table, roll, and an error with its place', async () => {
  await open('/grundregelwerk');
  await tab('Würfel');
  await page.getByRole('img', { name: 'Verteilung von 3W6+2' }).waitFor();
  await page.getByText('Mittelwert 12,5').waitFor();
  await page.getByText('Als Tabelle').click();
  expect(await page.getByRole('row', { name: /^5 / }).textContent()).toContain('1/216');
  await rollButton().click();
  await page.locator('.total').waitFor();
  expect(await page.locator('.log .entry').count()).toBe(1);
  await page.getByLabel('Würfelausdruck').fill('3W6+x');
  await page.getByText('„x“ passt hier nicht hin. (Zeichen 5)').waitFor();
  expect(await page.locator('.problem mark').textContent()).toBe('x');
  expect(await rollButton().isDisabled()).toBe(true);
  // What would take seconds is said, not calculated.
  await page.getByLabel('Würfelausdruck').fill('20W1000*20W6');
  await page.getByText('zu groß, um sie hier zu zeigen').waitFor();
});

test('every rule can be found', async () => {
  await open('/grundregelwerk');
  await tab('Regeln');
  await page.getByText('127 Einträge').waitFor();
  await page.getByRole('searchbox').fill('GW-HLP-02');
  await page.getByText('von 127 Einträgen').waitFor();
  await page.locator('.rule-list').getByText('GW-HLP-02').first().waitFor();
  await page.getByRole('searchbox').fill('xyzzy');
  await page.getByText('Nichts gefunden.').waitFor();
});

test('the log is cleared and brought back', async () => {
  await open('/grundregelwerk', { viewport: PHONE });
  await rollButton().click();
  await tab('Protokoll');
  await page.getByRole('button', { name: 'Leeren' }).click();
  expect(await page.locator('.entry').count()).toBe(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  expect(await page.locator('.entry').count()).toBe(1);
});

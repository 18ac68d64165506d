import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, openPage, PHONE, type WatchedPage } from './browser.ts';
import { type Server, sharedProgram } from './server.ts';
import { pick } from './table-driver.ts';

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

const sentence = () => page.locator('.answer-sentence');
const says = (text: string) => sentence().getByText(text).waitFor();
const slider = () => page.getByRole('slider');

/** Moves the slider by some places, as a hand would. */
const slide = (places: number) =>
  slider().evaluate((element, by) => {
    const input = element as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, String(Number(input.value) + by));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, places);

/** Place by place, each drawn before the next; no worker gets a word in between. */
const slideThrough = (places: number) =>
  slider().evaluate(async (element, count) => {
    const input = element as HTMLInputElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let i = 0; i < count; i += 1) {
      set?.call(input, String(Number(input.value) + 1));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  }, places);

const CHECK =
  '/lab/probenwuerfel/check?v={"attribute":8,"skill":8,"modifier":0,"difficulty":9}&slide=difficulty';

test('from the start page to the answer, with a slider, a second case and a link that brings it all back', async () => {
  await open('/');
  await page.getByRole('link', { name: 'Probenwürfel: Chancen' }).click();
  // 1 − P(sum of two open-ended W8 is 8 or less): 9/16.
  await says('In 56 von 100 Fällen gelingt es.');
  await page.getByText('genau', { exact: true }).first().waitFor();
  expect(await page.getByRole('row', { name: /^Gelingt/ }).textContent()).toContain('9/16');

  await page.getByRole('button', { name: 'Fall dazu' }).click();
  await page.getByRole('tab', { name: 'Fall B' }).waitFor();
  await pick(page, '12');
  await page.getByText(/^Fall B: \d+ von 100 \(\+/).waitFor();

  await page.getByLabel('Lesart').getByText('mindestens').click();
  await page.getByRole('img', { name: 'Verteilung: Steigerungen' }).waitFor();
  const told = await page.locator('.answer').textContent();
  await page.waitForURL(/shape=atLeast/);
  await page.reload();
  await says('In 56 von 100 Fällen gelingt es.');
  await page.getByText(/^Fall B: /).waitFor();
  expect(await page.locator('.answer').textContent()).toBe(told);
});

test('an overtaken answer never shows', async () => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const overtaken = await context.newPage();
  // The first answer to difficulty 12 comes when the slider is at 15 already.
  await overtaken.addInitScript(() => {
    const Real = window.Worker;
    const shown: string[] = [];
    Object.assign(window, { shown, late: 0 });
    window.Worker = class extends Real {
      #tell: ((event: MessageEvent) => void) | null = null;
      #isSlow = false;
      override postMessage(job: unknown) {
        const { kind, check } = job as { kind: string; check?: { input: { difficulty?: number } } };
        this.#isSlow = kind === 'odds' && check?.input.difficulty === 12;
        super.postMessage(job);
      }
      override set onmessage(tell: ((event: MessageEvent) => void) | null) {
        this.#tell = tell;
        super.onmessage = (event) => {
          const counts = window as unknown as { late: number };
          if (!this.#isSlow || counts.late > 0) return this.#tell?.(event);
          const isOvertaken = () => document.querySelector('.slider-value')?.textContent?.includes('15');
          const tellLate = () => {
            if (!isOvertaken()) return void setTimeout(tellLate, 20);
            counts.late += 1;
            this.#tell?.(event);
          };
          tellLate();
        };
      }
    } as typeof Worker;
    new MutationObserver(() => {
      const text = document.querySelector('.answer-sentence')?.textContent ?? '';
      if (text !== shown.at(-1)) shown.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await overtaken.goto(`${server.url}${CHECK}`);
  page = overtaken;
  const answer = (text: string) => overtaken.locator('.answer-sentence').getByText(text).waitFor();
  await answer('In 56 von 100 Fällen gelingt es.');
  await slide(3);
  await overtaken.locator('.slider-value').getByText('12').waitFor();
  await slide(3);
  await answer('In 18 von 100 Fällen gelingt es.');
  await overtaken.waitForFunction(() => (window as unknown as { late: number }).late > 0);
  const { shown } = await overtaken.evaluate(() => ({
    shown: (window as unknown as { shown: string[] }).shown,
  }));
  const atTwelve = 'In 32 von 100 Fällen gelingt es.';
  expect(shown).not.toContain(atTwelve);
  expect(shown.at(-1)).toBe('In 18 von 100 Fällen gelingt es.');
  // The same place does show its answer when nobody overtakes it.
  await slide(-3);
  await answer(atTwelve);
  await context.close();
  await open('/');
});

test('what a newer position of the slider has overtaken is not reckoned any more', async () => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const overtaking = await context.newPage();
  // The answer to difficulty 12 never comes, as if it took forever.
  await overtaking.addInitScript(() => {
    const Real = window.Worker;
    const reckoned: number[] = [];
    Object.assign(window, { reckoned });
    window.Worker = class extends Real {
      override postMessage(job: unknown) {
        const { kind, check } = job as { kind: string; check?: { input: { difficulty?: number } } };
        const difficulty = kind === 'odds' ? check?.input.difficulty : undefined;
        if (difficulty !== undefined) reckoned.push(difficulty);
        if (difficulty !== 12) super.postMessage(job);
      }
    } as typeof Worker;
  });
  await overtaking.goto(`${server.url}${CHECK}`);
  page = overtaking;
  const answer = (text: string) => overtaking.locator('.answer-sentence').getByText(text).waitFor();
  const reckoned = () =>
    overtaking.evaluate(() => (window as unknown as { reckoned: readonly number[] }).reckoned);
  await answer('In 56 von 100 Fällen gelingt es.');
  await slide(3);
  await overtaking.waitForFunction(() =>
    (window as unknown as { reckoned: readonly number[] }).reckoned.includes(12),
  );
  await slideThrough(3);
  await overtaking.locator('.slider-value').getByText('15').waitFor();
  await answer('In 18 von 100 Fällen gelingt es.');
  // 12 was stopped, or 15 would still wait for it; 13 and 14 had not begun and never did.
  expect(await reckoned()).toEqual([9, 12, 15]);
  await context.close();
  await open('/');
});

test('the slider by keyboard, and the table behind the curve', async () => {
  await open(CHECK);
  await says('In 56 von 100 Fällen gelingt es.');
  await slider().focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('.slider-value').getByText('10').waitFor();
  await says('In 47 von 100 Fällen gelingt es.');
  const curve = page.getByRole('region', { name: /bei jedem Wert von/ });
  await curve.getByText('Als Tabelle').click();
  expect(await curve.getByRole('row', { name: /^9 / }).textContent()).toContain('9/16');
});

test('dice in notation with a goal, open-ended ones with their tail', async () => {
  await open('/lab/dice?v=3W20kh1%2B2&target=22');
  // The highest of three W20 is 20: 1 − (19/20)³ = 14,3 %.
  await says('In 14 von 100 Fällen kommt 22 oder mehr heraus.');
  await page.getByLabel('Würfelausdruck').fill('2W6!');
  await page.getByText('2W6!: im Mittel 8,4.').waitFor();
  await page.getByText('Als Tabelle').click();
  await page.getByText(/oder mehr: zusammen/).waitFor();
  await page.getByLabel('Würfelausdruck').fill('2W6+x');
  await says('Diesen Würfelausdruck kann niemand werfen.');
});

test('numbers and pictures to take away', async () => {
  await open(CHECK);
  await says('In 56 von 100 Fällen gelingt es.');
  await page.getByRole('img', { name: 'Verteilung: Steigerungen' }).waitFor();
  const download = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    return readFileSync(await file.path());
  };
  const svg = (await download('Bild als SVG')).toString();
  expect(svg).toContain('<svg');
  expect(svg).toContain('rgb(');
  expect(svg).not.toContain('var(--');
  expect([...(await download('Bild als PNG')).subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
});

test('what a figure of a template can do has its chance, too', async () => {
  await open('/lab/heldenhandbuch');
  await page.getByLabel('Wer handelt').selectOption({ label: 'Waffenschmied' });
  await page
    .getByText(/von 100 Fällen/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('figure')).toBe('smith');
  await page.goBack();
  await page.getByLabel('Wer handelt').getByText('Freie Werte').waitFor({ state: 'attached' });
  expect(await page.getByLabel('Wer handelt').inputValue()).toBe('');
});

test('house rules: every change with its effect, on a figure too, undone and kept as a pack', async () => {
  await open('/house/grundregelwerk');
  await page.getByText('Noch ist alles wie üblich.').waitFor();
  await page.getByRole('searchbox').fill('höchste seite');
  await page.getByText('Höchste Seite ist immer ein Erfolg').click();
  await says('Von 6 typischen Proben verschiebt sich');
  const own = page.locator('.own-impact');
  await own.getByText('vorher 16,7 %, jetzt 0 %').waitFor();
  await page.getByRole('combobox', { name: 'Figur' }).selectOption({ label: 'Krieger' });
  await page.getByText('Der Bogen von Krieger bleibt, wie er ist.').waitFor();

  await page.getByLabel('Name des Pakets').fill('Hart');
  await page.getByRole('button', { name: 'Sichern', exact: true }).click();
  await page.getByText('Paket „Hart“ gesichert.').waitFor();
  await page.getByRole('button', { name: 'Alle zurücksetzen' }).click();
  await page.getByText('Noch ist alles wie üblich.').waitFor();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await own.getByText('vorher 16,7 %, jetzt 0 %').waitFor();

  const file = (json: unknown) => ({
    name: 'pack.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(json)),
  });
  const pack = { kind: 'tafelrunde-house', version: 1, system: 'grundregelwerk', name: 'Datei' };
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file({ ...pack, house: { nonsense: true } }));
  await page.getByText('Diese Angaben der Datei passen nicht: nonsense. Nichts wurde geändert.').waitFor();
  await input.setInputFiles(file({ ...pack, house: { maxShift: 1 } }));
  await page.getByText('Paket „Datei“ geladen.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Hart laden' }).click();
  await page.getByRole('searchbox').fill('höchste seite');
  await own.getByText('vorher 16,7 %, jetzt 0 %').waitFor();
});

test('from a table to its house rules and back', async () => {
  await open('/solo/grundregelwerk/table');
  await page
    .getByRole('button', { name: 'Tisch', exact: true })
    .or(page.getByRole('tab', { name: 'Tisch' }))
    .first()
    .click();
  await page.getByRole('link', { name: 'Was sich ändert' }).click();
  await page.getByRole('heading', { name: 'Hausregeln: Grundregelwerk' }).waitFor();
  await page.getByRole('link', { name: 'Zum Tisch' }).click();
  await page.waitForURL(/\/solo\/grundregelwerk\/table$/);
});

test.each(['/lab', CHECK, '/lab/dice', '/lab/d6pool', '/house/grundregelwerk', '/house/heldenhandbuch'])(
  '%s: on a phone nothing sticks out, and nobody is left out',
  async (path) => {
    await open(path, { viewport: PHONE });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page
      .getByText(/von 100 Fällen|wie üblich/)
      .first()
      .waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    expect(await sideways()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByText('EN', { exact: true }).click();
    await page
      .getByText(/of 100 cases|as usual/)
      .first()
      .waitFor();
    expect(await sideways()).toBe(0);
    // The words are others, the parts are the same: one page of each kind is enough.
    if (path === '/lab' || path === '/house/grundregelwerk') expect(await violations(page)).toEqual([]);
  },
);

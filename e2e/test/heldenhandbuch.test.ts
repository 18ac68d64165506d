import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, openPage, PHONE } from './browser.ts';
import { smith } from './figures.ts';
import { type Server, sharedProgram } from './server.ts';
import {
  answer,
  asked,
  goTo,
  join,
  openTable,
  pick,
  resultOf,
  rollOffer,
  showOpponent,
  unfold,
} from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

/** A ready figure. Its lucky number is 20: no W12 shows that, so no throw asks for it. */
async function create(page: Page, name: string, template = 'Waffenschmied'): Promise<void> {
  await page.getByRole('button', { name: 'Figur erschaffen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Figur erschaffen' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await pick(dialog, new RegExp(`^${template}`));
  await dialog.getByRole('combobox', { name: 'Glückszahl' }).fill('20');
  await page.getByRole('option', { name: '20' }).click();
  await dialog.getByRole('button', { name: 'Erschaffen', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Types the faces of several real dice into the decision that has come up. */
async function typeFaces(page: Page, faces: readonly number[]): Promise<void> {
  const dialog = asked(page);
  for (const [i, face] of faces.entries()) await dialog.getByRole('textbox').nth(i).fill(String(face));
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
}

/** A Kaskadenwurf on Nahkampf (3W12 at 11) against 16, with real dice. */
async function cascade(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nahkampf: alle Werte für Mindestwert' }).click();
  await rollOffer(page, /^Nahkampf: genauer festlegen/, async (dialog) => {
    await dialog.getByRole('button', { name: /^16/ }).click();
    await dialog.locator('label', { has: page.getByRole('radio', { name: 'Kaskadenwurf' }) }).click();
  });
}

/** Lays out these dice and no others, and takes them. */
async function lay(page: Page, faces: readonly number[]): Promise<void> {
  const box = asked(page);
  await box.locator('.pick-die').first().waitFor();
  const left = [...faces];
  for (const one of await box.locator('button.pick-die').all()) {
    const face = Number.parseInt((await one.getAttribute('aria-label')) ?? '', 10);
    const isWanted = left.includes(face);
    if (isWanted) left.splice(left.indexOf(face), 1);
    if (((await one.getAttribute('aria-pressed')) === 'true') !== isWanted) await one.click();
  }
  await box.locator('.decide').click();
}

const die = (page: Page, face: number) =>
  asked(page).getByRole('button', { name: new RegExp(`^${face} auf dem W12`) });

/** What everybody should be able to hit with a thumb. */
async function smallTargets(page: Page): Promise<readonly string[]> {
  const boxes = await asked(page)
    .locator('button, select')
    .evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent ?? '', size: one.getBoundingClientRect().toJSON() })),
    );
  return boxes
    .filter(({ size }) => size.width > 0 && (size.width < 44 || size.height < 44))
    .map(({ text }) => text);
}

test('a Kaskadenwurf on a phone: dice to tap, advice taken by one tap, and a reload in between', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/solo/heldenhandbuch/table`, {
    viewport: PHONE,
  });
  await create(page, 'Mira');
  await cascade(page);
  await typeFaces(page, [9, 7, 4]);

  // 16 needs equals of 9 or more, or a run: the 9 alone is best, and lies there already.
  const advice = page.getByRole('list', { name: 'Rat' });
  await advice.getByText('beste Wahl').waitFor();
  expect(await advice.getByRole('listitem').first().textContent()).toContain('9 behalten');
  expect(await die(page, 9).getAttribute('aria-pressed')).toBe('true');
  await asked(page)
    .getByText(/Mira · .*Nahkampf · Ziel 16/)
    .waitFor();

  // Keys and taps choose otherwise; with nothing chosen nothing can be sent.
  const goOn = asked(page).locator('.decide');
  await page.keyboard.press('2');
  expect(await die(page, 7).getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Beiseite liegt dann: 9, 7. 1 Würfel wird noch einmal geworfen.').waitFor();
  await die(page, 7).click();
  await die(page, 9).click();
  await page.getByText('Tipp mindestens einen Würfel an').waitFor();
  expect(await goOn.isDisabled()).toBe(true);
  expect(await smallTargets(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  // Another goal, another answer: nothing here becomes legendary, and then there is nothing to say.
  const goal = asked(page).getByLabel('Worauf es dir ankommt');
  await goal.selectOption({ index: 1 });
  await advice.waitFor({ state: 'hidden' });
  await goal.selectOption({ index: 0 });
  await advice.getByRole('button', { name: /^9 behalten/ }).click();
  await goOn.click();

  // The second throw: the page is closed in the middle of it and goes on where it stood.
  await typeFaces(page, [9, 1]);
  await page.getByRole('img', { name: '1, gesperrt' }).waitFor();
  await page.reload();
  await page.getByRole('img', { name: '1, gesperrt' }).waitFor();
  await page.getByRole('group', { name: 'beiseite' }).getByRole('img', { name: '9' }).waitFor();
  await die(page, 9).waitFor();

  await page.getByRole('button', { name: /^Alles behalten und fertig/ }).click();
  await asked(page).waitFor({ state: 'hidden' });
  const shown = resultOf(page);
  await shown
    .getByText(/\d+ gegen 16/)
    .first()
    .waitFor();
  expect(await shown.innerText()).toMatch(/Mira · Nahkampf/i);
  expect(troubles).toEqual([]);
  await close();
});

test('the GM switches the advice off for the table; a shared throw survives a reload', async () => {
  const { gm, invitation } = await openTable(browser, server.url, 'Heldenhandbuch');
  const mira = await join(browser, invitation, 'Mira', { viewport: PHONE }, { gm, act: smith('Mira') });
  await cascade(mira.page);
  await typeFaces(mira.page, [9, 7, 4]);
  const advice = mira.page.getByRole('list', { name: 'Rat' });
  await advice.getByText('beste Wahl').waitFor();

  const allow = gm.page.getByRole('switch', { name: /^Rat bei Entscheidungen/ });
  await gm.page.locator('label', { has: allow }).click();
  await advice.waitFor({ state: 'hidden' });
  expect(await mira.page.getByRole('switch', { name: /^Rat/ }).count()).toBe(0);
  await mira.page.reload();
  await die(mira.page, 9).waitFor();
  expect(await advice.count()).toBe(0);

  await gm.page.locator('label', { has: allow }).click();
  await advice.getByText('beste Wahl').waitFor();
  await mira.page.getByRole('button', { name: /^Alles behalten und fertig/ }).click();
  for (const { page } of [gm, mira])
    await resultOf(page)
      .getByText(/\d+ gegen 16/)
      .first()
      .waitFor();
  expect([...gm.troubles, ...mira.troubles]).toEqual([]);
  await gm.close();
  await mira.close();
});

test('a phase of melee between two seats: initiative, attack, defence, counter, and a hit that fills a life circle', async () => {
  const { gm, invitation } = await openTable(browser, server.url, 'Heldenhandbuch');
  const mira = await join(browser, invitation, 'Mira', { viewport: PHONE }, { gm, act: smith('Mira') });
  await goTo(gm.page, 'Tisch');
  const enemies = gm.page.getByRole('region', { name: 'Gegner' });
  await enemies.getByRole('textbox').fill('Wache');
  await enemies.getByRole('button', { name: /Stadtwache/ }).click();
  await showOpponent(gm.page, 'Wache');
  await gm.page.getByRole('button', { name: 'Kampf beginnen' }).first().click();
  await rollOffer(gm.page, /^Kampfphase/);
  await typeFaces(gm.page, [5, 5, 4]); // Mira
  await typeFaces(gm.page, [9, 9, 9]); // the guard

  // Both decide at once: each sees the dice of both, but only the own question.
  const other = mira.page.getByRole('article', { name: 'Wache' }).getByText('Wartet auf Greta');
  await other.waitFor();
  expect(await die(mira.page, 9).count()).toBe(0);
  // Advice on the own dice: with a 4 or a 5 in it no group gets past three nines, but groups grow all the same.
  await asked(mira.page)
    .getByText(/Gerechnet mit deinen Würfeln allein/)
    .waitFor();
  await asked(mira.page)
    .getByLabel('Worauf es dir ankommt')
    .selectOption({ label: 'Angriffe (Würfel der Gruppe)' });
  await mira.page.getByRole('list', { name: 'Rat' }).getByText('beste Wahl').first().waitFor();
  expect(await smallTargets(mira.page)).toEqual([]);
  expect(await violations(mira.page)).toEqual([]);
  await asked(mira.page)
    .getByRole('button', { name: /^Initiativ werden/ })
    .click();
  await asked(mira.page).waitFor({ state: 'hidden' });
  // Until the guard has answered Mira may think better of it, and it tells nobody what she said.
  await gm.page.getByRole('article', { name: 'Mira' }).getByText('Hat geantwortet').waitFor();
  await mira.page.getByRole('button', { name: 'Antwort ändern' }).click();
  await mira.page.getByText('Deine Antwort für Mira: „Initiativ werden“').waitFor();
  await asked(mira.page).getByRole('button', { name: 'Später' }).click();
  await lay(gm.page, [9]);

  // Mira attacks with a 5, the guard assigns a 9 to it, Mira stops, and the guard counters with what is left.
  await lay(mira.page, [5]);
  await lay(gm.page, [9]);
  await answer(mira.page, /^Aufhören/);
  await answer(gm.page, 'Ja, kontern');
  await lay(gm.page, [9, 9]);
  await answer(gm.page, 'Treffen');
  await answer(gm.page, 'Keinen'); // no extra damage die
  await typeFaces(gm.page, [8]); // 8 against protection 3: a light injury

  // She points at the circle that takes it.
  const dialog = asked(mira.page);
  await dialog.getByText('Wo sitzt die leichte Verletzung?').waitFor();
  expect(await violations(mira.page)).toEqual([]);
  await dialog.locator('[data-segment="circle2-outer1"]').click();
  await dialog.waitFor({ state: 'hidden' });
  await goTo(mira.page, 'Bogen');
  await mira.page.getByText('1 leicht', { exact: true }).waitFor();
  const circle = mira.page.getByRole('table', { name: 'Lebenskreis 2' });
  expect(
    await circle
      .getByRole('row', { name: /^außen/ })
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(['leicht', ...Array<string>(5).fill('heil')]);
  expect(await violations(mira.page)).toEqual([]);
  expect([...gm.troubles, ...mira.troubles]).toEqual([]);
  await gm.close();
  await mira.close();
});

/** A master smith with material for a blade: years of play, written into the table that this browser keeps. */
async function makeMaster(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('tafelrunde'));
    const events = database.transaction('events', 'readwrite').objectStore('events');
    const last = (await done(events.getAll())).at(-1);
    const { figure } = last.effects[0];
    figure.skills.weaponsmith.masteryGrade = 3;
    figure.materials = { Klinge: 1 };
    await done(events.put(last, ['heldenhandbuch', last.seq]));
    database.close();
  });
  await page.reload();
}

test('a master smith forges a blade with a bonus effect', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/solo/heldenhandbuch/table`);
  await create(page, 'Mira');
  await makeMaster(page);
  await unfold(page);
  await rollOffer(page, /^Schmieden/, async (dialog) => {
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Klinge');
    await pick(dialog, 'Waffe', true);
    await dialog.getByLabel('Waffenart').selectOption({ index: 1 });
  });
  await typeFaces(page, [12, 12, 12, 9]);
  await page.getByRole('button', { name: /^Alles behalten und fertig/ }).click();
  await answer(page, 'Gütewurf 24, 1 Bonuswirkung'); // two of the three 12s make the quality, one a bonus effect
  await answer(page, /^Wx/);
  await asked(page).waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: 'Bogen: Mira' }).getByText('Klinge').first().waitFor();
  await page.getByText(/\), W\d/).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a chase of three runners, one round of it', async () => {
  const { page, troubles, close } = await openPage(browser, `${server.url}/solo/heldenhandbuch/table`, {
    viewport: PHONE,
  });
  for (const [name, template] of [
    ['Mira', 'Waffenschmied'],
    ['Ilse', 'Heilerin'],
    ['Jonna', 'Kundschafterin'],
  ] as const) {
    await create(page, name, template);
    await goTo(page, 'Tisch');
  }
  await page.getByRole('button', { name: 'Verfolgungsjagd beginnen' }).click();
  const form = page.getByRole('dialog', { name: 'Verfolgungsjagd beginnen' });
  for (let i = 0; i < 3; i += 1) await form.getByRole('button', { name: /Hinzufügen$/ }).click();
  await form.getByLabel('Beginnt die Jagd').selectOption({ label: 'Ilse' });
  expect(await violations(page)).toEqual([]);
  await form.locator('.form-end .button.primary').click();
  await form.waitFor({ state: 'hidden' });

  await goTo(page, 'Tisch');
  await rollOffer(page, /^Weiterlaufen/);
  // Dice without equals lay no obstacles: whatever is asked, the usual answer will do.
  const dialog = asked(page);
  const settled = resultOf(page).locator('.result-title').first();
  for (let throws = 0; throws < 12; throws += 1) {
    await dialog.or(settled).first().waitFor();
    if (!(await dialog.isVisible())) break;
    const step = await dialog.locator('[data-step]').first().getAttribute('data-step');
    const fields = await dialog.getByRole('textbox').count();
    if (fields > 0) await typeFaces(page, [5, 4, 2, 3].slice(0, fields));
    else await dialog.locator('.decision-options button:not([disabled]), .option').last().click();
    await page.locator(`[data-step="${step}"]`).waitFor({ state: 'detached' });
  }
  await settled.waitFor();
  await goTo(page, 'Protokoll');
  await page.getByText('Weiterlaufen').first().waitFor();
  expect(troubles).toEqual([]);
  await close();
});

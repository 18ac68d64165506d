import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { closePages, openBrowser, PHONE } from './browser.ts';
import {
  asGm,
  attack,
  beginRounds,
  giveToHand,
  isTooWide,
  look,
  newestEntry,
  sitDownTogether,
  track,
  turnOf,
  typeFaces,
} from './d6pool-driver.ts';
import { swordfighter } from './figures.ts';
import { type Server, sharedProgram } from './server.ts';
import { answer, goTo, join, openTable, showOpponent, unfold } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([sharedProgram(), openBrowser()]);
});
afterAll(async () => {
  await closePages(browser);
  await server.stop();
});

const stab = (dialog: Locator): Promise<void> => dialog.locator('label', { hasText: /^Stich$/ }).click();

test('a fight of two players: a parry, a wound that costs dice, a burst that kills', async () => {
  const { gm, mira, jonas } = await sitDownTogether(browser, server.url);
  await look(gm.page, 'Jonas');
  await giveToHand(gm.page, 'Maschinenpistole');
  await goTo(gm.page, 'Tisch');
  await gm.page
    .getByRole('button', { name: /Schläger/ })
    .first()
    .click();
  await showOpponent(gm.page, 'Schläger');
  await beginRounds(gm.page);

  // From round 2 on everybody may parry. The form names every chance; the defence is asked of whom it concerns.
  await turnOf(gm, 'Schläger', 2);
  await look(gm.page, 'Schläger');
  await attack(gm.page, /^Messer gegen Mira/, async (dialog) => {
    await stab(dialog);
    const chances = dialog.getByRole('region', { name: 'Alle Chancen' });
    for (const name of ['Schläger trifft', 'Mira verletzt oder betäubt', 'Mira bewusstlos', 'Mira stirbt'])
      await chances.getByText(name, { exact: true }).waitFor();
  });
  expect(await isTooWide(mira.page)).toBe(false);
  await answer(mira.page, /Schild/);
  await answer(mira.page, 'Keinen'); // no fate dice
  await typeFaces(gm.page, [5, 5, 1, 1, 1]); // DEX 3 + shields 2: two, and one by itself
  await typeFaces(gm.page, [5, 1]); // DEX 1 + blades 1: one against three
  await mira.page.getByText('Schläger verfehlt Mira.').first().waitFor({ state: 'attached' });
  expect(await newestEntry(gm.page)).toContain(
    'Erfolgswürfel: Geschicklichkeit 3, Schilde 2; 1 automatischer',
  );

  // The next one goes through: two wounds, which everybody sees as two dark dice.
  await turnOf(gm, 'Schläger', 3);
  await look(gm.page, 'Schläger');
  await attack(gm.page, /^Messer gegen Mira/, stab);
  await answer(mira.page, /Schild/);
  await answer(mira.page, 'Keinen');
  await typeFaces(gm.page, [1, 1, 1, 1, 1]);
  await typeFaces(gm.page, [5, 5]); // two against one: a critical success
  await answer(gm.page, 'Keinen'); // it stays a damage die
  await typeFaces(gm.page, [5, 5, 1, 1]); // knife 2, STR 1, critical 1: two through armour 0
  for (const { page } of [gm, mira, jonas]) await track(page, 'Wunden: 2, das macht 2 Strafwürfel');
  expect(await violations(mira.page)).toEqual([]);

  // Shots at 20 metres: four dice, one of them for the burst, against 2. The burst hits twice, with one damage roll each.
  await turnOf(gm, 'Jonas', 3);
  await goTo(jonas.page, 'Bogen');
  await attack(jonas.page, /^Salve gegen Schläger/, async (dialog) => {
    await dialog.getByText('Woraus besteht der Wurf?').click();
    await dialog.getByText('Geschicklichkeit 2, Pistolen 1, Salve 1').waitFor();
  });
  await typeFaces(jonas.page, [5, 5, 1, 1]);
  await answer(jonas.page, 'Keinen');
  await typeFaces(jonas.page, [5, 5, 1, 1, 1]);
  await answer(jonas.page, 'Keinen');
  await typeFaces(jonas.page, [5, 1, 1, 1, 1]); // three wounds in all: dead from three on
  await gm.page.getByText('Schläger stirbt.').first().waitFor();
  expect(await newestEntry(jonas.page)).toContain('Die Salve von Jonas trifft Schläger 2-mal.');
  expect(await violations(jonas.page)).toEqual([]);
  expect([...gm.troubles, ...mira.troubles, ...jonas.troubles]).toEqual([]);
  await Promise.all([gm.close(), mira.close(), jonas.close()]);
});

test('a stun, and a week in which wounds heal: every penalty die says where it comes from', async () => {
  const { gm, invitation } = await openTable(browser, server.url, 'D6 Pool');
  const phone = { viewport: PHONE, hasTouch: true };
  const mira = await join(browser, invitation, 'Mira', phone, { gm, act: swordfighter('Mira') });
  await gm.page
    .getByRole('button', { name: /Schläger/ })
    .first()
    .click();
  await showOpponent(gm.page, 'Schläger');
  await look(gm.page, 'Mira');
  await giveToHand(gm.page, 'Peitsche');
  // The damage of a hit, by the GM: two wounds.
  const damage = await asGm(gm.page, 'Schadenswurf: Schläger');
  await stab(damage);
  await damage.locator('label', { has: gm.page.getByRole('switch', { name: /Echte Würfel/ }) }).click();
  await damage.getByRole('button', { name: /^Würfeln/ }).click();
  await typeFaces(gm.page, [5, 5, 1]); // knife 2, STR 1
  for (const { page } of [gm, mira]) await track(page, 'Wunden: 2, das macht 2 Strafwürfel');

  // A whip has no kind of damage: it stuns. Before the roll it says what the wounds cost.
  await goTo(mira.page, 'Bogen');
  await attack(mira.page, /^Peitsche gegen Schläger/, async (dialog) => {
    await dialog.getByText('Woraus besteht der Wurf?').click();
    await dialog.getByText('Erfolgswürfel: Geschicklichkeit 3; Strafwürfel: Wunden 2.').waitFor();
    expect(await isTooWide(mira.page)).toBe(false);
    expect(await violations(mira.page)).toEqual([]);
  });
  await answer(gm.page, /Messer/); // nobody plays the thug: the GM decides how it defends
  await typeFaces(mira.page, [1, 1]);
  await typeFaces(mira.page, [5, 5, 1]);
  await mira.page.getByText('1. Strafwürfel').waitFor();
  await typeFaces(mira.page, [1, 1]); // the two dark dice: two against one
  await answer(mira.page, 'Keinen');
  await answer(mira.page, 'Keinen');
  await typeFaces(mira.page, [5, 1, 1]); // whip 2, critical 1
  await typeFaces(mira.page, [1, 1]);
  await track(gm.page, 'Betäubung: 1, das macht 1 Strafwürfel');
  expect(await newestEntry(gm.page)).toContain(
    'Erfolgswürfel: Peitsche 2, kritische Erfolge 1; Strafwürfel: Wunden 2.',
  );

  await letWeekPass(gm.page);
  await goTo(mira.page, 'Bogen');
  await unfold(mira.page);
  await attack(mira.page, /^(Wunden: )?Wunden heilen/);
  await typeFaces(mira.page, [5, 5, 1, 1, 1]); // END 3 + self-control 2; two against the two wounds
  await gm.page.getByText('Mira erholt sich: noch 1 Wunde.').first().waitFor();
  for (const { page } of [gm, mira]) await track(page, 'Wunden: 1, das macht 1 Strafwürfel');
  expect([...gm.troubles, ...mira.troubles]).toEqual([]);
  await Promise.all([gm.close(), mira.close()]);
});

async function letWeekPass(page: Page): Promise<void> {
  await goTo(page, 'Tisch');
  await page.getByRole('button', { name: 'Zeit vergehen lassen' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Einheit').selectOption({ label: 'Wochen' });
  // The player throws for it.
  await dialog.locator('label', { hasText: 'Heilungswürfe machen' }).click();
  await dialog.locator('.form-end .button.primary').click();
  await page
    .getByText(/1 Woche/)
    .first()
    .waitFor();
}

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { type Server, startProgram } from './server.ts';
import { asked, goTo, join, openTable, type Person, putAway, resultOf } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const PHONE = { width: 390, height: 844 };

const SYSTEMS = [
  { system: 'Grundregelwerk', template: 'Krieger' },
  { system: 'Probenwürfel', template: 'Kundschafterin' },
  { system: 'Heldenhandbuch', template: 'Waffenschmied' },
  { system: 'D6 Pool', template: 'Schwertkämpfer' },
] as const;

/** Whether somebody sees all of it without scrolling. */
const isInView = (box: Locator): Promise<boolean> =>
  box.evaluate((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });

/** Answers with what the page suggests until what was rolled is settled. */
async function settle(people: readonly Person[]): Promise<void> {
  const [thrower] = people as [Person];
  for (let answers = 0; answers < 20; answers += 1) {
    const verdict = resultOf(thrower.page).locator('.verdict-line');
    await Promise.any(
      [verdict, ...people.map(({ page }) => asked(page).locator('[data-step]'))].map((one) =>
        one.first().waitFor(),
      ),
    );
    const who = await firstVisible(people);
    if (who === undefined) return;
    const card = asked(who.page);
    const step = await card.locator('[data-step]').first().getAttribute('data-step');
    // Where dice are laid out one button takes them; else each option is a button.
    const take = card.locator('.decide');
    await ((await take.count()) > 0 ? take : card.locator('.option, .inbox-options button')).first().click();
    await who.page.locator(`[data-step="${step}"]`).waitFor({ state: 'detached' });
  }
}

async function firstVisible(people: readonly Person[]): Promise<Person | undefined> {
  for (const person of people)
    if (await asked(person.page).locator('[data-step]').first().isVisible()) return person;
  return undefined;
}

const hasDialog = async (page: Page): Promise<boolean> => (await page.getByRole('dialog').count()) > 0;

describe.each(SYSTEMS)('$system', ({ system, template }) => {
  test('from sitting down to the first settled check: few taps, a short sheet, and everybody sees what was rolled', async () => {
    const { gm, invitation } = await openTable(browser, server.url, system);
    const mira = await join(browser, invitation, 'Mira', { viewport: PHONE, hasTouch: true });
    const { page } = mira;
    // Three taps make a ready figure.
    await page.getByRole('button', { name: 'Figur erschaffen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Figur erschaffen' });
    await dialog
      .locator('label', { has: page.getByRole('radio', { name: new RegExp(`^${template}`) }) })
      .click();
    await dialog.getByRole('button', { name: 'Erschaffen', exact: true }).click();
    const first = asked(page).getByRole('button', { name: 'Nein, weglassen' });
    const now = page.locator('[data-part="now"]');
    await first.or(now).first().waitFor();
    if (await first.isVisible()) await first.click();
    await now.locator('.now-card').first().waitFor();

    await putAway(page);
    // Folded the whole sheet is a few thumb's lengths, and what makes sense now stands on the first screen.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2400);
    expect(await isInView(now.locator('.now-card').first())).toBe(true);
    const silent = await page.locator('button:visible').evaluateAll((all) =>
      all.flatMap((one) => {
        const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return /\p{L}/u.test(name) ? [] : [one.outerHTML.slice(0, 120)];
      }),
    );
    expect(silent).toEqual([]);

    // The fourth tap rolls. Whatever is still to be decided names the figure.
    await goTo(gm.page, 'Karte').catch(() => goTo(gm.page, 'Kampf'));
    await now.locator('.now-card').first().click();
    await settle([mira, gm]);
    for (const person of [mira, gm]) {
      const shown = resultOf(person.page);
      await shown.locator('.verdict-line').waitFor();
      expect(await shown.locator('.result-title').innerText()).toMatch(/Mira/i);
      expect(await shown.locator('.die').count()).toBeGreaterThan(0);
      expect(await isInView(shown.locator('.verdict-line'))).toBe(true);
      expect(await hasDialog(person.page)).toBe(false);
    }
    // On every tab of the phone it lies there until it is put away.
    await goTo(page, 'Protokoll');
    await resultOf(page).locator('.verdict-line').waitFor();
    await resultOf(page).getByRole('button', { name: 'Ergebnis schließen' }).click();
    await resultOf(page).waitFor({ state: 'hidden' });
    expect([...gm.troubles, ...mira.troubles]).toEqual([]);
    await Promise.all([gm.close(), mira.close()]);
  }, 120_000);
});

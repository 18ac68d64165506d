import type { Browser, Locator, Page } from 'playwright-core';
import { PHONE } from './browser.ts';
import { agent, swordfighter } from './figures.ts';
import { asked, join, openTable, type Person, rollOffer } from './table-driver.ts';

/** Mira with sword and shield on a phone, Jonas with a gun at a desk, and Greta who leads. */
export interface Round {
  readonly gm: Person;
  readonly mira: Person;
  readonly jonas: Person;
}

export async function sitDownTogether(browser: Browser, url: string): Promise<Round> {
  const { gm, invitation } = await openTable(browser, url, 'D6 Pool');
  const phone = { viewport: PHONE, hasTouch: true };
  const mira = await join(browser, invitation, 'Mira', phone, { gm, act: swordfighter('Mira') });
  const jonas = await join(browser, invitation, 'Jonas', {}, { gm, act: agent('Jonas') });
  return { gm, mira, jonas };
}

/** The GM opens the sheet of a figure. */
export async function look(page: Page, figure: string): Promise<void> {
  // In the party, not among the seats: the seat is there before its figure.
  await page
    .locator('.table-party')
    .getByRole('button', { name: new RegExp(`^${figure}`) })
    .first()
    .click();
  await page.getByRole('region', { name: `Bogen: ${figure}` }).waitFor();
}

/** What the GM does to the figure whose sheet is open. */
export async function asGm(page: Page, offer: string): Promise<Locator> {
  const group = page.locator('details.offer-group', {
    has: page.getByRole('heading', { name: 'Spielleitung' }),
  });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await group.getByRole('button', { name: new RegExp(`^${offer}(,|$)`) }).click();
  return page.getByRole('dialog');
}

const barOf = (page: Page): Locator => page.locator('[data-part="turn-bar"]', { hasText: /Runde \d+/ });

/** The GM lets others pass until somebody's turn has come, in this round or a later one. */
export async function turnOf({ page }: Person, figure: string, round: number): Promise<void> {
  for (;;) {
    const now = await barOf(page).locator('.turn-who').innerText();
    if (now.includes(`${figure} ist am Zug`) && Number(/Runde (\d+)/.exec(now)?.[1]) >= round) return;
    await barOf(page).getByRole('button', { name: 'Weiter' }).click();
    // Turns and rounds only go on: the next look is at another one.
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.turn-who')?.innerText !== before,
      now,
    );
  }
}

/** Types the faces of one throw. */
export async function typeFaces(page: Page, faces: readonly number[]): Promise<void> {
  const dialog = asked(page);
  await dialog.getByText(`(${faces.length}W6)`).waitFor();
  const fields = await dialog.getByRole('textbox').all();
  for (const [i, field] of fields.entries()) await field.fill(String(faces[i]));
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  // What is asked next, if anything, has nothing filled in yet.
  await dialog
    .locator('button:not([data-disabled])', { hasText: 'Eintragen' })
    .waitFor({ state: 'detached' });
}

/** One blow or shot with real dice, up to the first question. */
export const attack = (
  page: Page,
  offer: RegExp,
  more: (dialog: Locator) => Promise<void> = async () => {},
): Promise<void> => rollOffer(page, page.getByRole('button', { name: offer }).first(), more);

/** What the newest entry of the log says when it is opened. */
export async function newestEntry(page: Page): Promise<string> {
  const entry = page.locator('details.log-run').first();
  if ((await entry.getAttribute('open')) === null) await entry.locator('summary').first().click();
  return entry.innerText();
}

/** The GM puts something from the lists into the hand of the figure whose sheet is open. */
export async function giveToHand(page: Page, gear: string): Promise<void> {
  const dialog = await asGm(page, 'Ausrüstung geben');
  await dialog.getByRole('combobox').fill(gear);
  await page.getByRole('option', { name: gear }).click();
  await dialog.locator('label', { hasText: /^in der Hand$/ }).click();
  await dialog.locator('.form-end .button.primary').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Rounds begin; where initiative is even the GM says who goes first. */
export async function beginRounds(page: Page): Promise<void> {
  await page.locator('[data-part="turn-bar"]').getByRole('button', { name: 'Runden beginnen' }).click();
  await page.getByRole('dialog').locator('.form-end .button.primary').click();
  const tied = page.locator('[data-step]').first();
  for (;;) {
    await tied.or(barOf(page)).first().waitFor();
    if ((await barOf(page).count()) > 0) return;
    const step = await tied.getAttribute('data-step');
    await tied
      .getByRole('button', { name: /^(\d )?(Mira|Jonas|Schläger)$/ })
      .first()
      .click();
    await page.locator(`[data-step="${step}"]`).waitFor({ state: 'detached' });
  }
}

/** Waits until something is counted on a figure, as it is spoken. */
export const track = (page: Page, spoken: string): Promise<void> =>
  page.locator(`[aria-label="${spoken}"]`).first().waitFor({ state: 'attached' });

export const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import * as staging from '../../scripts/staging.mjs';
import { listenToWire, openFreshPage, openPage, type WatchedPage, write } from './browser.ts';

const SYSTEMS = {
  Grundregelwerk: 'grundregelwerk',
  Heldenhandbuch: 'heldenhandbuch',
  Probenwürfel: 'probenwuerfel',
  'D6 Pool': 'd6pool',
} as const;
type SystemTitle = keyof typeof SYSTEMS;

/** One person at a table: a browser of their own, and everything that came over its wire. */
export interface Person extends WatchedPage {
  readonly wire: string[];
}

/** Watches the wire from the first message on. */
async function sitDown(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
): Promise<Person> {
  const wire: string[] = [];
  const listen = (page: Page): Promise<void> => listenToWire(page, wire);
  const person =
    prepare === undefined
      ? await openPage(browser, url, options, listen)
      : await openFreshPage(browser, url, options, async (page) => {
          await prepare(page);
          await listen(page);
        });
  return { ...person, wire };
}

/** The GM shows the players an opponent that was prepared behind the screen. */
export const showOpponent = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name: `${name}: Zeigen`, exact: true })
    .first()
    .click();

/** Goes to one of the views of the table; what is about the table itself is in the menu of a phone. */
export async function goTo(
  page: Page,
  view: 'Bogen' | 'Kampf' | 'Karte' | 'Tisch' | 'Regeln' | 'Protokoll',
): Promise<void> {
  const table = page.getByRole('dialog', { name: 'Tisch', exact: true });
  if (await table.isVisible()) {
    if (view === 'Tisch') return;
    await table.getByRole('button', { name: 'Schließen' }).first().click();
    await table.waitFor({ state: 'hidden' });
  }
  const tab = page.getByRole('tab', { name: view, exact: true });
  if (view !== 'Tisch' || (await tab.count()) > 0) return tab.click();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: /^Tisch/ }).click();
  await table.waitFor();
}

/** What waits for somebody: a decision, or a card of the GM. */
export const asked = (page: Page): Locator =>
  page.locator('[data-part="decision"], [data-part="inbox"]').first();

/** What was rolled last. */
export const resultOf = (page: Page): Locator => page.locator('[data-part="result"]');

/** Opens a table over the wire, and lets its GM sit down by the own link. How it is done by hand the evenings show. */
export async function openTable(
  browser: Browser,
  url: string,
  system: SystemTitle = 'Grundregelwerk',
  options: BrowserContextOptions = {},
): Promise<{ gm: Person; invitation: string }> {
  const opened = await staging.openTable(url, SYSTEMS[system], []);
  const { token, table } = opened.gm;
  const { player, spectator } = opened.invitations;
  const gm = await sitDown(browser, `${url}/table/${table}#${token},${player},${spectator}`, options);
  await gm.page.getByText('Online').waitFor();
  await goTo(gm.page, 'Tisch');
  return { gm, invitation: `${url}/join#${player}` };
}

/** A figure that somebody has before they sit down: what makes it, and a page whose socket it is made with. */
export interface Ready {
  readonly gm: Person;
  readonly act: staging.Act;
}

/** Takes a seat over the wire, and sits down; with a figure, if there is to be one at once. */
export async function join(
  browser: Browser,
  invitation: string,
  name: string,
  options: BrowserContextOptions = {},
  figure?: Ready,
): Promise<Person> {
  const [url = '', code = ''] = invitation.split('/join#');
  const place = await staging.join(url, code, name);
  if (figure !== undefined) await staging.doAll(figure.gm.page, place, [staging.acting(figure.act)]);
  const person = await sitDown(browser, staging.seatAddress(url, place), options);
  await person.page.getByText('Online').waitFor();
  return person;
}

/** Opens the table as its GM in the browser, by the two fields of the form. */
export async function openTableByHand(
  browser: Browser,
  url: string,
  system = 'Grundregelwerk',
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
): Promise<{ gm: Person; invitation: string }> {
  const gm = await sitDown(browser, `${url}/`, options, prepare);
  const { page } = gm;
  await page
    .getByRole('link', { name: 'Tisch eröffnen' })
    .or(page.getByRole('button', { name: 'Tisch eröffnen' }))
    .first()
    .click();
  await pick(page, new RegExp(`^${system}`));
  await write(page.getByLabel('Name des Tisches'), 'Donnerstag');
  await write(page.getByLabel('Dein Name'), 'Greta');
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.getByText('Online').waitFor();
  await goTo(page, 'Tisch');
  const invitation = await page.getByRole('textbox', { name: 'Mitspielen' }).inputValue();
  return { gm, invitation };
}

/** Joins by the link alone. */
export async function joinByHand(
  browser: Browser,
  invitation: string,
  name: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<void>,
  by: 'touch' | 'keys' = 'touch',
): Promise<Person> {
  const person = await sitDown(browser, invitation, options, prepare);
  const { page } = person;
  const field = page.getByLabel('Dein Name');
  await field.waitFor();
  if (by === 'keys') {
    // Typing begins in the field.
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  } else {
    await write(field, name);
    await page.getByRole('button', { name: 'An den Tisch setzen' }).click();
  }
  await page.getByText('Online').waitFor();
  return person;
}

/** Picks one of several by its label, as a finger does: once it lies still. */
export async function pick(within: Page | Locator, name: string | RegExp, exact = false): Promise<void> {
  const page = 'page' in within ? within.page() : within;
  const radio = page.getByRole('radio', { name, exact });
  await within.locator('label', { has: radio }).first().click();
}

/** Makes a figure from a template, with or without armour. */
export async function create(
  page: Page,
  name: string,
  template: string,
  armour: 'Ja' | 'Nein',
): Promise<void> {
  await page.getByRole('button', { name: 'Figur erschaffen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Figur erschaffen' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await pick(dialog, new RegExp(`^${template}`));
  if (armour === 'Ja') await dialog.locator('label', { hasText: 'Rüstung' }).click();
  await dialog.getByRole('button', { name: 'Erschaffen', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Whatever was rolled has been read. */
export async function putAway(page: Page): Promise<void> {
  const shown = resultOf(page).getByRole('button', { name: 'Ergebnis schließen' });
  while ((await shown.count()) > 0) await shown.click();
}

/** Opens everything on a sheet that is folded; the rows, too, unless only their values are looked at. */
export async function unfold(page: Page, what: 'rows' | 'sections' = 'rows'): Promise<void> {
  const sheet = page.locator('.sheet-view');
  await sheet.waitFor();
  await putAway(page);
  for (const closed of [
    'details:not([open]) > summary',
    '.section-fold[aria-expanded="false"]',
    ...(what === 'rows' ? ['.row-more[aria-expanded="false"]'] : []),
  ])
    for (const one of await sheet.locator(closed).elementHandles()) await one.click();
}

/** Answers the decision that has come up. */
export async function answer(page: Page, option: string | RegExp): Promise<void> {
  await asked(page).getByRole('button', { name: option }).first().click();
}

/** Answers, and waits until that question is gone: the next one may have an option of the same name. */
export async function answerAndGoOn(page: Page, option: string | RegExp): Promise<void> {
  const card = asked(page).locator('[data-step]').first();
  const step = await card.getAttribute('data-step');
  await card.getByRole('button', { name: option }).first().click();
  await page.locator(`[data-step="${step}"]`).first().waitFor({ state: 'detached' });
}

/** Types the face of a real die into the decision that has come up. */
export async function typeFace(page: Page, face: number): Promise<void> {
  const dialog = asked(page);
  // Not the field of the throw before, which stays until the table has answered.
  await dialog.locator('input[value=""]').first().fill(String(face));
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
}

/** Opens an offer, by its accessible name or as a button, and carries it out with real dice. */
export async function rollOffer(
  page: Page,
  offer: RegExp | Locator,
  more: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => {},
): Promise<void> {
  const button = offer instanceof RegExp ? page.getByRole('button', { name: offer }).first() : offer;
  // A tap rolls at once; this key shows everything about it first. Some buttons are for nothing but that.
  const isForm = /genauer festlegen|^Umstände/.test((await button.getAttribute('aria-label')) ?? '');
  await (isForm ? button.click() : button.press('i'));
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: /^Würfeln/ }).waitFor();
  await more(dialog);
  const real = dialog.getByRole('switch', { name: /Echte Würfel/ });
  if ((await real.count()) > 0 && !(await real.isChecked()))
    await dialog.locator('label', { has: page.getByRole('switch', { name: /Echte Würfel/ }) }).click();
  await dialog.getByRole('button', { name: /^Würfeln/ }).click();
}

import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tabIn, tabTo } from '../keyboard.ts';
import { asked, goTo, joinByHand, openTableByHand, pick, putAway } from '../table-driver.ts';
import { settle } from './answering.ts';
import { isInView, judgeAccess, judgeLength, judgeMoment, judgeTaps } from './judgement.ts';
import { cardsOf, DESK, type Evening, everybody, NARROW_PHONE, type Play, WIDE_PHONE } from './play.ts';
import { everybodySees } from './seeing.ts';
import { seenBy, watch } from './watch.ts';

const salted = (salt: string) => (page: Page) => watch(page, salt.repeat(32));

/** The GM opens a table, a player sits down with a phone, another one at a desk without a mouse. */
export async function sitDown(browser: Browser, url: string, play: Play): Promise<Evening> {
  const { gm, invitation } = await openTableByHand(
    browser,
    url,
    play.system,
    { viewport: DESK },
    salted('1'),
  );
  const phone = { viewport: WIDE_PHONE, hasTouch: true, colorScheme: 'dark' } as const;
  const mira = await joinByHand(browser, invitation, 'Mira', phone, salted('2'));
  const jonas = await joinByHand(browser, invitation, 'Jonas', { viewport: DESK }, salted('3'), 'keys');
  const place = await gm.page.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('tafelrunde.seats') ?? '{}') as Record<
      string,
      { token: string }
    >;
    const [table = ''] = Object.keys(seats);
    return { table, seat: '', token: seats[table]?.token ?? '', name: 'Greta' };
  });
  return { play, gm, mira, jonas, place };
}

/** A figure from a template and a first settled check, in five taps. */
export async function arriveByTouch(evening: Evening): Promise<void> {
  const { play, mira, gm } = evening;
  const { page } = mira;
  const { taps } = await seenBy(page);
  await page.getByRole('button', { name: 'Figur erschaffen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Figur erschaffen' });
  await pick(dialog, new RegExp(`^${play.template}`));
  await dialog.getByRole('button', { name: 'Erschaffen', exact: true }).click();
  const first = asked(page).getByRole('button', { name: 'Nein, weglassen' });
  const card = cardsOf(page).first();
  await first.or(card).first().waitFor();
  if (await first.isVisible()) await first.click();
  await card.waitFor();
  expect(await isInView(card), 'what makes sense now, on the first screen').toBe(true);
  // Everybody looks at something else when she rolls.
  await goTo(gm.page, 'Kampf');
  await goTo(evening.jonas.page, 'Regeln');
  await card.click();
  await settle(evening);
  await everybodySees(everybody(evening), /Mira/i);
  await judgeTaps(page, taps);

  // On every tab of the phone it lies there until it is put away.
  await goTo(page, 'Protokoll');
  await everybodySees([mira], /Mira/i);
  await Promise.all(everybody(evening).map(({ page: one }) => putAway(one)));
  await goTo(page, 'Bogen');
  for (const viewport of [NARROW_PHONE, WIDE_PHONE]) {
    await page.setViewportSize(viewport);
    await card.waitFor();
    if (viewport === WIDE_PHONE) await judgeLength(page);
    await judgeMoment(page, `the sheet at ${viewport.width} pixels`);
  }
  await judgeAccess(page, 'the sheet on a phone');
}

/** The same without a mouse, at a desk. */
export async function arriveByKeys(evening: Evening): Promise<void> {
  const { play, jonas } = evening;
  const { page } = jonas;
  await goToSheet(page);
  await tabTo(page, /^Figur erschaffen$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Figur erschaffen' });
  await dialog.waitFor();
  await tabIn(page, '[role="dialog"] input[type="radio"]');
  const chosen = dialog.getByRole('radio', { name: new RegExp(`^${play.template}`) });
  for (let i = 0; i < 20 && !(await chosen.isChecked()); i += 1) await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Erschaffen$/);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const first = asked(page).getByRole('button', { name: 'Nein, weglassen' });
  await first.or(cardsOf(page).first()).first().waitFor();
  if (await first.isVisible()) {
    await tabTo(page, /^Nein, weglassen/);
    await page.keyboard.press('Enter');
  }
  await rollByKeys(evening);
  await Promise.all(everybody(evening).map(({ page: one }) => putAway(one)));
  await judgeMoment(page, 'the sheet at a desk');
  await judgeAccess(page, 'the sheet at a desk');
}

/** The sheet is the first view. */
async function goToSheet(page: Page): Promise<void> {
  await tabIn(page, '[role="tab"]');
  await page.keyboard.press('Home');
  await page.getByRole('tab', { name: 'Bogen', selected: true }).waitFor();
}

/** Jonas rolls what makes sense now. */
export async function rollByKeys(evening: Evening): Promise<void> {
  const { page } = evening.jonas;
  await cardsOf(page).filter({ hasText: '%' }).first().waitFor();
  await tabIn(page, '[data-part="now"] .now-card', '%');
  await page.keyboard.press('Enter');
  await settle(evening);
  await everybodySees(everybody(evening), /Jonas/i);
}

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { doAll } from '../../../scripts/staging.mjs';
import { tabIn, tabTo } from '../keyboard.ts';
import { goTo, type Person, putAway, showOpponent } from '../table-driver.ts';
import { push, settle } from './answering.ts';
import { isInView, judgeAccess } from './judgement.ts';
import { barOf, cardsOf, type Evening, everybody, NARROW_PHONE, stepOf, WIDE_PHONE } from './play.ts';
import { everybodySees } from './seeing.ts';

const BEGUN = /Runde \d|Phase \d/;

/** From the first blow to the last: everybody strikes once, then the GM takes what the foe has left. */
export async function fight(evening: Evening): Promise<void> {
  const { gm, mira, jonas, place, play } = evening;
  if (play.house !== undefined) await doAll(gm.page, place, [{ kind: 'setHouse', house: play.house }]);
  await goTo(gm.page, 'Tisch');
  await play.bring(gm.page);
  await showOpponent(gm.page, play.foe);
  for (const { page } of [mira, jonas]) await goTo(page, 'Bogen');
  await begin(gm.page);
  await settleBeginning(evening);
  if (play.attack === null) await phase(evening);
  else await round(evening, play.attack);
  await judgeAccess(gm.page, 'the desk in a fight');
  await takeDown(gm.page, play.foe, play.hurts);
  await goTo(gm.page, 'Kampf');
  const end = gm.page.getByRole('button', { name: /^(Kampf|Runden) beenden/ }).first();
  // Where the last opponent has fallen the rules may have ended it already.
  await end.or(barOf(gm.page).getByText('Kein Kampf')).first().waitFor();
  if (await end.isVisible()) await end.click();
  await barOf(mira.page).getByText('Kein Kampf').waitFor();
}

/** The GM lets it begin; a form asks first where there is something to say. */
async function begin(page: Page): Promise<void> {
  const bar = barOf(page);
  await bar.getByRole('button').first().click();
  const go = page.getByRole('dialog').locator('.form-end .button.primary');
  await go.or(bar.getByText(BEGUN)).or(stepOf(page)).first().waitFor();
  if (await go.isVisible()) await go.click();
}

/** What asks before the first turn: who begins. */
async function settleBeginning(evening: Evening): Promise<void> {
  const begun = (page: Page) => barOf(page).getByText(BEGUN).first();
  await settle(evening, begun);
  for (const { page } of everybody(evening)) {
    await begun(page).waitFor();
    await putAway(page);
  }
}

/** Everybody's turn comes: the phone strikes by touch, the desks by keys. */
async function round(evening: Evening, attack: RegExp): Promise<void> {
  const { gm, mira, jonas, play } = evening;
  const bar = barOf(gm.page).locator('.turn-who strong');
  const left = new Set(['Mira', 'Jonas', play.foe]);
  for (let turns = 0; turns < 6 && left.size > 0; turns += 1) {
    const said = await bar.innerText();
    const name = [...left].find((one) => said.includes(one));
    if (name !== undefined) {
      if (name === 'Mira') await strikeByTouch(evening, attack);
      else if (name === 'Jonas') await strikeByKeys(evening, attack);
      else await foeStrikes(evening);
      left.delete(name);
      // What a lucky blow has settled needs no more blows.
      if ((await gm.page.locator('.figure-row[data-out="true"]').count()) > 0) return;
    }
    const passer = name === 'Mira' ? mira : name === 'Jonas' ? jonas : gm;
    await passOn(evening, said, passer, name === 'Mira' ? 'touch' : 'keys');
  }
  expect([...left], 'whose turn never came').toEqual([]);
}

/** Ends the turn, and waits until it is somebody else's; the players may have to say whose. */
async function passOn(evening: Evening, said: string, who: Person, by: 'touch' | 'keys'): Promise<void> {
  const end = barOf(who.page).getByRole('button', { name: /^(Zug beenden|Weiter)/ });
  // Whoever has nothing left to do may have been passed over already.
  if (await end.isVisible()) await push(end, by);
  const { page: desk } = evening.gm;
  await settle(evening, (page) =>
    page === desk
      ? barOf(page).locator('.turn-who strong').filter({ hasNotText: said })
      : page.locator('.nowhere-else'),
  );
}

async function strikeByTouch(evening: Evening, attack: RegExp): Promise<void> {
  const { page } = evening.mira;
  await barOf(page).getByText('Du bist am Zug').waitFor();
  const card = cardsOf(page).first();
  for (const viewport of [NARROW_PHONE, WIDE_PHONE]) {
    await page.setViewportSize(viewport);
    await judgeAttack(page, card, attack);
  }
  await card.click();
  await settle(evening);
  await everybodySees(everybody(evening), /Mira/i);
  await judgeAccess(page, 'a result on a phone');
  await Promise.all(everybody(evening).map(({ page: one }) => putAway(one)));
}

async function strikeByKeys(evening: Evening, attack: RegExp): Promise<void> {
  const { page } = evening.jonas;
  await barOf(page).getByText('Du bist am Zug').waitFor();
  await judgeAttack(page, cardsOf(page).first(), attack);
  await tabIn(page, '[data-part="now"] .now-card');
  await page.keyboard.press('Enter');
  await settle(evening);
  await everybodySees(everybody(evening), /Jonas/i);
  await judgeAccess(page, 'a result at a desk');
  await Promise.all(everybody(evening).map(({ page: one }) => putAway(one)));
}

/** On one's turn the plain attack is the first thing, on the first screen. */
async function judgeAttack(page: Page, card: Locator, attack: RegExp): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect(await card.innerText()).toMatch(attack);
  expect(await isInView(card), 'the plain attack in view').toBe(true);
}

/** The other side strikes. In the middle of it the phone loses the table and comes back: nothing is lost. */
async function foeStrikes(evening: Evening): Promise<void> {
  const { gm, mira } = evening;
  await goTo(gm.page, 'Bogen');
  const strike = cardsOf(gm.page).filter({ hasText: /gegen (Mira|Jonas)/ });
  await strike.first().waitFor();
  await tabTo(gm.page, /gegen (Mira|Jonas)/);
  await gm.page.keyboard.press('Enter');
  await mira.page.reload();
  await mira.page.getByText('Online').waitFor();
  await settle(evening);
  // What was settled while the phone was away is no news there.
  await everybodySees([gm, evening.jonas], /\p{L}/u);
  await Promise.all(everybody(evening).map(({ page: one }) => putAway(one)));
}

/** A phase in which all sides decide at once. */
async function phase(evening: Evening): Promise<void> {
  const { page } = evening.gm;
  await goTo(page, 'Tisch');
  // It begins at once: nobody is asked about falls or anything else first.
  await push(page.getByRole('button', { name: /^Kampfphase/ }).first(), 'keys');
  await settle(evening);
  await everybodySees(everybody(evening), /\p{L}/u);
  for (const one of everybody(evening)) await putAway(one.page);
}

/** Down to nothing, one at a time; the log has each step. */
async function takeDown(page: Page, foe: string, hurts: RegExp): Promise<void> {
  const row = page.locator('.figure-row', { hasText: foe }).first();
  const less = row.getByRole('button', { name: hurts });
  for (let i = 0; i < 40 && (await row.getAttribute('data-out')) !== 'true'; i += 1) {
    if ((await less.count()) === 0 || (await less.isDisabled())) break;
    const before = await row.locator('.track-count').innerText();
    await push(less, 'keys');
    await page.waitForFunction(
      ([name, was]) => {
        const one = [...document.querySelectorAll<HTMLElement>('.figure-row')].find((each) =>
          each.innerText.includes(name ?? ''),
        );
        const count = one?.querySelector<HTMLElement>('.track-count');
        return one?.dataset['out'] === 'true' || count?.innerText !== was;
      },
      [foe, before],
    );
  }
}

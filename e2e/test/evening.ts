import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Act, acting, doAll } from '../../scripts/staging.mjs';
import { isInView, judgeAccess, judgeMoment, judgeQuestion, judgeSpeed, tapsOf, watch } from './judgement.ts';
import { tabIn } from './keyboard.ts';
import {
  asked,
  goTo,
  join,
  openTable,
  type Person,
  pick,
  putAway,
  resultOf,
  showOpponent,
} from './table-driver.ts';

/** What differs between the systems. */
export interface Play {
  readonly system: string;
  readonly template: string;
  /** What the opponent is called, and how the GM brings it. */
  readonly foe: string;
  readonly bring: (page: Page) => Promise<void>;
  readonly house?: object;
  /** The first card of `now` on one's turn; null where the GM lets a phase begin. */
  readonly attack: RegExp | null;
  /** Takes one of what the foe can bear. */
  readonly hurts: RegExp;
  /** How a figure rises: the GM gives, the player takes. */
  readonly rise: (
    player: Person,
    award: (...acts: readonly Act[]) => Promise<void>,
    figure: string,
  ) => Promise<void>;
  /** What the log says then. */
  readonly risen: RegExp;
}

const WIDE_PHONE = { width: 390, height: 844 };
/** Whoever can be at one of these tables. */
const FIGURES = /Mira|Elite|Schläger|Wache/;

const NARROW_PHONE = { width: 360, height: 740 };

const nowOf = (page: Page): Locator => page.locator('[data-part="now"]');
const barOf = (page: Page): Locator => page.locator('[data-part="turn-bar"]');
const stepOf = (page: Page): Locator => asked(page).locator('[data-step]').first();

/** By touch or by keys, as somebody plays. */
async function push(button: Locator, by: 'touch' | 'keys'): Promise<void> {
  if (by === 'touch') return button.click();
  await button.focus();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await button.page().keyboard.press('Enter');
}

/** Answers with what the page suggests until nothing waits for anybody; returns how often the player did. The GM answers by keys. */
async function settle(player: Person, gm: Person, settled = '.verdict-line'): Promise<number> {
  let answered = 0;
  for (let answers = 0; answers < 40; answers += 1) {
    await Promise.any(
      [player, gm].flatMap(({ page }) => [
        stepOf(page).waitFor(),
        resultOf(page).locator(settled).first().waitFor(),
      ]),
    );
    const who = (await stepOf(player.page).isVisible())
      ? player
      : (await stepOf(gm.page).isVisible())
        ? gm
        : undefined;
    if (who === undefined) return answered;
    if (who === player) answered += 1;
    await judgeMoment(who.page, 'a question');
    await judgeQuestion(who.page, FIGURES);
    // What waits for the GM never opens over anything.
    expect(await gm.page.getByRole('dialog').count(), 'a window nobody opened').toBe(0);
    const step = await stepOf(who.page).getAttribute('data-step');
    await answerUsual(who, who === gm ? 'keys' : 'touch');
    await who.page.locator(`[data-step="${step}"]`).waitFor({ state: 'detached' });
  }
  throw new Error('forty answers, and still a question');
}

/** Where dice are laid out one button takes them; else each option is a button. */
async function answerUsual({ page }: Person, by: 'touch' | 'keys'): Promise<void> {
  const card = asked(page);
  const done = card.getByRole('button', { name: /^Alles behalten und fertig/ });
  if (await done.isVisible()) return push(done, by);
  const take = card.locator('.decide:not([disabled])');
  if ((await take.count()) > 0) return push(take.first(), by);
  const segment = card.locator('[data-segment]:not([disabled])');
  const option = card.locator('.option:not([disabled]), .inbox-options button:not([disabled])');
  await push(((await option.count()) > 0 ? option : segment).first(), by);
}

/** Verdict and dice, in the view of every seat, over whatever they look at. */
async function everybodySees(people: readonly Person[], who: RegExp): Promise<void> {
  for (const { page } of people) {
    const shown = resultOf(page);
    const verdict = shown.locator('.verdict-line').first();
    await verdict.waitFor();
    expect(await shown.locator('.result-title').first().innerText()).toMatch(who);
    expect(await shown.locator('.die').count(), 'dice of the result').toBeGreaterThan(0);
    expect(await isInView(verdict), 'the verdict in view').toBe(true);
    expect(await page.getByRole('dialog').count(), 'windows over it').toBe(0);
    await judgeMoment(page, 'a result');
  }
}

export interface Evening {
  readonly gm: Person;
  readonly mira: Person;
  readonly invitation: string;
  readonly place: { table: string; seat: string; token: string; name: string };
}

/** Sits down on a phone, makes a figure from a template and settles a first check, in five taps. */
export async function arrive(browser: Browser, url: string, play: Play): Promise<Evening> {
  const { gm, invitation } = await openTable(browser, url, play.system);
  const mira = await join(
    browser,
    invitation,
    'Mira',
    { viewport: WIDE_PHONE, hasTouch: true, colorScheme: 'dark' },
    watch,
  );
  const { page } = mira;
  const before = await tapsOf(page);
  await page.getByRole('button', { name: 'Figur erschaffen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Figur erschaffen' });
  await pick(dialog, new RegExp(`^${play.template}`));
  await dialog.getByRole('button', { name: 'Erschaffen', exact: true }).click();
  const first = asked(page).getByRole('button', { name: 'Nein, weglassen' });
  const card = nowOf(page).locator('.now-card').first();
  await first.or(card).first().waitFor();
  if (await first.isVisible()) await first.click();
  await card.waitFor();
  expect(await isInView(card), 'what makes sense now, on the first screen').toBe(true);
  await goTo(gm.page, 'Kampf');
  await card.click();
  const answered = await settle(mira, gm);
  await everybodySees([mira, gm], /Mira/i);
  // One answer belongs to a check; what a 1 on the dice asks beyond that is the game.
  const beyond = Math.max(answered - 1, 0);
  expect((await tapsOf(page)) - before - beyond, 'taps to the first settled check').toBeLessThanOrEqual(5);
  // On every tab of the phone it lies there until it is put away.
  await goTo(page, 'Protokoll');
  await resultOf(page).locator('.verdict-line').waitFor();
  for (const one of [page, gm.page]) await putAway(one);
  await goTo(page, 'Bogen');

  // Folded the whole sheet is a few thumb's lengths.
  for (const viewport of [NARROW_PHONE, WIDE_PHONE]) {
    await page.setViewportSize(viewport);
    await card.waitFor();
    if (viewport === WIDE_PHONE)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2400);
    await judgeMoment(page, `the sheet at ${viewport.width} pixels`);
  }
  await judgeAccess(page, 'the sheet');
  const place = await gm.page.evaluate(() => {
    const seats = JSON.parse(localStorage.getItem('tafelrunde.seats') ?? '{}') as Record<
      string,
      { token: string }
    >;
    const [table = ''] = Object.keys(seats);
    return { table, seat: '', token: seats[table]?.token ?? '', name: 'Greta' };
  });
  return { gm, mira, invitation, place };
}

/** The GM lets it begin; a form asks first where there is something to say. */
async function begin(page: Page): Promise<void> {
  const bar = barOf(page);
  await bar.getByRole('button').first().click();
  const go = page.getByRole('dialog').locator('.form-end .button.primary');
  await go
    .or(bar.getByText(/Runde \d|Phase \d/))
    .or(stepOf(page))
    .first()
    .waitFor();
  if (await go.isVisible()) await go.click();
}

/** From the first blow to the last: a round of both sides, then the GM takes what the foe has left. */
export async function fight({ gm, mira, place }: Evening, play: Play): Promise<void> {
  if (play.house !== undefined) await doAll(gm.page, place, [{ kind: 'setHouse', house: play.house }]);
  await goTo(gm.page, 'Tisch');
  await play.bring(gm.page);
  await showOpponent(gm.page, play.foe);
  await goTo(mira.page, 'Bogen');
  await begin(gm.page);
  await settleQuietly(mira, gm);
  if (play.attack === null) await phase(mira, gm);
  else await round(mira, gm, play.attack);

  // Down to nothing, one at a time; the log has each step.
  const row = gm.page.locator('.figure-row', { hasText: play.foe }).first();
  const less = row.getByRole('button', { name: play.hurts });
  for (let i = 0; i < 40 && (await row.getAttribute('data-out')) !== 'true'; i += 1) {
    if ((await less.count()) === 0 || (await less.isDisabled())) break;
    const before = await row.locator('.track-count').innerText();
    await push(less, 'keys');
    await gm.page.waitForFunction(
      ([name, was]) => {
        const one = [...document.querySelectorAll<HTMLElement>('.figure-row')].find((each) =>
          each.innerText.includes(name ?? ''),
        );
        const count = one?.querySelector<HTMLElement>('.track-count');
        return one?.dataset['out'] === 'true' || count?.innerText !== was;
      },
      [play.foe, before],
    );
  }
  await goTo(gm.page, 'Kampf');
  const end = gm.page.getByRole('button', { name: /^(Kampf|Runden) beenden/ }).first();
  // Where the last opponent has fallen the rules may have ended it already.
  await end.or(barOf(gm.page).getByText('Kein Kampf')).first().waitFor();
  if (await end.isVisible()) await end.click();
  await barOf(mira.page).getByText('Kein Kampf').waitFor();
}

/** What asks before the first turn: who begins where the dice are even. */
async function settleQuietly(mira: Person, gm: Person): Promise<void> {
  await barOf(mira.page)
    .getByText(/Runde \d|Phase \d/)
    .or(stepOf(mira.page))
    .or(resultOf(mira.page).locator('.result-title'))
    .first()
    .waitFor();
  if ((await stepOf(mira.page).isVisible()) || (await stepOf(gm.page).isVisible()))
    await settle(mira, gm, '.result-title');
  await barOf(mira.page)
    .getByText(/Runde \d|Phase \d/)
    .first()
    .waitFor();
  for (const { page } of [mira, gm]) await putAway(page);
}

/** Mira strikes from the first card on her sheet, then whoever comes next is passed over. */
async function round(mira: Person, gm: Person, attack: RegExp): Promise<void> {
  const isHers = barOf(mira.page).getByText('Du bist am Zug');
  for (let turns = 0; turns < 6 && !(await isHers.isVisible()); turns += 1) {
    const now = await barOf(gm.page).locator('.turn-who').innerText();
    await barOf(gm.page).getByRole('button', { name: 'Weiter' }).click();
    await gm.page.waitForFunction(
      (was) => document.querySelector<HTMLElement>('.turn-who')?.innerText !== was,
      now,
    );
  }
  await isHers.waitFor();
  const card = nowOf(mira.page).locator('.now-card').first();
  for (const viewport of [NARROW_PHONE, WIDE_PHONE]) {
    await mira.page.setViewportSize(viewport);
    expect(await card.innerText()).toMatch(attack);
    expect(await isInView(card), 'the plain attack in view').toBe(true);
  }
  // Whatever she looks at, what comes of it is there.
  await card.click();
  await settle(mira, gm);
  await everybodySees([mira, gm], /Mira/i);
  await judgeAccess(mira.page, 'a result');
  for (const { page } of [mira, gm]) await putAway(page);
  expect(await judgeSpeed(mira.page), 'results that were there in time').toBeGreaterThan(1);
  const was = await barOf(mira.page).locator('.turn-who').innerText();
  const end = barOf(mira.page).getByRole('button', { name: 'Zug beenden' });
  if (await end.isVisible()) await end.click();
  await mira.page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.turn-who')?.innerText !== before,
    was,
  );
  // One lucky blow may have settled it.
  if ((await gm.page.locator('.figure-row[data-out="true"]').count()) > 0) return;

  // The other side, on the GM's desk and by keys.
  await goTo(gm.page, 'Bogen');
  const strike = nowOf(gm.page)
    .locator('.now-card', { hasText: /gegen Mira/ })
    .first();
  await strike.waitFor();
  await push(strike, 'keys');
  // In the middle of it her phone loses the table and comes back: nothing is lost.
  await mira.page.reload();
  await mira.page.getByText('Online').waitFor();
  await settleAnew(mira, gm);
  for (const { page } of [mira, gm]) await putAway(page);
}

/** After a reload what was settled meanwhile is no news: whoever was there sees it. */
async function settleAnew(mira: Person, gm: Person): Promise<void> {
  await settle(mira, gm);
  await everybodySees([gm], /\p{L}/u);
}

/** A phase in which both sides decide at once. */
async function phase(mira: Person, gm: Person): Promise<void> {
  await goTo(gm.page, 'Tisch');
  await gm.page
    .getByRole('button', { name: /^Kampfphase/ })
    .first()
    .press('i');
  await gm.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Würfeln/ })
    .press('Enter');
  await settle(mira, gm, '.result-title');
  for (const { page } of [mira, gm]) {
    await resultOf(page).locator('.result-title').first().waitFor();
    expect(await resultOf(page).locator('.die').count()).toBeGreaterThan(0);
    await judgeMoment(page, 'a phase');
    await putAway(page);
  }
}

/** Takes what the page suggests as often as it asks. */
export async function takeAll(person: Person, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await stepOf(person.page).waitFor();
    const step = await stepOf(person.page).getAttribute('data-step');
    await answerUsual(person, 'touch');
    await person.page.locator(`[data-step="${step}"]`).waitFor({ state: 'detached' });
  }
}

/** Takes what the page suggests until what was begun is settled. */
export async function takeUntilSettled(person: Person): Promise<void> {
  const settled = resultOf(person.page).locator('.result-title').first();
  for (let answers = 0; answers < 12; answers += 1) {
    await stepOf(person.page).or(settled).first().waitFor();
    if (!(await stepOf(person.page).isVisible())) return putAway(person.page);
    await takeAll(person);
  }
}

/** What was earned: the GM gives it, the player takes it. */
export async function levelUp({ gm, mira, place }: Evening, play: Play): Promise<void> {
  const figure = /"owns":\["([^"]+)"/.exec(mira.wire.join('\n'))?.[1] ?? '';
  expect(figure).not.toBe('');
  await goTo(mira.page, 'Bogen');
  await play.rise(mira, (...acts) => doAll(gm.page, place, acts.map(acting)), figure);
  await goTo(mira.page, 'Protokoll');
  await mira.page.getByText(play.risen).first().waitFor();
}

/** A week later: everybody comes back by what their browser has kept, and plays on with the keyboard alone. */
export async function secondEvening(evening: Evening): Promise<void> {
  const { gm, mira } = evening;
  for (const { page } of [gm, mira]) {
    const address = page.url();
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await page.getByText('Online').waitFor();
  }
  const { page } = mira;
  await page.getByRole('tab', { name: 'Bogen', exact: true }).waitFor();
  await nowOf(page).locator('.now-card').first().waitFor();
  // What was lost in the fight may come first; a card with a chance is a roll.
  await nowOf(page).locator('.now-card', { hasText: '%' }).first().waitFor();
  await tabIn(page, '[data-part="now"] .now-card', '%');
  await page.keyboard.press('Enter');
  await settle(mira, gm);
  await everybodySees([mira, gm], /Mira/i);
  await judgeAccess(gm.page, 'the desk');
  expect([...gm.troubles, ...mira.troubles]).toEqual([]);
  await Promise.all([gm.close(), mira.close()]);
}

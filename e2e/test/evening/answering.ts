import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, type Person, putAway, resultOf } from '../table-driver.ts';
import { judgeMoment, judgeQuestion } from './judgement.ts';
import { type Evening, everybody, FIGURES, stepOf } from './play.ts';

/** Presses a button as a finger does, or by keys alone. */
export async function push(button: Locator, by: 'touch' | 'keys'): Promise<void> {
  if (by === 'touch') return button.click();
  await button.focus();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await button.page().keyboard.press('Enter');
}

const verdictOf = (page: Page): Locator => resultOf(page).locator('.verdict-line').first();

const PATIENCE_MS = 10_000;
const LOOK_MS = 50;

/** Looks at all of them in turn. A `waitFor` for each would go on looking for those that never come. */
async function somethingShows(places: readonly Locator[]): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await setTimeout(LOOK_MS))
    for (const place of places) if (await place.isVisible()) return;
  throw new Error(`none of these came: ${places.join(', ')}`);
}

/** Answers with what the page suggests until nothing waits for anybody: on the phone by touch, at the desks by keys. */
export async function settle(evening: Evening, settledOn = verdictOf): Promise<void> {
  const people = everybody(evening);
  for (let answers = 0; answers < 60; answers += 1) {
    await somethingShows(people.flatMap(({ page }) => [stepOf(page), settledOn(page)]));
    const waiting: Person[] = [];
    for (const one of people) if (await stepOf(one.page).isVisible()) waiting.push(one);
    const [who] = waiting;
    if (who === undefined) return;
    await judgeMoment(who.page, 'a question');
    await judgeQuestion(who.page, FIGURES, evening.play.against);
    await answerOnce(who, who === evening.mira ? 'touch' : 'keys');
  }
  throw new Error('sixty answers, and still a question');
}

/** Answers what waits for somebody, once. */
async function answerOnce(person: Person, by: 'touch' | 'keys'): Promise<void> {
  const step = await stepOf(person.page).getAttribute('data-step');
  await answerUsual(person, by);
  await person.page.locator(`[data-step="${step}"]`).waitFor({ state: 'detached' });
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

/** Takes what the page suggests as often as it asks. */
export async function takeAll(person: Person, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await stepOf(person.page).waitFor();
    await answerOnce(person, 'touch');
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

import { availableParallelism, loadavg } from 'node:os';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../axe.ts';
import { type RunAbout, seenBy } from './watch.ts';

const MOST_MS = 400;
/** A machine with n times as much to do as it has cores takes n times as long. */
const mostMs = (): number => MOST_MS * Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());
const MOST_TAPS = 5;
/** A folded sheet on a phone of 390 pixels. */
const LONGEST_SHEET = 2_400;

/** Every roll's result, with verdict and dice, was in view in time; and no window opened by itself. */
export async function judgeSeat(page: Page, who: string): Promise<void> {
  const { results, unasked } = await seenBy(page);
  const most = mostMs();
  const late = Object.entries(results).filter(([, ms]) => ms < 0 || ms > most);
  expect(late, `${who}: results out of view, or late by so many milliseconds`).toEqual([]);
  expect(Object.keys(results).length, `${who}: results that were judged`).toBeGreaterThan(0);
  expect(unasked, `${who}: windows that nobody here opened`).toEqual([]);
}

export async function judgeTaps(page: Page, before: number): Promise<void> {
  const { taps } = await seenBy(page);
  expect(taps - before, 'taps to the first settled check').toBeLessThanOrEqual(MOST_TAPS);
}

export async function judgeLength(page: Page): Promise<void> {
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length, 'the folded sheet').toBeLessThanOrEqual(LONGEST_SHEET);
}

/** Whether somebody sees all of it without scrolling. */
export const isInView = (box: Locator): Promise<boolean> =>
  box.evaluate((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });

/**
 * Buttons need no word where they show what they are; then they have a name that says it. A die is its number, a segment
 * and a cell are their place, and − and + stand on both sides of what they change.
 */
const SHOWN = [
  ...['.pick-die', '.option:has(.option-dice)', '[data-segment]', '[role="gridcell"]'],
  ...['.track-step', '.step-buttons > button', '[slot="decrement"]', '[slot="increment"]'],
].join(', ');

/** Buttons that say nothing: a text without a letter, or no name at all. */
const mute = (page: Page): Promise<readonly string[]> =>
  page.locator(':is(button, [role="button"]):visible').evaluateAll((all, shown) => {
    return all.flatMap((one) => {
      const text = one instanceof HTMLElement ? one.innerText.trim() : '';
      const said = one.matches(shown) ? (one.getAttribute('aria-label') ?? text) : text;
      return /\p{L}/u.test(said) ? [] : [`${text} ${one.outerHTML.slice(0, 160)}`];
    });
  }, SHOWN);

/** What holds at every moment of an evening. */
export async function judgeMoment(page: Page, when: string): Promise<void> {
  expect(await mute(page), `${when}: buttons without a word`).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${when}: wider than the screen`,
  ).toBeLessThanOrEqual(0);
}

/** Actions about everybody at once. */
const BEGINS = /\/(start-combat|start-rounds|initiative|end-turn)$/;

/** What must be reached, as the inputs of the four systems call it. */
const goalIn = ({ input }: RunAbout): unknown => input['tn'] ?? input['difficulty'] ?? input['minimum'];

/**
 * A question says whom it is about, what they do, and against which goal where there is one: a number that was set, or
 * what the opponent has (`against`, by action).
 */
export async function judgeQuestion(
  page: Page,
  figures: RegExp,
  against: Readonly<Record<string, RegExp>>,
): Promise<void> {
  const { runs } = await seenBy(page);
  const cards = page.locator(':is([data-part="decision"], [data-part="inbox"]) [data-step]');
  for (const card of await cards.all()) {
    const title = await card.locator('h2').innerText();
    expect(title, 'a question without a matter').toMatch(/\p{L}.* · .*\p{L}/u);
    const [run = ''] = ((await card.getAttribute('data-step')) ?? '').split(' ');
    const of = runs[run];
    // Where all decide at once each question has its own name; who begins is asked by naming them all.
    const places = BEGINS.test(of?.action ?? '') ? '.decision' : 'h2, .decision-by, .hand-name';
    const about = await card.locator(places).allInnerTexts();
    expect(about.join('\n'), 'a question without a figure').toMatch(figures);
    if (of === undefined) continue;
    const goal = goalIn(of);
    if (typeof goal === 'number') expect(title, 'a question without its goal').toContain(` ${goal}`);
    expect(title, 'a question without its goal').toMatch(against[of.action] ?? /./);
  }
}

export async function judgeAccess(page: Page, when: string): Promise<void> {
  expect(await violations(page), when).toEqual([]);
}

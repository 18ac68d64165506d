import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';

/** Sixty to a second: as many as 400 ms have. A busy machine draws them more slowly, but not more of them. */
const MOST_FRAMES = 24;

interface Watch {
  /** Taps and clicks of a person, not of a script. */
  taps: number;
  /** How many frames it took from the table's answer to a result in view, for each that came. */
  readonly frames: number[];
}

/** Counts taps, and the frames from what the table says is settled to a verdict on the screen. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watch = { taps: 0, frames: [] };
    Object.assign(window, { judged: seen });
    addEventListener('click', ({ isTrusted }) => (seen.taps += isTrusted ? 1 : 0), true);
    const Plain = window.WebSocket;
    const shows = () => {
      const line = document.querySelector('[data-part="result"] :is(.verdict-line, .result-told)');
      const box = line?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    };
    const count = () => {
      let frames = 0;
      const look = () => {
        frames += 1;
        if (shows() || frames > 600) seen.frames.push(frames);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.WebSocket = class extends Plain {
      constructor(...args: ConstructorParameters<typeof Plain>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          const message = String(data);
          // Not what happened before we came.
          if (!message.startsWith('{"kind":"events"')) return;
          if (message.includes('"kind":"runFinished"') && /"faces"|"tape":\[\[/.test(message)) count();
        });
      }
    };
  });
}

const watched = (page: Page): Promise<Watch> =>
  page.evaluate(() => (window as unknown as { judged: Watch }).judged);

export const tapsOf = async (page: Page): Promise<number> => (await watched(page)).taps;

/** Every result was there in time. */
export async function judgeSpeed(page: Page): Promise<number> {
  const { frames } = await watched(page);
  expect(frames.filter((one) => one > MOST_FRAMES)).toEqual([]);
  return frames.length;
}

/** Whether somebody sees all of it without scrolling. */
export const isInView = (box: Locator): Promise<boolean> =>
  box.evaluate((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });

/** Buttons that say nothing: a text without a letter, or a picture without a name. */
const mute = (page: Page): Promise<readonly string[]> =>
  page.locator('button:visible').evaluateAll((all) =>
    all.flatMap((one) => {
      const text = one instanceof HTMLElement ? one.innerText.trim() : '';
      const said = text === '' ? (one.getAttribute('aria-label') ?? '') : text;
      // A die is its number: it is tapped as what it shows, and named in full.
      const isDie =
        one.matches('.pick-die, [data-segment], [role="gridcell"]') ||
        one.querySelector('.option-dice') !== null;
      return isDie || /\p{L}/u.test(said) ? [] : [`${text} ${one.outerHTML.slice(0, 100)}`];
    }),
  );

/** What holds at every moment of an evening. */
export async function judgeMoment(page: Page, when: string): Promise<void> {
  expect(await mute(page), `${when}: buttons without a word`).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${when}: wider than the screen`,
  ).toBeLessThanOrEqual(0);
}

/** A question says whom it is about, what they do, and against which goal where there is one. */
export async function judgeQuestion(page: Page, figures: RegExp): Promise<void> {
  const cards = page.locator(':is([data-part="decision"], [data-part="inbox"]) [data-step]');
  for (const card of await cards.all()) {
    const title = await card.locator('h2').innerText();
    expect(title, 'a question without a matter').toMatch(/\p{L}.* · .*\p{L}/u);
    // Where all decide at once each question has its own name.
    const about = await card.locator('h2, .decision-by, .hand-name').allInnerTexts();
    expect(about.join('\n'), 'a question without a figure').toMatch(figures);
  }
}

export async function judgeAccess(page: Page, when: string): Promise<void> {
  expect(await violations(page), when).toEqual([]);
}

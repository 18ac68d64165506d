import type { Page } from 'playwright-core';
import { IN_FIREFOX } from './browser.ts';

/** What has the keyboard now, as a screen reader would name it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return '';
    const name =
      element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent;
    return (name ?? '').trim();
  });

/**
 * Behind the last place Tab leads into the bars of the browser. A person tabs on from there; keys of WebDriver BiDi go to
 * the page, which then has lost the keyboard for good. So in Firefox the step from the last place to the first is made here.
 */
async function pressTab(page: Page): Promise<void> {
  const isRound = IN_FIREFOX && (await page.evaluate(goRound));
  if (!isRound) await page.keyboard.press('Tab');
}

/** Runs in the page. */
function goRound(): boolean {
  const PLACES = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const places = [...document.querySelectorAll<HTMLElement>(PLACES)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.closest('[inert]') === null &&
      one.checkVisibility(),
  );
  const [first] = places;
  if (first === undefined || document.activeElement !== places.at(-1)) return false;
  first.focus();
  return true;
}

export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    if (name.test(await focused(page))) return;
    await pressTab(page);
  }
  throw new Error(`Tab never reached ${name}`);
}

/** Tab after Tab until something of this kind, with this in its text, has the keyboard. */
export async function tabIn(page: Page, selector: string, text = ''): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    const isThere = await page.evaluate(
      ([wanted, part]) => {
        const one = document.activeElement;
        return one?.matches(wanted ?? '') && (one.textContent ?? '').includes(part ?? '');
      },
      [selector, text],
    );
    if (isThere) return;
    await pressTab(page);
  }
  throw new Error(`Tab never reached ${selector}`);
}

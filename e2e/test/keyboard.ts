import type { Page } from 'playwright-core';

/** What has the keyboard now, as a screen reader would name it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return '';
    const name =
      element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent;
    return (name ?? '').trim();
  });

export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
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
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${selector}`);
}

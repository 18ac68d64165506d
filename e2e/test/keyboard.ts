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

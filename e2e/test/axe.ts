import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** No page has frames, so one run in the page itself sees everything; and only violations are asked for. Both save time. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });

/** What is seriously wrong with a page for those who cannot see it or use a mouse. */
export async function violations(page: Page): Promise<readonly string[]> {
  return serious(await axe(page).analyze());
}

/** The same in every theme. They differ in colours alone, so after the first only contrast is looked at again. */
export async function violationsInAllThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark', 'contrast']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    const all = axe(page);
    const seen = await (theme === 'light'
      ? all
      : all.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze();
    found.push(...serious(seen).map((line) => `${theme}: ${line}`));
  }
  return found;
}

function serious({ violations: found }: Awaited<ReturnType<AxeBuilder['analyze']>>): readonly string[] {
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What is seriously wrong with a page for those who cannot see it or use a mouse. */
export async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Found {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}
interface Axe {
  run(within: Document, options: object): Promise<{ readonly violations: readonly Found[] }>;
}

/** Axe as its package for Playwright brings it along. */
const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Rules whose violations are never serious, and so are not looked for: some of them take longest. */
const NEVER_SERIOUS = [
  ...['region', 'heading-order', 'page-has-heading-one', 'skip-link', 'scope-attr-valid', 'meta-viewport'],
  ...['landmark-banner-is-top-level', 'landmark-complementary-is-top-level', 'landmark-main-is-top-level'],
  ...['landmark-contentinfo-is-top-level', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-main'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-one-main', 'landmark-unique', 'image-redundant-alt'],
  ...['form-field-multiple-labels', 'html-xml-lang-mismatch', 'empty-heading', 'empty-table-header'],
  ...['aria-allowed-role', 'aria-deprecated-role', 'meta-viewport-large', 'presentation-role-conflict'],
];

/** What differs between themes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is seriously wrong with a page for those who cannot see it or use a mouse. */
export const violations = (page: Page): Promise<readonly string[]> =>
  serious(page, { rules: Object.fromEntries(NEVER_SERIOUS.map((rule) => [rule, { enabled: false }])) });

/** The same in every theme. They differ in colours alone, so after the first only contrast is looked at again. */
export async function violationsInAllThemes(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const choose = (theme: string) =>
    page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
  for (const theme of ['light', 'dark', 'contrast']) {
    await choose(theme);
    const seen = await (theme === 'light' ? violations(page) : serious(page, { runOnly: COLOURS }));
    found.push(...seen.map((line) => `${theme}: ${line}`));
  }
  await choose('light');
  return found;
}

/** No page has frames, so one run in the page itself sees everything. A page is given its axe once. */
async function serious(page: Page, options: object): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (wanted) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations: found } = await axe.run(document, { resultTypes: ['violations'], ...wanted });
      return found
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    { selectors: false, ...options },
  );
}

import { type Browser, type BrowserContextOptions, chromium, firefox, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, ensureChromium, ensureFirefox } from '../../scripts/browser.mjs';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 860 };

/** Nothing on these pages takes longer, even on a machine with other things to do. */
const PATIENCE_MS = 10_000;

/** `npm run test:firefox` plays the same evenings in the other engine, over WebDriver BiDi. */
const IN_FIREFOX = process.env['TAFELRUNDE_BROWSER'] === 'firefox';

export async function openBrowser(): Promise<Browser> {
  if (IN_FIREFOX) return firefox.launch({ executablePath: ensureFirefox(), channel: 'moz-firefox' });
  return chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
}

/** A page that keeps what went wrong in it, and everything it asked of anybody but our server. */
export interface WatchedPage {
  readonly page: Page;
  readonly troubles: string[];
  close(): Promise<void>;
}

export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: DESK,
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('request', (request) => {
    // A picture that the page itself holds is asked of nobody.
    const asked = request.url().replace(/^blob:/, '');
    if (!asked.startsWith(new URL(url).origin)) troubles.push(`asked ${request.url()}`);
  });
  await page.goto(url);
  return { page, troubles, close: () => context.close() };
}

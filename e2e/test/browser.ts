import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  firefox,
  type Locator,
  type Page,
} from 'playwright-core';
import { TestRunner } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium, ensureFirefox } from '../../scripts/browser.mjs';
import { follow, letGo, type Recent, tellAll } from './telling.ts';

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 860 };

/** Nothing on these pages takes longer, even on a machine with other things to do. */
const PATIENCE_MS = 10_000;

/** `npm run test:firefox` plays the same evenings in the other engine, over WebDriver BiDi. */
export const IN_FIREFOX = process.env['TAFELRUNDE_BROWSER'] === 'firefox';

/** Writes into a field. Over WebDriver BiDi `fill` sets the value behind React's back; there the keys are pressed. */
export async function write(field: Locator, text: string): Promise<void> {
  if (!IN_FIREFOX) return field.fill(text);
  await field.focus();
  const { keyboard } = field.page();
  await keyboard.press('Control+A');
  await keyboard.type(text);
}

/** Everything that comes over a page's sockets. WebDriver BiDi does not tell of them; there the page itself does. */
export async function listenToWire(page: Page, wire: string[]): Promise<void> {
  if (!IN_FIREFOX) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => wire.push(String(payload)));
    });
    return;
  }
  await page.exposeFunction('heardOnTheWire', (frame: string) => wire.push(frame));
  await page.addInitScript(() => {
    const told = window as unknown as { heardOnTheWire: (frame: string) => void };
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...args: ConstructorParameters<typeof Plain>) {
        super(...args);
        this.addEventListener('message', ({ data }) => told.heardOnTheWire(String(data)));
      }
    };
  });
}

let shared: Browser | undefined;

/** One for all files that a worker runs: starting a browser takes longer than many a test. It ends with the worker. */
export async function openBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launch();
  return shared;
}

/** What a file leaves open. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(ownBrowsers.splice(0).map((own) => own.close()));
  const idle = new Set([...idlePages.values()].flat().map((page) => page.context()));
  await Promise.all(
    browser
      .contexts()
      .filter((context) => !idle.has(context))
      .map((context) => context.close()),
  );
}

async function launch(): Promise<Browser> {
  if (IN_FIREFOX) return firefox.launch({ executablePath: ensureFirefox(), channel: 'moz-firefox' });
  return chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
}

/** A page that keeps what went wrong in it, and everything it asked of anybody but our server. */
export interface WatchedPage {
  readonly page: Page;
  readonly troubles: string[];
  close(): Promise<void>;
}

/** Pages that nobody uses now, by the options they were opened with. Opened anew, each would cost a process and its scripts. */
const idlePages = new Map<string, Page[]>();

/** Opens an address for somebody who has never been there. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => unknown = () => {},
): Promise<WatchedPage> {
  if (IN_FIREFOX) return openFreshPage(browser, url, options, prepare);
  const key = JSON.stringify(options);
  const page = idlePages.get(key)?.pop() ?? (await newPage(browser, options));
  await page.setViewportSize(options.viewport ?? DESK);
  prepare(page);
  const recent = follow(page);
  const troubles = await visit(page, url);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await leave(recent);
    await forget(page, new URL(url).origin);
    idlePages.set(key, [...(idlePages.get(key) ?? []), page]);
  };
  return { page, troubles, close };
}

/** The same in a context of its own: for scripts that run before the page's, what a first visit loads, and no network. */
export async function openFreshPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  prepare: (page: Page) => unknown = () => {},
): Promise<WatchedPage> {
  // Only one window of a Firefox has the keyboard: whoever sits at a table there has a Firefox of their own.
  const own = IN_FIREFOX ? await launch() : undefined;
  const page = await newPage(own ?? browser, options);
  if (own !== undefined) ownBrowsers.push(own);
  await prepare(page);
  const recent = follow(page);
  const troubles = await visit(page, url);
  const close = async () => {
    await leave(recent);
    await (own ?? page.context()).close();
  };
  return { page, troubles, close };
}

/** A page is closed. If it is because its test has failed, it says first what it saw. */
async function leave(recent: Recent): Promise<void> {
  const test = TestRunner.getCurrentTest();
  if (test?.result?.state === 'fail') await tellAll(test.name);
  letGo(recent);
}

/** The Firefoxes that were started for one page each. */
const ownBrowsers: Browser[] = [];

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    locale: 'de-DE',
    viewport: DESK,
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Goes there, and keeps what goes wrong from then on. */
async function visit(page: Page, url: string): Promise<string[]> {
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
  return troubles;
}

/** Nothing of the last visit is left: neither what was kept, nor where one has been. */
async function forget(page: Page, origin: string): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
  page.removeAllListeners();
  await page.unrouteAll();
  await page.emulateMedia({ media: null });
  if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  const wire = await page.context().newCDPSession(page);
  await wire.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await wire.send('Page.resetNavigationHistory');
  await wire.detach();
}

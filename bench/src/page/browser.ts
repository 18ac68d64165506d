import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ROOT } from '../root.ts';
import { startProgram } from './program.ts';

/** Scripts that the browser tests use too. They stay outside of the bundle: what is the main program there would think so here. */
const script = (name: string): Promise<unknown> =>
  import(pathToFileURL(join(ROOT, 'scripts', name)).href) as Promise<unknown>;

/** What `scripts/browser.mjs` hands out. */
interface Browsers {
  readonly CHROMIUM_ARGS: readonly string[];
  ensureChromium(): Promise<string>;
}

/** A seat at a table, and an action of a system. */
interface Place {
  readonly name: string;
}
interface Act {
  readonly action: string;
  readonly input: object;
}

/** What `scripts/staging.mjs` hands out. */
export interface Staging {
  readonly STAGES: Readonly<
    Record<string, { create(name: string): Act; enemy(name: string, id: string): Act }>
  >;
  openTable(
    url: string,
    system: string,
    names: readonly string[],
  ): Promise<{ readonly gm: Place; readonly players: readonly Place[]; readonly invitation: string }>;
  doAll(page: Page, place: Place, commands: readonly object[]): Promise<void>;
  acting(act: Act): object;
  seatAddress(url: string, place: Place): string;
}

export const staging = (): Promise<Staging> => script('staging.mjs') as Promise<Staging>;

/** Measures something in a real browser against the built program. */
export async function inBrowser<T>(measured: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  const { CHROMIUM_ARGS, ensureChromium } = (await script('browser.mjs')) as Browsers;
  const server = await startProgram();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    return await measured(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

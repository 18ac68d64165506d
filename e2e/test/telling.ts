import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Request } from 'playwright-core';

/** Where pictures of failed tests lie, beside the reports. */
const REPORTS = fileURLToPath(new URL('../../.cache/reports', import.meta.url));
const MOST_LINES = 25;
const MOST_TEXT = 1_500;

/** What a page did lately, to be told if a test fails. */
export interface Recent {
  readonly page: Page;
  readonly lines: string[];
}

/** Pages that somebody uses now. */
const open = new Set<Recent>();
let pictures = 0;

/** Keeps the last requests and messages of a page until it is let go. */
export function follow(page: Page): Recent {
  const recent: Recent = { page, lines: [] };
  const began = Date.now();
  const note = (line: string): void => {
    recent.lines.push(`${Date.now() - began} ms ${line.slice(0, 200)}`);
    if (recent.lines.length > MOST_LINES) recent.lines.shift();
  };
  const path = (request: Request): string => `${request.method()} ${request.url()}`;
  page.on('request', (request) => note(`asks ${path(request)}`));
  page.on('requestfinished', (request) => note(`has ${path(request)}`));
  page.on('requestfailed', (request) => note(`lost ${path(request)}: ${request.failure()?.errorText}`));
  page.on('console', (message) => note(`says ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`throws ${error}`));
  page.on('crash', () => note('crashed'));
  page.on('framenavigated', (frame) => note(`is at ${frame.url()}`));
  page.on('worker', (worker) => {
    note(`starts worker ${worker.url()}`);
    worker.on('close', () => note(`ends worker ${worker.url()}`));
  });
  open.add(recent);
  return recent;
}

export const letGo = (recent: Recent): void => void open.delete(recent);

/** Prints what all open pages show and did last, and takes their pictures: whoever reads the log later has nothing else. */
export async function tellAll(test: string): Promise<void> {
  const seen = [...open];
  open.clear();
  for (const { page, lines } of seen) await tell(test, page, lines).catch(() => undefined);
}

async function tell(test: string, page: Page, lines: readonly string[]): Promise<void> {
  if (page.isClosed()) return;
  pictures += 1;
  mkdirSync(REPORTS, { recursive: true });
  const picture = join(
    REPORTS,
    `${test.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60)}-${process.pid}-${pictures}.png`,
  );
  const shown = await Promise.race([
    page.evaluate(() => document.body.innerText),
    new Promise<string>((resolve) => setTimeout(resolve, 3_000, 'the page does not answer')),
  ]).catch(String);
  await page.screenshot({ path: picture, timeout: 3_000 }).catch(() => undefined);
  console.log(
    [
      `=== ${test}: ${page.url()} (${picture})`,
      shown.replace(/\s*\n\s*/g, ' | ').slice(0, MOST_TEXT),
      ...lines,
    ].join('\n'),
  );
}

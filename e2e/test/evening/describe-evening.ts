import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { closePages, openBrowser } from '../browser.ts';
import { type Server, startWithFixedDice } from '../server.ts';
import { arriveByKeys, arriveByTouch, sitDown } from './arriving.ts';
import { fight } from './fighting.ts';
import type { Evening, Play } from './play.ts';
import { levelUp, secondEvening } from './returning.ts';

/** A whole evening of a system, judged at every moment; between the fight and the level-up there is room for more. */
export function describeEvening(
  play: Play,
  more: (evening: Evening) => Promise<void> = async () => {},
): void {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startWithFixedDice(play.dice), openBrowser()]);
  });
  afterAll(async () => {
    await closePages(browser);
    await server.stop();
  });

  test(`an evening of ${play.system}: sitting down, a check, a fight to its end, a level-up, and the next evening`, async () => {
    const evening = await sitDown(browser, server.url, play);
    await arriveByTouch(evening);
    await arriveByKeys(evening);
    await fight(evening);
    await more(evening);
    await levelUp(evening);
    await secondEvening(evening);
  });
}

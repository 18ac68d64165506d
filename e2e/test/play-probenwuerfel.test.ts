import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { arrive, fight, levelUp, type Play, secondEvening } from './evening.ts';
import { type Server, startProgram } from './server.ts';
import { answer } from './table-driver.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startProgram(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const play: Play = {
  system: 'Probenwürfel',
  template: 'Kundschafterin',
  foe: 'Wache',
  bring: (page) => page.getByRole('button', { name: 'Wache hinzufügen' }).click(),
  house: { 'module.attackVsRK': true },
  attack: /gegen Wache/,
  hurts: /^Eins weniger: Lebenspunkte von Wache/,
  rise: async ({ page }, award, figure) => {
    await award({ action: 'probenwuerfel/level-up', input: { figure } });
    await answer(page, 'Sprinten');
    for (let i = 0; i < 2; i += 1) await answer(page, 'Später entscheiden');
  },
  risen: /Levelaufstieg/,
};

test('an evening of Probenwürfel: sitting down, a check, a fight to its end, a level-up, and the next evening by keys', async () => {
  const evening = await arrive(browser, server.url, play);
  await fight(evening, play);
  await levelUp(evening, play);
  await secondEvening(evening);
});
